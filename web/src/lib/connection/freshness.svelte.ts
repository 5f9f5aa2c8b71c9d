/**
 * A page that was open before the server was updated: it loads itself anew while nobody is using
 * it, or offers to, and never in the middle of a choice.
 */

/** The version that these pages were built with. */
export const BUILT = __PANTHEON_VERSION__;
/** How long nobody must have touched the page before it loads itself anew. */
export const IDLE_MS = 60_000;
const TRIED = 'pantheon-reloaded-for';

/** What happens on a page that somebody uses. */
const USED = ['pointerdown', 'keydown'];

type Reload = () => void;

export class Freshness {
  /** The server's version, once it is another than these pages'. */
  newer = $state('');
  #unfinished = $state.raw<readonly (() => boolean)[]>([]);
  #timer = 0;
  #reload: Reload;

  /** Whether something on the page would be lost. */
  busy = $derived(this.#unfinished.some((unfinished) => unfinished()));
  /** Whether to offer a reload now. */
  offered = $derived(this.newer !== '' && !this.busy);

  constructor(reload: Reload = () => location.reload()) {
    this.#reload = reload;
  }

  /** The server has told its version. */
  welcomed(version: string): void {
    if (!version || version === BUILT || this.newer) return;
    this.newer = version;
    // A server that still has the older pages would make the page load itself for ever.
    if (sessionStorage.getItem(TRIED) === version) return;
    for (const event of USED) addEventListener(event, this.#wait);
    document.addEventListener('visibilitychange', this.#whenHidden);
    this.#wait();
    this.#whenHidden();
  }

  /** Ask `unfinished` before loading anew whether something would be lost. */
  guard(unfinished: () => boolean): () => void {
    this.#unfinished = [...this.#unfinished, unfinished];
    return () => (this.#unfinished = this.#unfinished.filter((each) => each !== unfinished));
  }

  /** Load the page anew, as its user asked. */
  reload(): void {
    this.stop();
    sessionStorage.setItem(TRIED, this.newer);
    this.#reload();
  }

  /** No longer watch whether anybody uses the page. */
  stop(): void {
    clearTimeout(this.#timer);
    for (const event of USED) removeEventListener(event, this.#wait);
    document.removeEventListener('visibilitychange', this.#whenHidden);
  }

  #wait = (): void => {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.#whenIdle, IDLE_MS);
  };

  #whenIdle = (): void => {
    if (this.busy || isTyping()) this.#wait();
    else this.reload();
  };

  #whenHidden = (): void => {
    if (document.hidden && !this.busy && !isTyping()) this.reload();
  };
}

/** Whether a field has something in it that was not sent. */
function isTyping(): boolean {
  const field = document.activeElement as { value?: unknown } | null;
  return typeof field?.value === 'string' && field.value !== '';
}

export const freshness = new Freshness();
