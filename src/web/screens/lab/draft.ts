import { playersOf } from '#bots/levels.ts';
import { range } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { ExperimentDocument, OwnMeasure } from '#lab/document.ts';
import { botText, settingText } from '#lab/words.ts';
import { spokenWords } from '../../options/option-control.tsx';
import { NO_FORECAST, type Forecast, turnsIn } from './typed.ts';
import { asked, type Chosen, type FormSpec, formSpecs, valueOf, valueText } from '../../options/options.ts';

/* An experiment while it is composed: what the form asks, and the document that it makes. */

export type Kind = 'rule' | 'bots' | 'players' | 'map';

export interface Draft {
  readonly game: string;
  readonly question: string;
  readonly players: number;
  /** Rules of all arms that are not the usual ones. */
  readonly options: Chosen;
  readonly kind: Kind;
  readonly rule: string;
  /** A value for each arm: of the rule, of the number of players, or who sits round the table. */
  readonly values: readonly Value[];
  readonly second: string;
  readonly secondValues: readonly Value[];
  readonly bot: string;
  readonly games: number;
  readonly seed: number;
  readonly sameDice: boolean;
  readonly stopEarly: boolean;
  /** Words of the lab, and names of one's own measures. */
  readonly measures: readonly string[];
  readonly own: readonly OwnMeasure[];
  /** Whose Lorenz curve is drawn; empty: none. */
  readonly lorenz: string;
  /** At the end of these turns too, as they were typed. */
  readonly lorenzTurns: string;
  readonly forecast: Forecast;
}

export type Value = string | number | boolean;

/** Rules that can be varied: those whose values are a number, a word, or yes and no. */
export const variable = (game: AnyGame, chosen: Chosen): readonly FormSpec[] =>
  asked(formSpecs(game), chosen).filter(({ kind }) => kind === 'int' || kind === 'choice' || kind === 'flag');

const asValue = (value: unknown): Value => (typeof value === 'number' || typeof value === 'boolean' ? value : String(value));

/** Two values of a rule: the one in force, and another. */
export const twoValues = (spec: FormSpec, chosen: Chosen): readonly Value[] => {
  const own = asValue(valueOf(spec, chosen));
  if (spec.kind === 'flag') return [own, own !== true];
  if (spec.kind === 'choice') return [own, spec.values.find((value) => value !== own) ?? own];
  if (spec.kind !== 'int') return [own, own];
  const { max, min } = spec.scale;
  return [own, own === max ? min : max];
};

/** The name under which the number of players is varied, beside the rules. */
export const PLAYERS = 'players';

/** The values that a rule, or the number of players, may be given for a map: up to five over its range. */
export const mapValues = (name: string, game: AnyGame): readonly Value[] => {
  const { seats } = game.module;
  if (name === PLAYERS) return overRange({ ...seats, step: 1 });
  const spec = formSpecs(game).find((own) => own.name === name);
  if (spec?.kind === 'flag') return [false, true];
  if (spec?.kind === 'choice') return spec.values.slice(0, MOST_CELLS);
  return spec?.kind === 'int' ? overRange(spec.scale) : [];
};

const MOST_CELLS = 5;

const overRange = ({ min, max, step }: { readonly min: number; readonly max: number; readonly step: number }): readonly number[] => {
  const steps = Math.floor((max - min) / step);
  const count = Math.min(MOST_CELLS - 1, steps);
  return [...new Set(range(count + 1).map((index) => min + Math.round((index * steps) / Math.max(1, count)) * step))];
};

const USUAL = { players: 4, games: 400, seed: 1 } as const;

export const newDraft = (game: AnyGame): Draft => {
  const { module } = game;
  const options = module.presets[0]?.options ?? {};
  const [rule] = variable(game, options);
  return {
    game: module.id,
    question: '',
    players: Math.max(module.seats.min, Math.min(module.seats.max, USUAL.players)),
    options,
    kind: 'rule',
    rule: rule?.name ?? '',
    values: rule === undefined ? [] : twoValues(rule, options),
    second: PLAYERS,
    secondValues: mapValues(PLAYERS, game),
    bot: 'decent',
    games: game.bench?.usualGames ?? USUAL.games,
    seed: USUAL.seed,
    sameDice: true,
    stopEarly: false,
    measures: ['turns', ...(game.bench?.together === true ? [] : ['win:order/0'])],
    own: [],
    lorenz: '',
    lorenzTurns: '',
    forecast: NO_FORECAST,
  };
};

/** The draft with another kind of thing that varies, and values of it. */
export const withKind = (draft: Draft, kind: Kind, game: AnyGame): Draft => {
  const specs = variable(game, draft.options);
  const rule = specs.find(({ name }) => name === draft.rule) ?? specs[0];
  if (kind === 'bots') return { ...draft, kind, values: playersOf(game).slice(0, 2) };
  if (kind === 'players') return { ...draft, kind, values: [game.module.seats.min, game.module.seats.max] };
  if (kind === 'map') return { ...draft, kind, rule: rule?.name ?? '', values: mapValues(rule?.name ?? '', game), secondValues: mapValues(draft.second, game) };
  return { ...draft, kind, rule: rule?.name ?? '', values: rule === undefined ? [] : twoValues(rule, draft.options) };
};

type Varied = Pick<Draft, 'kind' | 'values'> & Partial<Pick<Draft, 'rule' | 'second' | 'secondValues'>>;

