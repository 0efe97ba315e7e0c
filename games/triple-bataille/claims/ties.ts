import { quickChance } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import { requireOptions } from '#kernel/options.ts';
import { faceOf, newPack, rankOf } from '#games/triple-bataille/rules/cards.ts';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { winnersOrder } from '#games/triple-bataille/rules/winners.ts';
import type { Entry, Options } from '#games/triple-bataille/types.ts';
import { type Figure, meanOf, shareOf } from './figures.ts';

/* TB-4.7.2b: what equal cards do to a battle of micro-enterprises, by the number of players. */

const SIZES = [4, 8, 12, 30, 60] as const;
const READINGS = ['cancel', 'share'] as const;

const factsOf = (ties: Options['ties'], seats: number) =>
  tripleBataille.module.setup(requireOptions(tripleBataille.module.options, { mode: 'dette', ties }), seats, quickChance(1)).state;

type Facts = ReturnType<typeof factsOf>;

/** Everybody turns one card of as many packs as the table has. */
const entriesOf = ({ table, options }: Facts, battle: number): readonly Entry[] => {
  const cards = quickChance(battle).shuffle(range(table.packs).flatMap((pack) => newPack(pack, options.jokers)));
  return range(table.count).map((seat) => ({
    key: String(seat),
    owner: seat,
    operator: seat,
    kind: 'micro',
    b: 1,
    f: 0,
    post: false,
    counting: [faceOf(at(cards, seat))],
    cards: [],
  }));
};

/** Of all pairs of unequal cards, those in which the higher one is placed first; pairs that share their places count half. */
const higherFirst = (facts: Facts, battle: number): number | null => {
  const entries = entriesOf(facts, battle);
  const ranks = new Map(entries.map(({ key, counting }) => [key, rankOf(at(counting, 0), facts.options.jokers)]));
  const placed = winnersOrder(facts, entries).flatMap((group, place) => group.map((key) => ({ place, rank: ranks.get(key) ?? 0 })));
  let pairs = 0;
  let right = 0;
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (one.rank === other.rank) continue;
      pairs++;
      if (one.place === other.place) right += 0.5;
      else if (one.rank > other.rank) right++;
    }
  }
  return pairs === 0 ? null : right / pairs;
};

/** Are all entries of the battle one tied group? */
const isOneGroup = (facts: Facts, battle: number): boolean => winnersOrder(facts, entriesOf(facts, battle)).length === 1;

export const tieFigures = (battles: number): readonly Figure[] =>
  READINGS.flatMap((ties) =>
    SIZES.flatMap((seats) => {
      const facts = factsOf(ties, seats);
      return [
        meanOf(`${ties}, ${seats} players: higher card placed first, unequal pairs`, range(battles), (battle) => higherFirst(facts, battle)),
        shareOf(`${ties}, ${seats} players: the whole field is one tied group`, range(battles), (battle) => isOneGroup(facts, battle)),
      ];
    }),
  );
