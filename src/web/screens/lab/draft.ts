import { playersOf } from '#bots/levels.ts';
import { range } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import type { ExperimentDocument, OwnMeasure } from '#lab/document.ts';
import { settingText, settingValue } from '#lab/words.ts';
import { NO_FORECAST, type Forecast, turnsIn } from './typed.ts';
import { asked, type Chosen, type FormSpec, formSpecs, valueOf } from '../../options/options.ts';

/* An experiment while it is composed: what the form asks, and the document that it makes. */

/** `none`: one table is looked at; `written`: arms of a document that differ in more than the form can ask. */
export type Kind = 'rule' | 'bots' | 'players' | 'map' | 'none' | 'written';

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
  /** What arms are called otherwise than by their value; as they are written, where the form cannot ask for them. */
  readonly names: readonly (string | undefined)[];
  readonly written: Arms;
  readonly second: string;
  readonly secondValues: readonly Value[];
  /** Who sits round the table, in turn until it is full. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly sameDice: boolean;
  readonly stop: ExperimentDocument['stop'];
  readonly seating: ExperimentDocument['seating'];
  /** Words of the lab, and names of one's own measures. */
  readonly measures: readonly string[];
  readonly own: readonly OwnMeasure[];
  /** Those that are not followed, though they could be. */
  readonly unfollowed: readonly string[];
  /** Whose Lorenz curve is drawn; empty: none. */
  readonly lorenz: string;
  /** At the end of these turns too, as they were typed. */
  readonly lorenzTurns: string;
  readonly forecast: Forecast;
}

export type Value = string | number | boolean;
type Arms = NonNullable<ExperimentDocument['arms']>;

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
const PLAYERS = 'players';

/** And who plays. */
export const BOTS = 'bots';
/** What may be crossed beside the rules. */
export const BESIDES = [PLAYERS, BOTS] as const;

/** All that something may be, where it can be counted out: a rule of words, the number of players, who plays. */
export const valuesOf = (name: string, game: AnyGame, chosen: Chosen): readonly Value[] => {
  const { min, max } = game.module.seats;
  if (name === PLAYERS) return range(max - min + 1).map((more) => min + more);
  if (name === BOTS) return playersOf(game);
  const spec = asked(formSpecs(game), chosen).find((own) => own.name === name);
  if (spec?.kind === 'flag') return [false, true];
  return spec?.kind === 'choice' ? spec.values : [];
};

/** The values to begin with in a map: up to five over the range. */
export const mapValues = (name: string, game: AnyGame): readonly Value[] => {
  const { seats } = game.module;
  if (name === PLAYERS) return overRange({ ...seats, step: 1 });
  // Whoever looks ahead takes minutes: they are chosen, not proposed.
  if (name === BOTS)
    return playersOf(game)
      .filter((bot) => bot !== 'strong')
      .slice(0, 3);
  const spec = formSpecs(game).find((own) => own.name === name);
  return spec?.kind === 'int' ? overRange(spec.scale) : valuesOf(name, game, {}).slice(0, MOST_CELLS);
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
    names: [],
    written: [],
    bots: ['decent'],
    games: game.bench?.usualGames ?? USUAL.games,
    seed: USUAL.seed,
    sameDice: true,
    stop: undefined,
    seating: undefined,
    measures: ['turns', ...(game.bench?.together === true ? [] : ['win:order/0'])],
    own: [],
    unfollowed: [],
    lorenz: '',
    lorenzTurns: '',
    forecast: NO_FORECAST,
  };
};

/** The draft with another kind of thing that varies, and values of it. */
export const withKind = (old: Draft, kind: Kind, game: AnyGame): Draft => {
  const draft = { ...old, kind, names: [] };
  const specs = variable(game, draft.options);
  const rule = specs.find(({ name }) => name === draft.rule) ?? specs[0];
  if (kind === 'none' || kind === 'written') return { ...draft, values: [] };
  if (kind === 'bots') return { ...draft, values: playersOf(game).slice(0, 2) };
  if (kind === 'players') return { ...draft, values: [game.module.seats.min, game.module.seats.max] };
  if (kind === 'map') return { ...draft, rule: rule?.name ?? '', values: mapValues(rule?.name ?? '', game), secondValues: mapValues(draft.second, game) };
  return { ...draft, rule: rule?.name ?? '', values: rule === undefined ? [] : twoValues(rule, draft.options) };
};

type Varied = Partial<Pick<Draft, 'kind' | 'values' | 'names' | 'rule' | 'second' | 'secondValues' | 'written'>>;

const isBare = ({ bots, players, options }: Arms[number]): boolean => bots === undefined && players === undefined && Object.keys(options).length === 0;

