import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RECONSTRUCTION } from './reconstruction.ts';
import { readDataset } from './dataset.ts';

const example = readFileSync(join(import.meta.dirname, '../../../docs/datasets/bourse-example.json'), 'utf8');

/** The 1-based line on which a passage of the example begins. */
const lineOf = (passage: string): number => {
  const at = example.indexOf(passage);
  if (at === -1) throw new Error(`the example has no ${passage}`);
  return example.slice(0, at).split('\n').length;
};

/** Reads the example with one passage replaced; the mistake must be told on the line of `blamed` (by default the passage). */
const expectMistake = (passage: string, replacement: string, error: string, blamed = passage): void => {
  expect(readDataset(example.replace(passage, () => replacement))).toEqual({ ok: false, line: lineOf(blamed), error });
};

const SECURITY_IDS = 'DAR, CIF, ECC, ESS, THO, SNC, VAL, MAR, FOR, LOC, CMP, DEL, DED, CHA, JBO, POL';
const QUOTED_IDS = SECURITY_IDS.split(', ')
  .map((id) => `"${id}"`)
  .join(', ');

describe('[BO-2.1.3] a dataset file', () => {
  it('[BO-2.1.3] the example file is the reconstruction', () => {
    expect(readDataset(example)).toEqual({ ok: true, dataset: RECONSTRUCTION });
  });

  it('may be written on one line, with Windows line ends or a byte order mark', () => {
    expect(readDataset(JSON.stringify(RECONSTRUCTION))).toEqual({ ok: true, dataset: RECONSTRUCTION });
    expect(readDataset(`\ufeff${example.replaceAll('\n', '\r\n')}`)).toEqual({ ok: true, dataset: RECONSTRUCTION });
  });

  it('may give cards other ids and other effects', () => {
    const own = example
      .replace('"EV01"', '"heritage"')
      .replace('{ "op": "cash", "who": "drawer", "amount": 15000 }', '{ "op": "skipTurn", "turns": 2 }, { "op": "quote", "changes": { "POL": -2000 } }');
    const reading = readDataset(own);
    expect(reading.ok && reading.dataset.cards[0]?.id).toBe('heritage');
    expect(reading.ok && reading.dataset.cards[0]?.operations).toEqual([
      { op: 'skipTurn', turns: 2 },
      { op: 'quote', changes: { POL: -2_000 } },
    ]);
  });
});

describe('a file that is not JSON', () => {
  it.each([
    ['', 1, 'Expected a value (text in double quotes, a number, true, false, null, a list or an object), but found the end of the file.'],
    ['{\n  "id": "x"\n  "squares": []\n}', 3, 'Expected a comma or a closing brace }, but found "\\"".'],
    ['{\n  "id": "x",\n}', 3, 'Expected the name of a field in double quotes, but found "}".'],
    ['{\n  "id" "x"\n}', 2, 'Expected a colon after "id", but found "\\"".'],
    ['{\n  "id": "x\n}', 2, 'A text is not closed: its last double quote is missing on this line.'],
    ['{\n  "id": "\\x"\n}', 2, 'A text holds a tab, another control character or an unknown escape; write \\t, \\n, \\" or \\\\.'],
    ['{\n\n  "id": vrai\n}', 3, 'Expected a value (text in double quotes, a number, true, false, null, a list or an object), but found "v".'],
    ['{\n  "id": "x",\n  "id": "y"\n}', 3, 'The field "id" is given twice.'],
    ['[\n1,\n2\n', 4, 'Expected a comma or a closing bracket ], but found the end of the file.'],
    ['{}\n{}', 2, 'Expected the end of the file, but found "{".'],
    ['['.repeat(100_000), 1, 'Lists and objects are nested more than 20 deep.'],
    ['{ "id": 01 }', 1, 'Expected a comma or a closing brace }, but found "1".'],
  ])('%j', (text, line, error) => {
    expect(readDataset(text)).toEqual({ ok: false, line, error });
  });
});

