import { at, range, sum, unreachable } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { OwnMeasure } from './document.ts';
import { lorenzAt, lorenzOf, ownedOf } from './lorenz.ts';
import type { Figures, GameResult, Sides } from './play-game.ts';
import { placesIn, victories } from './victories.ts';

/*
 * What an experiment measures of a game, written as a word:
 *   turns, moves                        how long it lasted
 *   win:seat/0  win:order/0             the part of the victory of a seat, of whoever began
 *   win:side/M  win:decent              of a camp or power, of the seats of a bot or habit
 *   end:target                          1 where it ended for this reason, else 0
 *   money  cash/2                       a figure of the game, of the whole table or of a seat, without the game's own prefix
 *   mean:cash  sum:cash  min:cash  max:cash  top:cash  gini:cash    the same over all seats that have it (`top`: the richest one's share)
 *   hoards-decent:cash  USA-JAP:gold    the first habit's mean minus the second's, in the same game; or of two camps or powers
 *   lead:cash                           the part of the victory of whoever had the most of it at half-time
 *   half:cash                           the share of the poorer half of the seats (Lorenz's curve at its middle)
 *   decent:cash  M:cash                 its mean over the seats of a bot or habit, of a camp or power
 * A document may make measures of its own from these (`own`), by a name that is none of them.
 */

const GROUPINGS = {
  mean: (values: readonly number[]): number => sum(values) / values.length,
  sum,
  min: (values: readonly number[]): number => Math.min(...values),
  max: (values: readonly number[]): number => Math.max(...values),
  /** The share of the richest in what all have; nothing when there is nothing to share. */
  top: (values: readonly number[]): number => {
    const owned = ownedOf(values);
    return (owned.at(-1) ?? 0) / (sum(owned) || 1);
  },
  gini: (values: readonly number[]): number => gini(values),
  half: (values: readonly number[]): number => (values.some((value) => value > 0) ? lorenzAt(lorenzOf(values), 0.5) : 0),
} as const;

/**
 * 0 where all have the same, 1 where one has everything, whatever their number: of few seats the area under the curve alone could not become so
 * great (Deltas), and games of two and of six players could not be compared.
 */
export const gini = (values: readonly number[]): number => {
  const owned = ownedOf(values);
  const n = owned.length;
  const weighted = sum(owned.map((value, index) => (2 * (index + 1) - n - 1) * value));
  return n < 2 ? 0 : weighted / ((n - 1) * (sum(owned) || 1));
};

const isGrouping = (word: string): word is keyof typeof GROUPINGS => Object.hasOwn(GROUPINGS, word);

/** A moment of a game of which figures are asked: its end, or the end of a turn. */
export interface Reading {
  readonly figures: Figures;
  /** Who sits where. */
  readonly bots: readonly string[];
  readonly sides: Sides;
}

/** The end of a turn, and of the game. */
export interface TurnReading extends Reading {
  /** Made so far: a game that ends with its turn is read twice. */
  readonly moves: number;
}

/** What victories are counted by. */
export type WinBy = 'seat' | 'order' | 'side' | 'bot';

export type Measure =
  | { readonly kind: 'length'; readonly of: 'turns' | 'moves' }
  | { readonly kind: 'win'; readonly by: WinBy; readonly who: string }
  | { readonly kind: 'end'; readonly reason: string }
  | { readonly kind: 'figure'; readonly name: string }
  | { readonly kind: 'grouped'; readonly how: keyof typeof GROUPINGS; readonly name: string }
  | { readonly kind: 'bot' | 'side'; readonly who: string; readonly name: string }
  | { readonly kind: 'versus'; readonly by: 'bot' | 'side'; readonly who: string; readonly other: string; readonly name: string }
  | { readonly kind: 'lead'; readonly name: string }
  | Own;

interface Own {
  readonly kind: 'own';
  readonly title: string;
  readonly of: Measure;
  readonly minus: Measure | null;
  readonly over: Measure | null;
  readonly at: OwnMeasure['at'];
}

/** What measures may speak of at a table. */
export interface Countable {
  readonly seats: number;
  readonly bots: readonly string[];
  readonly sides: readonly string[];
  /** The reasons for which the game may end; null: not known. */
  readonly endings: readonly string[] | null;
}

const WORD = /^[A-Za-z][A-Za-z0-9.]*$/;
const PLACE = /^(seat|order)\/(\d{1,2})$/;
const SIDE = /^side\/(.+)$/;

