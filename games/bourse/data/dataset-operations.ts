import { CEILING, LOAN_REPAYMENT, TITLES_PER_SECURITY } from '../data.ts';
import { changeOf, choiceOf, fieldOf, fieldsOf, francsOf, unexpected, wholeOf, wrong } from './json-fields.ts';
import type { Json } from './json-lines.ts';
import { ECONOMIC_PHASES, SECURITIES, type SecurityId } from '../types.ts';

type Field<T> = (json: Json) => T;

/** No card moves more than this; it catches a figure with three zeros too many. */
const LARGEST_SUM = 1_000_000;

const changesOf = (json: Json): Partial<Record<SecurityId, number>> => {
  const given = json.kind === 'object' && json.fields.size > 0 ? json.fields : wrong(json, 'an object of securities and sums, such as { "FOR": -5000 }');
  const changes: Partial<Record<SecurityId, number>> = {};
  for (const [name, value] of given) {
    const id = SECURITIES.find((known) => known === name) ?? unexpected(json, { name, value }, SECURITIES);
    changes[id] = changeOf(value, CEILING);
  }
  return changes;
};

const oneOf =
  <const T extends string>(choices: readonly T[]): Field<T> =>
  (json) =>
    choiceOf(json, choices);
const who = oneOf(['drawer', 'all']);
const security = oneOf(SECURITIES);
const amount: Field<number> = (json) => changeOf(json, LARGEST_SUM);
const francs =
  (max: number): Field<number> =>
  (json) =>
    francsOf(json, { min: 0, max });
const count =
  (max: number): Field<number> =>
  (json) =>
    wholeOf(json, { min: 1, max });

/** The operations of BO-2.8: what each is written with in a file, beside its name `op`, and how that is read. */
const OPERATIONS = {
  cash: { who, amount },
  cashPerIssuer: { who, amount },
  cashPerTitle: { who, amount, titles: oneOf(['all', 'bonds']) },
  cashPercent: { who, base: oneOf(['cash', 'securities']), percent: count(100) },
  dividends: { who },
  moveToStart: {},
  moveToNextBank: {},
  offerBuy: { max: count(TITLES_PER_SECURITY) },
  offerSell: {},
  offerRepay: { amount: francs(LOAN_REPAYMENT) },
  tender: { security, premium: francs(CEILING) },
  extraTurn: {},
  skipTurn: { turns: count(10) },
  recallLoans: { who },
  setPhase: { phase: oneOf(ECONOMIC_PHASES) },
  undoPhase: {},
  quote: { changes: changesOf },
  quoteShares: { change: (json: Json) => changeOf(json, CEILING) },
  split: { threshold: francs(CEILING) },
  bonusShare: { security },
} as const;

type Operations = typeof OPERATIONS;
type Held<F> = F extends Field<infer T> ? T : never;

/** What an event card does. */
export type Operation = {
  [Name in keyof Operations]: { readonly op: Name } & { readonly [F in keyof Operations[Name]]: Held<Operations[Name][F]> };
}[keyof Operations];

const isOperation = (name: string): name is keyof Operations => Object.hasOwn(OPERATIONS, name);

export function operationOf(json: Json): Operation;
// That what is read field by field is the union derived from the same fields is beyond the compiler: hence a second signature.
export function operationOf(json: Json): Readonly<Record<string, unknown>> {
  const name = fieldOf(json, 'op');
  const op = name.kind === 'text' && isOperation(name.value) ? name.value : wrong(name, `one of ${Object.keys(OPERATIONS).join(', ')}`);
  const fields = Object.entries<Field<unknown>>(OPERATIONS[op]);
  const field = fieldsOf(json, ['op', ...fields.map(([each]) => each)]);
  return { op, ...Object.fromEntries(fields.map(([each, read]) => [each, read(field(each))])) };
}
