// What the reader has chosen on this device. Kept in localStorage; the pages work without it too.

export const LANGUAGES = ['en', 'pt', 'es', 'es-ES', 'it', 'ro'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name, so that whoever reads only that one finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pt: 'Português (Brasil)', es: 'Español (Latinoamérica)', 'es-ES': 'Español (España)', it: 'Italiano', ro: 'Română' };
/** Which country's a language is, for those who read it aloud and for dates and numbers. */
const TAGS: Partial<Record<Language, string>> = { pt: 'pt-BR', es: 'es-419' };
export const tag = (code: Language): string => TAGS[code] ?? code;
/** What a variety does not say itself it says as the language before the hyphen does. */
export const base = (code: Language): Language => LANGUAGES.find((one) => one === code.split('-')[0]) ?? code;
export type Theme = 'auto' | 'light' | 'dark';
export type TextSize = 'normal' | 'large' | 'largest';

interface Settings {
  language: Language | null;
  theme: Theme;
  fourColours: boolean;
  /** Suits by their letters, not their symbols. */
  letters: boolean;
  sound: boolean;
  size: TextSize;
  paper: 'a4' | 'letter';
}

const KEY = 'openroom.settings';
const STANDARD: Settings = { language: null, theme: 'auto', fourColours: false, letters: false, sound: true, size: 'normal', paper: 'a4' };

/** Where the system card of whoever plays on this device is kept. */
export const SYSTEM_CARD = 'openroom.systemCard';

export function stored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const settings: Settings = $state({ ...STANDARD, ...stored<Partial<Settings>>(KEY, {}) });

/** The language of the club, which the server writes into the page. */
function clubs(): Language | undefined {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="club-language"]');
  return LANGUAGES.find((one) => one === meta?.content);
}

/**
 * The language in use: the one chosen, else the first of the browser's that we have, else the club's, else English. Where the
 * browser's is the club's, but of another region, the club's variety is taken.
 */
export function language(): Language {
  if (settings.language) return settings.language;
  const club = clubs();
  for (const wish of navigator.languages) {
    const code = wish.toLowerCase().split('-')[0];
    if (club && club.split('-')[0] === code) return club;
    const known = ofDevice(wish);
    if (known) return known;
  }
  return club ?? 'en';
}

function ofDevice(wish: string): Language | undefined {
  const [code, ...rest] = wish.toLowerCase().split('-');
  return LANGUAGES.find((one) => one.toLowerCase() === `${code}-${rest.at(-1)}`) ?? LANGUAGES.find((one) => one === code);
}

/** Puts the choices on the page and keeps them. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = tag(language());
  root.dataset['theme'] = settings.theme;
  root.dataset['size'] = settings.size;
  root.dataset['suits'] = settings.fourColours ? 'four' : 'two';
  store(KEY, settings);
}
