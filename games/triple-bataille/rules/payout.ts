import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { worth } from './cards.ts';
import { HALF_REGIME, LADDER, MICRO, MICRO_WITH_POST, USUAL_TAX } from '../content/data.ts';
import { player } from './facts.ts';
import { tell, who } from '../speak.ts';
import type { Card, Entry, Group, Result } from '../types.ts';
import { change, count, send, type Work } from './work.ts';
import { chosenSource } from './chosen.ts';
import { claimOf, eventsAfterPayout } from './events.ts';
import { enterprisesIncome, gainShift } from './historic/privatisation.ts';
import { isTied, type Places } from './winners.ts';
import { addUnder, drawAlike, payUpTo, putUnder, setZone, shufflePioche, splitCards, takeFrom, underPioche } from './money.ts';

/* TB-4.8: taxes and gains. */

/** TB-4.8.1. Only `normal` entries use up the rungs of the ladder; gains of one regime are pooled in a tie. */
type Regime = 'normal' | 'half' | 'micro' | 'microWithPost';

export const regimeOf = ({ kind, post }: Entry): Regime => {
  if (kind === 'micro') return post ? 'microWithPost' : 'micro';
  return kind === 'main' && post ? 'half' : 'normal';
};

const FLAT: Readonly<Record<Exclude<Regime, 'normal'>, number>> = { half: HALF_REGIME, micro: MICRO, microWithPost: MICRO_WITH_POST };

const baseMultiplier = (regime: Regime, rung: number): number => (regime === 'normal' ? (LADDER[Math.min(rung, LADDER.length - 1)] ?? 0) : FLAT[regime]);

/** Where gains and taxes come from: the pot alone, or with `chosenWinnings` also the cards on the table. */
export interface Source {
  /** Cards still available. */
  left(): number;
  /** Tax: as much as there is. */
  takeTax(amount: number): readonly Card[];
  /** Hands the members of a group what each has won, in their order; `bonus` of it goes to the employee. */
  deliver(shares: readonly Share[]): void;
  /** What nobody won. */
  remainder(): readonly Card[];
}

export interface Share {
  readonly entry: Entry;
  readonly gain: number;
  readonly bonus: number;
}

interface Claim {
  readonly entry: Entry;
  readonly regime: Regime;
  readonly multiplier: number;
  claim: number;
  readonly tax: number;
  /** Taken for this member, before sharing. */
  taken: number;
}

/** TB-6.4.1: with `gains` the winners bear the difference to the usual tax, or get it back. */
const adjustGain = (work: Work, source: Source, taken: number): number => {
  const { options, table } = work;
  if (options.taxAdjust === 'pot' || table.state.tax === USUAL_TAX) return taken;
  const difference = (table.state.tax - USUAL_TAX) * table.bundle;
  if (difference > 0) {
    const more = Math.min(difference, taken);
    collect(work, source, more);
    return taken - more;
  }
  return taken + payUpTo(work, { from: 'state', to: 'pot', amount: -difference });
};

const collect = (work: Work, source: Source, amount: number): number => {
  const cards = source.takeTax(amount);
  addUnder(work, 'state', cards);
  const taxed = worth(cards);
  count(work, 'taxIncome', taxed);
  count(work, 'stateIncome', taxed);
  return taxed;
};

/** The tax taken before a place (TB-4.8.4, TB-6.4.1). */
const taxPerPlace = ({ options, table }: Work): number => (options.taxAdjust === 'gains' ? USUAL_TAX : table.state.tax) * table.bundle;

class Ladder {
  private used = 0;
  private readonly shift: number;
  constructor(shift: number) {
    this.shift = shift;
  }
  multiplier(regime: Regime): number {
    return Math.max(1, baseMultiplier(regime, this.used) - this.shift);
  }
  climb(regime: Regime): void {
    if (regime === 'normal') this.used++;
  }
}

/** Equal shares of a pool, the left-over cards to the last members (TB-4.8.5). */
const equalShares = (total: number, members: number): readonly number[] => {
  const each = Math.floor(total / members);
  const left = total % members;
  return Array.from({ length: members }, (_, index) => each + (index >= members - left ? 1 : 0));
};

/** TB-4.8.5: what the places bring, and what they should have brought. */
const pool = (members: readonly Claim[]): void => {
  const takings = equalShares(sum(members.map(({ taken }) => taken)), members.length);
  const dues = equalShares(sum(members.map(({ claim }) => claim)), members.length);
  for (const [index, member] of members.entries()) {
    member.taken = at(takings, index);
    member.claim = at(dues, index);
  }
};

/** TB-4.8.4, TB-4.8.5: tax and gain for each member in turn; the same regime shares. */
const serveInPlaces = (work: Work, source: Source, group: readonly Entry[], ladder: Ladder): readonly Claim[] => {
  let reserved = 0;
  const claims = group.map((entry): Claim => {
    const tax = collect(work, source, Math.min(taxPerPlace(work), source.left() - reserved));
    const regime = regimeOf(entry);
    const multiplier = ladder.multiplier(regime);
    ladder.climb(regime);
    const claim = claimOf(work, entry, multiplier);
    const taken = adjustGain(work, source, Math.min(claim, source.left() - reserved));
    reserved += taken;
    return { entry, regime, multiplier, claim, tax, taken };
  });
  for (const regime of new Set(claims.map((claim) => claim.regime))) pool(claims.filter((claim) => claim.regime === regime));
  return claims;
};

