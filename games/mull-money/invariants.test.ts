import { describe, expect, it } from 'vitest';
import { mullMoney } from './index.ts';
import { layOut, open, plain, playing } from './position.test-support.ts';
import type { Player, State, Table } from './types.ts';

/* The invariants of MM-9 find what is broken: each is broken once. */

const broken = (state: State): readonly string[] =>
  mullMoney.module.invariants.filter((invariant) => invariant.holds(state) !== null).map(({ clause }) => clause);

const sound = open([{ s: 6, cards: ['sale', 'growth'] }, {}]).state;
const withTable = (changed: Partial<Table>): State => ({ ...sound, table: { ...sound.table, ...changed } });
const withCompany = (changed: Partial<Player>): State =>
  withTable({ players: sound.table.players.map((company, seat) => (seat === 0 ? { ...company, ...changed } : company)) });

describe('invariants', () => {
  it('[MM-9.1] cards: 53 in their kinds, no pair in a set, the Alert nowhere but in the piles', () => {
    expect(broken(sound)).toEqual([]);
    expect(broken({ ...sound, pile: sound.pile.slice(1) })).toContain('MM-9.1');
    expect(broken(withTable({ pileSize: 3 }))).toContain('MM-9.1');
    expect(broken(withTable({ alertAside: true }))).toContain('MM-9.1');
    const laid = layOut(plain(2), { pile: ['growth', 'sale', 'staff', 'innovation', 'elimination', 'growth', 'sale', 'staff', 'innovation'] }).state;
    const lots = [['growth', 'growth', 'innovation'], ...laid.table.lots.slice(1)] as const;
    expect(broken({ ...laid, table: { ...laid.table, lots } })).toContain('MM-9.1');
  });

  it('[MM-9.2] raw materials: 50 in all, those on auction included', () => {
    expect(broken(withTable({ reserve: 40 }))).toEqual(['MM-9.2']);
    expect(broken(withCompany({ silo: -1 }))).toEqual(['MM-9.2']);
    const auction = open([{ cards: ['sale'] }, {}]).does(0, playing('sale')).state;
    expect([auction.table.reserve, broken(auction)]).toEqual([35, []]);
  });

  it('[MM-9.3] money: nothing is created, and nobody is below 0', () => {
    const { ledger } = sound;
    expect(broken({ ...sound, ledger: { ...ledger, seats: [16, 15] } })).toEqual(['MM-9.3']);
    expect(broken({ ...sound, ledger: { ...ledger, seats: [-1, 15], funds: { bank: -14 } } })).toEqual(['MM-9.3']);
    expect(broken({ ...sound, ledger: { ...ledger, seats: [16, 15], created: 1 } })).toEqual(['MM-9.3']);
    expect(broken(withCompany({ credits: -1 }))).toEqual(['MM-9.3']);
  });

  it('[MM-9.4] every marker stays on its board', () => {
    for (const changed of [
      { growth: 13 },
      { growth: 21 },
      { employees: 0 },
      { employees: 6 },
      { personnel: 0 },
      { materials: 6 },
      { dump: 17 },
      { waste: 2.5 },
    ]) {
      expect(broken(withCompany(changed))).toContain('MM-9.4');
    }
    expect(broken(withTable({ commonWaste: 1 }))).toContain('MM-9.4');
  });

  it('[MM-9.5] a factory on the last column means that the end is triggered', () => {
    expect(broken(withCompany({ growth: 20 }))).toEqual(['MM-9.5']);
  });

  it('[MM-9.6] four cards at most, and a kept card is the only one', () => {
    expect(broken(withCompany({ done: true }))).toEqual(['MM-9.6']);
    expect(broken(withCompany({ cards: ['sale', 'growth', 'growth', 'growth', 'growth'] }))).toContain('MM-9.6');
    expect(broken(withCompany({ retired: true }))).toContain('MM-9.6');
  });

  it('[MM-9.7] somebody is asked, is in the game and has a move', () => {
    expect(broken(withTable({ point: { kind: 'alert', final: true, asked: [] } }))).toContain('MM-9.7');
    expect(broken(withTable({ point: { kind: 'play', seat: 1 } }))).toContain('MM-9.7');
  });

  it('[MM-9.11] one set more than players in phase 2, none after it', () => {
    expect(broken(withTable({ point: { kind: 'chooseLot', seat: 0, last: false } }))).toContain('MM-9.11');
    const laid = layOut(plain(2)).state;
    expect(broken({ ...laid, table: { ...laid.table, lots: laid.table.lots.slice(1) } })).toContain('MM-9.11');
  });

  it('[MM-9.14] the law book: agreed types, one active law of each, parameters in their domain', () => {
    const taxed = open([{ cards: ['growth'] }, {}], { options: { mode: 'simulation' }, laws: [{ type: 'productionTax', amount: 2 }] }).state;
    const [entry] = taxed.table.laws;
    if (entry === undefined) throw new Error('no law');
    const book = (changed: Partial<Table>): State => ({ ...taxed, table: { ...taxed.table, ...changed } });
    expect(broken(taxed)).toEqual([]);
    expect(broken(book({ inForce: {} }))).toEqual(['MM-9.14']);
    expect(broken(book({ laws: [entry, { ...entry, id: 'V2' }] }))).toEqual(['MM-9.14']);
    expect(broken(book({ laws: [{ ...entry, law: { type: 'productionTax', amount: 9 } }] }))).toEqual(['MM-9.14']);
    expect(broken(book({ laws: [{ ...entry, law: { type: 'growthFee', amount: 1 } }] }))).toContain('MM-9.14');
  });

  it('[MM-6.4.2] a vote has its motion, with the ballots that were cast', () => {
    const point = { kind: 'vote', proposer: 0, law: { type: 'expertGrowth' }, asked: [0, 1], voted: [] } as const;
    expect(broken(withTable({ point }))).toContain('MM-6.4.2');
  });
});
