/** The two directions of the WebSocket, as types made from the server's own structs. */

import type { Messages } from '@/generated/messages';

export type ClientMessage = Messages['requests'];
export type ServerMessage = Messages['responses'];
