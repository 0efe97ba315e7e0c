import { describe, expect, it } from 'vitest';
import { nim } from '../nim/index.ts';
import { runScenario } from './run.ts';
import { decodeScenario } from './shape.ts';
import { matches } from './run.ts';

const errorOf = (raw: unknown): string | null => {
  const decoded = decodeScenario(raw);
  return decoded.ok ? null : decoded.error.en;
};

const failuresOf = (raw: unknown): readonly string[] => {
  const decoded = decodeScenario(raw);
  if (!decoded.ok) throw new Error(decoded.error.en);
  return runScenario(nim, decoded.scenario).failures.map((failure) => failure.en);
};

const BASE = { game: 'nim', seats: 2, options: { stones: 5, ties: 'drawn' } };
const bid = (by: number, amount: number): unknown => ({ by, move: { type: 'bid', amount } });
const take = (by: number, stones: number): unknown => ({ by, move: { type: 'take', stones } });

describe('a scenario', () => {
  it('passes when everything is as expected', () => {
    const scenario = {
      ...BASE,
      chance: [1],
      patch: { stones: 3, fortunes: { 0: 2, 1: 1 }, deck: [0, 3, 4, 5, 6, 20] },
      inputs: [
        bid(0, 4),
        { expect: { awaited: [1], views: { 1: { committed: [true, false], ownBid: null }, 0: { ownBid: 4 } } } },
        bid(1, 4),
        { by: 0, move: { type: 'take', stones: 1 }, refused: { key: 'notAsked', clauses: ['TB-nim.2'] } },
        take(1, 2),
        bid(0, 1),
        bid(1, 0),
      ],
      expect: {
        state: { stones: 1, round: 2, taker: 0, ledger: { seats: { 1: 46 }, funds: { pot: 5 } } },
        offers: { 0: [{ type: 'take', fields: [{ max: 1 }] }] },
        notOffered: { 0: [{ type: 'bid' }], 1: [{ type: 'take' }] },
        refusals: [{ input: take(0, 2), key: 'badTake' }, { input: { by: 'table', event: 'timeout', seat: 1 } }],
        outcome: null,
        log: [{ key: 'opened', args: { who: { seat: 1 } } }, { key: 'took' }, { key: 'opened' }],
      },
    };
    expect(failuresOf(scenario)).toEqual([]);
  });

  it('names every place that is not as expected', () => {
    const scenario = {
      ...BASE,
      inputs: [bid(0, 4)],
      expect: {
        state: { stones: 4, active: [true], bids: [3, null], nothing: 1 },
        awaited: [0],
        offers: { 1: [{ type: 'take' }] },
        notOffered: { 1: [{ type: 'bid' }] },
        refusals: [{ input: bid(1, 0) }, { input: bid(1, 1000), key: 'notAsked', clauses: ['TB-nim.9'] }],
        outcome: { reason: 'alone' },
        log: [{ key: 'opened' }],
      },
    };
    expect(failuresOf(scenario)).toEqual([
      'expect.state.stones: expected 4, found 5',
      'expect.state.active: a list of 1 expected, of 2 found',
      'expect.state.bids[0]: expected 3, found 4',
      'expect.state.nothing: expected 1, found —',
      'expect.awaited[0]: expected 0, found 1',
      expect.stringMatching(/^expect\.offers\.1: \{"type":"take"\} is not among: \{"type":"bid",.* ; \{"type":"note",/),
      'expect.notOffered.1: {"type":"bid"} should not be offered',
      'expect.refusals[0] should be refused, and is not.',
      'expect.refusals[1].key: expected "notAsked", found "badBid"',
      'expect.refusals[1].clauses: "TB-nim.9" is not among: TB-nim.1',
      'expect.outcome: expected {"reason":"alone"}, found null',
      expect.stringMatching(/^expect\.log\[0\]: \{"key":"opened"\} is not among: dealt/),
    ]);
  });

  it('stops at an input that is refused, and says why in words', () => {
    expect(failuresOf({ ...BASE, inputs: [bid(0, 400), bid(1, 0)] })).toEqual(['inputs[0] is refused: Bid 0 to 50\u00a0F. [TB-nim.1]']);
    expect(failuresOf({ ...BASE, inputs: [{ by: 0, move: { type: 'dance' } }] })).toEqual(['inputs[0] has not the shape of an input of this game.']);
    expect(failuresOf({ ...BASE, inputs: [{ ...Object(bid(0, 1)), refused: true }] })).toEqual(['inputs[0] should be refused, and is not.']);
  });

  it('says when the script of draws is too short, too high or too long', () => {
    const inputs = [bid(0, 1), bid(1, 1)];
    expect(failuresOf({ ...BASE, chance: [], inputs })).toEqual(['inputs[1]: the game stopped (the script has 0 draws, a further one (below 2) is needed).']);
    expect(failuresOf({ ...BASE, chance: [2], inputs })).toEqual(['inputs[1]: the game stopped (scripted draw 1 is 2, but must be 0 to 1).']);
    expect(failuresOf({ ...BASE, chance: [0, 0], inputs })).toEqual(['chance: 1 draw(s) are left that the game did not need.']);
  });

  it('says when the game does not start, or the patch fits nothing', () => {
    expect(failuresOf({ ...BASE, seats: 9 })).toEqual(['the game does not start: This game is for 2 to 5 seats.']);
    expect(failuresOf({ ...BASE, options: { stoned: 1 } })).toEqual(['the game does not start: This game has no option “stoned”.']);
    expect(failuresOf({ ...BASE, patch: { ledger: { funds: { pots: 1 } } } })).toEqual([
      'patch.ledger.funds.pots: the state has nothing of that name. To replace the whole object, write { "$set": … }.',
    ]);
    expect(failuresOf({ ...BASE, expect: { views: { 7: { stones: 5 } }, offers: { 7: [] } } })).toEqual([]);
  });

  it('notes a position that bends an invariant, and catches rules that break one', () => {
    const decoded = decodeScenario({ ...BASE, patch: { ledger: { funds: { pot: 7 } } } });
    const result = decoded.ok ? runScenario(nim, decoded.scenario) : null;
    expect(result).toMatchObject({ ok: true, notes: [{ en: expect.stringContaining('the starting position breaks an invariant (TB-nim.1') }] });
    const broken = {
      ...nim,
      module: {
        ...nim.module,
        invariants: [{ clause: 'TB-nim.1', holds: (state: { round: number; bids: readonly unknown[] }) => (state.bids[0] === null ? null : 'somebody bid') }],
      },
    };
    const played = decodeScenario({ ...BASE, inputs: [bid(0, 1)] });
    expect(played.ok && runScenario(broken, played.scenario).failures.map(({ fr }) => fr)).toEqual([
      'inputs[0]\u00a0: un invariant ne tient plus (TB-nim.1: somebody bid).',
    ]);
  });
});

describe('the shape of a scenario', () => {
  it.each([
    [null, 'scenario must be an object.'],
    [[], 'scenario must be an object.'],
    [{ seats: 2 }, '“game” is missing.'],
    [{ game: 'nim' }, '“seats” is missing.'],
    [{ game: 3, seats: 2 }, 'game must be a text.'],
    [{ ...BASE, seats: 'two' }, 'seats must be a whole number.'],
    [{ ...BASE, about: 1 }, 'about must be a text.'],
    [{ ...BASE, seed: 'x' }, 'seed must be made of 32 hexadecimal digits.'],
    [{ ...BASE, chance: 4 }, 'chance must be a list.'],
    [{ ...BASE, chance: [1, 2.5] }, 'chance[1] must be a draw: a whole number from 0 on (a die that shows 4 is written 3).'],
    [{ ...BASE, patch: [] }, 'patch must be an object.'],
    [{ ...BASE, options: null }, 'options must be an object.'],
    [{ ...BASE, inputs: {} }, 'inputs must be a list.'],
    [{ ...BASE, inputs: [3] }, 'inputs[0] must be an object.'],
    [{ ...BASE, inputs: [{ expect: {}, by: 0 }] }, 'inputs[0].by is not known; there are expect.'],
    [{ ...BASE, expects: {} }, /^expects is not known; there are about, game,/],
    [{ ...BASE, expect: { stat: {} } }, /^expect\.stat is not known; there are state, views,/],
    [{ ...BASE, expect: { offers: { everybody: [] } } }, /^expect\.offers\.everybody must be a seat number/],
    [{ ...BASE, expect: { offers: { 0: {} } } }, 'expect.offers.0 must be a list.'],
    [{ ...BASE, expect: { refusals: [{}] } }, '“expect.refusals[0].input” is missing.'],
    [{ ...BASE, expect: { refusals: [{ input: {}, key: 1 }] } }, 'expect.refusals[0].key must be a text.'],
    [{ ...BASE, inputs: [{ by: 0, refused: { clauses: [1] } }] }, 'inputs[0].clauses must be a list.'],
  ])('%j is told: %s', (raw, sentence) => {
    expect(errorOf(raw)).toMatch(sentence);
  });
});

describe('matches', () => {
  it('is strict about types and lists', () => {
    expect(matches({ a: null }, { a: null, b: 1 })).toBe(true);
    expect(matches({ a: null }, { b: 1 })).toBe(false);
    expect(matches({ a: '1' }, { a: 1 })).toBe(false);
    expect(matches([], [1])).toBe(false);
    expect(matches({}, 'text')).toBe(false);
  });
});
