/* Plays a seat through the page: taps something lit and confirms, as fast as possible.
   Returns the number of choices made. The board is hidden meanwhile, because painting it
   without a graphics card would take most of the time. */
function autopilot(seed, most) {
  let state = seed;
  const random = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  const one = (found) => found[Math.floor(random() * found.length)];
  const rest = () => new Promise((done) => setTimeout(done, 12));
  const over = () => document.querySelector('[data-end], [data-skip]');
  const tap = (element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

  const unpainted = document.createElement('style');
  unpainted.textContent = '.window > svg { visibility: hidden }';

  return (async () => {
    let made = 0;
    document.head.append(unpainted);
    while (!over() && made < most) {
      const confirm = document.querySelector('[data-confirm]');
      const lit = [...document.querySelectorAll('[data-lit]')];
      if (confirm) {
        tap(confirm);
        made += 1;
      } else if (lit.length) {
        tap(one(lit));
      }
      await rest();
    }
    unpainted.remove();
    return made;
  })();
}
