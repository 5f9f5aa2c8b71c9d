/** The two directions of the WebSocket, as types made from the server's own structs. */

import type { Messages } from '@/generated/messages';

export type ClientMessage = Messages['asks'];
export type ServerMessage = Messages['tells'];
