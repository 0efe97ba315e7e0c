import { readdirSync, readFileSync } from 'node:fs';
import { antiMonopoly } from '#games/anti-monopoly/index.ts';
import type { View } from '#games/anti-monopoly/types.ts';
import type { Lang } from '#kernel/words.ts';
import { endedOf } from '#web/store/testing/ended.ts';
import { describe, expect, it } from 'vitest';
import { Books, worths } from './worth.ts';

const FOLDER = new URL('../recordings/', import.meta.url);
const ended = (file: string, lang?: Lang) => endedOf(antiMonopoly, readFileSync(new URL(file, FOLDER), 'utf8'), lang);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('what titles were worth', () => {
  it.each(readdirSync(FOLDER))('[AM-4.6.4] counts every rent that was received: %s', (file) => {
    const game = ended(file);
    const { table }: View = game.view;
    const { tenures } = new Books(game);
    const rents = table.players.map((_, seat) => tenures.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.rents, 0));
    expect(rents).toEqual(table.players.map(({ rentReceived }) => rentReceived));
  });

  it('[AM-4.10.4] [AM-2.2.17] names the sale that made a monopoly, and what it brought to one and cost the other, in both languages', () => {
    const made = (lang: Lang) => worths(ended('02-campFallen.json', lang)).filter(({ value }) => Math.abs(value) === 13_800);
    const fr = 'Denis cède Madrid, Plaza Mayor à Ben, qui a dès lors deux rues à Madrid : 13 800 de loyers ensuite.';
    const en = 'Denis lets Ben have Madrid, Plaza Mayor, who has two streets in Madrid from then on: 13,800 of rents afterwards.';
    expect(made('fr').map(({ seat, value, words }) => [seat, value, plain(words)])).toEqual([
      [1, 13_800, fr],
      [3, -13_800, fr],
    ]);
    expect(made('en').map(({ words }) => plain(words))).toEqual([en, en]);
  });

  it('[AM-4.6.4] tells rents beside what was spent, and what a title brought when it was sold', () => {
    const told = worths(ended('02-campFallen.json')).map(({ words }) => plain(words));
    expect(told).toContain('Ben, Chemins de fer : 6 400 de loyers en 2 visites, pour 1 390 dépensés.');
    expect(told).toContain('Denis, Amsterdam, Dam : 180 de loyers en 1 visite, et 120 de plus à la revente.');
    expect(told).toContain('Denis, Madrid, Plaza Mayor : 710 de plus à la revente, sans loyer.');
    expect(told).toContain('Ana, Compagnie aérienne : aucun loyer, pour 710 dépensés.');
  });
});
