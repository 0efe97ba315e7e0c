import { isSeed, type Seed } from '#kernel/chance.ts';
import type { Localized } from '#kernel/words.ts';
import { texts } from './texts.ts';

type Data = Readonly<Record<string, unknown>>;

/** What must hold where it stands. Everything is partial: what is not mentioned is not looked at. */
export interface Expectation {
  readonly state?: unknown;
  /** By viewer: a seat number, `public` or `referee`. */
  readonly views?: Data;
  /** Exactly those who must answer and have not. */
  readonly awaited?: readonly unknown[];
  /** By actor: each is found among what he is offered. */
  readonly offers?: Readonly<Record<string, readonly unknown[]>>;
  /** By actor: none is found. */
  readonly notOffered?: Readonly<Record<string, readonly unknown[]>>;
  readonly refusals?: readonly ExpectedRefusal[];
  /** Null: the game goes on. */
  readonly outcome?: unknown;
  /** Messages found in this order in the log so far. */
  readonly log?: readonly unknown[];
}

export interface ExpectedRefusal {
  readonly input: unknown;
  readonly key?: string;
  readonly clauses?: readonly string[];
}

/** One entry of `inputs`: something done, something tried and refused, or a look at the position. */
export type Entry =
  | { readonly kind: 'input'; readonly input: unknown }
  | { readonly kind: 'refused'; readonly refusal: ExpectedRefusal }
  | { readonly kind: 'expect'; readonly expect: Expectation };

export interface Scenario {
  readonly about: string;
  readonly game: string;
  readonly options: Data;
  readonly seats: number;
  /** For the set-up, and for all draws when no `chance` is given. */
  readonly seed: Seed;
  /** The draws after set-up, in order; null: from the seed. */
  readonly chance: readonly number[] | null;
  readonly patch: Data;
  readonly inputs: readonly Entry[];
  readonly expect: Expectation;
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isTextList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

const SCENARIO_KEYS = ['about', 'game', 'options', 'seats', 'seed', 'chance', 'patch', 'inputs', 'expect'];
const EXPECT_KEYS = ['state', 'views', 'awaited', 'offers', 'notOffered', 'refusals', 'outcome', 'log'];
const REFUSAL_KEYS = ['input', 'key', 'clauses'];
const NO_SEED = '0'.repeat(32);

/** The first wrong thing of a file. Reading stops there. */
class Malformed extends Error {
  readonly text: Localized;
  constructor(text: Localized) {
    super(text.en);
    this.text = text;
  }
}

const demand = (holds: boolean, text: Localized): void => {
  if (!holds) throw new Malformed(text);
};

const readData = (value: unknown, where: string, known?: readonly string[]): Data => {
  if (!isData(value)) throw new Malformed(texts.notAnObject(where));
  if (known !== undefined)
    for (const key of Object.keys(value)) demand(known.includes(key), texts.unknownKey(where === 'scenario' ? key : `${where}.${key}`, known));
  return value;
};

const readList = (value: unknown, where: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Malformed(texts.notAList(where));
  return value;
};

const readByViewer = (value: unknown, where: string): Data => {
  const byViewer = readData(value, where);
  for (const viewer of Object.keys(byViewer)) demand(/^(\d+|public|referee)$/.test(viewer), texts.notAViewer(`${where}.${viewer}`));
  return byViewer;
};

const readOffers = (value: unknown, where: string): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(Object.entries(readByViewer(value, where)).map(([actor, offers]) => [actor, readList(offers, `${where}.${actor}`)]));

const readRefusal = (value: unknown, where: string): ExpectedRefusal => {
  const { input, key, clauses } = readData(value, where, REFUSAL_KEYS);
  demand(input !== undefined, texts.missing(`${where}.input`));
  if (key !== undefined && typeof key !== 'string') throw new Malformed(texts.notText(`${where}.key`));
  if (clauses !== undefined && !isTextList(clauses)) throw new Malformed(texts.notAList(`${where}.clauses`));
  return { input, ...(key === undefined ? {} : { key }), ...(clauses === undefined ? {} : { clauses }) };
};

const readExpectation = (value: unknown, where: string): Expectation => {
  const raw = readData(value, where, EXPECT_KEYS);
  return {
    ...('state' in raw ? { state: raw.state } : {}),
    ...('views' in raw ? { views: readByViewer(raw.views, `${where}.views`) } : {}),
    ...('awaited' in raw ? { awaited: readList(raw.awaited, `${where}.awaited`) } : {}),
    ...('offers' in raw ? { offers: readOffers(raw.offers, `${where}.offers`) } : {}),
    ...('notOffered' in raw ? { notOffered: readOffers(raw.notOffered, `${where}.notOffered`) } : {}),
    ...('refusals' in raw
      ? { refusals: readList(raw.refusals, `${where}.refusals`).map((refusal, index) => readRefusal(refusal, `${where}.refusals[${index}]`)) }
      : {}),
    ...('outcome' in raw ? { outcome: raw.outcome } : {}),
    ...('log' in raw ? { log: readList(raw.log, `${where}.log`) } : {}),
  };
};

const readEntry = (value: unknown, where: string): Entry => {
  const raw = readData(value, where);
  if ('expect' in raw) return { kind: 'expect', expect: readExpectation(readData(value, where, ['expect']).expect, `${where}.expect`) };
  if (!('refused' in raw)) return { kind: 'input', input: raw };
  const { refused, ...input } = raw;
  return { kind: 'refused', refusal: readRefusal({ ...(refused === true ? {} : readData(refused, `${where}.refused`)), input }, where) };
};

const readScenario = (value: unknown): Scenario => {
  const raw = readData(value, 'scenario', SCENARIO_KEYS);
  const { about = '', game, options = {}, seats, seed = NO_SEED, chance, patch = {}, inputs = [], expect = {} } = raw;
  for (const key of ['game', 'seats']) demand(key in raw, texts.missing(key));
  if (typeof about !== 'string') throw new Malformed(texts.notText('about'));
  if (typeof game !== 'string') throw new Malformed(texts.notText('game'));
  if (!isWhole(seats)) throw new Malformed(texts.notWhole('seats'));
  if (typeof seed !== 'string' || !isSeed(seed)) throw new Malformed(texts.notASeed('seed'));
  const draws = chance === undefined ? null : readList(chance, 'chance');
  return {
    about,
    game,
    options: readData(options, 'options'),
    seats,
    seed,
    chance:
      draws?.map((draw, index) => {
        if (!isWhole(draw)) throw new Malformed(texts.notADraw(`chance[${index}]`));
        return draw;
      }) ?? null,
    patch: readData(patch, 'patch'),
    inputs: readList(inputs, 'inputs').map((entry, index) => readEntry(entry, `inputs[${index}]`)),
    expect: readExpectation(expect, 'expect'),
  };
};

export type DecodedScenario = { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly error: Localized };

/** A scenario off a file, or the sentence that names what is wrong with it. */
export const decodeScenario = (raw: unknown): DecodedScenario => {
  try {
    return { ok: true, scenario: readScenario(raw) };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, error: error.text };
    throw error;
  }
};
