import { nim } from '#testkit/nim/index.ts';
import type { Voice } from '#kernel/words.ts';
import type { SeriesPoint } from '#protocol';
import { describe, expect, it } from 'vitest';
import type { RoomParts } from '../../kit/interface/room-parts.ts';
import { feminine } from '../../kit/interface/turn-word.ts';
import { debriefingOf, headlineOf, lengthOf } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';

const voice = (lang: 'fr' | 'en'): Voice => ({ lang, catalogue: {}, unit: '', seatName: String });

const parts: RoomParts = {
  turnWord: (reader) => feminine(reader.lang === 'fr' ? 'bataille' : 'battle', reader),
  debrief: {
    charts: () => [
      { key: 'worth', label: 'Fortune', kind: 'seats' },
      { key: 'ruined', label: 'Ruines', kind: 'count' },
      { key: 'seized', label: 'Saisies', kind: 'line' },
      { key: 'unknown', label: 'Autre chose', kind: 'line' },
    ],
  },
};

const figures = (code: string, createdAt: number, points: readonly SeriesPoint[]): GameFigures => ({
  game: 'triple-bataille',
  code,
  createdAt,
  options: {},
  names: ['Inès', 'Karim'],
  points,
  outcome: null,
});

const battle = (turn: number, ruined: number): SeriesPoint => ({ turn, step: 10 * turn, metrics: { 'worth/0': 12, 'worth/1': 0, ruined, seized: 0 } });

const quiet = figures('AAAA', 1, [battle(1, 0)]);
const rough = figures('BBBB', 2, [battle(1, 0), battle(2, 1)]);
const debriefing = (games: readonly GameFigures[], lang: 'fr' | 'en' = 'fr') => debriefingOf(games, nim, parts, voice(lang), { followed: '' });
const labels = (charts: readonly { readonly label: string }[]): readonly string[] => charts.map(({ label }) => label);

describe('a debrief', () => {
  it('draws what moved, and names what stayed at zero in all the games it compares', () => {
    const one = debriefing([quiet]);
    expect([labels(one.charts), labels(one.idle)]).toEqual([['Fortune'], ['Ruines', 'Saisies']]);
    const two = debriefing([quiet, rough]);
    expect([labels(two.charts), labels(two.idle)]).toEqual([['Fortune', 'Ruines'], ['Saisies']]);
  });

  it('has few players as long as each can be named and told apart', () => {
    const crowd = { ...quiet, names: Array.from({ length: 7 }, (_, seat) => `J${seat}`) };
    expect([debriefing([quiet]).few, debriefing([crowd]).few, debriefing([quiet, crowd]).few]).toEqual([true, false, false]);
    const tables = [0, 1, 2, 3].map((table) => Object.assign({}, quiet, { names: [`J${table}`, `K${table}`] }));
    expect([debriefing([quiet, rough]).few, debriefing(tables).few]).toEqual([true, false]);
  });

  it('leads with what decided the game: in its own words, else in those of its outcome', () => {
    const over = { ...rough, outcome: { reason: 'end', text: { key: 'end', args: { who: { seat: 1 } }, clauses: [] }, standings: [] } };
    const spoken: Voice = { ...voice('fr'), catalogue: { end: ['La banque saute\u00a0: {who} gagne.', 'The bank breaks: {who} wins.'] } };
    expect(headlineOf(debriefingOf([over], nim, parts, spoken, { followed: '' }), over)).toBe('La banque saute\u00a0: Karim gagne.');
    const own: RoomParts = { debrief: { charts: () => [], headline: ({ names }, reader) => `${names.length} joueurs, et ${reader.seatName(0)}` } };
    expect(headlineOf(debriefingOf([over], nim, own, spoken, { followed: '' }), over)).toBe('2 joueurs, et Inès');
    expect(headlineOf(debriefing([rough]), rough)).toBe('');
  });

  it('counts the great chart in another measure, and keeps the figures recorded for files', () => {
    const wishes = { followed: '', measure: { label: 'part', unit: 'en %', share: true } } as const;
    const { charts, games, recorded } = debriefingOf([quiet], nim, parts, voice('fr'), wishes);
    expect(charts[0]).toEqual({ key: 'worth', label: 'Fortune', kind: 'seats', unit: 'en %', write: 'percent' });
    expect(games[0]?.points[0]?.metrics).toMatchObject({ 'worth/0': 2, 'worth/1': 0, ruined: 0 });
    expect(recorded).toEqual([quiet]);
  });

  it('leaves the names out, everywhere', () => {
    const { games, recorded } = debriefingOf([quiet], nim, parts, voice('fr'), { followed: '', nameless: true }, (number) => `Joueur ${number}`);
    for (const [game] of [games, recorded]) expect(game?.names).toEqual(['Joueur 1', 'Joueur 2']);
  });

  it('gives the same person one number in all games of a room, and nobody else that number', () => {
    const games = [
      { ...quiet, people: [4, null] },
      { ...rough, createdAt: quiet.createdAt + 1, people: [0, 4] },
    ];
    const { recorded } = debriefingOf(games, nim, parts, voice('fr'), { followed: '', nameless: true }, (number) => `Joueur ${number}`);
    expect(recorded.map(({ names }) => names.slice(0, 2))).toEqual([
      ['Joueur 5', 'Joueur 7'],
      ['Joueur 1', 'Joueur 5'],
    ]);
  });

  it('counts in the word of the game', () => {
    const words = (lang: 'fr' | 'en') => [quiet, rough].map((game) => lengthOf(debriefing([game], lang), game).replaceAll('\u00a0', ' '));
    expect(words('fr')).toEqual(['1 bataille', '2 batailles']);
    expect(words('en')).toEqual(['1 battle', '2 battles']);
  });
});
