/** What this browser remembers of its user's wishes. */

export type Language = 'en' | 'fr';
export type Theme = 'auto' | 'light' | 'dark';
export type Confirm = 'auto' | 'always' | 'never';

const STORED = 'pantheon';

interface Wishes {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  textMode: boolean;
}

function firstWishes(): Wishes {
  return {
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: 'auto',
    confirm: 'auto',
    sound: true,
    notify: false,
    textMode: false,
  };
}

function read(): Wishes {
  try {
    return { ...firstWishes(), ...JSON.parse(localStorage.getItem(STORED) ?? '{}') };
  } catch {
    return firstWishes();
  }
}

class Settings {
  #wishes = $state(read());
  #darkOutside = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#darkOutside = event.matches;
    });
  }

  get<K extends keyof Wishes>(name: K): Wishes[K] {
    return this.#wishes[name];
  }

  set<K extends keyof Wishes>(name: K, value: Wishes[K]): void {
    this.#wishes[name] = value;
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#wishes));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get dark(): boolean {
    const theme = this.#wishes.theme;
    return theme === 'dark' || (theme === 'auto' && this.#darkOutside);
  }
}

export const settings = new Settings();

const still = matchMedia('(prefers-reduced-motion: reduce)');

export function wantsStillness(): boolean {
  return still.matches;
}
