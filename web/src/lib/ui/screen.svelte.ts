/** Whether the page has the phone layout or the desktop layout. */

import { BREAKPOINTS } from '@/design/breakpoints';

/** Every place on the board asks; so it is one signal that costs nothing to read. */
class Narrow {
  current = $state(false);

  constructor(query: MediaQueryList) {
    this.current = query.matches;
    query.addEventListener('change', () => (this.current = query.matches));
  }
}

export const narrow = new Narrow(window.matchMedia(BREAKPOINTS.narrow));
