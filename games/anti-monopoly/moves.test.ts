import { describe, expect, it } from 'vitest';
import { decode } from './moves.ts';
import type { Move } from './types.ts';

const MOVES: readonly Move[] = [
  { type: 'chooseRole', role: 'M' },
  { type: 'throw' },
  { type: 'endTurn' },
  { type: 'payRelease' },
  { type: 'build', title: 'ROM1' },
  { type: 'sellBuildings', title: 'ATH2', levels: 2 },
  { type: 'mortgage', title: 'TP1' },
  { type: 'unmortgage', title: 'SP2' },
  { type: 'proposeTrade', to: 2, giveTitles: ['ROM1'], giveCash: 0, getTitles: [], getCash: 500 },
  { type: 'accept' },
  { type: 'reject' },
  { type: 'counter', giveTitles: [], giveCash: 10, getTitles: ['ROM1'], getCash: 0 },
  { type: 'withdraw' },
  { type: 'buy' },
  { type: 'decline' },
  { type: 'ceiling', amount: 1500 },
  { type: 'bid', amount: 1600 },
  { type: 'pass' },
  { type: 'payTax', mode: 'flat' },
  { type: 'declareBankruptcy' },
  { type: 'resign' },
];

describe('moves off the wire', () => {
  it('[AM-4.1.5] every move comes back as it was sent', () => {
    for (const move of MOVES) expect(decode(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });

  it('[AM-4.10.2] a form leaves out what is empty, and names the chair', () => {
    expect(decode({ type: 'proposeTrade', to: 'seat3', getTitles: ['ROM1'], giveCash: 50 })).toEqual({
      type: 'proposeTrade',
      to: 3,
      giveTitles: [],
      giveCash: 50,
      getTitles: ['ROM1'],
      getCash: 0,
    });
  });

  it('[AM-4.10.2] one title may come bare, as a pick of one does', () => {
    expect(decode({ type: 'counter', giveTitles: 'ROM1' })).toMatchObject({ giveTitles: ['ROM1'] });
  });

  it('[AM-4.1.5] what has not the shape of a move is none', () => {
    const bad: readonly unknown[] = [
      null,
      'throw',
      { type: 'build', title: 'XXX' },
      { type: 'sellBuildings', title: 'ROM1', levels: 0.5 },
      { type: 'chooseRole', role: 'X' },
      { type: 'payTax' },
      { type: 'bid', amount: '100' },
      { type: 'proposeTrade', to: 'seat9', giveTitles: [] },
      { type: 'proposeTrade', to: 1, giveTitles: 7 },
      { type: 'proposeTrade', to: 1, getTitles: ['nothing'] },
      { type: 'counter', giveCash: null },
      { type: 'dance' },
    ];
    for (const raw of bad) expect(decode(raw)).toBeNull();
  });
});
