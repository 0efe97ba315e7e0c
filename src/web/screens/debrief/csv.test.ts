import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import type { GameFigures } from './game-file.ts';

const voice = { lang: 'fr', catalogue: { 'g.worth': 'Fortune "nette"', 'g.debt': 'Dette' }, unit: '', seatName: String } as const;
const game = (code: string, points: GameFigures['points']): GameFigures => ({
  game: 'g',
  code,
  createdAt: 0,
  options: {},
  names: ['Ana', '=SUM(A1)'],
  points,
  outcome: null,
});

describe('the figures for a spreadsheet', () => {
  it('have one row for each turn and player, of both games, and no formula in a name', () => {
    const first = game('AAA', [
      { turn: 1, step: 1, metrics: { 'g.worth/0': 1, 'g.worth/1': 2, 'g.debt': 5 } },
      { turn: 1, step: 2, metrics: { 'g.worth/0': 3, 'g.worth/1': 4, 'g.debt': 6 } },
    ]);
    const second = game('BBB', [{ turn: 2, step: 1, metrics: { 'g.worth/1': -1.5 } }]);
    expect(csvOf([first, second], voice, { game: 'Partie', turn: 'Tour', player: 'Joueur' }).split('\r\n')).toEqual([
      '\ufeff"Partie","Tour","Joueur","Fortune ""nette""","Dette"',
      '"AAA",1,"Ana",3,6',
      '"AAA",1,"\'=SUM(A1)",4,6',
      '"BBB",2,"Ana",,',
      '"BBB",2,"\'=SUM(A1)",-1.5,',
      '',
    ]);
  });
});