/** What varies in a document, where the form can say it: one rule, the bots, the number of players, or two things crossed. What it cannot say is kept. */
const variedIn = ({ arms = [], factors = [] }: ExperimentDocument, game: AnyGame): Varied => {
  const [first, second] = factors;
  if (first !== undefined) return { kind: 'map', rule: first.vary, values: first.values, second: second?.vary ?? '', secondValues: second?.values ?? [] };
  if (arms.length === 0) return { kind: 'none', values: [] };
  const names = arms.map(({ name }) => name);
  const written = { kind: 'written', values: [], written: arms } as const;
  if (arms.length < 2) return written;
  const only = (key: 'bots' | 'players'): boolean => arms.every((arm) => arm[key] !== undefined && isBare({ ...arm, [key]: undefined }));
  if (only('bots')) return { kind: 'bots', names, values: arms.map(({ bots = [] }) => bots.join(',')) };
  if (only('players')) return { kind: 'players', names, values: arms.flatMap(({ players }) => players ?? []) };
  const [rule = '', ...others] = new Set(arms.flatMap(({ options }) => Object.keys(options)));
  // The form sets a rule in every arm: an arm that leaves it out follows whatever the table does.
  const set = arms.every(
    ({ name, options, ...rest }) => isBare({ name, options: {}, ...rest }) && options[rule] !== undefined && !Array.isArray(options[rule]),
  );
  const known = formSpecs(game).some(({ name }) => name === rule);
  if (!set || !known || others.length > 0) return written;
  return { kind: 'rule', rule, names, values: arms.map(({ options }) => asValue(options[rule])) };
};

/** As its author would have typed it. */
const typedForecast = (document: ExperimentDocument, sealed: number | null): Forecast => {
  const gap = document.forecast ?? sealed;
  if (gap === null) return NO_FORECAST;
  const shared = document.forecast !== undefined;
  const by = String(Number((Math.abs(gap) * (isShareWord(document.measures[0]) ? 100 : 1)).toPrecision(12)));
  return gap === 0 ? { more: 'none', by: '', shared } : { more: gap > 0 ? 'second' : 'first', by, shared };
};

/** A word that speaks of parts of games, before any is tried. */
export const isShareWord = (word = ''): boolean => /^(win|end|lead):/.test(word);

/** A document to be changed, with everything it says. `sealed`: a forecast that stayed on this device. */
export const draftFrom = (document: ExperimentDocument, game: AnyGame, sealed: number | null): Draft => {
  const { question, players, options, bots, games, seed, dice, stop, seating, measures, own = [], follow, lorenz } = document;
  return {
    ...newDraft(game),
    question,
    players,
    options,
    bots,
    games,
    seed,
    sameDice: dice === 'same',
    stop,
    seating,
    measures,
    own,
    unfollowed: measures.filter((word) => isFollowed(word, own) && !follow.includes(word)),
    lorenz: lorenz?.of ?? '',
    lorenzTurns: lorenz?.turns.join(', ') ?? '',
    forecast: typedForecast(document, sealed),
    ...variedIn(document, game),
  };
};

const LONGEST_NAME = 60;

/** What an arm is called: what sets it apart, in the reader's words, with the name of the rule where there is room. */
const armName = ({ kind, rule }: Draft, value: Value, game: AnyGame, lang: Lang): string => {
  if (kind === 'bots') return settingValue(BOTS, value, game, lang).slice(0, LONGEST_NAME);
  const whole = settingText(kind === 'players' ? PLAYERS : rule, value, game, lang);
  return whole.length <= LONGEST_NAME ? whole : settingValue(rule, value, game, lang);
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

export const documentOf = (draft: Draft, game: AnyGame, lang: Lang): ExperimentDocument => {
  const options = Object.fromEntries(
    Object.entries(draft.options).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : asValue(value)] as const),
  );
  const sizes =
    draft.kind === 'players'
      ? draft.values
      : draft.kind === 'map' && draft.rule === PLAYERS
        ? draft.values
        : draft.kind === 'map' && draft.second === PLAYERS
          ? draft.secondValues
          : draft.kind === 'written'
            ? draft.written.flatMap(({ players }) => players ?? [])
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
    bots: [...draft.bots],
    ...(draft.seating === undefined ? {} : { seating: draft.seating }),
    games: draft.games,
    seed: draft.seed,
    dice: draft.sameDice ? ('same' as const) : ('own' as const),
    measures,
    ...(own.length === 0 ? {} : { own }),
    follow: measures.filter((word) => isFollowed(word, own) && !draft.unfollowed.includes(word)),
    ...(draft.lorenz === '' || draft.kind === 'map' ? {} : { lorenz: { of: draft.lorenz, turns: turnsIn(draft.lorenzTurns) } }),
    ...(draft.stop === undefined ? {} : { stop: draft.stop }),
  };
  if (draft.kind === 'map') {
    return {
      ...common,
      follow: [],
      factors: [{ vary: draft.rule, values: [...draft.values] }, ...(draft.second === '' ? [] : [{ vary: draft.second, values: [...draft.secondValues] }])],
    };
  }
  if (draft.kind === 'none') return common;
  if (draft.kind === 'written') return { ...common, arms: [...draft.written] };
  const arm = (value: Value, index: number): Arms[number] => {
    const name = draft.names[index] ?? armName(draft, value, game, lang);
    if (draft.kind === 'bots') return { name, options: {}, bots: String(value).split(',') };
    if (draft.kind === 'players') return { name, options: {}, players: Number(value) };
    return { name, options: { [draft.rule]: value } };
  };
  return { ...common, arms: draft.values.map(arm) };
};
