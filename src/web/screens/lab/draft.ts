import { playersOf } from '#bots/levels.ts';
import { type AnyGame, range, type Voice } from '#kernel';
import type { ExperimentDocument } from '#lab/document.ts';
import { spokenWords } from '../../options/option-control.tsx';
import { asked, type Chosen, type FormSpec, formSpecs, valueOf, valueText } from '../../options/options.ts';

/* An experiment while it is composed: what the form asks, and the document that it makes. */

export type Kind = 'rule' | 'bots' | 'players' | 'map';

export interface Draft {
  readonly game: string;
  readonly question: string;
  readonly players: number;
  /** The name of a preset of the game. */
  readonly preset: string;
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
  readonly measures: readonly string[];
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

export const presetOf = ({ module }: AnyGame, preset: string): Chosen => module.presets.find(({ id }) => id === preset)?.options ?? {};

const USUAL = { players: 4, games: 400, seed: 1 } as const;

export const newDraft = (game: AnyGame): Draft => {
  const { module } = game;
  const preset = module.presets[0]?.id ?? '';
  const [rule, second] = variable(game, presetOf(game, preset));
  const chosen = presetOf(game, preset);
  return {
    game: module.id,
    question: '',
    players: Math.max(module.seats.min, Math.min(module.seats.max, USUAL.players)),
    preset,
    kind: 'rule',
    rule: rule?.name ?? '',
    values: rule === undefined ? [] : twoValues(rule, chosen),
    second: second?.name ?? '',
    secondValues: second === undefined ? [] : twoValues(second, chosen),
    bot: 'decent',
    games: module.id === 'ecodip' ? 16 : USUAL.games,
    seed: USUAL.seed,
    sameDice: true,
    stopEarly: false,
    measures: ['turns', 'win:order/0'],
  };
};

/** The draft with another kind of thing that varies, and two values of it. */
export const withKind = (draft: Draft, kind: Kind, game: AnyGame): Draft => {
  const specs = variable(game, presetOf(game, draft.preset));
  const rule = specs.find(({ name }) => name === draft.rule) ?? specs[0];
  if (kind === 'bots') return { ...draft, kind, values: playersOf(game).slice(0, 2) };
  if (kind === 'players') return { ...draft, kind, values: [game.module.seats.min, game.module.seats.max] };
  return { ...draft, kind, values: rule === undefined ? [] : twoValues(rule, presetOf(game, draft.preset)) };
};

/** What an arm is called: the value that sets it apart, in the reader's words. */
const armName = (draft: Draft, value: Value, spec: FormSpec | undefined, voice: Voice): string =>
  draft.kind === 'rule' && spec !== undefined ? valueText(spec, value, voice, spokenWords()) : String(value);

/** Measures that exist whatever the number of seats; a table of two has no third seat. */
const fitting = (measures: readonly string[], seats: number): readonly string[] =>
  measures.filter((word) => {
    const place = /\/(\d+)$/.exec(word);
    return place === null || Number(place[1]) < seats;
  });

export const documentOf = (draft: Draft, game: AnyGame, voice: Voice): ExperimentDocument => {
  const chosen = presetOf(game, draft.preset);
  const spec = formSpecs(game).find(({ name }) => name === draft.rule);
  const options = Object.fromEntries(Object.entries(chosen).flatMap(([name, value]) => (Array.isArray(value) ? [] : [[name, asValue(value)]])));
  const seats = draft.kind === 'players' ? Math.min(...draft.values.map(Number)) : draft.players;
  const measures = [...fitting(draft.measures, seats)];
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
    follow: measures.filter((word) => !/^(turns|moves|win:|end:)/.test(word)),
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
    const name = armName(draft, value, spec, voice);
    if (draft.kind === 'bots') return { name, options: {}, bots: [String(value)] };
    if (draft.kind === 'players') return { name, options: {}, players: Number(value) };
    return { name, options: { [draft.rule]: value } };
  };
  return { ...common, arms: draft.values.map(arm) };
};

/** The values that a rule may be given for a map: up to five over its range. */
export const mapValues = (spec: FormSpec): readonly Value[] => {
  if (spec.kind === 'flag') return [false, true];
  if (spec.kind === 'choice') return spec.values.slice(0, 5);
  if (spec.kind !== 'int') return [];
  const { min, max, step } = spec.scale;
  const steps = Math.floor((max - min) / step);
  const count = Math.min(4, steps);
  return [...new Set(range(count + 1).map((index) => min + Math.round((index * steps) / Math.max(1, count)) * step))];
};
