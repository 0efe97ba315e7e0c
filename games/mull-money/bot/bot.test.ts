import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { A, B, C } from '#testkit/position.ts';
import { mullMoney } from '../index.ts';
import { type Company, type Hand, layOut, open, playing, reopen, SIMULATION } from '../position.test-support.ts';
import type { Card, Move } from '../types.ts';
import { decent } from './decent.ts';
import { weak } from './weak.ts';

const chooses = (hand: Hand, seat: Seat = A): Move => decent.choose(sightOf(mullMoney.module, hand.state, seat), seat, quickChance(1));

const holding = (cards: readonly Card[], company: Company = {}, rival: Company = {}): Hand => open([{ ...company, cards }, rival]);

describe('the decent bot plays its cards', () => {
  it('[MM-12.4] innovates before it produces', () => {
    expect(chooses(holding(['production', 'innovation']))).toMatchObject({ type: 'playCard', card: 'innovation', borrow: 0 });
  });

  it('[MM-12.4] sells first when pieces are missing for its production, and produces first when they are not', () => {
    expect(chooses(holding(['production', 'sale'], { s: 2 }))).toMatchObject({ card: 'sale' });
    expect(chooses(holding(['production'], { s: 5 }))).toMatchObject({ card: 'production' });
  });

  it('[MM-12.4] makes room for its waste before it produces', () => {
    expect(chooses(holding(['production', 'elimination'], { d: 12, s: 9 }))).toMatchObject({ card: 'elimination' });
  });

  it('[MM-12.4] ends the game when ahead, and does not when behind', () => {
    const strong = { g: 19, P: 1, M: 1, W: 3, c: 40, e: 1 };
    const poor = { g: 19, c: 3 };
    expect(chooses(holding(['growth'], strong, poor))).toEqual(playing('growth'));
    expect(chooses(holding(['growth'], poor, strong))).not.toMatchObject({ type: 'playCard' });
  });

  it('[MM-12.4] plays the growth that ends the game last', () => {
    const hand = holding(['growth', 'production', 'innovation'], { g: 19, P: 2, M: 1, W: 2, c: 30, e: 2 }, { g: 15, c: 0 });
    expect(chooses(hand)).not.toMatchObject({ card: 'growth' });
    expect(chooses(holding(['growth', 'production'], { g: 16 }))).toMatchObject({ card: 'growth' });
  });

  it('[MM-12.4] keeps Corruption in the yellow zone, and throws it away in the green', () => {
    expect(chooses(holding(['corruption'], { d: 11, g: 17 }))).toEqual({ type: 'keepCard' });
    expect(chooses(holding(['corruption'], { d: 0 }))).toEqual({ type: 'discardCard', card: 'corruption' });
  });

  it('[MM-12.4] keeps an Expert that has nothing to help', () => {
    expect(chooses(holding(['expert']))).toEqual({ type: 'keepCard' });
  });

  it('[MM-5.2] keeps no Expert beyond the mission that its own growth ends: he helps while there is something to help', () => {
    const ahead = { g: 19, P: 1, M: 1, W: 3, c: 40, e: 1 };
    expect(chooses(holding(['production', 'expert', 'growth'], ahead, { g: 15, c: 3 }))).toEqual(playing('production', 'expert'));
  });

  it('[MM-12.1] repays a credit with the Expert when there is nothing better to do with him', () => {
    expect(chooses(holding(['expert'], { cr: 2, c: 40, g: 18 }))).toEqual({ type: 'repayCredit' });
  });

  it('[MM-12.1] finishes a floor rather than begin another', () => {
    const hand = open([{ cards: ['innovation'], P: 5, M: 5, W: 2, c: 20 }, {}], { endTriggered: 'column' });
    expect(chooses(hand)).toMatchObject({ card: 'innovation', steps: 'waste' });
  });

  it('[MM-12.1] in the last mission borrows for no step that brings less than it costs', () => {
    const hand = open([{ cards: ['innovation'], P: 5, M: 5, W: 5, c: 5, e: 5 }, {}], { endTriggered: 'column' });
    expect(chooses(hand)).toEqual({ type: 'discardCard', card: 'innovation' });
  });

  it('[MM-12.1] fires those it does not need, and nobody else', () => {
    expect(chooses(holding(['staff'], { e: 5, P: 3 }))).toMatchObject({ card: 'staff', direction: 'fire' });
    expect(chooses(holding(['staff'], { e: 3, P: 3, s: 9 }))).not.toMatchObject({ type: 'playCard' });
  });
});

