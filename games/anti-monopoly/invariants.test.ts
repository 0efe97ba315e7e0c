import { describe, expect, it } from 'vitest';
import { at } from '#kernel/collections.ts';
import type { Clause } from '#kernel/messages.ts';
import { antiMonopoly } from './index.ts';
import { titleIndex } from './data.ts';
import { C, M, type Chair, play, position, propose } from './position.test-support.ts';
import type { Player, State, Table, Title, TitleId } from './types.ts';

/* A position is broken in one place, and the invariant of that clause says so. */

const { module } = antiMonopoly;
const chairs: readonly Chair[] = [C({ titles: { ROM1: 2, TP1: 0, PAR1: 'mortgaged' } }), M({ titles: { LON1: 4, LON2: 0 } }), C({ bankrupt: 1 }), M()];
const sound = position(chairs);

const broken = (state: State, clause: Clause): string | null => {
  const invariant = module.invariants.find((other) => other.clause === clause);
  if (invariant === undefined) throw new Error(`no invariant ${clause}`);
  return invariant.holds(state);
};

const withTable = (changed: Partial<Table>, state = sound): State => ({ ...state, table: { ...state.table, ...changed } });
const withTitle = (id: TitleId, changed: Partial<Title>, state = sound): State =>
  withTable({ titles: state.table.titles.with(titleIndex(id), { ...at(state.table.titles, titleIndex(id)), ...changed }) }, state);
const withPlayer = (seat: number, changed: Partial<Player>): State =>
  withTable({ players: sound.table.players.with(seat, { ...at(sound.table.players, seat), ...changed }) });
const withCash = (seats: readonly number[], bank?: number): State => ({
  ...sound,
  ledger: { ...sound.ledger, seats, funds: { bank: bank ?? -seats.reduce((total, cash) => total + cash, 0) } },
});

