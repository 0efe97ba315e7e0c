import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { sum } from '#kernel/collections.ts';
import type { Bot } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { requireOptions } from '#kernel/options.ts';
import { holdingsIn } from '../rules/facts.ts';
import { ecodip } from '../index.ts';
import type { Move, State, Tag, View } from '../types.ts';
import { decent, search } from './decent.ts';
import { policies } from './policies.ts';
import { strong } from './strong.ts';
import { fixedSeries } from '#testkit/random-games.ts';

const { module } = ecodip;
type Player = Bot<View, Move>;

/** A game of bots with its last year, and what is to be seen at the end of each turn. */
const played = (years: number, seed: number, playerOf: (tag: Tag) => Player, watch: (state: State) => void = () => undefined): State => {
  const chance = quickChance(seed);
  let { state } = module.setup(requireOptions(module.options, { seats: 'choose', maxYears: years, draws: false }), 10, chance);
  while (module.outcome(state) === null) {
    const { turn, asked, ready, powers } = state.table;
    const tag = asked.find((power) => !ready.includes(power));
    if (tag === undefined) throw new Error('nobody is asked');
    const seat = powers.indexOf(tag);
    ({ state } = module.apply(state, { by: seat, move: playerOf(tag).choose(sightOf(module, state, seat), seat, chance) }, chance));
    if (state.table.turn > turn) watch(state);
  }
  return state;
};

const centresOf = (state: State, tag: Tag): number => holdingsIn(state).centres[tag];

const SEEDS = [1, 2];
/** The centres of one player on each of some powers in turn, among nine others, over a few games. */
const harvest = (tags: readonly Tag[], one: Player, others: Player, years: number, seeds = SEEDS): number =>
  sum(
    tags.flatMap((tag) =>
      seeds.map((seed) =>
        centresOf(
          played(years, seed, (each) => (each === tag ? one : others)),
          tag,
        ),
      ),
    ),
  ) /
  (tags.length * seeds.length);

describe('who spreads his bonds', () => {
  const tags = ['USA', 'EOC', 'IND', 'CHI'] as const;

  it('[EC-12.2] lives well on those who put all of them on one unit', () => {
    expect(harvest(tags, policies.levels, policies.stacks, 8)).toBeGreaterThan(1.2 * harvest(tags, policies.stacks, policies.stacks, 8));
  });

  it('[EC-12.4] has no advantage over decent powers', () => {
    expect(harvest(tags, policies.levels, decent, 8)).toBeLessThan(1.1 * harvest(tags, decent, decent, 8));
  });
});

const MARCH = /^[AF] (\w+)(?: \w+)? - (\w+)/;
const SUPPORT = /^[AF] (\w+)(?: \w+)? S [AF] (\w+)(?: \w+)?(?: - (\w+))?/;

/** Lines of a sheet that help a unit of ours in what it does not do, or send it where another one goes. */
const absurd = (sheet: string): readonly string[] => {
  const lines = sheet.split('\n').filter((line) => /^[AF] /.test(line));
  const own = new Set(lines.map((line) => line.split(' ')[1]));
  const marches = new Map(lines.flatMap((line) => [MARCH.exec(line)].flatMap((found) => (found === null ? [] : [[found[1], found[2]] as const]))));
  return lines.filter((line) => {
    const [, from, to] = MARCH.exec(line) ?? [];
    if (to !== undefined) return [...marches].some(([other, there]) => other !== from && there === to);
    const [, , helped, where] = SUPPORT.exec(line) ?? [];
    return helped !== undefined && own.has(helped) && marches.get(helped) !== where;
  });
};

/** The strong bot, with a copy of all it writes. */
const scribe = (written: Move[]): Player => ({
  choose: (...asked) => {
    const move = strong.choose(...asked);
    written.push(move);
    return move;
  },
});

describe('the strong bot', () => {
  it('[EC-12.5] takes more centres than a decent one on the same power, by sheets that are of one mind', () => {
    const tags = ['USA', 'IND'] as const;
    const written: Move[] = [];
    expect(harvest(tags, scribe(written), decent, 6, [1])).toBeGreaterThan(1.25 * harvest(tags, decent, decent, 6, [1]));
    expect(written.flatMap((move) => (move.type === 'submit' ? absurd(move.sheet) : []))).toEqual([]);
  });

  it('[EC-12.7] writes the same sheet again from the same view and the same chance', () => {
    const sheets = [1, 2].map(() => {
      const written: Move[] = [];
      played(1, 7, (tag) => (tag === 'RUS' ? scribe(written) : decent));
      return written;
    });
    expect(sheets[0]).toEqual(sheets[1]);
  });
});

describe('the value of a position', () => {
  it('is the chance to be first, as far as twelve games can tell', () => {
    const told: { readonly chance: number; readonly won: boolean }[] = [];
    fixedSeries(12, (seed) => {
      const seen: (readonly number[])[] = [];
      const end = played(
        10,
        seed + 1,
        () => decent,
        (state) => seen.push(search.value(state)),
      );
      const won = search.value(end).map((chance) => chance > 0);
      told.push(...seen.flatMap((chances) => chances.map((chance, seat) => ({ chance, won: won[seat] === true }))));
      expect(sum(search.value(end))).toBeCloseTo(1);
    });
    const [likely, unlikely] = [told.filter(({ chance }) => chance >= 0.25), told.filter(({ chance }) => chance < 0.25)];
    for (const group of [likely, unlikely]) {
      const said = sum(group.map(({ chance }) => chance)) / group.length;
      expect(Math.abs(said - group.filter(({ won }) => won).length / group.length)).toBeLessThan(0.15);
    }
  });
});
