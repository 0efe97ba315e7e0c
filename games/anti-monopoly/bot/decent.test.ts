import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Way } from '#kernel/game.ts';
import type { Deal, Move, Point, ProposeTrade, TitleId, Trade, View } from '../types.ts';
import { decent } from './decent.ts';
import { chooses, seen, sightOn } from './seen.test-support.ts';

const THROW: Move = { type: 'throw' };
const BUY: Move = { type: 'buy' };
const DECLINE: Move = { type: 'decline' };
const END: Move = { type: 'endTurn' };
const PAY: Move = { type: 'payRelease' };
const build = (title: TitleId): Move => ({ type: 'build', title });
const mortgage = (title: TitleId): Move => ({ type: 'mortgage', title });
const sell = (title: TitleId, levels: number): Move => ({ type: 'sellBuildings', title, levels });

const buying = (title: TitleId): Point => ({ kind: 'buyDecision', seat: 0, title });
const ceilings = (title: TitleId, opening: number): Point => ({ kind: 'ceilings', title, opening, order: [1, 0], asked: [0, 1], answered: [] });

describe('the decent bot chooses a camp and pays taxes', () => {
  it('[AM-12.6] a monopolist, unless the competitors have their bonus or only one camp is left', () => {
    const point: Point = { kind: 'roleChoice', seat: 0 };
    const both: readonly Move[] = [
      { type: 'chooseRole', role: 'C' },
      { type: 'chooseRole', role: 'M' },
    ];
    const people = [{ role: 'C' }, { role: 'M' }] as const;
    expect(chooses(seen(people, { point }), ...both)).toEqual({ type: 'chooseRole', role: 'M' });
    expect(chooses(seen(people, { point, options: { competitorStartBonus: 1000 } }), ...both)).toEqual({ type: 'chooseRole', role: 'C' });
    // By the rulebook's count the only competitor among few is better off, if there is a last round.
    const counted = (times: number, roundLimit: number): Move =>
      chooses(seen([...people, ...people].slice(0, 2 * times), { point, options: { limitScoring: 'richest', roundLimit } }), ...both);
    expect([counted(1, 60), counted(1, 0), counted(2, 60)]).toMatchObject([{ role: 'C' }, { role: 'M' }, { role: 'M' }]);
    // Of three the only one is: two competitors against one monopolist are worse off than he.
    const third = (role: 'C' | 'M'): Move => chooses(seen([...people, { role }], { point, options: { limitScoring: 'richest', roundLimit: 60 } }), ...both);
    expect([third('C'), third('M')]).toMatchObject([{ role: 'M' }, { role: 'C' }]);
    // Levelled camps: the smaller one.
    expect(chooses(seen([{ role: 'C' }, { role: 'M' }, { role: 'C' }], { point, options: { levelledCamps: true } }), ...both)).toEqual({
      type: 'chooseRole',
      role: 'M',
    });
    expect(chooses(seen([{ role: 'M' }, { role: 'C' }, { role: 'M' }], { point, options: { levelledCamps: true } }), ...both)).toEqual({
      type: 'chooseRole',
      role: 'C',
    });
    expect(chooses(seen(people, { point }), { type: 'chooseRole', role: 'C' })).toEqual({ type: 'chooseRole', role: 'C' });
  });

  it('[AM-12.3] the smaller tax', () => {
    const both: readonly Move[] = [
      { type: 'payTax', mode: 'flat' },
      { type: 'payTax', mode: 'percent' },
    ];
    const people = [{ role: 'C' }, { role: 'M' }] as const;
    const tax = (percent: number): Move => chooses(seen(people, { point: { kind: 'taxChoice', seat: 0, flat: 2000, percent } }), ...both);
    expect(tax(1570)).toEqual({ type: 'payTax', mode: 'percent' });
    expect(tax(2310)).toEqual({ type: 'payTax', mode: 'flat' });
  });
});

