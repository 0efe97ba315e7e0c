import { at, sum } from '#kernel/collections.ts';
import type { Invariant } from '#kernel/game.ts';
import { invariant } from '#kernel/work.ts';
import { faceOf, newPack, packSize, rankOf, stamped, worth } from './rules/cards.ts';
import { CYCLES, MOST_FACTORY_CARDS, MOST_MAIN_HOUSES } from './content/data.ts';
import { isActivePlayer } from './rules/facts.ts';
import { regimeOf } from './rules/payout.ts';
import { type Card, FUNDS, type State, VAULTS } from './types.ts';

/* TB-9: what holds in every state. */

const heapsOf = ({ heaps, table }: State): readonly (readonly Card[])[] => [
  ...Object.values(heaps.zones),
  ...heaps.piles,
  ...heaps.pledges,
  ...heaps.inherits,
  ...Object.values(heaps.escrows),
  ...table.battleReport.entries.map(({ cards }) => cards),
];

/** Every card of every pack is in exactly one zone. Asked after every step of tables with thousands of cards, hence a tick for each. */
const cardsAccounted = (state: State): string | null => {
  const { table, options, heaps } = state;
  const size = packSize(options.jokers);
  const last = newPack(table.packs - 1, options.jokers).at(-1) ?? 0;
  const ticked = new Uint8Array(last + 1);
  let count = 0;
  for (const heap of [heaps.pioche, ...heapsOf(state)]) {
    for (const card of heap) {
      const number = stamped(card, 1);
      if (number > last || faceOf(card) >= size) return `card ${number} of no pack`;
      if (ticked[number] === 1) return `card ${number} in two places`;
      ticked[number] = 1;
      count++;
    }
  }
  return count === table.packs * size ? null : `${count} cards instead of ${table.packs * size}`;
};

const moneyAccounted = (state: State): string | null => {
  const money = sum(heapsOf(state).map(worth));
  return money === state.money ? null : `${money} in the zones, but ${state.money} created less destroyed`;
};

const countsRight = (state: State): string | null => {
  const { table, vault, heaps } = state;
  for (const fund of FUNDS) if (table.funds[fund] !== worth(heaps.zones[fund])) return `${fund} is said to hold ${table.funds[fund]}`;
  for (const fund of VAULTS) if (vault[fund] !== worth(heaps.zones[fund])) return `${fund} is said to hold ${vault[fund]}`;
  for (const [seat, { pile, pledge, inherit }] of table.players.entries()) {
    if (pile !== worth(at(heaps.piles, seat))) return `pile of ${seat} is said to hold ${pile}`;
    if (pledge !== worth(at(heaps.pledges, seat))) return `pledge of ${seat} is said to hold ${pledge}`;
    if (inherit !== worth(at(heaps.inherits, seat))) return `inheritance of ${seat} is said to hold ${inherit}`;
  }
  return null;
};

/** TB-9.3, TB-9.4: what the battle gave out is what it held. */
const battleEmptied = ({ table, heaps }: State): string | null => {
  const { kind } = table.point;
  const between = kind === 'market' || kind === 'bankset' || kind === 'vote';
  if (between && table.battleReport.entries.some(({ cards }) => cards.length > 0)) return 'stakes lie on the table after the battle';
  if ((between || kind === 'pick') && Object.keys(heaps.escrows).length > 0) return 'an escrow after the battle';
  return kind === 'market' && table.funds.pot > 0 ? 'the pot is not empty after the payout' : null;
};

const stakesProper = ({ table }: State): string | null => {
  for (const { b, f, kind, owner, operator, key } of table.battleReport.entries) {
    if (b < 1 || b > 3) return `entry ${key} of ${b} bundles`;
    if (kind === 'micro' ? f !== 0 || b !== 1 : b > f) return `entry ${key}: ${b} bundles with ${f} factory cards`;
    if (kind !== 'subsidiary' && owner !== operator) return `entry ${key} is run by another`;
  }
  if (table.point.kind === 'market') return null;
  const overqualified = table.players.findIndex(({ post, factory }) => post && factory > 1);
  return overqualified === -1 ? null : `seat ${overqualified} has a post and more than one workshop`;
};

const classesInOrder = ({ table }: State): string | null => {
  const { order, entries } = table.battleReport;
  const kinds = order.flat().map((key) => entries.find((entry) => entry.key === key)?.kind);
  const firstMicro = kinds.indexOf('micro');
  if (firstMicro !== -1 && kinds.slice(firstMicro).some((kind) => kind !== 'micro')) return 'a factory after a micro-enterprise';
  return null;
};

