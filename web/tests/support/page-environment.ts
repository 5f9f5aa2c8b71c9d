/**
 * Svelte's runes as they run in a browser, without a browser: sources are compiled for the
 * client, and the little of a page that they touch at import is here.
 */

import type { Environment } from 'vitest/runtime';

class MediaQueryStub extends EventTarget {
  readonly matches = false;
}

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global) {
    const events = new EventTarget();
    const page = {
      window: global,
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
      location: { protocol: 'http:', host: 'pantheon.test', pathname: '/', search: '' },
      navigator: { language: 'en' },
      matchMedia: () => new MediaQueryStub(),
      document: Object.assign(new EventTarget(), {
        hidden: false,
        documentElement: {},
        querySelector: () => null,
        querySelectorAll: () => [],
        activeElement: null,
      }),
    };
    for (const [name, value] of Object.entries(page)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return { teardown() {} };
  },
} satisfies Environment;
