import type { Place } from '../types.ts';
import type { Token } from './lexicon.ts';

/*
 * A form of order is a row of a table: which meanings follow each other, and what order that is. `UNIT DASH|GO PREP? PLACE VIA_CONVOY?`:
 * one of several with `|`, left out with `?`, several times with `*`. Every word of a line must have its place, or it is no such order.
 */

/** What the words of a line were taken for: places in the order written, the rest by meaning. */
export interface Taken {
  readonly places: readonly Place[];
  /** The values of a meaning, in the order written. */
  readonly of: (sense: string) => readonly string[];
  readonly has: (sense: string) => boolean;
}

interface Element {
  readonly senses: readonly string[];
  readonly isOptional: boolean;
  readonly isMany: boolean;
}
export type Pattern = readonly Element[];

/** What stands for several meanings in a row. */
const MACROS: Readonly<Record<string, string>> = {
  TYPE: 'ARMY|FLEET',
  OWN: 'ARMY|FLEET? FROM|PREP? PROVINCE',
  // Of anybody: its power may be named.
  UNIT: 'POWER? ARMY|FLEET? POWER? FROM|PREP? PROVINCE',
  PLACE: 'PROVINCE',
};

/** Anything, known or not. */
const ANY = 'ANY';

const elementOf = (text: string): Element => {
  const isOptional = text.endsWith('?');
  const isMany = text.endsWith('*');
  return { senses: text.replace(/[?*]$/, '').split('|'), isOptional: isOptional || isMany, isMany };
};

export const patternOf = (text: string): Pattern =>
  text
    .replace(/\b[A-Z]+\b/g, (name) => MACROS[name] ?? name)
    .split(' ')
    .map(elementOf);

/** How far into a line the forms came, and what they would have taken there. */
export interface Reach {
  at: number;
  readonly wanted: Set<string>;
}

type Step = readonly [sense: string, token: Token];

const senseIn = ({ senses }: Element, token: Token): string | undefined => senses.find((sense) => sense === ANY || token.senses.has(sense));

const note = (reach: Reach, at: number, { senses }: Element): void => {
  if (at < reach.at) return;
  if (at > reach.at) reach.wanted.clear();
  reach.at = at;
  for (const sense of senses) reach.wanted.add(sense);
};

const walk = (pattern: Pattern, tokens: readonly Token[], from: readonly [element: number, token: number], reach: Reach): readonly Step[] | null => {
  const [e, t] = from;
  const element = pattern[e];
  if (element === undefined) return t === tokens.length ? [] : null;
  const token = tokens[t];
  note(reach, t, element);
  const sense = token === undefined ? undefined : senseIn(element, token);
  if (sense !== undefined && token !== undefined) {
    const rest = walk(pattern, tokens, [element.isMany ? e : e + 1, t + 1], reach);
    if (rest !== null) return [[sense, token], ...rest];
  }
  return element.isOptional ? walk(pattern, tokens, [e + 1, t], reach) : null;
};

const placeOf = ([sense, { senses, coast }]: Step): readonly Place[] => {
  const loc = sense === 'PROVINCE' ? senses.get(sense) : undefined;
  if (loc === undefined) return [];
  return [coast === undefined ? { loc } : { loc, coast }];
};

/** What a line is taken for by a form, or null. */
export const match = (pattern: Pattern, tokens: readonly Token[], reach: Reach): Taken | null => {
  const steps = walk(pattern, tokens, [0, 0], reach);
  if (steps === null) return null;
  const of = (wanted: string): readonly string[] => steps.flatMap(([sense, token]) => (sense === wanted ? [token.senses.get(sense) ?? token.text] : []));
  return { places: steps.flatMap(placeOf), of, has: (sense) => steps.some(([taken]) => taken === sense) };
};
