import { describe, expect, it } from 'vitest';
import { fileOf, type GameFigures, readFile, roomFileOf } from './game-file.ts';

const figures: GameFigures = {
  game: 'bourse',
  code: 'ABC234',
  createdAt: 1000,
  options: { startCash: 3 },
  names: ['Ana', 'Bob'],
  points: [{ turn: 1, step: 4, metrics: { 'x/0': 2.5, y: -1 } }],
  outcome: { reason: 'target', text: { key: 'k', clauses: [] }, standings: [{ seat: 0, rank: 1, score: 3 }] },
};

describe('the file of a debrief', () => {
  it('comes back as it went', () => {
    expect(readFile(fileOf(figures))?.games).toEqual([figures]);
    expect(readFile(fileOf({ ...figures, outcome: null }))?.games).toEqual([{ ...figures, outcome: null }]);
  });

  it('of a whole room keeps its programme, the titles of its games and who is who', () => {
    const steps = [{ title: 'Accueil', minutes: 10 }];
    const games = ['Monnaie-dette', 'Monnaie libre'].map((head, n) => Object.assign({ head, people: [n, null], round: n }, figures));
    const polls = [{ n: 0, text: 'Combien ?', choices: ['peu', 'beaucoup'], about: 'gap', games: 0, at: 5, open: false, answered: 3, result: [1, 2] }];
    const room = { title: 'Sixième B', steps, polls, rounds: 2, heads: 3, games };
    expect(readFile(roomFileOf(room))).toEqual(room);
    // A question that was still open when the file was made has nothing to tell; what is no question is left out.
    const open = { ...polls[0], open: true, result: null };
    expect(readFile(roomFileOf(room).replace('"polls":[', `"polls":[${JSON.stringify(open)},{"text":3},`))).toEqual(room);
  });

  it('of a room made before questions were kept in it is opened without them', () => {
    const old = JSON.stringify({ file: 'comptoir-room', version: 1, title: 'Sixième B', steps: null, games: [JSON.parse(fileOf(figures))] });
    expect(readFile(old)).toEqual({ title: 'Sixième B', steps: null, polls: [], rounds: 1, heads: 0, games: [figures] });
  });

  it('of another kind is refused', () => {
    const plain: Record<string, unknown> = JSON.parse(fileOf(figures));
    for (const text of ['', '[]', '{}', 'null', JSON.stringify({ ...plain, file: 'recording' }), JSON.stringify({ ...plain, version: 2 })]) {
      expect(readFile(text)).toBeNull();
    }
    for (const damage of [
      { points: [{ turn: 1 }] },
      { points: [{ turn: 1, step: 1, metrics: { x: '<b>' } }] },
      { names: [3] },
      { options: [] },
      { code: null },
    ]) {
      expect(readFile(JSON.stringify({ ...plain, ...damage }))).toBeNull();
    }
  });
});
