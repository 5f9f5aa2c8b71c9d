/** Whether the page has the phone layout or the desktop layout. */

import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from '@/design/breakpoints';

export const narrow = new MediaQuery(BREAKPOINTS.narrow);