describe('a file of another shape', () => {
  it('names what the whole file should be', () => {
    const error = 'The file must be an object with id, squares, securities, variations, cards, but is a list of 0.';
    expect(readDataset('[]')).toEqual({ ok: false, line: 1, error });
  });

  it('names a missing field at the object that lacks it', () => {
    expectMistake(
      '      "dividend": 2000,\n',
      '',
      'securities.DAR lacks the field "dividend"; expected: name, kind, coefficient, dividend, optionPrice, sector.',
      '"DAR": {',
    );
    expectMistake(', "en": "Darty"', '', 'securities.DAR.name lacks the field "en"; expected: fr, en.');
  });

  it('names a field that does not belong', () => {
    expectMistake(
      '"personal": true',
      '"personnel": true, "personal": true',
      'cards[0] has a field "personnel" that does not belong there; expected: id, personal, title, text, operations.',
    );
  });

  it('names an id that cannot serve', () => {
    expectMistake('"reconstruction-1"', '"ma boîte"', 'id must be an identifier of at most 40 letters, digits, hyphens and underscores, but is "ma boîte".');
  });
});

describe('the circuit of a file', () => {
  it('has twenty squares', () => {
    expectMistake('    { "kind": "event" },\n', '', 'squares must be a list of 20, but is a list of 19.', '"squares"');
  });

  it('begins with the start', () => {
    expectMistake('{ "kind": "start" }', '{ "kind": "event" }', 'squares[0] must be the start: pawns set out from the first square.');
  });

  it('has each square once', () => {
    expectMistake('{ "kind": "bank", "bank": "B" }', '{ "kind": "bank", "bank": "A" }', 'squares[15] repeats "bank A"; each square of the circuit comes once.');
    expectMistake('"security": "POL"', '"security": "DAR"', 'squares[19] repeats "DAR"; each square of the circuit comes once.');
    expectMistake(
      '{ "kind": "bank", "bank": "A" }',
      '{ "kind": "event" }',
      'squares[10] repeats "event"; each square of the circuit comes once.',
      '{ "kind": "event" }',
    );
  });

  it('has known squares only', () => {
    expectMistake('"security": "ECC"', '"security": "ECO"', `squares[3].security must be one of ${QUOTED_IDS}, but is "ECO".`);
    expectMistake('{ "kind": "event" }', '{ "kind": "park" }', 'squares[10].kind must be one of "start", "event", "bank", "security", but is "park".');
    expectMistake('{ "kind": "event" }', '10', 'squares[10] must be an object with the field "kind", but is 10.');
  });
});

describe('the securities of a file', () => {
  it('are the sixteen of the box', () => {
    expectMistake('"CIF": {', '"CIM": {', `securities has a field "CIM" that does not belong there; expected: ${SECURITY_IDS}.`);
  });

  it('have sums in thousands', () => {
    expectMistake('"dividend": 2000', '"dividend": 2500', 'securities.DAR.dividend must be a sum in francs, a multiple of 1000 from 0 to 40000, but is 2500.');
    expectMistake(
      '"dividend": 2000',
      '"dividend": "2000"',
      'securities.DAR.dividend must be a sum in francs, a multiple of 1000 from 0 to 40000, but is "2000".',
    );
    expectMistake(
      '"optionPrice": 3000',
      '"optionPrice": null',
      'securities.DAR.optionPrice must be a sum in francs, a multiple of 1000 from 1000 to 40000, but is null.',
    );
  });

  it('have a coefficient from 1 to 4', () => {
    expectMistake('"coefficient": 2', '"coefficient": 5', 'securities.DAR.coefficient must be a whole number from 1 to 4, but is 5.');
  });

  it('[BO-4.9.2] are bonds where the rulebook says so, and bonds have no option', () => {
    expectMistake('"kind": "share"', '"kind": "bond"', 'securities.DAR.kind must be "share" (the bonds are SNC and CHA), but is "bond".');
    expectMistake('"kind": "bond"', '"kind": "share"', 'securities.SNC.kind must be "bond", but is "share".');
    expectMistake('"optionPrice": null', '"optionPrice": 1000', 'securities.SNC.optionPrice must be null: there are no options on bonds, but is 1000.');
  });

  it('have a name in both languages', () => {
    expectMistake('"fr": "Darty"', '"fr": " "', 'securities.DAR.name.fr must be a text in double quotes, not empty, of at most 60 characters, but is " ".');
  });
});

