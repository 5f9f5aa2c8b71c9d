/** A drawing put into the page itself, so that it takes the page's colours. */

import { api } from '@/lib/connection/api';

const kept = new Map<string, Promise<string>>();

export function inlined(path: string, attributes: Record<string, string>) {
  return (element: Element) => {
    let coming = kept.get(path);
    if (!coming) kept.set(path, (coming = api.sprite(path)));
    void coming.then((source) => {
      const drawn = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
      for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value);
      drawn.removeAttribute('role');
      drawn.removeAttribute('aria-label');
      drawn.setAttribute('aria-hidden', 'true');
      element.querySelector(':scope > svg')?.remove();
      element.append(document.importNode(drawn, true));
    });
  };
}
