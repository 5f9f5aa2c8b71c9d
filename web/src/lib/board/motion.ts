/** Motions over the page that cost little: the browser moves a picture, the page only ends it. */

/** Browsers draw every frame shortly before an animation ends; so it goes on, at rest. */
const REST_MS = 1000;

/** Move an element from one transform to another. */
export function move(
  element: Element,
  from: string,
  to: string,
  lasts: number,
  easing: string,
  delay = 0,
): { arrived: Promise<void>; stop: () => void } {
  const ends = delay + lasts;
  const duration = ends + REST_MS;
  const animation = element.animate(
    [
      { transform: from },
      { transform: from, offset: delay / duration, easing },
      { transform: to, offset: ends / duration },
      { transform: to },
    ],
    { duration },
  );
  const stop = () => animation.cancel();
  const rest = () => new Promise<unknown>((done) => setTimeout(done, ends));
  return { arrived: animation.ready.then(rest).then(stop, stop), stop };
}