describe('invariants', () => {
  it('[AM-9.11] [AM-9.12] a sound position breaks none', () => {
    for (const invariant of module.invariants) expect(invariant.holds(sound)).toBeNull();
  });

  it('[AM-9.1] [AM-2.2.20] [AM-2.1.9] money adds up to nothing, in tens, and never below zero', () => {
    expect(broken(withCash([15_000, 15_000, 0, 15_000], -44_990), 'AM-9.1')).not.toBeNull();
    expect(broken(withCash([15_005, 15_000, 0, 15_000]), 'AM-9.1')).not.toBeNull();
    expect(broken(withCash([-10, 15_000, 0, 15_000]), 'AM-9.1')).not.toBeNull();
    expect(broken(withCash([900_000, 15_000, 0, 15_000]), 'AM-9.1')).toBeNull();
  });

  it('[AM-9.2] 35 houses and 15 hotels', () => {
    expect(broken(withTable({ houses: 34 }), 'AM-9.2')).not.toBeNull();
    expect(broken(withTable({ hotels: 15 }), 'AM-9.2')).not.toBeNull();
    expect(broken(withTitle('ROM1', { level: 3 }), 'AM-9.2')).not.toBeNull();
  });

  it('[AM-9.3] titles belong to the living or, bare, to the bank; companies are never built on', () => {
    expect(broken(withTitle('ATH1', { owner: 2 }), 'AM-9.3')).not.toBeNull();
    expect(broken(withTitle('ATH1', { mortgaged: true }), 'AM-9.3')).not.toBeNull();
    expect(broken(withTitle('TP1', { level: 1 }), 'AM-9.3')).not.toBeNull();
    expect(broken(withTable({ titles: sound.table.titles.slice(1) }), 'AM-9.3')).not.toBeNull();
  });

  it('[AM-9.4] levels by role, none on a mortgaged title', () => {
    expect(broken(withTitle('LON1', { level: 5 }), 'AM-9.4')).not.toBeNull();
    expect(broken(withTitle('ROM1', { level: 6 }), 'AM-9.4')).not.toBeNull();
    expect(broken(withTitle('ROM1', { level: 5 }), 'AM-9.4')).toBeNull();
    expect(broken(withTitle('ROM1', { mortgaged: true }), 'AM-9.4')).not.toBeNull();
  });

  it('[AM-9.5] a monopolist’s buildings stand on two free streets', () => {
    expect(broken(withTitle('LON2', { mortgaged: true }), 'AM-9.5')).not.toBeNull();
    expect(broken(withTitle('LON2', { owner: 0 }), 'AM-9.5')).not.toBeNull();
  });

  it('[AM-9.6] decks are permutations', () => {
    const deck = sound.decks.C;
    expect(broken({ ...sound, decks: { ...sound.decks, C: [...deck.slice(1), at(deck, 1)] } }, 'AM-9.6')).not.toBeNull();
    expect(broken({ ...sound, decks: { ...sound.decks, C: deck.slice(1) } }, 'AM-9.6')).not.toBeNull();
    expect(broken({ ...sound, decks: { ...sound.decks, C: deck.toReversed() } }, 'AM-9.6')).toBeNull();
  });

  it('[AM-9.7] [AM-9.8] detention is on 10, for two turns at most; throws are 1 or 2', () => {
    expect(broken(withPlayer(0, { detained: true }), 'AM-9.7')).not.toBeNull();
    expect(broken(withPlayer(0, { detained: true, pos: 10, detainedTurns: 3 }), 'AM-9.7')).not.toBeNull();
    expect(broken(withPlayer(0, { detainedTurns: 1 }), 'AM-9.7')).not.toBeNull();
    expect(broken(withTable({ throwNo: 3 }), 'AM-9.8')).not.toBeNull();
  });

  it('[AM-9.9] a bankrupt seat has nothing, never acts, and keeps its role', () => {
    expect(broken(withCash([15_000, 15_000, 10, 15_000]), 'AM-9.9')).not.toBeNull();
    expect(broken(withPlayer(2, { eliminationOrder: null }), 'AM-9.9')).not.toBeNull();
    expect(broken(withTable({ point: { kind: 'preThrow', seat: 2 } }), 'AM-9.11')).not.toBeNull();
    expect(sound.table.players[2]?.role).toBe('C');
    expect(module.check(sound, { by: 2, move: { type: 'throw' } })?.clauses).toContain('AM-9.9');
  });

  it('[AM-9.10] camps are balanced', () => {
    expect(broken(withPlayer(0, { role: 'M' }), 'AM-9.10')).not.toBeNull();
    expect(broken(withPlayer(0, { role: null }), 'AM-9.10')).not.toBeNull();
  });

  it('[AM-9.11] [AM-9.12] debts are raised for, and only then', () => {
    const debt = { debtor: 0, creditor: 'bank', amount: 20_000, reason: 'card' } as const;
    expect(broken(withTable({ debts: [debt] }), 'AM-9.12')).not.toBeNull();
    expect(broken(withTable({ point: { kind: 'raiseCash', seat: 0 } }), 'AM-9.12')).not.toBeNull();
    expect(broken(withTable({ point: { kind: 'raiseCash', seat: 0 }, debts: [debt] }), 'AM-9.11')).toBeNull();
    expect(broken(withTable({ point: { kind: 'raiseCash', seat: 0 }, debts: [{ ...debt, amount: 100 }] }), 'AM-9.11')).not.toBeNull();
    const over = { kind: 'gameOver', reason: 'campFallen', winningCamp: 'C', counts: [] } as const;
    expect(broken(withTable({ point: over }), 'AM-9.12')).not.toBeNull();
    expect(broken(withTable({ point: { ...over, reason: 'roundLimit' } }), 'AM-9.12')).not.toBeNull();
    const offered = play(chairs).does(0, propose(1, { giveTitles: ['TP1'], getCash: 10 })).state;
    expect(broken({ ...offered, offer: null }, 'AM-9.12')).not.toBeNull();
  });

  it('[AM-9.15] ceilings are multiples of 50 from the opening price to the cash', () => {
    const auction = play([C({ pos: 34, cash: 4000 }), M()])
      .throws(0, 1, 2)
      .does(0, { type: 'decline' });
    const { state } = auction.does(0, { type: 'ceiling', amount: 2000 });
    const sealing = (amount: number): State => ({ ...state, sealed: { 0: { seat: 0, amount } } });
    expect(broken(sealing(2000), 'AM-9.15')).toBeNull();
    for (const amount of [1700, 2025, 4050]) expect(broken(sealing(amount), 'AM-9.15')).not.toBeNull();
    expect(broken({ ...sound, sealed: { 0: { seat: 0, amount: 2000 } } }, 'AM-9.15')).not.toBeNull();
  });
});
