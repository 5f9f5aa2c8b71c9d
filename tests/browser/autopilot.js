/* Plays a seat through the page: taps what is lit and confirms, as a person in a hurry would.
   Answers with the number of choices it has made. It does not look at the board, which need
   not be painted meanwhile: without a graphics card that would take most of the time. */
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
