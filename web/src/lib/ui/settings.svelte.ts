/** The user's settings, kept in this browser. */

export type Language = 'en' | 'fr';
export type Theme = 'auto' | 'light' | 'dark';
export type Confirm = 'auto' | 'always' | 'never';
/** When to ask whether one responds to what others do. */
export type Ask = 'playable' | 'always' | 'never';

const STORED = 'pantheon';

interface Values {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  ask: Ask;
  sound: boolean;
  notify: boolean;
  textMode: boolean;
}

function defaults(): Values {
  return {
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: 'auto',
    confirm: 'auto',
    ask: 'playable',
    sound: true,
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

const still = matchMedia('(prefers-reduced-motion: reduce)');

export function prefersReducedMotion(): boolean {
  return still.matches;
}