/** What varies in a document, where the form can say it: one rule, the bots, the number of players, or two things crossed. */
const variedIn = ({ arms, factors }: ExperimentDocument): Varied | null => {
  const [first, second] = factors ?? [];
  if (first !== undefined && second !== undefined)
    return { kind: 'map', rule: first.vary, values: first.values, second: second.vary, secondValues: second.values };
  if (arms === undefined || arms.length < 2) return null;
  const bots = arms.flatMap((arm) => (arm.bots?.length === 1 ? arm.bots : []));
  if (bots.length === arms.length) return { kind: 'bots', values: bots };
  const players = arms.flatMap((arm) => arm.players ?? []);
  if (players.length === arms.length) return { kind: 'players', values: players };
  if (arms.some((arm) => arm.bots !== undefined || arm.players !== undefined)) return null;
  const [rule, ...others] = [...new Set(arms.flatMap(({ options }) => Object.keys(options)))];
  return rule === undefined || others.length > 0 ? null : { kind: 'rule', rule, values: arms.map(({ options }) => asValue(options[rule] ?? '')) };
};

/** A document to be changed: what the form can say of it. An arm that leaves the rule as it is gets the value in force. */
export const draftFrom = (document: ExperimentDocument, game: AnyGame): Draft => {
  const { question, players, options, bots, games, seed, dice, stop, measures, own = [], lorenz } = document;
  const draft = {
    ...newDraft(game),
    question,
    players,
    options,
    bot: bots[0] ?? 'decent',
    games,
    seed,
    sameDice: dice === 'same',
    stopEarly: stop?.sign === true,
    measures,
    own,
    lorenz: lorenz?.of ?? '',
    lorenzTurns: lorenz?.turns.join(', ') ?? '',
  };
  const varied = variedIn(document);
  if (varied === null) return withKind(draft, 'rule', game);
  const spec = formSpecs(game).find(({ name }) => name === varied.rule);
  const values = spec === undefined ? varied.values : varied.values.map((value) => (value === '' ? asValue(valueOf(spec, options)) : value));
  return { ...draft, ...varied, values };
};

/** What an arm is called: the value that sets it apart, in the reader's words. */
const armName = (draft: Draft, value: Value, spec: FormSpec | undefined, voice: Voice, game: AnyGame): string => {
  if (draft.kind === 'bots') return botText(String(value), game, voice.lang);
  if (draft.kind === 'players') return settingText(PLAYERS, value, game, voice.lang);
  return spec === undefined ? String(value) : valueText(spec, value, voice, spokenWords());
};

/** Measures that exist whatever the number of seats; a table of two has no third seat. */
const fitting = (measures: readonly string[], seats: number): readonly string[] =>
  measures.filter((word) => {
    const place = /\/(\d+)$/.exec(word);
    return place === null || Number(place[1]) < seats;
  });

/** Known at the end of a game only: it is not followed. */
const LATE = /^(turns|moves|win:|end:|lead:)/;

const isFollowed = (word: string, own: readonly OwnMeasure[]): boolean => {
  const made = own.find(({ name }) => name === word);
  return (made === undefined ? [word] : [made.of, made.minus ?? '', made.over ?? '']).every((part) => !LATE.test(part));
};

export const documentOf = (draft: Draft, game: AnyGame, voice: Voice): ExperimentDocument => {
  const spec = formSpecs(game).find(({ name }) => name === draft.rule);
  const options = Object.fromEntries(Object.entries(draft.options).flatMap(([name, value]) => (Array.isArray(value) ? [] : [[name, asValue(value)]])));
  const sizes =
    draft.kind === 'players'
      ? draft.values
      : draft.kind === 'map' && draft.rule === PLAYERS
        ? draft.values
        : draft.kind === 'map' && draft.second === PLAYERS
          ? draft.secondValues
          : [];
  const seats = Math.min(draft.players, ...sizes.map(Number));
  const measures = [...fitting(draft.measures, seats)];
  const own = draft.own.filter(({ name }) => measures.includes(name));
  const common = {
    comptoir: 'experiment' as const,
    question: draft.question,
    game: draft.game,
    rulesVersion: game.module.rulesVersion,
    players: draft.players,
    options,
    bots: [draft.bot],
    games: draft.games,
    seed: draft.seed,
    dice: draft.sameDice ? ('same' as const) : ('own' as const),
    measures,
    ...(own.length === 0 ? {} : { own }),
    follow: measures.filter((word) => isFollowed(word, own)),
    ...(draft.lorenz === '' || draft.kind === 'map' ? {} : { lorenz: { of: draft.lorenz, turns: turnsIn(draft.lorenzTurns) } }),
    ...(draft.stopEarly ? { stop: { sign: true } } : {}),
  };
  if (draft.kind === 'map') {
    return {
      ...common,
      follow: [],
      factors: [
        { vary: draft.rule, values: [...draft.values] },
        { vary: draft.second, values: [...draft.secondValues] },
      ],
    };
  }
  const arm = (value: Value): NonNullable<ExperimentDocument['arms']>[number] => {
    const name = armName(draft, value, spec, voice, game);
    if (draft.kind === 'bots') return { name, options: {}, bots: [String(value)] };
    if (draft.kind === 'players') return { name, options: {}, players: Number(value) };
    return { name, options: { [draft.rule]: value } };
  };
  return { ...common, arms: draft.values.map(arm) };
};