/** Aces before kings in each class, and only equal cards beside each other, where equal cards share (TB-4.7.2b). */
const higherCardsFirst = ({ table, options }: State): string | null => {
  if (options.ties !== 'share') return null;
  const { order, entries } = table.battleReport;
  const best = new Map(entries.map(({ key, f, counting }) => [key, { works: f > 0, rank: Math.max(...counting.map((face) => rankOf(face, options.jokers))) }]));
  let before: { readonly works: boolean; readonly rank: number } | null = null;
  for (const group of order) {
    const [first, ...others] = group.flatMap((key) => best.get(key) ?? []);
    if (first === undefined) return 'a place that nobody takes';
    if (others.some(({ works, rank }) => works !== first.works || rank !== first.rank)) return `unequal cards share a place: ${group.join(', ')}`;
    if (before !== null && before.works === first.works && before.rank < first.rank) return `a lower card before ${group.join(', ')}`;
    before = first;
  }
  return null;
};

/** Normal entries are paid at 7, 6, 5, 4, 4…, crises and shared places aside. */
const ladderClimbed = ({ table, options }: State): string | null => {
  if (options.mode === 'historique' || options.tieShare === 'single') return null;
  const { results, entries } = table.battleReport;
  const normal = results.filter(({ key }) => {
    const entry = entries.find((one) => one.key === key);
    return entry !== undefined && regimeOf(entry) === 'normal';
  });
  const wrong = normal.find(({ multiplier }, index) => multiplier !== Math.max(4, 7 - index));
  return wrong === undefined ? null : `${wrong.key} is paid ${wrong.multiplier} times`;
};

const debtsWhole = ({ table, options }: State): string | null => {
  const { bank, players, state } = table;
  const odd = players.findIndex(({ credits }) => !Number.isInteger(credits) || credits < 0);
  if (odd !== -1 || bank.badCredits < 0 || state.credits < 0) return `seat ${odd} has odd credits, or the bank or the state`;
  if (bank.granted > Math.max(bank.cap, table.count * table.bundle * 4)) return `${bank.granted} credits granted in one battle`;
  return table.loans.some(({ principal, perBattle, arrears }) => principal < 0 || perBattle < 0 || arrears < 0) || options.creditSize < 1
    ? 'a negative loan'
    : null;
};

const boardsProper = ({ table }: State): string | null => {
  for (const [seat, { factory, subsidiaries, houses }] of table.players.entries()) {
    if (factory < 0 || factory > MOST_FACTORY_CARDS) return `seat ${seat} has a main factory of ${factory}`;
    if (subsidiaries.some(({ cards }) => cards < 1 || cards > MOST_FACTORY_CARDS)) return `seat ${seat} has a subsidiary of a wrong size`;
    if (new Set(subsidiaries.map(({ id }) => id)).size < subsidiaries.length) return `seat ${seat} has two subsidiaries of one number`;
    if (houses.main < 0 || houses.main > MOST_MAIN_HOUSES || houses.secondary < 0 || houses.rental < 0) return `seat ${seat} has impossible houses`;
  }
  return null;
};

const bundleOfCycle = ({ table }: State): string | null => {
  const expected = table.system === 'dette' ? CYCLES[table.cycle.debt].bundle : 1;
  return table.bundle === expected ? null : `a bundle is ${table.bundle} instead of ${expected}`;
};

const noBankWithoutDebt = ({ table, vault, options }: State): string | null => {
  if (table.system === 'dette' || options.mode === 'dette' || options.mode === 'historique') return null;
  const credits = table.players.some((subject) => subject.credits > 0) || table.state.credits > 0;
  return credits || vault.bankProfit > 0 || vault.bankEquity > 0 ? 'a bank or credits without debt money' : null;
};

const employedConsistently = ({ table }: State): string | null => {
  for (const [seat, { boss, status, post }] of table.players.entries()) {
    if (boss === null) continue;
    if (post) return `seat ${seat} has two jobs`;
    if (status !== 'gone' && !table.players[boss]?.subsidiaries.some(({ contract }) => contract?.employee === seat) && table.point.kind !== 'market')
      return `seat ${seat} works for nobody`;
  }
  return null;
};

const countedPlayers = ({ table }: State): string | null => {
  const active = table.players.filter(isActivePlayer).length;
  return table.count === active || table.point.kind === 'vote' || table.point.kind === 'gameOver' ? null : `N is ${table.count} with ${active} players`;
};

export const invariants: readonly Invariant<State>[] = [
  invariant('TB-9.1', cardsAccounted),
  invariant('TB-9.1', countsRight),
  invariant('TB-9.2', moneyAccounted),
  invariant('TB-9.3', battleEmptied),
  invariant('TB-9.6', stakesProper),
  invariant('TB-9.6', employedConsistently),
  invariant('TB-9.7', classesInOrder),
  invariant('TB-4.7.2b', higherCardsFirst),
  invariant('TB-9.7', ladderClimbed),
  invariant('TB-9.8', debtsWhole),
  invariant('TB-9.9', boardsProper),
  invariant('TB-9.10', bundleOfCycle),
  invariant('TB-9.13', noBankWithoutDebt),
  invariant('TB-2.1', countedPlayers),
];