describe('the decent bot buys and bids', () => {
  const others = [{ role: 'M', cash: 9000 }, { role: 'C' }, { role: 'M' }] as const;
  const early = (title: TitleId) => ({ point: buying(title), round: 1 });

  it('[AM-12.3] buys what is worth its price and leaves money for the next throw', () => {
    expect(chooses(seen([{ role: 'C', cash: 9000 }, ...others], early('BRU3')), BUY, DECLINE)).toEqual(BUY);
    expect(chooses(seen([{ role: 'C', cash: 3000 }, ...others], early('BRU3')), BUY, DECLINE)).toEqual(DECLINE);
    expect(chooses(seen([{ role: 'C', cash: 9000 }, ...others], { ...early('BRU3'), round: 50 }), BUY, DECLINE)).toEqual(DECLINE);
  });

  it('[AM-12.3] gives its last money for a second street', () => {
    expect(chooses(seen([{ role: 'M', cash: 2900, owns: ['BRU2'] }, ...others], early('BRU3')), BUY, DECLINE, mortgage('BRU2'))).toEqual(BUY);
  });

  it('[AM-12.3] mortgages a street that stands alone for a second one elsewhere, never one of the pair', () => {
    const people = (cash: number) => [{ role: 'M', cash, owns: ['BRU2', 'ROM1'] }, ...others] as const;
    expect(chooses(seen(people(2600), early('BRU3')), DECLINE, mortgage('ROM1'), mortgage('BRU2'))).toEqual(mortgage('ROM1'));
    // 300 would not be enough.
    expect(chooses(seen(people(2400), early('BRU3')), DECLINE, mortgage('ROM1'), mortgage('BRU2'))).toEqual(DECLINE);
  });

  it('[AM-12.3] declines on purpose what nobody else can make dear at auction', () => {
    const people = [
      { role: 'M', cash: 9000, owns: ['BRU2'] },
      { role: 'C', cash: 1200 },
    ] as const;
    expect(chooses(seen(people, early('BRU3')), BUY, DECLINE)).toEqual(DECLINE);
    expect(chooses(seen(people, { ...early('BRU3'), options: { auctions: false } }), BUY, DECLINE)).toEqual(BUY);
    const ceiling = chooses(seen(people, { point: ceilings('BRU3', 1400), round: 1 }));
    expect(ceiling.type === 'ceiling' ? ceiling.amount : 0).toBeGreaterThan(1400);
  });

  it('[AM-12.3] bids up to what the title is worth to it: most for a pair, more than usual to block one', () => {
    const point = ceilings('PAR1', 1100);
    const bids = (...people: Parameters<typeof seen>[0]): number => {
      const move = chooses(seen(people, { point }));
      return move.type === 'ceiling' ? move.amount : 0;
    };
    const plain = bids({ role: 'C', cash: 9000 }, ...others);
    const blocking = bids({ role: 'C', cash: 9000 }, { role: 'M', owns: ['PAR2'] }, { role: 'C' }, { role: 'M' });
    const pairing = bids({ role: 'M', cash: 9000, owns: ['PAR2'] }, { role: 'C' }, { role: 'M' }, { role: 'C' });
    expect(plain).toBeGreaterThan(1100);
    expect(blocking).toBeGreaterThan(plain);
    expect(pairing).toBeGreaterThan(blocking);
    expect([plain % 50, blocking % 50, pairing % 50]).toEqual([0, 0, 0]);
    expect(chooses(seen([{ role: 'C', cash: 1200 }, { role: 'M' }], { point }))).toEqual({ type: 'pass' });
  });

  it('[AM-4.8.3] in an open auction it bids the minimum as long as that is within its limit', () => {
    const bidding = (minimum: number): Point => ({ kind: 'bidding', seat: 0, title: 'PAR1', minimum, high: null, queue: [1], passed: [] });
    const people = [{ role: 'C', cash: 9000 }, { role: 'M' }] as const;
    expect(chooses(seen(people, { point: bidding(1100) }))).toEqual({ type: 'bid', amount: 1100 });
    expect(chooses(seen(people, { point: bidding(2300) }))).toEqual({ type: 'pass' });
  });
});

describe('the decent bot builds', () => {
  const four = [{ role: 'C' }, { role: 'M' }, { role: 'C' }] as const;

  it('[AM-12.3] as a monopolist where people stop most, and keeps its reserve', () => {
    const rich = seen([{ role: 'M', cash: 9000, owns: ['BRU2', 'BRU3'] }, ...four]);
    expect(chooses(rich, THROW, build('BRU2'), build('BRU3'))).toEqual(build('BRU3'));
    const poor = seen([{ role: 'M', cash: 3000, owns: ['BRU2', 'BRU3'] }, ...four]);
    expect(chooses(poor, THROW, build('BRU2'), build('BRU3'))).toEqual(THROW);
  });

  it('[AM-12.3] as a competitor only when nothing is for sale any more', () => {
    const six = [{ role: 'C', cash: 9000, owns: ['BRU3'] }, ...four, { role: 'C' }, { role: 'M' }] as const;
    expect(chooses(seen(six, { round: 1 }), THROW, build('BRU3'))).toEqual(THROW);
    expect(chooses(seen(six, { round: 1, soldOutTo: 1 }), THROW, build('BRU3'))).toEqual(build('BRU3'));
  });

  it('[AM-12.8] nothing that the rounds left cannot pay for', () => {
    const people = [{ role: 'M', cash: 9000, owns: ['BRU2', 'BRU3'] }, ...four] as const;
    expect(chooses(seen(people, { round: 58 }), THROW, build('BRU3'))).toEqual(THROW);
  });

  it('[AM-12.4] as a competitor no hotel while houses are scarce', () => {
    const people = [{ role: 'C', cash: 9000, owns: ['BRU3', 4] }, ...four, { role: 'C' }, { role: 'M' }] as const;
    const scene = { round: 1, soldOutTo: 1 } as const;
    expect(chooses(seen(people, { ...scene, houses: 3 }), THROW, build('BRU3'))).toEqual(THROW);
    expect(chooses(seen(people, { ...scene, houses: 20 }), THROW, build('BRU3'))).toEqual(build('BRU3'));
  });
});

