import { describe, expect, it } from 'vitest';
import { invariants } from './invariants.ts';
import { open, plain, position } from './position.test-support.ts';
import type { Player, State, Table } from './types.ts';

/* An invariant that never complains proves nothing: each is shown a broken position. */

const sound = position([{ titles: { DAR: 2 } }, { loans: ['A'] }, {}]);

const complaint = (clause: string, state: State): string | null => {
  const invariant = invariants.find((candidate) => candidate.clause === clause);
  if (invariant === undefined) throw new Error(`no invariant ${clause}`);
  return invariant.holds(state);
};

const withTable = (table: Partial<Table>, state = sound): State => ({ ...state, table: { ...state.table, ...table } });
const withPlayer = (changed: Partial<Player>): State =>
  withTable({ players: sound.table.players.map((player, seat) => (seat === 0 ? { ...player, ...changed } : player)) });

const broken: readonly (readonly [string, string, State])[] = [
  ['BO-9.1', 'a title too many', withTable({ desk: { ...sound.table.desk, DAR: 4 } })],
  ['BO-9.2', 'a quotation off the scale', withTable({ quotes: { ...sound.table.quotes, DAR: 41_000 } })],
  ['BO-9.2', 'half a thousand', withTable({ quotes: { ...sound.table.quotes, DAR: 20_500 } })],
  ['BO-9.3', 'debts in cash', { ...sound, ledger: { ...sound.ledger, seats: [-1_000, 200_000, 200_000] } }],
  ['BO-9.4', 'money from nowhere', { ...sound, ledger: { ...sound.ledger, seats: [300_000, 200_000, 200_000] } }],
  ['BO-9.5', 'an option on one’s own shares', withTable({ contracts: [{ id: 1, security: 'DAR', holder: 0, owner: 0, shares: 1 }] })],
  ['BO-9.5', 'an option on shares not owned', withTable({ contracts: [{ id: 1, security: 'DAR', holder: 1, owner: 0, shares: 3 }] })],
  ['BO-9.6', 'two loans at one bank', withPlayer({ loans: ['A', 'A'] })],
  ['BO-9.7', 'a lost card', { ...sound, deck: sound.deck.slice(1) }],
  ['BO-9.8', 'a pawn off the board', withPlayer({ square: 20 })],
  ['BO-9.11', 'somebody answered unasked', { ...sound, sealed: { 2: { type: 'pass' } } }],
];

describe('what is always true', () => {
  it('[BO-9.1] [BO-9.2] [BO-9.3] [BO-9.4] [BO-9.5] [BO-9.6] [BO-9.7] [BO-9.8] holds in a sound position', () => {
    expect(invariants.map((invariant) => invariant.holds(sound))).toEqual(invariants.map(() => null));
  });

  for (const [clause, what, state] of broken) {
    it(`[${clause}] finds ${what}`, () => expect(complaint(clause, state)).not.toBeNull());
  }

  const landed = open(plain(2)).roll(1);

  it('[BO-9.9] finds a quotation that the orders of the visit do not explain', () => {
    expect(complaint('BO-9.9', withTable({ quotes: { ...landed.state.table.quotes, DAR: 12_000 } }, landed.state))).not.toBeNull();
  });

  it('[BO-9.9] a transaction moves one quotation by 1,000, and a pass moves none', () => {
    const bought = landed.does(0, { type: 'buy', n: 3 });
    expect({ ...bought.state.table.quotes, DAR: 10_000 }).toEqual(landed.state.table.quotes);
    expect(bought.quote('DAR')).toBe(11_000);
    expect(landed.does(0, { type: 'done' }).state.table.quotes).toEqual(landed.state.table.quotes);
  });

  it('[BO-9.10] finds two orders of one seat', () => {
    const { visit } = landed.state.table;
    if (visit === null) throw new Error('no visit');
    const order = { seat: 0, kind: 'pass', n: 0, price: 0 } as const;
    expect(complaint('BO-9.10', withTable({ visit: { ...visit, orders: [order, order] } }, landed.state))).not.toBeNull();
  });

  it('[BO-9.12] finds a winner below the target', () => {
    expect(complaint('BO-9.12', withTable({ point: { kind: 'gameOver', reason: 'target' } }))).not.toBeNull();
  });

  it('[BO-9.13] finds a landing that the table of variations does not explain', () => {
    const { visit } = landed.state.table;
    if (visit === null) throw new Error('no visit');
    expect(complaint('BO-9.13', withTable({ visit: { ...visit, raw: visit.raw + 1_000 } }, landed.state))).not.toBeNull();
  });
});
