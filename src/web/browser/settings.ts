import type { Lang } from '#kernel/words.ts';
import type { PlayNow } from '#protocol';
import { effect, signal } from '@preact/signals';
import { houseSign } from './house-sign.ts';
import { readStored, writeStored } from './storage.ts';

export type Theme = 'auto' | 'light' | 'dark';

const preferredLang = (): Lang => {
  const stored = readStored('lang');
  if (stored === 'fr' || stored === 'en') return stored;
  const house = houseSign.peek().lang;
  if (house !== null) return house;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'fr' || tag === 'en');
  return spoken === 'en' ? 'en' : 'fr';
};

const preferredTheme = (): Theme => {
  const stored = readStored('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
};

export const lang = signal<Lang>(preferredLang());
export const theme = signal<Theme>(preferredTheme());

const night = window.matchMedia('(prefers-color-scheme: dark)');
const deviceIsDark = signal(night.matches);
night.addEventListener('change', () => {
  deviceIsDark.value = night.matches;
});

/** What is seen now: the theme chosen, or the device's. */
export const isDark = (): boolean => (theme.value === 'auto' ? deviceIsDark.value : theme.value === 'dark');

export const setLang = (next: Lang): void => {
  lang.value = next;
  writeStored('lang', next);
};

export const setTheme = (next: Theme): void => {
  theme.value = next;
  writeStored('theme', next);
};

/** The name this device gave last: proposed whenever one is asked for. */
export const deviceName = signal(typeof readStored('name') === 'string' ? String(readStored('name')) : '');

export const setDeviceName = (name: string): void => {
  deviceName.value = name;
  writeStored('name', name);
};

/** What is asked for a game against bots in one press. */
export const playNowAsked = (game: string): PlayNow => ({ game, lang: lang.peek(), ...(deviceName.peek() === '' ? {} : { name: deviceName.peek() }) });

/** `--head` of the palette, for whoever cannot read it. */
const HEAD = { light: '#211a13', dark: '#0d0b08' } as const;

/** Keeps <html> in step with the choices. */
export const wearSettings = (): void => {
  effect(() => {
    document.documentElement.lang = lang.value;
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/app.${lang.value}.webmanifest`);
  });
  effect(() => {
    if (theme.value === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
    // The bar of the device's own has the colour of ours: by day, by night, or as the device has it.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = HEAD[theme.value === 'auto' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme.value];
  });
};