describe('the decent bot raises cash and lifts mortgages', () => {
  const owing = (amount: number) => ({ point: { kind: 'raiseCash', seat: 0 }, debts: [{ debtor: 0, creditor: 'bank', amount, reason: 'envTax' }] }) as const;

  it('[AM-12.2] mortgages before it sells a building', () => {
    const people = [{ role: 'C', cash: 100, owns: ['MAD1', 2, 'PAR1'] }, { role: 'M' }] as const;
    expect(chooses(seen(people, owing(750)), mortgage('PAR1'), sell('MAD1', 1), sell('MAD1', 2))).toEqual(mortgage('PAR1'));
  });

  it('[AM-12.2] spares the title that makes a pair', () => {
    const people = [{ role: 'M', cash: 100, owns: ['PAR1', 'PAR2', 'BRU1'] }, { role: 'C' }, { role: 'C' }] as const;
    expect(chooses(seen(people, owing(750)), mortgage('PAR1'), mortgage('PAR2'), mortgage('BRU1'))).toEqual(mortgage('BRU1'));
  });

  it('[AM-12.2] lifts a mortgage when there is money to spare', () => {
    const lift: Move = { type: 'unmortgage', title: 'PAR1' };
    const people = (cash: number) => [{ role: 'C', cash, mortgaged: ['PAR1'] }, { role: 'M' }] as const;
    expect(chooses(seen(people(4000)), THROW, lift)).toEqual(lift);
    expect(chooses(seen(people(2000)), THROW, lift)).toEqual(THROW);
  });

  it('[AM-12.8] turns everything into money in the last turn, where only cash and one rent count', () => {
    const people = [{ role: 'M', cash: 2000, owns: ['LON1', 4, 'LON2'] }, { role: 'C' }] as const;
    const last = { round: 60, options: { limitScoring: 'richest' } } as const;
    expect(chooses(seen(people, last), THROW, sell('LON1', 1), sell('LON1', 4))).toEqual(sell('LON1', 4));
    const sold = [{ role: 'M', cash: 6000, owns: ['LON1', 'LON2'] }, { role: 'C' }] as const;
    expect(chooses(seen(sold, last), THROW, mortgage('LON1'), mortgage('LON2'))).toEqual(mortgage('LON1'));
    expect(chooses(seen(people, { round: 60 }), THROW, sell('LON1', 4), mortgage('LON2'))).toEqual(THROW);
    expect(chooses(seen(people, { ...last, round: 59 }), THROW, sell('LON1', 4))).toEqual(THROW);
  });
});

describe('the decent bot in detention and before an extra throw', () => {
  it('[AM-12.3] as a monopolist leaves at once, unless it is almost penniless', () => {
    const prisoner = (cash: number) => [{ role: 'M', cash, detained: true }, { role: 'C' }] as const;
    expect(chooses(seen(prisoner(3000)), THROW, PAY)).toEqual(PAY);
    expect(chooses(seen(prisoner(600)), THROW, PAY)).toEqual(THROW);
  });

  it('[AM-12.3] as a competitor leaves while titles are unsold, and stays when rents hurt', () => {
    const warring = { role: 'C', cash: 3000, detained: true } as const;
    const hurting = { role: 'M', owns: ['AMS1', 4, 'AMS2', 4, 'AMS3', 4, 'MAD3', 3, 'MAD2', 3] } as const;
    expect(chooses(seen([warring, hurting]), THROW, PAY)).toEqual(PAY);
    expect(chooses(seen([warring, hurting], { soldOutTo: 0, options: { trades: 'off' } }), THROW, PAY)).toEqual(THROW);
  });

  it('[AM-12.3] declines an extra throw that threatens more than it promises', () => {
    const me = { role: 'C', cash: 3000, pos: 12 } as const;
    const hurting = { role: 'M', owns: ['AMS1', 4, 'AMS2', 4, 'AMS3', 4] } as const;
    expect(chooses(seen([me, hurting], { throwNo: 2, soldOutTo: 0 }), THROW, END)).toEqual(END);
    expect(chooses(seen([me, { role: 'M' }], { throwNo: 2, soldOutTo: 0 }), THROW, END)).toEqual(THROW);
    expect(chooses(seen([me, hurting], { throwNo: 2 }), THROW, END)).toEqual(THROW);
  });
});

