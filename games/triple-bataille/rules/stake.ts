import type { Seat } from '#kernel/game.ts';
import { SMALL_TABLE } from '../content/data.ts';
import { inSeatOrder, isAttending, player, type PublicFacts } from './facts.ts';
import type { Card, Entry, Face, State } from '../types.ts';
import { keepsFullRegime, stakeLimit, turnEvents } from './events.ts';
import { faceOf, valueOf } from './cards.ts';
import { change, count, send, waitAt, type Work } from './work.ts';
import { entryKey } from './jobs.ts';
import { takeBundles } from './money.ts';
import { addOrigin } from './pay.ts';
import { choosers } from './chosen.ts';
import { winnersOrder } from './winners.ts';

/* TB-4.5: how much may be staked. */

/** TB-4.5.1, TB-4.5.2: the most bundles that he may stake now; 0: he may not. */
export const mostStake = (facts: PublicFacts, seat: Seat): number => {
  const { pile, boss, destitute, factory, post } = player(facts, seat);
  if (boss !== null || destitute || !isAttending(facts, seat)) return 0;
  const byFactory = post || factory === 0 ? 1 : factory;
  return Math.max(0, Math.min(byFactory, stakeLimit(facts, seat), Math.floor(pile / facts.table.bundle)));
};

/** TB-4.5.4, TB-6.4.6: stakes are hidden with `secretStakes`, and in the first of two rounds. */
export const isSealedRound = ({ options, table }: PublicFacts): boolean =>
  options.secretStakes || (table.point.kind === 'stake' && table.point.round === 1 && hasTwoRounds({ options, table }));

/** TB-4.5.4: more than eight players announce, then revise once. */
export const hasTwoRounds = ({ options, table }: PublicFacts): boolean => !options.secretStakes && table.count > SMALL_TABLE;

/** What he has announced or committed, lowered to what he can lay. */
const stakeOf = (state: Pick<State, 'options' | 'table' | 'sealed'>, seat: Seat): number => {
  const wanted = isSealedRound(state) ? state.sealed.stakes[seat] : player(state, seat).stake;
  return Math.min(wanted ?? 0, mostStake(state, seat));
};

/* TB-4.6: the stakes are turned over. */

/** TB-4.6.2, TB-6.4.2: the first card of each bundle counts. */
const countingFaces = (cards: readonly Card[], bundle: number): readonly Face[] => {
  const faces: Face[] = [];
  let laid = 0;
  for (const card of cards) {
    if (laid % bundle === 0) faces.push(faceOf(card));
    laid += valueOf(card);
  }
  return faces;
};

const ownEntry = (work: Work, seat: Seat): Entry | null => {
  const b = stakeOf(work, seat);
  if (b === 0) return null;
  const { factory, post } = player(work, seat);
  const { bundle } = work.table;
  const cards = takeBundles(work, seat, b);
  const kind = factory === 0 ? 'micro' : 'main';
  return {
    key: String(seat),
    owner: seat,
    operator: seat,
    kind,
    b,
    f: factory,
    post: post && !keepsFullRegime(work, seat),
    counting: countingFaces(cards, bundle),
    cards,
  };
};

/** Entries that employees run: their bosses' stakes. */
const employeeEntries = (work: Work, boss: Seat): readonly Entry[] =>
  player(work, boss).subsidiaries.flatMap(({ id, cards: f, contract }) => {
    const key = entryKey(boss, id);
    const cards = work.heaps.escrows[key] ?? [];
    if (contract === null || cards.length === 0) return [];
    const counting = countingFaces(cards, work.table.bundle);
    return [{ key, owner: boss, operator: contract.employee, kind: 'subsidiary' as const, b: contract.k, f, post: false, counting, cards }];
  });

/** TB-6.6.11: who could not even stake one bundle; employees do not count. */
export const noteChoked = (work: Work): void => {
  for (const seat of inSeatOrder(work)) {
    const { boss, destitute, pile } = player(work, seat);
    if (destitute || (boss === null && pile < work.table.bundle)) change(work, seat, { choked: true });
  }
};

/** TB-4.6.1, TB-4.7.3. */
export const reveal = (work: Work): void => {
  const { table } = work;
  const entries = inSeatOrder(work).flatMap((seat) => {
    const own = ownEntry(work, seat);
    const run = employeeEntries(work, seat);
    return own === null ? run : [own].concat(run);
  });
  work.heaps.escrows = {};
  const order = winnersOrder(work, entries).map((group, index) => (group.length > 1 ? work.chance.of('tie', table.battle, index).shuffle(group) : group));
  work.reveals = true;
  work.sealed.stakes = {};
  table.battleReport = { ...table.battleReport, entries, order };
  let staked = 0;
  for (const entry of entries) staked += entry.b;
  addOrigin(work, 'stakes', staked * table.bundle);
  count(work, 'entries', entries.length);
  count(work, 'staked', staked);
  turnEvents(work);
  if (work.options.chosenWinnings === 'off') return send(work, 'payout');
  const asked = choosers(work);
  for (const [seat, subject] of table.players.entries()) if (subject.done === asked.includes(seat)) change(work, seat, { done: !asked.includes(seat) });
  return asked.length === 0 ? send(work, 'payout') : waitAt(work, { kind: 'pick' });
};
