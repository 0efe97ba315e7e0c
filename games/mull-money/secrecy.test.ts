import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import type { Viewer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import { LANGS, type Voice } from '#kernel/words.ts';
import { A, B } from '#testkit/position.ts';
import { mullMoney } from './index.ts';
import { fresh, type Hand, open, playing, proposing, voting } from './position.test-support.ts';
import type { State, View } from './types.ts';

/* MM-7: who may know what. The contract suite changes everything hidden and looks for a difference; here are the rows of the table. */

const { module } = mullMoney;

const seen = (hand: Hand, viewer: Viewer): View => module.view(hand.state, viewer);

/** A whole random game, one state after the other. */
const states = function* (seed: number, options: object): Generator<State> {
  let { state } = fresh(3, options, seed);
  const chance = quickChance(seed);
  while (module.outcome(state) === null) {
    yield state;
    const by = module.pending(state).find(({ duty }) => duty === 'must')?.seat ?? 0;
    state = module.apply(state, { by, move: module.sample(state, by, chance) }, chance).state;
  }
};

describe('hidden treasuries', () => {
  it('[MM-7.1] [MM-9.13] one’s own cash alone, and nobody sees the bank', () => {
    const hand = open([{ c: 11, cards: ['growth'] }, { c: 22 }]);
    expect(seen(hand, A).cash).toEqual([11, null]);
    expect(seen(hand, B).cash).toEqual([null, 22]);
    expect(seen(hand, 'public').cash).toEqual([null, null]);
    for (const viewer of [A, B, 'public'] as const) expect(seen(hand, viewer).bank).toBe(null);
    expect(seen(hand, 'referee')).toMatchObject({ cash: [11, 22], bank: -33 });
  });

  it('[MM-7.1] [MM-6.1] open money shows everything to everybody', () => {
    const hand = open([{ c: 11, cards: ['growth'] }, { c: 22 }], { options: { openMoney: true } });
    for (const viewer of [A, B, 'public'] as const) expect(seen(hand, viewer)).toMatchObject({ cash: [11, 22], bank: -33 });
  });

  it('[MM-7.1] figures of the ledger follow the same rule', () => {
    const hand = open([{ c: 11, cards: ['growth'] }, { c: 22 }]);
    const names = (viewer: Viewer): readonly string[] => Object.keys(module.metrics(hand.state, viewer)).filter((name) => /treasury|score/.test(name));
    expect(names(B)).toEqual(['mull-money.metric.treasury/1', 'mull-money.metric.score/1']);
    expect(names('public')).toEqual([]);
    expect(names('referee')).toHaveLength(4);
    expect(module.metrics(hand.state, 'public')).toMatchObject({
      'mull-money.metric.growth/0': 14,
      'mull-money.metric.credits/1': 0,
      'mull-money.metric.dump/0': 0,
    });
  });

  it('[MM-7.2] legal moves that depend on cash are offered to their owner alone', () => {
    const auction = open([{ cards: ['sale'] }, { c: 3 }, {}]).does(A, playing('sale'));
    expect(module.offers(auction.state, 2).map((offer) => (offer.kind === 'form' ? offer.type : ''))).toEqual(['takeCredit']);
    expect(module.offers(auction.state, 'referee')).toEqual([]);
  });
});

describe('what no view holds', () => {
  it('[MM-9.13] neither the order of the pile, nor another seat’s cash, nor a sealed ballot', () => {
    for (const options of [{}, { mode: 'simulation' }]) {
      for (const state of states(11, options)) {
        for (const viewer of [A, B, 'public'] as const) {
          const view = module.view(state, viewer);
          expect(Object.keys(view).sort()).toEqual(['ballots', 'bank', 'cash', 'options', 'table', 'viewer']);
          expect(view.cash.filter((cash) => cash !== null)).toHaveLength(viewer === 'public' ? 0 : 1);
          expect(Object.keys(view.ballots).every((seat) => Number(seat) === viewer)).toBe(true);
        }
      }
    }
  });

  it('[MM-7.1] the piles are public but for the order: sizes, discards, the Alert set aside', () => {
    const { table } = seen(open([{ cards: ['growth'] }, {}], { discard: ['sale'], alertAside: true }), 'public');
    expect([table.pileSize, table.discard, table.alertAside]).toEqual([53 - 3, ['sale'], true]);
  });

  it('[MM-7.3] ballots, voices and bribes are public after the reveal', () => {
    const vote = open([{ cards: ['transport', 'growth'] }, {}], { options: { mode: 'simulation' } }).does(A, proposing({ type: 'productionTax', amount: 1 }));
    const counted = vote.does(A, voting('yes')).does(B, voting('no'));
    expect(seen(counted, 'public').table.lastVote?.ballots).toEqual({ 0: { vote: 'yes', bribes: 0, voices: 2 }, 1: { vote: 'no', bribes: 0, voices: 2 } });
  });
});

describe('the log', () => {
  const voice = (lang: 'fr' | 'en'): Voice => ({ lang, catalogue: mullMoney.words, unit: 'M', seatName: (seat) => `S${seat}` });

  it('[MM-13.11] every line cites a clause and has words in both languages', () => {
    for (const options of [{}, { mode: 'simulation', agreedLaws: 'full' } as const]) {
      const chance = quickChance(3);
      let { state } = fresh(4, options, 3);
      while (module.outcome(state) === null) {
        const by = module.pending(state).find(({ duty }) => duty === 'must')?.seat ?? 0;
        const step = module.apply(state, { by, move: module.sample(state, by, chance) }, chance);
        for (const { text, to } of step.log) {
          expect([text.clauses.length > 0, to]).toEqual([true, 'all']);
          for (const lang of LANGS) expect(renderText(text, voice(lang))).not.toMatch(/[{}]|\b(?:ask|do|log|no|end)\.\w/);
        }
        state = step.state;
      }
    }
  });

  it('[MM-13.11] [MM-7.1] no line tells a balance: among the rich, the same moves are told in the same words whatever they own', () => {
    const richer = (state: State, by: number): State => {
      const seats = state.ledger.seats.map((cash) => cash + by);
      return { ...state, ledger: { ...state.ledger, seats, funds: { bank: (state.ledger.funds.bank ?? 0) - by * seats.length } } };
    };
    const start = fresh(3, {}, 8).state;
    let one = richer(start, 5000);
    let other = richer(start, 7777);
    const chooser = quickChance(8);
    for (let step = 0; module.outcome(one) === null; step++) {
      const by = module.pending(one).find(({ duty }) => duty === 'must')?.seat ?? 0;
      const input = { by, move: module.sample(one, by, chooser) };
      const first = module.apply(one, input, quickChance(step));
      const second = module.apply(other, input, quickChance(step));
      expect(second.log).toEqual(first.log);
      one = first.state;
      other = second.state;
    }
    expect(module.outcome(other)?.reason).toBe('column');
  });

  it('[MM-13.12] the game master sees treasuries but does not play', () => {
    expect(fresh(2).refusal({ by: 'referee', move: { type: 'takeCredit', count: 1 } })).toEqual(['MM-13.12']);
  });
});
