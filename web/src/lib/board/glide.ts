/** The board's picture moves to where the camera looks now: a transform, so that nothing is drawn. */

import type { Camera } from './camera.svelte';
import { move } from './motion';

const EASE_OUT = 'cubic-bezier(0.215, 0.61, 0.355, 1)';

/** For the board's picture, which shows the camera's view. */
export function glide(camera: Camera) {
  return (picture: SVGElement) => {
    const { motion, view } = camera;
    if (!motion) return;
    const scale = view.width / motion.from.width;
    const perUnit = camera.width / motion.from.width;
    const [x, y] = [(view.x - motion.from.x) * perUnit, (view.y - motion.from.y) * perUnit];
    const from = `translate(${x}px, ${y}px) scale(${scale})`;
    return move(picture, from, 'none', motion.lasts, EASE_OUT).stop;
  };
}
