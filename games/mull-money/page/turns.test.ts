import { describe, expect, it } from 'vitest';
import type { Table, View } from '#games/mull-money/types.ts';
import { speechOf } from './scene.tsx';
import { players, position, stateOf, viewOf, voice } from './testing/position.ts';
import { trayHead, trayRows } from './turns.ts';

const reading = (view: View, you: number | null = 0) => ({ ...speechOf({ view, voice: voice() }), you });
const rows = (change: Partial<Table> = {}, you: number | null = 0) =>
  trayRows(reading(position(change), you)).map(({ seat, tone, note, figure }) => [seat, tone, note, figure]);

describe('the order of speech', () => {
  it('[MM-4.8.1] [MM-13.6] lists who spoke, who leads, who speaks and the seller last', () => {
    expect(rows()).toEqual([
      [2, 'done', 'a parlé', '5\u00a0M'],
      [3, 'lead', 'mène', '7\u00a0M'],
      [0, 'now', 'à vous', '8\u00a0M\u00a0?'],
      [1, 'last', 'vendeur, en dernier', ''],
    ]);
    expect(rows({}, 2)[2]).toEqual([0, 'now', 'parle', '']);
    expect(trayHead(reading(position())).aside).toBe('vente de Bruno, avec l’Expert');
  });

  it('[MM-4.8.2] writes a pass as a dash', () => {
    const point = { kind: 'bid', seat: 0, seller: 1, help: 'alone', size: 4, best: null, queue: [1], spoken: [{ seat: 2, amount: null }] } as const;
    expect(rows({ point })[0]).toEqual([2, 'done', 'passe', '–']);
  });

  it('[MM-4.6.1] lists the order of turns with the cards left', () => {
    const bruno = { ...players.bruno, done: true };
    const tom = { ...players.tom, cards: [] };
    expect(rows({ point: { kind: 'play', seat: 0 }, players: [players.camille, bruno, players.ines, tom] })).toEqual([
      [2, 'waiting', 'attend', '2\u00a0cartes'],
      [3, 'done', 'a tout joué', ''],
      [0, 'now', 'à vous', '3\u00a0cartes'],
      [1, 'done', 'a gardé une carte', ''],
    ]);
  });

  it('[MM-6.4.2] shows who has voted, and nobody’s sealed ballot but one’s own', () => {
    const law = { type: 'productionTax', amount: 2 } as const;
    const state = stateOf({ point: { kind: 'vote', proposer: 3, law, asked: [1, 2], voted: [0, 3] } }, { mode: 'simulation' });
    const view = { ...viewOf(state), ballots: { 0: { vote: 'yes', bribes: 0, voices: 2 } } } as const;
    expect(trayRows(reading(view)).map(({ seat, note, figure }) => [seat, note, figure])).toEqual([
      [0, 'a voté', 'pour, 2\u00a0voix'],
      [1, 'vote', ''],
      [2, 'vote', ''],
      [3, 'a voté', ''],
    ]);
  });

  it('[MM-13.7] shows zone and fine of each company in an alert', () => {
    const asked = rows({ point: { kind: 'alert', final: false, asked: [3] } });
    expect(asked).toEqual([
      [2, 'done', 'zone verte', ''],
      [3, 'now', 'décide', '10\u00a0M, ←2'],
      [0, 'done', 'zone verte', ''],
      [1, 'done', 'zone jaune', '5\u00a0M, ←1'],
    ]);
  });

  it('[MM-5.6] ends with the ranks', () => {
    expect(rows({ point: { kind: 'gameOver', reason: 'column' } }).map(([seat, , note]) => [seat, note])).toEqual([
      [1, '1ᵉʳ'],
      [2, '2ᵉ'],
      [0, '3ᵉ'],
      [3, '4ᵉ'],
    ]);
  });
});
