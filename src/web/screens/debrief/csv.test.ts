import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import type { GameFigures } from './game-file.ts';

const voice = { lang: 'fr', catalogue: { 'g.worth': ['Fortune "nette"', 'Net worth'], 'g.debt': ['Dette', 'Debt'] }, unit: '', seatName: String } as const;
const game = (code: string, points: GameFigures['points']): GameFigures => ({
  game: 'g',
  code,
  createdAt: 0,
  options: {},
  names: ['Ana', '=SUM(A1)'],
  holders: ['person', 'bot'],
  points,
  outcome: null,
});

const words = { game: 'Partie', mode: 'Mode', title: 'Titre', turn: 'Tour', player: 'Joueur', holder: 'Qui', holders: { person: 'personne', bot: 'bot' } };

describe('the figures for a spreadsheet', () => {
  it('have one row for each turn and player, of both games, and no formula in a name', () => {
    const first = game('AAA', [
      { turn: 1, step: 1, metrics: { 'g.worth/0': 1, 'g.worth/1': 2, 'g.debt': 5 } },
      { turn: 1, step: 2, metrics: { 'g.worth/0': 3, 'g.worth/1': 4, 'g.debt': 6 } },
    ]);
    const second = { ...game('BBB', [{ turn: 2, step: 1, metrics: { 'g.worth/1': -1.5 } }]), head: 'Après-midi' };
    const lines = (lang: 'fr' | 'en') => csvOf([first, second], { ...voice, lang }, words, () => 'dette').split('\r\n');
    expect(lines('fr')).toEqual([
      '\ufeff"Partie";"Mode";"Titre";"Tour";"Joueur";"Qui";"Fortune ""nette""";"Dette"',
      '"AAA";"dette";"";1;"Ana";"personne";3;6',
      '"AAA";"dette";"";1;"\'=SUM(A1)";"bot";4;6',
      '"BBB";"dette";"Après-midi";2;"Ana";"personne";;',
      '"BBB";"dette";"Après-midi";2;"\'=SUM(A1)";"bot";-1,5;',
      '',
    ]);
    expect(lines('en').at(-2)).toBe('"BBB","dette","Après-midi",2,"\'=SUM(A1)","bot",-1.5,');
  });

  it('leave the column empty where nobody knows who sat there', () => {
    const { holders: _, ...old } = game('OLD', [{ turn: 1, step: 1, metrics: { 'g.worth/0': 1 } }]);
    expect(csvOf([old], voice, words).split('\r\n')[1]).toBe('"OLD";"";"";1;"Ana";"";1');
  });
});
