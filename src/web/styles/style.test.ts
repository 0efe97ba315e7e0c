import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/* docs/style.md: sizes of type, space, colours and layers come from the tokens; a rule names its element, not where it stands. */

const WEB = join(import.meta.dirname, '..');
const GAMES = join(WEB, '../../games');

/** The files of the page, by their path in it; those of a game by `games/<id>/page/…`. */
const filesOf = (pattern: string): readonly { readonly path: string; readonly text: string }[] =>
  [
    ...globSync(pattern, { cwd: WEB }).map((path) => [path, join(WEB, path)] as const),
    ...globSync(`*/page/${pattern}`, { cwd: GAMES }).map((path) => [`games/${path}`, join(GAMES, path)] as const),
  ].map(([path, file]) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = filesOf('**/*.css').map(({ path, text }) => ({ path, css: withoutComments(text) }));
const isPalette = (path: string): boolean => path === 'styles/tokens.css' || path.endsWith('/palette.css');

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const LAYER = /^z-index: *-?\d/;
/** A size is a step of the scale, or grows with its surroundings; the height of a line is not looked at. */
const SIZE = /^font-size: (?!.*var\(--).*\d(?:px|rem|pt)\b|^font: [^/]*\d(?:px|rem|pt)\b/;
/** A hair of one pixel is no step; more than the widest gutter is room for something that stands there. */
const SPACE = /^(?:padding|margin|gap|row-gap|column-gap)[a-z-]*: .*(?<![\w.-])-?(?:1\.\d+|[2-9]|1\d|2[0-4])(?:\.\d+)?px\b/;

const declarationsOf = (css: string): readonly string[] =>
  [...css.matchAll(/(?<=[{;]\s*)([a-z-]+:[^;{}]+)(?=;)/g)].map(([, text = '']) => text.replace(/\s+/g, ' '));

const classesOf = (css: string): readonly string[] => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** The selectors that hold on the whole page: not those written inside another. */
const outermost = (css: string): readonly string[] => {
  const around: string[] = [];
  return [...css.matchAll(/([^{};]*)([{}])/g)].flatMap(([, text = '', brace]) => {
    if (brace === '}') around.pop();
    const selector = text.trim();
    const found = brace === '{' && !selector.startsWith('@') && around.every((each) => each.startsWith('@media')) ? [selector] : [];
    if (brace === '{') around.push(selector);
    return found;
  });
};

describe('style sheets', () => {
  const outside = sheets.filter(({ path }) => !isPalette(path));
  const strays = (isStray: (declaration: string) => boolean): readonly string[] =>
    outside.flatMap(({ path, css }) =>
      declarationsOf(css)
        .filter(isStray)
        .map((declaration) => `${path}: ${declaration}`),
    );

  it('take colours from the tokens', () => {
    expect(strays((declaration) => COLOUR.test(declaration))).toEqual([]);
  });

  it('take sizes of type from the scale', () => {
    expect(strays((declaration) => SIZE.test(declaration))).toEqual([]);
  });

  it('take paddings, margins and gaps from the scale', () => {
    expect(strays((declaration) => SPACE.test(declaration))).toEqual([]);
  });

  it('take layers from the tokens', () => {
    expect(strays((declaration) => LAYER.test(declaration))).toEqual([]);
  });

  it('name only tokens that there are', () => {
    const text = filesOf('**/*.{css,ts,tsx}')
      .map(({ text: written }) => written)
      .join('\n');
    const known = new Set([...text.matchAll(/['"]?(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name));
    const unknown = sheets.flatMap(({ path, css }) =>
      [...css.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => (known.has(name) ? [] : `${path}: ${name}`)),
    );
    expect(unknown).toEqual([]);
  });

  it('keep palettes to colours', () => {
    const palettes = sheets.filter(({ path }) => path.endsWith('/palette.css'));
    expect(palettes.flatMap(({ css }) => declarationsOf(css)).filter((declaration) => !declaration.startsWith('--'))).toEqual([]);
  });

  it('and elements know each other: no rule for a class that nothing has, no class that no rule, test or script asks for', () => {
    const elements = filesOf('**/*.{ts,tsx}').filter(({ path }) => !path.includes('.test.'));
    const written = elements.map(({ text }) => text).join('\n');
    const words = new Set(written.match(/[\w-]+/g));
    const begun = [...written.matchAll(/([\w-]+-)\$\{/g)].map(([, start = '']) => start);
    const ruled = new Set(sheets.flatMap(({ css }) => classesOf(css)));
    expect([...ruled].filter((name) => !words.has(name) && !begun.some((start) => name.startsWith(start)))).toEqual([]);
    const asked = globSync('{e2e,scripts}/**/*.ts', { cwd: join(WEB, '../..') }).map((file) => readFileSync(join(WEB, '../..', file), 'utf8'));
    const known = new Set([written, ...asked].flatMap(classesOf));
    const stray = elements.flatMap(({ path, text }) =>
      [...text.matchAll(/ class="([^"]+)"/g)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => !ruled.has(name) && !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(stray).toEqual([]);
  });

  it('of the home page are there before the others', () => {
    const [first, later] = ['styles/first.css', 'styles/utilities.css'].map((own) => new Set(classesOf(sheets.find(({ path }) => path === own)?.css ?? '')));
    expect([first?.size, later?.size].every((size) => size !== undefined && size > 20)).toBe(true);
    const named = filesOf('screens/home/*.tsx').flatMap(({ text }) =>
      [...text.matchAll(/class(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, made]) => (plain ?? made ?? '').split(/\s+/)),
    );
    expect(named.filter((name) => later?.has(name))).toEqual([]);
  });

  it('of a game leave what all games share as it is: they stay in the page when another game is opened', () => {
    const shared = new Set(sheets.filter(({ path }) => path.startsWith('styles/')).flatMap(({ css }) => classesOf(css)));
    const ofGames = outside.filter(({ path }) => path.startsWith('games/'));
    const everywhere = ofGames.flatMap(({ path, css }) =>
      outermost(css)
        .filter((selector) => classesOf(selector).every((name) => shared.has(name)))
        .map((selector) => `${path}: ${selector}`),
    );
    expect(everywhere).toEqual([]);
  });
});