describe('the decent bot in auctions', () => {
  const sale = (bidder: Company, seller: Company = {}): Hand => open([{ cards: ['sale'], ...seller }, bidder]).does(A, playing('sale'));

  it('[MM-12.3] offers more for pieces that make a production of this mission possible', () => {
    const offer = (company: Company): number => {
      const move = chooses(sale(company), B);
      return move.type === 'bid' ? move.amount : 0;
    };
    expect(offer({ s: 0, cards: ['production'], c: 30 })).toBeGreaterThan(0);
    expect(offer({ s: 0, cards: ['production'], c: 30 })).toBeGreaterThanOrEqual(offer({ s: 20, cards: ['production'], c: 30 }));
    expect(offer({ s: 20, M: 1, c: 30 })).toBeLessThanOrEqual(3);
  });

  it('[MM-12.3] a Production that waits for materials makes each of them dearer, also those that are not enough', () => {
    const offered = (cards: readonly Card[]): Hand =>
      open([
        { cards: ['sale'], M: 2 },
        { s: 20, c: 30 },
        { s: 2, c: 30, cards },
      ])
        .does(A, playing('sale'))
        .does(B, { type: 'bid', amount: 3, borrow: 0 });
    expect(chooses(offered(['production']), C)).toMatchObject({ type: 'bid' });
    expect(chooses(offered(['growth']), C)).toEqual({ type: 'pass' });
  });

  it('[MM-12.3] never bids on credit', () => {
    expect(chooses(sale({ s: 0, cards: ['production'], c: 0 }), B)).toEqual({ type: 'pass' });
  });

  it('[MM-12.3] keeps its goods when they are worth more than twice the offer, and sells when they are not', () => {
    const offered = (seller: Company, amount: number): Hand => sale({ c: 60 }, seller).does(B, { type: 'bid', amount, borrow: 0 });
    const needy = { cards: ['sale', 'production'], s: 0, c: 30 } as const;
    expect(chooses(offered(needy, 1))).toEqual({ type: 'bid', amount: 2, borrow: 0 });
    expect(chooses(offered(needy, 25))).toEqual({ type: 'pass' });
    expect(chooses(offered({ s: 25, c: 30 }, 3))).toEqual({ type: 'pass' });
  });
});

describe('the decent bot and the sets', () => {
  /** Two players and three sets, laid out row by row. */
  const sets = (pile: readonly Card[], companies: readonly Company[] = [{}, {}]): Hand => layOut(companies, { pile });

  it('[MM-12.5] takes the set that does most for it', () => {
    const hand = sets(['transport', 'production', 'corruption', 'staff', 'innovation', 'staff', 'elimination', 'growth', 'elimination']);
    expect(chooses(hand)).toEqual({ type: 'chooseLot', lot: 1 });
  });

  it('[MM-4.4.3] uses Corruption where it spares more than it costs', () => {
    const hand = layOut([{ d: 14, g: 18, cards: ['corruption'] }, {}], { pile: ['alert'] });
    expect(chooses(hand)).toEqual({ type: 'answerAlert', useCorruption: true });
    const dear = layOut([{ g: 14, cards: ['corruption'] }, {}], {
      options: { mode: 'simulation', agreedLaws: 'full' },
      pile: ['alert'],
      commonWaste: 20,
      laws: [
        { type: 'corruptionPrice', price: 10 },
        { type: 'alertFines', yellow: 2, red: 15, final: 'excluded' },
      ],
    });
    expect(chooses(dear)).toEqual({ type: 'answerAlert', useCorruption: false });
  });
});

