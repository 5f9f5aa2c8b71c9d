/** Whether the page is laid out for a phone or for a desk. */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 1023px)');
