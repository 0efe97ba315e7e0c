import { readdirSync, readFileSync } from 'node:fs';
import { bourse } from '#games/bourse/index.ts';
import { SECURITIES, type View } from '#games/bourse/types.ts';
import { renderText } from '#kernel/messages.ts';
import type { Lang } from '#kernel/words.ts';
import { endedOf } from '#web/store/testing/ended.ts';
import { describe, expect, it } from 'vitest';
import { plain } from './testing/position.ts';
import { worths } from './worth.ts';

const FOLDER = new URL('../recordings/', import.meta.url);
const ended = (file: string, lang?: Lang) => endedOf(bourse, readFileSync(new URL(file, FOLDER), 'utf8'), lang);

/** What is held at the end and not told of. Of a lot of several kinds that was auctioned nobody can say what each cost. */
const untold = (file: string): readonly string[] => {
  const game = ended(file);
  const view: View = game.view;
  const told = worths(game);
  const auctioned = game.log.filter(({ text }) => text.key === 'log.auctionWon').map(({ text }) => renderText(text, game.voice));
  const isMixed = (name: string): boolean => auctioned.some((line) => line.includes(name) && /(,| et ) ?\d+ /.test(line.split('pour')[0] ?? ''));
  return view.table.players.flatMap(({ active, titles }, seat) =>
    SECURITIES.map((id) => ({ name: view.data.securities[id].name.fr, held: titles[id] }))
      .filter(({ name, held }) => active && held > 0 && !told.some((worth) => worth.seat === seat && worth.words.includes(name)) && !isMixed(name))
      .map(({ name }) => name),
  );
};

describe('what dealings came to', () => {
  it.each(readdirSync(FOLDER))('[BO-5.4] is told of all that is held at the end of a game: %s', (file) => {
    expect(untold(file)).toEqual([]);
  });

  it('[BO-4.3.6] [BO-4.2.3] is what came in, and what is left, less what was paid, in both languages', () => {
    const told = (lang: Lang) => worths(ended('01-target.json', lang)).find(({ seat, words }) => seat === 0 && words.includes('Essilor'));
    expect(told('fr')).toMatchObject({ value: 6000, clauses: ['BO-4.3.6', 'BO-4.2.3', 'BO-5.4'] });
    expect(plain(told('fr')?.words ?? '')).toBe('Ana, Essilor : +6 000 F. 2 titres acquis pour 46 000 F ; ventes 0 F, dividendes 6 000 F, reste 46 000 F.');
    expect(plain(told('en')?.words ?? '')).toBe('Ana, Essilor: +6,000 F. 2 titles acquired for 46,000 F; sales 0 F, dividends 6,000 F, 46,000 F left.');
  });
});