describe('the decent bot trades', () => {
  const deal = (give: readonly TitleId[], giveCash: number, get: readonly TitleId[], getCash: number): Deal => ({
    giveTitles: give,
    giveCash,
    getTitles: get,
    getCash,
  });
  /** Offered to seat 0 by seat 1. */
  const asked = (offered: Deal): { readonly offer: Trade; readonly point: Point } => ({
    offer: { proposer: 1, to: 0, ...offered },
    point: { kind: 'tradeResponse', seat: 0, proposer: 1, back: 'preThrow' },
  });
  const swappers = [{ role: 'M', owns: ['PAR1', 'BRU1'] }, { role: 'M', owns: ['PAR2', 'BRU2'] }, { role: 'C' }, { role: 'C' }] as const;

  const proposal = (view: View): ProposeTrade => {
    const move = chooses(view, THROW);
    if (move.type !== 'proposeTrade') throw new Error(`${move.type} instead of a proposal`);
    return move;
  };
  /** What seat 1 answers to what seat 0 proposed. */
  const answers = (view: View, { giveTitles, giveCash, getTitles, getCash }: ProposeTrade): Move => {
    const point: Point = { kind: 'tradeResponse', seat: 1, proposer: 0, back: 'preThrow' };
    const offer: Trade = { proposer: 0, to: 1, giveTitles, giveCash, getTitles, getCash };
    return decent.choose(sightOn({ ...view, offer, table: { ...view.table, point } }, [{ type: 'accept' }, { type: 'reject' }]), 1, quickChance(1));
  };
  /** The least that seat 0 sells a title for to seat 1. */
  const least = (people: Parameters<typeof seen>[0], title: TitleId, scene = {}): number =>
    range(1000)
      .map((units) => 10 * units)
      .find((cash) => cash > 0 && chooses(seen(people, { ...scene, ...asked(deal([], cash, [title], 0)) })).type === 'accept') ?? 0;

  const asking = { round: 11 } as const;

  it('[AM-12.3] [AM-12.5] both camps propose what both gain by, and the other accepts it', () => {
    for (const mine of ['C', 'M'] as const) {
      const rich = [
        { role: mine, cash: 9000, owns: ['PAR1', 'BRU1'] },
        { role: 'M', cash: 9000, owns: ['PAR2', 'BRU2'] },
        { role: 'C' },
        { role: 'C' },
      ] as const;
      const view = seen(rich, asking);
      expect(answers(view, proposal(view))).toEqual({ type: 'accept' });
    }
    expect(proposal(seen(swappers, asking)).giveTitles).toHaveLength(1);
    expect(proposal(seen(swappers, asking)).getTitles).toHaveLength(1);
  });

  it('[AM-12.5] proposes not what was just refused, once a turn, to the same player once in four rounds, and nothing where trades are off', () => {
    expect(chooses(seen(swappers, { ...asking, options: { trades: 'off' } }), THROW)).toEqual(THROW);
    const view = seen(swappers, asking);
    const first = proposal(view);
    const { type: _, ...terms } = first;
    expect(chooses(seen(swappers, { ...asking, lastTrade: { round: 10, trade: { proposer: 0, ...terms }, answer: 'rejected' } }), THROW)).not.toEqual(first);
    expect(chooses({ ...view, table: { ...view.table, proposals: 1 } }, THROW)).toEqual(THROW);
    expect([12, 13, 14].map((round) => chooses(seen(swappers, { round }), THROW))).toEqual([THROW, THROW, THROW]);
    expect(proposal(seen(swappers, { round: 15 })).to).toBe(1);
  });

  it('[AM-4.10.4] answers what would be welcome with other cash by saying so, and takes up such an answer', () => {
    const view = seen(swappers, asked(deal(['BRU2'], 0, ['PAR1'], 4900)));
    const form: Way<Move> = { kind: 'form', type: 'counter', fields: [] };
    const answer = decent.choose({ ...sightOn(view, [{ type: 'accept' }, { type: 'reject' }]), offers: [form] }, 0, quickChance(1));
    if (answer.type !== 'counter') throw new Error(`${answer.type} instead of a counter-proposal`);
    expect([answer.giveTitles, answer.getTitles]).toEqual([['PAR1'], ['BRU2']]);
    expect(answer.giveCash).toBeLessThan(1000);
    const counter = (cash: number): Trade => ({ proposer: 0, to: 1, ...deal(['PAR1'], cash, ['BRU2'], 0) });
    const said = (cash: number): Move => ({ type: 'proposeTrade', to: 1, ...deal(['PAR1'], cash, ['BRU2'], 0) });
    expect(chooses(seen(swappers, { counter: counter(answer.giveCash) }), THROW, said(answer.giveCash))).toEqual(said(answer.giveCash));
    expect(chooses(seen(swappers, { counter: counter(4900) }), THROW, said(4900))).toEqual(THROW);
  });

  it('[AM-12.5] accepts a swap that gives it a pair, unless it costs too much', () => {
    expect(chooses(seen(swappers, asked(deal(['BRU2'], 0, ['PAR1'], 200))))).toEqual({ type: 'accept' });
    expect(chooses(seen(swappers, asked(deal(['BRU2'], 0, ['PAR1'], 4900))))).toEqual({ type: 'reject' });
  });

  it('[AM-12.3] asks a monopolist whom the title arms for half of what he gains by it, in either camp', () => {
    const rest = [{ role: 'C' }, { role: 'C' }] as const;
    for (const role of ['C', 'M'] as const) {
      const plain = least([{ role, owns: ['TP1'] }, { role: 'M', cash: 9000 }, ...rest], 'TP1');
      const second = least([{ role, owns: ['TP1'] }, { role: 'M', cash: 9000, owns: ['TP2'] }, ...rest], 'TP1');
      const third = least([{ role, owns: ['TP1'] }, { role: 'M', cash: 9900, owns: ['TP2', 'TP3'] }, ...rest], 'TP1', { round: 30 });
      expect(plain).toBeGreaterThan(2000);
      expect(second).toBeGreaterThan(1.4 * plain);
      expect(third).toBeGreaterThan(2 * plain);
    }
  });

  it('[AM-12.5] rejects what makes it poorer, even if the other loses more, and keeps its reserve', () => {
    const people = (cash: number) => [{ role: 'M', cash }, { role: 'M', owns: ['ATH1', 'ATH2'] }, { role: 'C' }, { role: 'C' }] as const;
    expect(chooses(seen(people(9000), asked(deal(['ATH1'], 0, [], 3550))))).toEqual({ type: 'reject' });
    expect(chooses(seen(people(9000), asked(deal(['ATH1'], 0, [], 2500))))).toEqual({ type: 'accept' });
    expect(chooses(seen(people(2900), asked(deal(['ATH1'], 0, [], 2500))))).toEqual({ type: 'reject' });
  });

  it('[AM-4.10.5] in need sells what saves it, and otherwise declares its bankruptcy', () => {
    const bankruptcy: Move = { type: 'declareBankruptcy' };
    const scene = { point: { kind: 'raiseCash', seat: 0 }, debts: [{ debtor: 0, creditor: 1, amount: 900, reason: 'rent' }] } as const;
    const people = (cash: number) =>
      [
        { role: 'M', cash: 100, mortgaged: ['LON1'] },
        { role: 'C', cash: 300 },
        { role: 'M', cash, owns: ['LON2'] },
        { role: 'C', cash: 300 },
      ] as const;
    expect(chooses(seen(people(4000), scene), bankruptcy)).toEqual({ type: 'proposeTrade', to: 2, ...deal(['LON1'], 0, [], 800) });
    expect(chooses(seen(people(700), scene), bankruptcy)).toEqual(bankruptcy);
  });

  it('[AM-4.10.3] in need does not offer a street that its own buildings stand on', () => {
    const bankruptcy: Move = { type: 'declareBankruptcy' };
    const scene = { point: { kind: 'raiseCash', seat: 0 }, debts: [{ debtor: 0, creditor: 1, amount: 5000, reason: 'rent' }] } as const;
    const people = (level: number) =>
      [{ role: 'M', cash: 100, owns: ['LON1', level, 'LON2'] }, { role: 'C', cash: 300 }, { role: 'M', cash: 9000, owns: ['LON3'] }, { role: 'C' }] as const;
    expect(chooses(seen(people(1), scene), bankruptcy)).toEqual(bankruptcy);
    const unbuilt = { ...scene, debts: [{ ...scene.debts[0], amount: 4000 }] };
    expect(chooses(seen(people(0), unbuilt), bankruptcy)).toMatchObject({ type: 'proposeTrade', to: 2, giveTitles: ['LON1'] });
  });
});
