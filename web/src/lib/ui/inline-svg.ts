/** A drawing put into the page itself, so that it takes the page's colours. */

import { api } from '@/lib/connection/api';

const fetched = new Map<string, Promise<string>>();

/** For an element: `{@attach inlined(path, { viewBox: '…' })}`. */
export function inlined(path: string, attributes: Record<string, string>) {
  return (element: Element) => {
    let source = fetched.get(path);
    if (!source) fetched.set(path, (source = api.sprite(path)));
    void source.then((svg) => {
      const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value);
      drawn.removeAttribute('role');
      drawn.removeAttribute('aria-label');
      drawn.setAttribute('aria-hidden', 'true');
      element.querySelector(':scope > svg')?.remove();
      element.append(document.importNode(drawn, true));
    });
  };
}
