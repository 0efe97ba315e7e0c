import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS } from '#kernel/words.ts';
import { routeOf } from '../src/web/browser/routes.ts';
import { webManifest } from './web-manifest.ts';

const PUBLIC = join(import.meta.dirname, '../src/web/public');

/** Width and height as a PNG tells them. */
const sizeOf = (path: string): string => {
  const bytes = readFileSync(join(PUBLIC, path));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

describe('the manifest of the installed page', () => {
  it('is one program in every language', () => {
    const [french, english] = LANGS.map(webManifest);
    expect([french?.id, french?.start_url, french?.scope]).toEqual([english?.id, english?.start_url, english?.scope]);
    expect(french?.shortcuts.map(({ name }) => name)).not.toEqual(english?.shortcuts.map(({ name }) => name));
  });

  it('names pictures that are there, of the size it says and not heavy', () => {
    for (const { src, sizes } of webManifest('fr').icons) {
      expect(sizeOf(src)).toBe(sizes);
      expect(readFileSync(join(PUBLIC, src)).length).toBeLessThan(64_000);
    }
    expect(webManifest('fr').icons.filter(({ purpose }) => purpose === 'maskable')).not.toEqual([]);
  });

  it('leads to pages of the house', () => {
    for (const { url } of webManifest('en').shortcuts) expect(routeOf(url.split('?')[0] ?? '').page).not.toBe('notFound');
  });
});
