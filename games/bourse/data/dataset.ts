import { recordOf, unreachable } from '#kernel/collections.ts';
import { CEILING } from '../data.ts';
import { operationOf } from './dataset-operations.ts';
import { booleanOf, choiceOf, fieldOf, fieldsOf, francsOf, identifierOf, listOf, localizedOf, wholeOf, wrong } from './json-fields.ts';
import { FileMistake, type Json, readJson } from './json-lines.ts';
import {
  type BySecurity,
  type Coefficient,
  type Dataset,
  ECONOMIC_PHASES,
  type EventCard,
  SECURITIES,
  type Security,
  type SecurityId,
  type Square,
} from '../types.ts';

const SQUARES = { min: 20, max: 20 };
const COEFFICIENTS = { min: 4, max: 4 };
const DIE_FACES = { min: 6, max: 6 };
const CARDS = { min: 35, max: 35 };
const OPERATIONS = { min: 1, max: 8 };

/** The rulebook names the bonds; a dataset may not turn one into a share, for which an option card would be missing. */
const BONDS: readonly SecurityId[] = ['SNC', 'CHA'];

const squareOf = (json: Json): Square => {
  const kind = choiceOf(fieldOf(json, 'kind'), ['start', 'event', 'bank', 'security']);
  switch (kind) {
    case 'start':
    case 'event':
      fieldsOf(json, ['kind']);
      return { kind };
    case 'bank':
      return { kind, bank: choiceOf(fieldsOf(json, ['kind', 'bank'])('bank'), ['A', 'B']) };
    case 'security':
      return { kind, security: choiceOf(fieldsOf(json, ['kind', 'security'])('security'), SECURITIES) };
    default:
      return unreachable(kind);
  }
};

/** BO-2.1: Start first, one Event square, each bank and each security once. With twenty squares, none can then be missing. */
const squaresOf = (json: Json): readonly Square[] => {
  const seen = new Set<string>();
  return listOf(json, SQUARES, (item) => {
    const square = squareOf(item);
    const name = square.kind === 'bank' ? `bank ${square.bank}` : square.kind === 'security' ? square.security : square.kind;
    if (seen.size === 0 && name !== 'start') throw new FileMistake(item.line, `${item.path} must be the start: pawns set out from the first square.`);
    if (seen.has(name)) throw new FileMistake(item.line, `${item.path} repeats "${name}"; each square of the circuit comes once.`);
    seen.add(name);
    return square;
  });
};

const coefficientOf = (json: Json): Coefficient => {
  const coefficients: readonly Coefficient[] = [1, 2, 3, 4];
  const number = wholeOf(json, { min: 1, max: 4 });
  return coefficients.find((coefficient) => coefficient === number) ?? wrong(json, 'a coefficient');
};

const securityOf = (id: SecurityId, json: Json): Security => {
  const field = fieldsOf(json, ['name', 'kind', 'coefficient', 'dividend', 'optionPrice', 'sector']);
  const bond = BONDS.includes(id);
  const kind = choiceOf(field('kind'), ['share', 'bond']);
  if ((kind === 'bond') !== bond) wrong(field('kind'), bond ? '"bond"' : `"share" (the bonds are ${BONDS.join(' and ')})`);
  if (bond && field('optionPrice').kind !== 'null') wrong(field('optionPrice'), 'null: there are no options on bonds');
  return {
    name: localizedOf(field('name'), 60),
    kind,
    coefficient: coefficientOf(field('coefficient')),
    dividend: francsOf(field('dividend'), { min: 0, max: CEILING }),
    optionPrice: bond ? null : francsOf(field('optionPrice'), { min: 1_000, max: CEILING }),
    sector: localizedOf(field('sector'), 60),
  };
};

const securitiesOf = (json: Json): BySecurity<Security> => {
  const field = fieldsOf(json, SECURITIES);
  return recordOf(SECURITIES, (id) => securityOf(id, field(id)));
};

/** Four rows, coefficients I to IV, of six columns, the faces of the die. */
const tableOf = (json: Json): readonly (readonly number[])[] =>
  listOf(json, COEFFICIENTS, (row) => listOf(row, DIE_FACES, (cell) => francsOf(cell, { min: -CEILING, max: CEILING })));

const variationsOf = (json: Json): Dataset['variations'] => {
  const field = fieldsOf(json, ECONOMIC_PHASES);
  return {
    recession: tableOf(field('recession')),
    recovery: tableOf(field('recovery')),
    expansion: tableOf(field('expansion')),
    stagnation: tableOf(field('stagnation')),
  };
};

const cardsOf = (json: Json): readonly EventCard[] => {
  const seen = new Set<string>();
  return listOf(json, CARDS, (item) => {
    const field = fieldsOf(item, ['id', 'personal', 'title', 'text', 'operations']);
    const id = identifierOf(field('id'));
    if (seen.has(id)) throw new FileMistake(field('id').line, `${item.path} repeats the card "${id}"; each card has its own id.`);
    seen.add(id);
    return {
      id,
      personal: booleanOf(field('personal')),
      title: localizedOf(field('title'), 60),
      text: localizedOf(field('text'), 400),
      operations: listOf(field('operations'), OPERATIONS, operationOf),
    };
  });
};

/**
 * BO-2.1.3: the tables of an original copy, as its owner typed them (docs/datasets/bourse-example.json is a complete
 * file). Everything is checked; the first mistake is told with its line.
 */
export const readDataset = (
  text: string,
): { readonly ok: true; readonly dataset: Dataset } | { readonly ok: false; readonly line: number; readonly error: string } => {
  try {
    const field = fieldsOf(readJson(text), ['id', 'squares', 'securities', 'variations', 'cards']);
    return {
      ok: true,
      dataset: {
        id: identifierOf(field('id')),
        squares: squaresOf(field('squares')),
        securities: securitiesOf(field('securities')),
        variations: variationsOf(field('variations')),
        cards: cardsOf(field('cards')),
      },
    };
  } catch (mistake) {
    if (mistake instanceof FileMistake) return { ok: false, line: mistake.line, error: mistake.message };
    throw mistake;
  }
};
