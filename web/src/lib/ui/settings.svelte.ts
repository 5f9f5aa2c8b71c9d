/** The user's settings, kept in this browser. */

import type { Variant } from '@/generated/messages';

export type Language = 'en' | 'fr';
export type Theme = 'auto' | 'light' | 'dark';
export type Confirm = 'auto' | 'always' | 'never';
/** When to ask whether one responds to what others do. */
export type Ask = 'playable' | 'always' | 'never';

export type Motion = 'slow' | 'normal' | 'fast' | 'none';
/** How large the board is drawn, in percent. */
export const BOARD_SIZES = [100, 125, 150, 200] as const;
export const MOTIONS: readonly Motion[] = ['slow', 'normal', 'fast', 'none'];

const STORED = 'pantheon';

interface Values {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  ask: Ask;
  /** The games of which a match was played to its end. */
  played: string[];
  /** The bot level that was chosen last. */
  level: string;
  /** Variants that somebody keeps, the newest first. */
  variants: Variant[];
  motion: Motion;
  boardSize: (typeof BOARD_SIZES)[number];
  sound: boolean;
  /** In percent. */
  volume: number;
  notify: boolean;
  textMode: boolean;
}

function defaults(): Values {
  return {
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: 'auto',
    confirm: 'auto',
    ask: 'playable',
    played: [],
    level: '',
    variants: [],
    motion: 'normal',
    boardSize: 100,
    sound: true,
    volume: 100,
    notify: false,
    textMode: false,
  };
}

function read(): Values {
  try {
    return { ...defaults(), ...JSON.parse(localStorage.getItem(STORED) ?? '{}') };
  } catch {
    return defaults();
  }
}

class Settings {
  #values = $state(read());
  #systemDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#systemDark = event.matches;
    });
  }

  get<K extends keyof Values>(name: K): Values[K] {
    return this.#values[name];
  }

  set<K extends keyof Values>(name: K, value: Values[K]): void {
    this.#values[name] = value;
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#values));
    } catch {
      // Without storage the settings last as long as the page.
    }
  }

  get dark(): boolean {
    const theme = this.#values.theme;
    return theme === 'dark' || (theme === 'auto' && this.#systemDark);
  }
}

export const settings = new Settings();

/** Somebody who has played a game is no newcomer to it. */
export function rememberPlayed(game: string): void {
  const played = settings.get('played');
  if (!played.includes(game)) settings.set('played', [...played, game]);
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

export function prefersReducedMotion(): boolean {
  return still.matches || settings.get('motion') === 'none';
}

const PACES: Readonly<Record<Motion, number>> = { slow: 2, normal: 1, fast: 0.5, none: 0 };

/** How long animations last, compared with the usual. */
export function motionPace(): number {
  return PACES[settings.get('motion')];
}