describe('the decent bot and the laws', () => {
  const clean: Company = { W: 1, c: 15 };
  const dirty: Company = { W: 5, c: 15 };
  const voting = (company: Company, rival: Company): Hand =>
    open([{ ...company, cards: ['transport'] }, rival], { ...SIMULATION, commonWaste: 6 }).does(A, {
      type: 'negotiate',
      proposal: { type: 'wasteTax', perUnit: 3, freeUnits: 0 },
      help: 'alone',
      cleanup: 0,
      borrow: 0,
    });

  it('[MM-12.9] votes for a tax on waste when its own is low, and against when it is high', () => {
    expect(chooses(voting(clean, dirty), A)).toMatchObject({ type: 'castVote', vote: 'yes' });
    expect(chooses(voting(clean, dirty), B)).toMatchObject({ type: 'castVote', vote: 'no' });
  });

  it('[MM-12.9] bribes only for a vote that the bribe decides', () => {
    const briber = { ...dirty, c: 15, cards: ['corruption'] } as const;
    // Two voices against two: a tie rejects without a bribe.
    expect(chooses(voting({ ...clean, c: 15 }, briber), B)).toMatchObject({ vote: 'no', bribes: 0 });
    // Three voices against two.
    const rich = voting({ ...clean, c: 40 }, briber);
    const shown = reopen({ ...rich.state, options: { ...rich.state.options, openMoney: true } });
    expect(chooses(shown, B)).toMatchObject({ vote: 'no', bribes: 1 });
  });

  it('[MM-12.9] proposes what should pass and is to its advantage', () => {
    const hand = open(
      [
        { W: 1, c: 40, cards: ['transport'] },
        { W: 5, c: 3 },
      ],
      { options: { mode: 'simulation', openMoney: true }, commonWaste: 6 },
    );
    const move = chooses(hand);
    expect(move.type === 'negotiate' ? move.proposal : null).not.toBeNull();
    expect(mullMoney.module.check(hand.state, { by: A, move })).toBeNull();
  });
});

describe('the weak bot', () => {
  it('[MM-12.6] takes any set and bids at most half its treasury', () => {
    const chance = quickChance(3);
    const sets = layOut([{}, {}]);
    const lots = range(200).map(() => weak.choose(sightOf(mullMoney.module, sets.state, A), A, chance));
    expect(new Set(lots.map((move) => (move.type === 'chooseLot' ? move.lot : -1)))).toEqual(new Set([0, 1, 2]));
    const sale = open([{ cards: ['sale'] }, { c: 13 }]).does(A, playing('sale'));
    const bids = range(300).map(() => weak.choose(sightOf(mullMoney.module, sale.state, B), B, chance));
    const amounts = bids.flatMap((move) => (move.type === 'bid' ? [move.amount] : []));
    expect(amounts.length).toBeGreaterThan(100);
    expect(amounts.length).toBeLessThan(200);
    expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([1, 6]);
  });

  it('[MM-12.6] is not absurd: it fires nobody it needs and takes no credit', () => {
    const chance = quickChance(4);
    const hand = open([{ cards: ['staff', 'innovation'], c: 2 }, {}]);
    for (const move of range(200).map(() => weak.choose(sightOf(mullMoney.module, hand.state, A), A, chance))) expect(move.type).toBe('discardCard');
  });
});

describe('the bots of the box', () => {
  it('are weak and decent, and answer the same to the same sight and chance', () => {
    expect(mullMoney.bots).toEqual({ weak, decent });
    const { state } = layOut([{}, {}, {}]);
    for (const bot of [weak, decent]) {
      const answers = range(2).map(() => bot.choose(sightOf(mullMoney.module, state, state.table.first), state.table.first, quickChance(7)));
      expect(answers[0]).toEqual(answers[1]);
    }
  });

  it('[MM-7.1] do not know what is in another treasury', () => {
    const hand = (c: number): Hand => open([{ cards: ['sale', 'production', 'growth'] }, { c, cards: ['production'] }]);
    expect(chooses(hand(0))).toEqual(chooses(hand(60)));
  });
});
