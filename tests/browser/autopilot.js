/* Plays a seat through the page: taps what is lit and confirms, as a person in a hurry would.
   Answers with the number of choices it has made. */
function autopilot(seed, most) {
  let state = seed;
  const random = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  const one = (found) => found[Math.floor(random() * found.length)];
  const rest = () => new Promise((done) => setTimeout(done, 4));
  const over = () => document.querySelector('[data-end], [data-skip]');
  const tap = (element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

  return (async () => {
    let made = 0;
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
    return made;
  })();
}