const winOf = (name: string, { seats, bots, sides }: Countable): Measure | null => {
  const place = PLACE.exec(name);
  if (place !== null) return Number(place[2]) < seats ? { kind: 'win', by: place[1] === 'seat' ? 'seat' : 'order', who: String(Number(place[2])) } : null;
  const [, side] = SIDE.exec(name) ?? [];
  if (side !== undefined) return sides.includes(side) ? { kind: 'win', by: 'side', who: side } : null;
  return bots.includes(name) ? { kind: 'win', by: 'bot', who: name } : null;
};

const figureOf = (word: string, seats: number): Measure | null => {
  const [figure, seat, ...rest] = word.split('/');
  const sound = figure !== undefined && WORD.test(figure) && rest.length === 0 && (seat === undefined || (/^\d{1,2}$/.test(seat) && Number(seat) < seats));
  return sound ? { kind: 'figure', name: word } : null;
};

/** The measure that a word names at such a table; null: it names none. */
export const parseMeasure = (word: string, table: Countable): Measure | null => {
  if (word === 'turns' || word === 'moves') return { kind: 'length', of: word };
  const parts = word.split(':');
  const [how, name] = parts;
  if (how === undefined || parts.length > 2) return null;
  if (name === undefined) return figureOf(word, table.seats);
  if (how === 'win') return winOf(name, table);
  if (!WORD.test(name)) return null;
  if (how === 'end') return table.endings?.includes(name) === false ? null : { kind: 'end', reason: name };
  if (how === 'lead') return { kind: 'lead', name };
  if (isGrouping(how)) return { kind: 'grouped', how, name };
  const [who = '', other, ...more] = how.split('-');
  if (other !== undefined) {
    const by = [table.bots, table.sides].find((own) => own.includes(who) && own.includes(other));
    return more.length > 0 || by === undefined ? null : { kind: 'versus', by: by === table.bots ? 'bot' : 'side', who, other, name };
  }
  if (table.sides.includes(how)) return { kind: 'side', who: how, name };
  return table.bots.includes(how) ? { kind: 'bot', who: how, name } : null;
};

/** What a measure is made of: itself, or the words of one's own. */
export const partsOf = (measure: Measure): readonly Measure[] =>
  measure.kind === 'own' ? [measure.of, measure.minus, measure.over].flatMap((part) => part ?? []) : [measure];

/** A part of a whole, between 0 and 1, of which a share of games speaks: its interval is Wilson's. A count that happened to stay below 2 is none. */
export const isShare = (measure: Measure, game: AnyGame): boolean => {
  if (measure.kind === 'own') return measure.at === 'end' && partsOf(measure).length === 1 && isShare(measure.of, game);
  return (
    measure.kind === 'win' ||
    measure.kind === 'end' ||
    measure.kind === 'lead' ||
    (measure.kind === 'figure' && game.figures?.flags.includes(measure.name) === true)
  );
};

const FIGURES: ReadonlySet<Measure['kind']> = new Set(['figure', 'grouped', 'bot', 'side', 'versus']);

/** Is it known at the end of every turn? Who wins, and after how long, is not. */
export const isFigure = (measure: Measure): boolean => partsOf(measure).every(({ kind }) => FIGURES.has(kind));

/** Must every turn be read for it? */
export const readsTurns = (measure: Measure): boolean =>
  (measure.kind === 'own' && measure.at !== 'end') || partsOf(measure).some(({ kind }) => kind === 'lead');

/** The sum of its parts; null where one has no value, or would be divided by nothing. */
const made = ({ of, minus, over }: Own, valueIn: (part: Measure) => number | null): number | null => {
  const value = valueIn(of);
  const other = minus ?? over;
  if (value === null || other === null) return value;
  const by = valueIn(other);
  if (by === null) return null;
  if (over === null) return value - by;
  return by === 0 ? null : value / by;
};

/** Figures carry the game's prefix, measures do not: `<game>.metric.cash/2` is `cash/2`. */
export const shortName = (key: string): string => key.slice(key.indexOf('.metric.') + (key.includes('.metric.') ? '.metric.'.length : 1));

const prefixOf = (figures: Figures): string => {
  const first = Object.keys(figures)[0] ?? '';
  return first.slice(0, first.length - shortName(first).length);
};

/** What the seats have of a figure, those that have it. */
export const seatValues = (name: string, { figures, bots }: Reading, counted: (seat: number) => boolean = () => true): readonly number[] => {
  const prefix = prefixOf(figures);
  return range(bots.length).flatMap((seat) => (counted(seat) ? (figures[`${prefix}${name}/${seat}`] ?? []) : []));
};