describe('the slide-rule of a file', () => {
  const row = '[-15000, -11000, -8000, -4000, 1000, 4000]';

  it('has six columns', () => {
    expectMistake(row, '[-15000, -11000, -8000, -4000, 1000]', 'variations.recession[0] must be a list of 6, but is a list of 5.');
  });

  it('has four rows in each of the four phases', () => {
    expectMistake(`      ${row},\n`, '', 'variations.recession must be a list of 4, but is a list of 3.', '"recession": [');
    expectMistake(
      '"recovery": [',
      '"reprise": [',
      'variations has a field "reprise" that does not belong there; expected: recession, recovery, expansion, stagnation.',
    );
  });

  it('has variations in thousands', () => {
    expectMistake(row, '[-15, -11, -8, -4, 1, 4]', 'variations.recession[0][0] must be a sum in francs, a multiple of 1000 from -40000 to 40000, but is -15.');
  });
});

describe('the cards of a file', () => {
  const inheritance = '{ "op": "cash", "who": "drawer", "amount": 15000 }';
  const OPERATIONS =
    'cash, cashPerIssuer, cashPerTitle, cashPercent, dividends, moveToStart, moveToNextBank, offerBuy, offerSell, offerRepay, tender, extraTurn, skipTurn, recallLoans, setPhase, undoPhase, quote, quoteShares, split, bonusShare';

  it('are thirty-five', () => {
    const without = JSON.stringify({ ...RECONSTRUCTION, cards: RECONSTRUCTION.cards.slice(1) });
    expect(readDataset(without)).toEqual({ ok: false, line: 1, error: 'cards must be a list of 35, but is a list of 34.' });
  });

  it('have distinct ids', () => {
    expectMistake('"EV02"', '"EV01"', 'cards[1] repeats the card "EV01"; each card has its own id.');
  });

  it('say whether they are personal', () => {
    expectMistake('"personal": true', '"personal": "yes"', 'cards[0].personal must be true or false, but is "yes".');
  });

  it('have a text in both languages', () => {
    expectMistake('"en": "Inheritance"', '"en": 3', 'cards[0].title.en must be a text in double quotes, not empty, of at most 60 characters, but is 3.');
  });

  it.each([
    ['[]', 'cards[0].operations must be a list of 1 to 8, but is a list of 0.'],
    ['[{ "op": "steal" }]', `cards[0].operations[0].op must be one of ${OPERATIONS}, but is "steal".`],
    ['[{ "op": "constructor" }]', `cards[0].operations[0].op must be one of ${OPERATIONS}, but is "constructor".`],
    ['[{ "who": "all" }]', 'cards[0].operations[0] lacks the field "op".'],
    ['["cash"]', 'cards[0].operations[0] must be an object with the field "op", but is "cash".'],
    ['[{ "op": "cash", "who": "drawer" }]', 'cards[0].operations[0] lacks the field "amount"; expected: op, who, amount.'],
    ['[{ "op": "cash", "who": "bank", "amount": 1000 }]', 'cards[0].operations[0].who must be one of "drawer", "all", but is "bank".'],
    ['[{ "op": "cash", "who": "all", "amount": 0 }]', 'cards[0].operations[0].amount must be a sum other than 0, but is 0.'],
    [
      '[{ "op": "cash", "who": "all", "amount": 1500 }]',
      'cards[0].operations[0].amount must be a sum in francs, a multiple of 1000 from -1000000 to 1000000, but is 1500.',
    ],
    ['[{ "op": "offerBuy", "max": 6 }]', 'cards[0].operations[0].max must be a whole number from 1 to 5, but is 6.'],
    [
      '[{ "op": "cashPercent", "who": "all", "base": "cash", "percent": 7.5 }]',
      'cards[0].operations[0].percent must be a whole number from 1 to 100, but is 7.5.',
    ],
    ['[{ "op": "undoPhase", "phase": "recovery" }]', 'cards[0].operations[0] has a field "phase" that does not belong there; expected: op.'],
    [
      '[{ "op": "quote", "changes": {} }]',
      'cards[0].operations[0].changes must be an object of securities and sums, such as { "FOR": -5000 }, but is an empty object.',
    ],
    [
      '[{ "op": "quote", "changes": { "XYZ": 1000 } }]',
      `cards[0].operations[0].changes has a field "XYZ" that does not belong there; expected: ${SECURITY_IDS}.`,
    ],
    [
      '[{ "op": "quote", "changes": { "FOR": 41000 } }]',
      'cards[0].operations[0].changes.FOR must be a sum in francs, a multiple of 1000 from -40000 to 40000, but is 41000.',
    ],
  ])('have operations of the rules: not %s', (operations, error) => {
    expectMistake(`[${inheritance}]`, operations, error);
  });
});
