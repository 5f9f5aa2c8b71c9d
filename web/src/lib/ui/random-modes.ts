/** The modes of a game, such as the two sides of a token, drawn at random. Pure. */

import type { Declared, Pick, Switch } from '@/generated/messages';

type Mode = Declared & { knob: Switch | Pick };

/** The options that the game calls modes. */
export function modesOf(options: readonly Declared[]): Mode[] {
  return options.filter(
    (option): option is Mode =>
      (option.knob.type === 'switch' || option.knob.type === 'pick') && Boolean(option.knob.mode),
  );
}

/** A value for each mode, each as likely as another. */
export function drawnModes(
  modes: readonly Mode[],
  random: () => number = Math.random,
): Record<string, boolean | string> {
  return Object.fromEntries(
    modes.map(({ name, knob }) => {
      const values = knob.type === 'pick' ? knob.values : [false, true];
      return [name, values[Math.floor(random() * values.length)] ?? false];
    }),
  );
}
