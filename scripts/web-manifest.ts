import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BOXES } from '#catalogue';
import { type Lang, LANGS, wordsOf } from '#kernel/words.ts';
import { words as catalogue } from '../src/web/i18n/app-words.ts';

const WORDS = wordsOf(catalogue);

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to put the page among its own programs, in one language. Both name the same program. */
export const webManifest = (lang: Lang) => {
  const words = WORDS({ lang });
  return {
    id: '/',
    name: 'Comptoir',
    short_name: 'Comptoir',
    description: words('app.description'),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The strip at the top and the page, by day; by night the document says its own.
    theme_color: '#211a13',
    background_color: '#ebe1cb',
    categories: ['games', 'education'],
    icons: [
      icon('app', 192, 'any'),
      icon('app', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
      icon('badge', 96, 'monochrome'),
    ],
    shortcuts: [
      { name: words('app.seats'), url: '/seats', icons: [icon('app', 192, 'any')] },
      { name: words('app.playNow'), url: '/?play', icons: [icon('app', 192, 'any')] },
    ],
  };
};

/** Writes one manifest for each language beside the page. */
export const manifestPlugin = (): Plugin => ({
  name: 'comptoir-manifest',
  apply: 'build',
  generateBundle() {
    for (const lang of LANGS) this.emitFile({ type: 'asset', fileName: `app.${lang}.webmanifest`, source: JSON.stringify(webManifest(lang)) });
  },
});

/** Puts the picture of each box where messengers ask for it: `/boxes/<id>.jpg`. */
export const boxPictures = (): Plugin => ({
  name: 'comptoir-box-pictures',
  apply: 'build',
  generateBundle() {
    for (const { id } of BOXES) {
      const picture = join(import.meta.dirname, '../games', id, 'box.jpg');
      if (existsSync(picture)) this.emitFile({ type: 'asset', fileName: `boxes/${id}.jpg`, source: readFileSync(picture) });
    }
  },
});
