/** A button that repeats its step while it is held down. */

const FIRST_MS = 400;
const NEXT_MS = 90;

/** An attachment: `step` runs once for a click or a key, again and again while held. */
export function repeating(step: () => void): (button: HTMLElement) => () => void {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let repeated = false;

    function again(): void {
      repeated = true;
      step();
      timer = setTimeout(again, NEXT_MS);
    }
    function press(event: PointerEvent): void {
      if (event.button !== 0) return;
      stop();
      repeated = false;
      timer = setTimeout(again, FIRST_MS);
    }
    const stop = () => clearTimeout(timer);
    /** The click that ends a long press is no further step. */
    function click(): void {
      stop();
      if (!repeated) step();
      repeated = false;
    }

    button.addEventListener('pointerdown', press);
    button.addEventListener('click', click);
    for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const)
      button.addEventListener(end, stop);
    return () => {
      stop();
      button.removeEventListener('pointerdown', press);
      button.removeEventListener('click', click);
      for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const)
        button.removeEventListener(end, stop);
    };
  };
}
