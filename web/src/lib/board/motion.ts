/** Motions over the page that cost little: the browser moves a picture, the page only ends it. */

/** Browsers draw every frame shortly before an animation ends; so it goes on, at rest. */
const REST_MS = 1000;

interface Course {
  lasts: number;
  easing: string;
  delay?: number;
}

/** Move an element from one transform to another; resolves when it is there. */
export async function move(
  element: Element,
  from: string,
  to: string,
  { lasts, easing, delay = 0 }: Course,
  stop?: AbortSignal,
): Promise<void> {
  const duration = delay + lasts + REST_MS;
  const animation = element.animate(
    [
      { transform: from },
      { transform: from, offset: delay / duration, easing },
      { transform: to, offset: (delay + lasts) / duration },
      { transform: to },
    ],
    { duration },
  );
  stop?.addEventListener('abort', () => animation.cancel());
  await animation.ready.catch(() => {});
  await new Promise((done) => setTimeout(done, delay + lasts));
  animation.cancel();
}