/** `tieShare: 'single'`: one place, one rung, the mean of the members' gains. */
const serveAsOne = (work: Work, source: Source, group: readonly Entry[], ladder: Ladder): readonly Claim[] => {
  const tax = collect(work, source, Math.min(taxPerPlace(work), source.left()));
  const claims = group.map((entry, index): Claim => {
    const regime = regimeOf(entry);
    const multiplier = ladder.multiplier(regime);
    return { entry, regime, multiplier, claim: claimOf(work, entry, multiplier), tax: index === 0 ? tax : 0, taken: 0 };
  });
  if (claims.some(({ regime }) => regime === 'normal')) ladder.climb('normal');
  const mean = Math.floor(sum(claims.map(({ claim }) => claim)) / claims.length);
  const gain = adjustGain(work, source, Math.min(mean, source.left()));
  const shares = equalShares(gain, claims.length);
  for (const [index, claim] of claims.entries()) {
    claim.claim = at(shares, index);
    claim.taken = at(shares, index);
  }
  return claims;
};

const serveGroup = (work: Work, source: Source, group: readonly Entry[], ladder: Ladder): readonly Claim[] =>
  group.length > 1 && work.options.tieShare === 'single' ? serveAsOne(work, source, group, ladder) : serveInPlaces(work, source, group, ladder);

/** TB-4.8.6: the employee first gets as many cards as were staked. */
const bonusOf = (work: Work, { kind, b }: Entry, gain: number): number => (kind === 'subsidiary' ? Math.min(gain, b * work.table.bundle) : 0);

const note = (work: Work, seat: Seat, gain: number): void => {
  if (gain > 0) change(work, seat, { gained: player(work, seat).gained + gain });
};

/** Its cards have left the table. */
const cleared = (entry: Entry): Entry => ({ ...entry, cards: [] });

const shufflePot = (work: Work): void => setZone(work, 'pot', work.chance.of('pot', work.table.battle).shuffle(work.heaps.zones.pot));

/** TB-4.8.2: as many new cards as were revealed; the stakes go under the pioche. */
const replaceStakes = (work: Work): void => {
  const { table } = work;
  const revealed = table.battleReport.entries.flatMap(({ cards }) => cards);
  addUnder(work, 'pot', drawAlike(work, revealed));
  underPioche(work, work.chance.of('stakes', table.battle).shuffle(revealed));
  table.battleReport = { ...table.battleReport, entries: table.battleReport.entries.map(cleared) };
  shufflePot(work);
};

const potSource = (work: Work): Source => ({
  left: () => work.table.funds.pot,
  takeTax: (amount) => takeFrom(work, 'pot', amount),
  deliver: (shares) => {
    for (const { entry, gain, bonus } of shares) {
      const { taken, rest } = splitCards(work, takeFrom(work, 'pot', gain), bonus);
      if (entry.operator !== entry.owner) putUnder(work, entry.operator, taken);
      putUnder(work, entry.owner, rest);
    }
  },
  remainder: () => takeFrom(work, 'pot', work.table.funds.pot),
});

const logResult = (work: Work, entry: Entry, { gain, multiplier }: Result, places: Places): void => {
  const own = entry.operator === entry.owner;
  const tie = { who: who(entry.operator), gain, ...places };
  const win = { who: who(entry.operator), gain, place: places.from, multiplier };
  const boss = who(entry.owner);
  if (isTied(places)) {
    work.log?.push(own ? tell('log.ties', tie, ['TB-4.8.5']) : tell('log.tiesFor', { ...tie, boss }, ['TB-4.8.5', 'TB-4.8.6']));
  } else {
    work.log?.push(own ? tell('log.wins', win, ['TB-4.8.4']) : tell('log.winsFor', { ...win, boss }, ['TB-4.8.4', 'TB-4.8.6']));
  }
};

/** One group takes its places. */
const payGroup = (work: Work, source: Source, group: readonly Entry[], ladder: Ladder, before: number): readonly Result[] => {
  const places: Places = { from: before + 1, to: before + group.length };
  const claims = serveGroup(work, source, group, ladder);
  const shares = claims.map(({ entry, taken }): Share => ({ entry, gain: taken, bonus: bonusOf(work, entry, taken) }));
  source.deliver(shares);
  return claims.map(({ entry, multiplier, claim, tax }, index): Result => {
    const { gain, bonus } = at(shares, index);
    note(work, entry.operator, entry.operator === entry.owner ? gain : bonus);
    if (entry.operator !== entry.owner) note(work, entry.owner, gain - bonus);
    count(work, 'gains', gain);
    if (gain >= claim) count(work, 'served', 1);
    const result: Result = { key: entry.key, place: places.from, multiplier, tax, claim, gain, bonus };
    logResult(work, entry, result, places);
    return result;
  });
};

/** TB-4.8, in its order. */
export const payOut = (work: Work): void => {
  const { table, options } = work;
  const chosen = options.chosenWinnings !== 'off';
  if (chosen) shufflePot(work);
  else replaceStakes(work);
  const source = chosen ? chosenSource(work) : potSource(work);
  count(work, 'pot', source.left());
  enterprisesIncome(work);
  const ladder = new Ladder(gainShift(work));
  const entries = new Map(table.battleReport.entries.map((entry) => [entry.key, entry]));
  const members = (group: Group): readonly Entry[] => group.flatMap((key) => entries.get(key) ?? []);
  const results: Result[] = [];
  for (const group of table.battleReport.order) results.push(...payGroup(work, source, members(group), ladder, results.length));
  const left = source.remainder();
  const remainder = worth(left);
  addUnder(work, 'state', left);
  count(work, 'stateIncome', remainder);
  table.battleReport = { ...table.battleReport, results, remainder, entries: table.battleReport.entries.map(cleared) };
  if (chosen) shufflePioche(work);
  work.log?.push(tell('log.battleOver', { remainder, state: table.funds.state }, ['TB-4.8.4']));
  work.reveals = true;
  eventsAfterPayout(work);
  send(work, 'interest');
};
