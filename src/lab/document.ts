import { z } from 'zod';
import { at } from '#kernel/collections.ts';

/* An experiment as people write, keep and send it: one small JSON document. The same document gives the same results on any machine. */

export const MOST_GAMES = 1_000_000;
/** Games of all arms together. */
export const MOST_IN_ALL = 4_000_000;
const MOST_ARMS = 4;
const MOST_CELLS = 64;
const MOST_MEASURES = 24;
export const MOST_VALUES = 16;
const QUESTION_LENGTH = 120;
const NAME_LENGTH = 60;
/** Of a measure, whose own name says what it is made of. */
export const MEASURE_LENGTH = 120;
const MOST_OWN = 12;
export const MOST_MOMENTS = 4;
export const MOST_TURN = 10_000;
/** No document of this size is one. */
export const MOST_BYTES = 65_536;

const options = z.record(z.string().max(NAME_LENGTH), z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(200)).max(60)]));
const bots = z.array(z.string().min(1).max(NAME_LENGTH)).min(1).max(60);
const players = z.int().min(1).max(100);

const armSchema = z.strictObject({
  name: z.string().min(1).max(NAME_LENGTH),
  options: options.default({}),
  players: players.optional(),
  bots: bots.optional(),
});

/** What varies: an option by its name, `players`, or `bots` (each value is then who sits round the table). */
const factor = z.strictObject({
  vary: z.string().min(1).max(NAME_LENGTH),
  values: z
    .array(z.union([z.string().max(200), z.number(), z.boolean()]))
    .min(2)
    .max(MOST_VALUES),
});

const measure = z.string().min(1).max(MEASURE_LENGTH);
const turn = z.int().min(1).max(MOST_TURN);

/**
 * A measure of one's own: a word of the lab, less another one or divided by it, at the end of the game, at a turn (a game that was over before keeps its
 * last value), or as the mean of all turns. It is measured, and followed, by its name.
 */
const ownMeasure = z
  .strictObject({
    name: measure.regex(/\S/),
    of: measure,
    minus: measure.optional(),
    over: measure.optional(),
    at: z.union([z.enum(['end', 'mean']), turn]).default('end'),
  })
  .refine(({ minus, over }) => minus === undefined || over === undefined, { path: ['over'] });

const schema = z
  .strictObject({
    comptoir: z.literal('experiment'),
    question: z.string().max(QUESTION_LENGTH).default(''),
    game: z.string().min(1).max(NAME_LENGTH),
    rulesVersion: z.int().min(1),
    players,
    options: options.default({}),
    bots: bots.default(['decent']),
    /** Who sits where: dealt round the table and beside others after each round; one seat further in every game, nothing else; or drawn. Left out: dealt. */
    seating: z.enum(['turned', 'drawn']).optional(),
    /** Two to four to compare, or one to look at. Left out where factors make them. */
    arms: z.array(armSchema).min(1).max(MOST_ARMS).optional(),
    factors: z.array(factor).min(1).max(2).optional(),
    /** Of each arm, at most. */
    games: z.int().min(1).max(MOST_GAMES),
    /** Where somebody looked and left it at fewer games: so many were planned. */
    planned: z.int().min(1).max(MOST_GAMES).optional(),
    seed: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(1),
    /** Game *n* has the same dice in every arm, or dice of its own in each. */
    dice: z.enum(['same', 'own']).default('same'),
    /** The first one decides. */
    measures: z.array(measure).min(1).max(MOST_MEASURES),
    own: z.array(ownMeasure).min(1).max(MOST_OWN).optional(),
    /** Measures to follow turn by turn. */
    follow: z.array(measure).max(MOST_MEASURES).default([]),
    /** Whose Lorenz curve is drawn, at the end of the games and of some turns: a figure that every seat has. */
    lorenz: z.strictObject({ of: measure, turns: z.array(turn).max(MOST_MOMENTS).default([]) }).optional(),
    /** What the author expected before the first game: the second arm minus the first, in the first measure. */
    forecast: z.number().optional(),
    /** Stop before the last game where the difference of the first two arms is certain, or known as exactly as this. */
    stop: z.strictObject({ sign: z.boolean().default(false), precision: z.number().positive().optional() }).optional(),
  })
  .refine(({ arms, factors }) => arms === undefined || factors === undefined, { path: ['factors'] });

export type ExperimentDocument = z.infer<typeof schema>;
/** A value of an option. */
export type Setting = ExperimentDocument['options'][string];
export type OwnMeasure = z.infer<typeof ownMeasure>;

