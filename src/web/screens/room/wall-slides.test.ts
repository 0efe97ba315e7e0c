import { tripleBataille } from '#games/triple-bataille/index.ts';
import { quickChance } from '#kernel/chance.ts';
import type { RoomGame, RoomPerson, SeriesPoint } from '#protocol';
import { expect, it } from 'vitest';
import type { RoomParts } from '../../kit/interface/room-parts.ts';
import { csvOf } from '../debrief/csv.ts';
import { debriefingOf } from '../debrief/debriefing.ts';
import { laidOver, overlaid, playersIn } from './room-overlay.ts';
import { slidesOf } from './wall-slides.ts';

/* What the wall of the debrief and its files say, worked out a second time from the record alone, by other means. */

const SEATS = 7;
const TURNS = 5;
const voice = { lang: 'en', catalogue: {}, unit: '', seatName: String } as const;
const page: RoomParts = { debrief: { charts: () => [{ key: 'worth', label: 'Worth', kind: 'seats' }], bank: 'bank' } };

const chance = quickChance(20);
const pointsOf = (): readonly SeriesPoint[] =>
  Array.from({ length: TURNS }, (_, turn) => ({
    turn: turn + 1,
    step: turn,
    metrics: { ...Object.fromEntries(Array.from({ length: SEATS }, (__, seat) => [`worth/${seat}`, chance.int(90)])), bank: chance.int(100) / 100 },
  }));

const person = (number: number, name: string): RoomPerson => ({
  person: number,
  name,
  heads: 1,
  mark: 0,
  paper: false,
  gone: false,
  connected: true,
  lostAt: null,
});
/** Nine came; one went before any game, another stayed for the first one only. */
const people = ['Ana', 'Bo', '', 'Cy', 'Di', 'Ed', 'Fa', 'Gil', 'Ana'].map((name, number) => person(number, name));
const played = (title: string, table: string, seated: readonly (number | null)[]): RoomGame => ({
  step: 0,
  title,
  game: 'triple-bataille',
  at: 0,
  tables: [{ table, code: table, people: seated }],
});
const games = [played('Debt', 'A', [0, 1, 3, 4, 5, 6, 7]), played('Free', 'B', [0, 1, 3, 4, 5, 6, null])];
const sourced = games.map(({ tables: [table] }, index) => ({
  ok: true as const,
  figures: {
    game: 'triple-bataille',
    code: table?.code ?? '',
    table: table?.table ?? '',
    createdAt: index,
    options: {},
    names: Array.from({ length: SEATS }, (_, seat) => `seat ${seat}`),
    points: pointsOf(),
    outcome: null,
  },
}));
const figures = laidOver(overlaid(games), sourced, people, String);

const endOf = (points: readonly SeriesPoint[]): readonly number[] =>
  Array.from({ length: SEATS }, (_, seat) => points[TURNS - 1]?.metrics[`worth/${seat}`] ?? 0).toSorted((a, b) => a - b);

it('say of both games what the record says: the middle, the ends, the poorer half, the bank', () => {
  const slides = slidesOf(debriefingOf(figures, tripleBataille, page, voice, { followed: '' }));
  expect(slides.map(({ kind }) => kind)).toEqual(['medians', 'holdings', 'lorenz', 'bank']);
  const words = slides.map((slide) => slide.figures.map((figure) => figure.words.replace('\u00a0', ' ')));
  const own = sourced.map(({ figures: { points } }) => {
    const end = endOf(points);
    const all = end.reduce((total, value) => total + value, 0);
    // Half of seven people: three of them, and half of the fourth.
    const half = (end[0] ?? 0) + (end[1] ?? 0) + (end[2] ?? 0) + (end[3] ?? 0) / 2;
    return [`${end[3]}`, `${end[0]} – ${end[6]}`, `${Math.round((100 * half) / all)} %`, `${Math.round(100 * (points[TURNS - 1]?.metrics.bank ?? 0))} %`];
  });
  expect(words).toEqual([0, 1, 2, 3].map((kind) => own.map((figure) => figure[kind])));
  expect(slides.map(({ figures: told }) => told.map(({ head }) => head))).toEqual([0, 1, 2, 3].map(() => ['Debt', 'Free']));
});

it('give each person one pseudonym in the files, and count those who had a chair', () => {
  const { recorded } = debriefingOf(figures, tripleBataille, page, voice, { followed: '', nameless: true }, (number) => `P${number}`);
  const words = { game: 'game', mode: 'mode', title: 'title', turn: 'turn', player: 'player', holder: 'holder', holders: { person: 'person', bot: 'bot' } };
  const rows = csvOf(recorded, voice, words)
    .replaceAll('"', '')
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(','));
  expect(rows).toHaveLength(2 * SEATS * TURNS);
  for (const [game, title, turn, player, worth] of rows.map((row) => [row[0], row[2], Number(row[3]), row[4], Number(row[6])] as const)) {
    const index = game === 'A' ? 0 : 1;
    expect(title).toBe(['Debt', 'Free'][index]);
    const number = Number(player?.slice(1)) - 1;
    const seat = games[index]?.tables[0]?.people.indexOf(number) ?? -1;
    const expected = sourced[index]?.figures.points[turn - 1]?.metrics[`worth/${seat === -1 ? SEATS - 1 : seat}`];
    expect(worth).toBe(expected);
  }
  expect(playersIn({ people, games }).map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fa', 'Gil']);
});
