import { unreachable } from '#kernel/collections.ts';
import type { AnyFace } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { resolveOptions } from '#kernel/options.ts';
import { formatMoney, formatNumber, sentenceOf, type Voice } from '#kernel/words.ts';
import type { Scale } from '../kit/parts/scale.ts';

/** An option as the form sees it. */
export type FormSpec = {
  readonly name: string;
  /** `<game>.option.<name>`: its text; `….help` and `….<value>` are messages too. */
  readonly key: string;
  readonly group: string;
  readonly clauses: readonly string[];
  readonly amendable: boolean;
  readonly byDefault: (chosen: Chosen) => unknown;
  /** Does it matter, with all the options as they are? */
  readonly when: (options: Chosen) => boolean;
  /** A question of the table itself settles it. */
  readonly settledBy: 'referee' | null;
} & (
  | { readonly kind: 'int'; readonly scale: Scale; readonly money: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'name'; readonly maxLength: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'set'; readonly values: readonly string[] }
);

/** Only what differs from the defaults. */
export type Chosen = Readonly<Record<string, unknown>>;

export interface OptionGroup {
  readonly group: string;
  readonly specs: readonly FormSpec[];
}

type RawSpec = AnyFace['module']['options'][string];

const formSpec = (name: string, spec: RawSpec): FormSpec => {
  const byDefault = typeof spec.default === 'function' ? spec.default : () => spec.default;
  const common = {
    name,
    key: `option.${name}`,
    group: `group.${spec.group}`,
    clauses: spec.clauses,
    amendable: spec.amendable,
    byDefault,
    when: spec.when ?? (() => true),
    settledBy: spec.settledBy ?? null,
  };
  switch (spec.kind) {
    case 'int':
      return {
        ...common,
        kind: 'int',
        scale: { min: spec.min, max: spec.max, step: spec.step, ...(spec.also === undefined ? {} : { also: spec.also }) },
        money: spec.money,
      };
    case 'choice':
    case 'set':
      return { ...common, kind: spec.kind, values: spec.values };
    case 'name':
      return { ...common, kind: 'name', maxLength: spec.maxLength };
    case 'flag':
      return { ...common, kind: 'flag' };
    default:
      return unreachable(spec);
  }
};

export const formSpecs = ({ module }: AnyFace): readonly FormSpec[] => Object.entries<RawSpec>(module.options).map(([name, spec]) => formSpec(name, spec));

/** With the data sets that whoever runs the server added; only the server can judge those. */
export const withDatasets = (specs: readonly FormSpec[], added: readonly string[]): readonly FormSpec[] =>
  specs.map((spec) => (spec.name === 'dataset' && spec.kind === 'choice' ? Object.assign({}, spec, { values: [...spec.values, ...added] }) : spec));

/** In the order of the game, each group once. */
export const grouped = (specs: readonly FormSpec[]): readonly OptionGroup[] =>
  [...new Set(specs.map(({ group }) => group))].map((group) => ({ group, specs: specs.filter((spec) => spec.group === group) }));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const valueOf = (spec: FormSpec, chosen: Chosen): unknown => chosen[spec.name] ?? spec.byDefault(chosen);

export const isChanged = (spec: FormSpec, chosen: Chosen): boolean => chosen[spec.name] !== undefined && !same(chosen[spec.name], spec.byDefault(chosen));

/** The options that matter with this choice, and that are asked among the options. */
export const asked = (specs: readonly FormSpec[], chosen: Chosen): readonly FormSpec[] => {
  const options = Object.fromEntries(specs.map((spec) => [spec.name, valueOf(spec, chosen)]));
  return specs.filter(({ when, settledBy }) => settledBy === null && when(options));
};

/** The choice with the referee's chair as the table's own question answers it: the program alone, or a person. */
export const withReferee = (specs: readonly FormSpec[], chosen: Chosen, person: boolean): Chosen =>
  specs.reduce((settled, spec) => {
    if (spec.settledBy !== 'referee' || spec.kind !== 'choice') return settled;
    return withOption(spec, settled, spec.values[person ? 1 : 0]);
  }, chosen);

/** The windows that these options open, in the order of the game. */
export const windowsOf = ({ module }: AnyFace, chosen: Chosen): readonly { readonly label: string; readonly seconds: number }[] => {
  const resolved = resolveOptions<Record<string, unknown>>(module.options, chosen);
  return resolved.ok ? (module.windows?.(resolved.options) ?? []) : [];
};

/** What a seat plays, where these options settle it before the game. */
export const seatTermOf = ({ module }: AnyFace, chosen: Chosen, seat: number): string | null => {
  const resolved = resolveOptions<Record<string, unknown>>(module.options, chosen);
  return resolved.ok ? (module.seatTerm?.(resolved.options, seat) ?? null) : null;
};

/** The choice with one option set; what equals its default is not a choice. */
export const withOption = (spec: FormSpec, chosen: Chosen, value: unknown): Chosen => {
  const { [spec.name]: _before, ...rest } = chosen;
  return same(value, spec.byDefault(rest)) ? rest : { ...rest, [spec.name]: value };
};

/** Does this preset give exactly what is chosen? */
export const isPreset = (preset: Chosen, chosen: Chosen, specs: readonly FormSpec[]): boolean =>
  specs.every((spec) => same(valueOf(spec, preset), valueOf(spec, chosen)));

/** The only judge: null, or why these options do not go together. */
export const checkChosen = (game: AnyFace, chosen: Chosen, seats: number): Message | null => {
  const resolved = resolveOptions<Record<string, unknown>>(game.module.options, chosen);
  return resolved.ok ? game.module.checkOptions(resolved.options, seats) : resolved.refusal;
};

/** Do these options wait for a person in the referee's chair? */
export const wantsReferee = (game: AnyFace, chosen: Chosen): boolean => {
  const resolved = resolveOptions<Record<string, unknown>>(game.module.options, chosen);
  return resolved.ok && game.module.needsReferee?.(resolved.options) === true;
};

/** A value in the reader's words. */
export const valueText = ({ key, ...spec }: FormSpec, value: unknown, voice: Voice, words: { readonly yes: string; readonly no: string }): string => {
  const named = sentenceOf(voice, `${key}.${String(value)}`);
  if (named !== undefined) return named;
  if (typeof value === 'number') return spec.kind === 'int' && spec.money ? formatMoney(value, voice.lang, voice.unit) : formatNumber(value, voice.lang);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((item: unknown) => sentenceOf(voice, `${key}.${String(item)}`) ?? String(item)).join(', ');
  return String(value);
};

/** A message of the game that may be absent. */
export const textAt = (voice: Voice, key: string): string => sentenceOf(voice, key) ?? '';