/** An arm with everything it plays by. */
export interface Arm {
  readonly name: string;
  readonly players: number;
  readonly options: ExperimentDocument['options'];
  readonly bots: readonly string[];
}

export type ReadDocument =
  | { readonly ok: true; readonly document: ExperimentDocument }
  /** `field`: where it is wrong, such as `arms.1.name`; empty: it is no JSON object at all. */
  | { readonly ok: false; readonly field: string };

export const readDocument = (raw: unknown): ReadDocument => {
  const read = schema.safeParse(raw);
  if (read.success) return { ok: true, document: read.data };
  const [issue] = read.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return { ok: false, field: [...(issue?.path ?? []), ...unknown].join('.') };
};

export const parseDocument = (text: string): ReadDocument => {
  try {
    // Editors of Windows begin a file with a byte-order mark.
    return readDocument(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return { ok: false, field: '' };
  }
};

/** With its fields in their order, and the usual ones that were left out: as it is read from a file. */
const normal = (document: ExperimentDocument): ExperimentDocument => {
  const read = readDocument(document);
  return read.ok ? read.document : document;
};

/** One text for the same document, in whatever order its fields were written and whichever usual ones were left out: what is kept under it is found again. */
export const canonicalText = (document: ExperimentDocument): string => {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(normal(document), sorted);
};

const withValue = (base: Arm, vary: string, value: string | number | boolean): Arm => {
  const name = [base.name, `${vary}=${value}`].filter((part) => part !== '').join(', ');
  if (vary === 'players') return { ...base, name, players: Number(value) };
  if (vary === 'bots') return { ...base, name, bots: String(value).split(',') };
  return { ...base, name, options: { ...base.options, [vary]: value } };
};

/** The arms of a document: those it names, or every crossing of its factors. */
export const armsOf = ({ arms, factors, players: usual, options: common, bots: seated }: ExperimentDocument): readonly Arm[] => {
  const base: Arm = { name: '', players: usual, options: common, bots: seated };
  if (factors === undefined) {
    return (arms ?? [{ name: 'A', options: {} }]).map((own) => ({
      name: own.name,
      players: own.players ?? usual,
      options: { ...common, ...own.options },
      bots: own.bots ?? seated,
    }));
  }
  let cells: readonly Arm[] = [base];
  for (const { vary, values } of factors) cells = cells.flatMap((cell) => values.map((value) => withValue(cell, vary, value)));
  return cells.slice(0, MOST_CELLS + 1);
};

export const tooManyArms = (document: ExperimentDocument): boolean => armsOf(document).length > MOST_CELLS;

/** What a document plays of each arm at most, and of all of them. */
export const gamesInAll = (document: ExperimentDocument): number => armsOf(document).length * document.games;

/** How many times as long as the others a bot that looks ahead takes to decide. */
const LOOKING_AHEAD = 100;

const workOf = (seated: readonly string[]): number => seated.reduce((sum, bot) => sum + (bot === 'strong' ? LOOKING_AHEAD : 1), 0);

/** What it takes to play all of a document: games times seats, those of strong bots a hundred times. Bots for whom there is no seat play only where seats are drawn. */
export const workInAll = (document: ExperimentDocument): number =>
  armsOf(document).reduce((sum, { bots: named, players: seats }) => {
    const seated = document.seating === 'drawn' ? named : named.slice(0, seats);
    const more = document.seating === 'drawn' ? 0 : seats % seated.length;
    const rounds = (seats - more) / seated.length;
    return sum + document.games * (rounds * workOf(seated) + workOf(seated.slice(0, more)));
  }, 0);

/** The same experiment, left at so many games. Its intervals stay those of whoever looked. */
export const settledAt = (document: ExperimentDocument, games: number): ExperimentDocument => normal({ ...document, games, planned: plannedIn(document) });

export const plannedIn = ({ games, planned = games }: ExperimentDocument): number => planned;

/** Each measure of every arm is compared with one of the first, or in a map of the first cell of its row. */
export const comparisonsIn = (document: ExperimentDocument): number => {
  const arms = armsOf(document).length;
  const rows = document.factors?.length === 2 ? (document.factors[0]?.values.length ?? 1) : 1;
  return (arms - rows) * document.measures.length;
};

/** The letters of arms that are shown beside each other. */
export const letterOf = (arm: number): string => at(['A', 'B', 'C', 'D'], arm % MOST_ARMS);
