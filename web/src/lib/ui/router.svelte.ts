/** Which page the address names, and going to another without reloading. */

export interface Route {
  page: string;
  name: string;
}

function routeOf(path: string): Route {
  const [page = '', name = ''] = path.split('/').filter(Boolean);
  return { page, name: decodeURIComponent(name) };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => this.#arrive());
  }

  go(path: string): void {
    if (path === location.pathname + location.search) return;
    history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.route = routeOf(location.pathname);
  }
}

export const router = new Router();

/** For links inside the page: `<a href="/history" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
