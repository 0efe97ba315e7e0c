import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/* What differs between two records, file by file. */

export interface Difference {
  readonly file: string;
  /** Null: it is not there. */
  readonly before: string | null;
  readonly now: string | null;
  readonly words: readonly string[];
}

const SHOWN = 3;
const WORDS_MOST = 300;

const cut = (text: string): string => (text.length > WORDS_MOST ? `${text.slice(0, WORDS_MOST)}…` : text);

const linesOf = (file: string): readonly string[] => {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
};

/** Lines of one that the other has not, or has less often. */
const without = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
};

const textWords = (before: readonly string[], now: readonly string[]): readonly string[] => {
  const [gone, come] = [without(before, now), without(now, before)];
  const first = (sign: string, lines: readonly string[]): readonly string[] => lines.slice(0, SHOWN).map((line) => `${sign} ${cut(line)}`);
  if (gone.length + come.length === 0) return ['the same lines in another order'];
  return [`${gone.length} lines gone, ${come.length} come`, ...first('-', gone), ...first('+', come)];
};

/** What the browser works out of the room there is: it changes everywhere around the one thing that was changed. */
const WORKED_OUT = /^(?:width|height|perspective-origin|transform-origin|top|left|right|bottom|d|grid-template-(?:columns|rows))$/;

const readStyles = (lines: readonly string[]) =>
  new Map(
    lines.map((line) => {
      const [path = '', name = '', style = ''] = line.split('\t');
      const properties = style.split('; ').map((each): [string, string] => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 2)]);
      return [path, { name, properties: new Map(properties) }] as const;
    }),
  );

const styleWords = (before: readonly string[], now: readonly string[]): readonly string[] => {
  const [old, fresh] = [readStyles(before), readStyles(now)];
  const changed = [...fresh].flatMap(([path, { name, properties }]) => {
    const was = old.get(path)?.properties;
    if (was === undefined) return [];
    const names = [...new Set([...was.keys(), ...properties.keys()])].filter((property) => was.get(property) !== properties.get(property));
    const said = names.filter((property) => !WORKED_OUT.test(property));
    const words = said.map((property) => `${property} ${was.get(property) ?? 'initial'} → ${properties.get(property) ?? 'initial'}`);
    return names.length === 0 ? [] : [{ isOwn: said.length > 0, words: `${path.split('>').slice(-4).join('>')} .${name}: ${words.join('; ')}` }];
  });
  const own = changed.filter(({ isOwn }) => isOwn);
  const [gone, come] = [[...old.keys()].filter((path) => !fresh.has(path)).length, [...fresh.keys()].filter((path) => !old.has(path)).length];
  const summary = `${own.length} elements have another style, ${changed.length - own.length} another size alone, ${gone} are gone, ${come} have come`;
  return [summary, ...own.slice(0, SHOWN).map(({ words }) => cut(words))];
};

/** Edges come out a shade lighter or darker from one time to the next (up to 11 of 255 were seen): colours are compared by the styles. */
const pictureWords = async (page: Page, before: string, now: string): Promise<readonly string[]> => {
  const words = await page.evaluate(
    async (pictures) => {
      const read = async (text: string): Promise<ImageData> => {
        const image = new Image();
        image.src = `data:image/png;base64,${text}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, image.width, image.height) ?? new ImageData(1, 1);
      };
      const [old, fresh] = [await read(pictures[0] ?? ''), await read(pictures[1] ?? '')];
      if (old.width !== fresh.width || old.height !== fresh.height) return `${old.width} × ${old.height} → ${fresh.width} × ${fresh.height}`;
      let [count, left, right, top, bottom] = [0, old.width, 0, old.height, 0];
      for (let index = 0; index < old.width * old.height; index++) {
        const isSame = [0, 1, 2].every((channel) => Math.abs((old.data[4 * index + channel] ?? 0) - (fresh.data[4 * index + channel] ?? 0)) <= 12);
        if (isSame) continue;
        const [x, y] = [index % old.width, Math.floor(index / old.width)];
        [count, left, right, top, bottom] = [count + 1, Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      }
      return count === 0 ? '' : `${count} pixels, from ${left}, ${top} to ${right}, ${bottom}`;
    },
    [before, now].map((file) => readFileSync(file).toString('base64')),
  );
  return words === '' ? [] : [words];
};

export const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The differences of one part. `isAsked`: of these files alone. */
export const compare = async (
  part: string,
  records: { readonly before: string; readonly now: string },
  isAsked: (file: string) => boolean,
  page: Page,
): Promise<{ readonly compared: number; readonly differences: readonly Difference[] }> => {
  const [old, fresh] = [join(records.before, part), join(records.now, part)];
  // What failed before alone is told by the screens that were not there.
  const shown = filesIn(old).filter((file) => !file.includes('.failed.'));
  const files = [...new Set([...shown, ...filesIn(fresh)])].filter(isAsked).toSorted();
  const differences: Difference[] = [];
  for (const file of files) {
    const [before, now] = [join(old, file), join(fresh, file)];
    if (file.includes('.failed.')) {
      differences.push({ file, before: null, now, words: linesOf(now) });
      continue;
    }
    if (!existsSync(before) || !existsSync(now)) {
      const isNew = existsSync(now);
      differences.push({ file, before: isNew ? null : before, now: isNew ? now : null, words: [isNew ? 'not there before' : 'not there now'] });
      continue;
    }
    if (readFileSync(before).equals(readFileSync(now))) continue;
    const isStyles = part === 'styles' && file.endsWith('.gz');
    const words = file.endsWith('.png') ? await pictureWords(page, before, now) : (isStyles ? styleWords : textWords)(linesOf(before), linesOf(now));
    if (words.length > 0) differences.push({ file, before, now, words });
  }
  return { compared: files.length, differences };
};
