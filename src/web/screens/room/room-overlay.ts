import type { RoomGame, RoomPerson, RoomTable, RoomView } from '#protocol';
import { MOST_GAMES } from '../debrief/debriefing.ts';
import type { GameFigures } from '../debrief/game-file.ts';
import { pooled } from '../debrief/series.ts';
import type { Sourced } from '../debrief/source.ts';

/** A game of the room, with its number there. */
export interface Round extends RoomGame {
  readonly round: number;
}

/** The games that the debrief lays over each other: those of the kind that was played most, the last ones where there are many. */
export const overlaid = (games: readonly RoomGame[]): readonly Round[] => {
  const ofKind = (kind: string | undefined): readonly Round[] => games.map((game, round) => ({ ...game, round })).filter(({ game }) => game === kind);
  const [most] = games.toSorted((a, b) => ofKind(b.game).length - ofKind(a.game).length);
  return ofKind(most?.game).slice(-MOST_GAMES);
};

export const headed = (figures: GameFigures, head: string): GameFigures => ({ ...figures, head });

/** What everybody of a room is called in all its games: by the name they have now, with a number where two had the same one after the other. */
export const namesIn = (people: readonly Pick<RoomPerson, 'name'>[]): readonly string[] =>
  people.map(({ name }, person) => {
    const earlier = people.slice(0, person).filter((other) => other.name === name).length;
    return earlier === 0 ? name : `${name} (${earlier + 1})`;
  });

/** Those who had a chair in one of the games. */
export const playersIn = ({ people, games }: Pick<RoomView, 'people' | 'games'>): readonly RoomPerson[] => {
  const seated = new Set(games.flatMap(({ tables }) => tables.flatMap((table) => table.people)));
  return people.filter(({ person }) => seated.has(person));
};

/** Every table as a game of its own, as long as there are colours for them; else the tables of each game as one crowd. */
export const laidOver = (
  games: readonly Round[],
  sourced: readonly Sourced[],
  everybody: readonly RoomPerson[],
  tableWord: (number: number) => string,
): readonly GameFigures[] => {
  const names = namesIn(everybody);
  const found = sourced.flatMap((one) => (one.ok ? [one.figures] : []));
  const figuresOf = ({ table, people }: RoomTable, round: number): GameFigures | undefined => {
    const figures = found.find((one) => one.table === table);
    const nameOf = (seat: number): string => names[people[seat] ?? -1] ?? '';
    return figures && { ...figures, people, round, names: figures.names.map((name, seat) => nameOf(seat) || name) };
  };
  const tables = games.reduce((sum, game) => sum + game.tables.length, 0);
  return games.flatMap((game) => {
    const own = game.tables.flatMap((table) => figuresOf(table, game.round) ?? []);
    const [first] = own;
    if (first !== undefined && tables > MOST_GAMES) return [headed({ ...first, ...pooled(own) }, game.title)];
    const number = (figures: GameFigures): number => 1 + game.tables.findIndex(({ table }) => table === figures.table);
    const headOf = (figures: GameFigures): string =>
      game.tables.length === 1 ? game.title : games.length === 1 ? tableWord(number(figures)) : `${game.title} ${number(figures)}`;
    return own.map((figures) => headed(figures, headOf(figures)));
  });
};