/** What a figure was at a moment; null where the game has no such figure then, or the measure is known only at the end. */
export const valueAt = (measure: Measure, reading: Reading): number | null => {
  if (measure.kind === 'own') return made(measure, (part) => valueAt(part, reading));
  const prefix = prefixOf(reading.figures);
  if (measure.kind === 'figure') return reading.figures[`${prefix}${measure.name}`] ?? null;
  if (measure.kind === 'versus') {
    const [own, others] = [measure.who, measure.other].map((who) => valueAt({ kind: measure.by, who, name: measure.name }, reading));
    return own === null || own === undefined || others === null || others === undefined ? null : own - others;
  }
  if (measure.kind !== 'grouped' && measure.kind !== 'bot' && measure.kind !== 'side') return null;
  const counted = (seat: number): boolean => measure.kind === 'grouped' || (measure.kind === 'bot' ? reading.bots : reading.sides)[seat] === measure.who;
  const values = seatValues(measure.name, reading, counted);
  return values.length === 0 ? null : GROUPINGS[measure.kind === 'grouped' ? measure.how : 'mean'](values);
};

/** The parts of a victory by seat, by order of play, by side and by bot: `order/0`, `side/M`. What won nothing is not named. */
export const winsOf = (result: GameResult, bots: readonly string[]): Readonly<Record<string, number>> => {
  const wins: Record<string, number> = {};
  for (const [seat, part] of victories(placesIn(result)).entries()) {
    if (part === 0) continue;
    const side = result.sides[seat] ?? null;
    const place = result.order.indexOf(seat);
    const others = [...(place < 0 ? [] : [`order/${place}`]), ...(side === null ? [] : [`side/${side}`])];
    for (const key of [`seat/${seat}`, `bot/${at(bots, seat)}`, ...others]) wins[key] = (wins[key] ?? 0) + part;
  }
  return wins;
};

/** Who has the most of something now, alone or with others; nobody where nobody has any. */
export const leadersIn = (name: string, { figures, bots }: Reading): readonly number[] => {
  const prefix = prefixOf(figures);
  const values = bots.map((_, seat) => figures[`${prefix}${name}/${seat}`] ?? Number.NEGATIVE_INFINITY);
  const most = Math.max(...values);
  return values.flatMap((value, seat) => (value === most && value > 0 ? [seat] : []));
};

/** The moment of a turn; a game that was over before stays as it ended. */
export const momentOf = <T>(turns: readonly T[], turn: number): T | undefined => turns[Math.min(turn, turns.length) - 1];

/** A measure of one's own, at its time. */
const ownValue = (measure: Own, result: GameResult, bots: readonly string[], turns: readonly TurnReading[]): number | null => {
  if (measure.at === 'end') return made(measure, (part) => valueOf(part, result, bots, turns));
  if (measure.at !== 'mean') {
    const moment = momentOf(turns, measure.at);
    return moment === undefined ? null : valueAt(measure, moment);
  }
  const values = turns.flatMap((reading, turn) => (reading.moves === turns[turn - 1]?.moves ? [] : (valueAt(measure, reading) ?? [])));
  return values.length === 0 ? null : sum(values) / values.length;
};

/** What a measure is for a game that is over; null where it has none, as a game without an end has no winner. */
export const valueOf = (measure: Measure, result: GameResult, bots: readonly string[], turns: readonly TurnReading[]): number | null => {
  switch (measure.kind) {
    case 'length':
      return result[measure.of];
    case 'end':
      return result.outcome?.reason === measure.reason ? 1 : 0;
    case 'win':
      return measure.by === 'order' && result.order.length === 0 ? null : (winsOf(result, bots)[`${measure.by}/${measure.who}`] ?? 0);
    case 'lead': {
      const halfway = turns[Math.floor(turns.length / 2)];
      const leaders = halfway === undefined ? [] : leadersIn(measure.name, halfway);
      const won = victories(placesIn(result));
      return leaders.length === 0 ? null : sum(leaders.map((seat) => won[seat] ?? 0)) / leaders.length;
    }
    case 'own':
      return ownValue(measure, result, bots, turns);
    case 'figure':
    case 'grouped':
    case 'bot':
    case 'side':
    case 'versus':
      return valueAt(measure, { figures: result.metrics, bots, sides: result.sides });
    default:
      return unreachable(measure);
  }
};
