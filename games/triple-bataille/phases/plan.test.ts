import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { deal, type Hand } from '../hand.test-support.ts';
import { inputs } from '../inputs.ts';
import { setPile, setPlayer, subsidiaryWith } from '../rules/work.test-support.ts';
import type { Options, Player } from '../types.ts';
import { faceOf } from '../rules/cards.ts';
import { view } from '../view.ts';

const { offers, pending } = inputs;

type Facts = Partial<Player> & { readonly cards?: number };

/** PLAN of the second battle of debt money; eight cards each unless said. */
const plan = (facts: Readonly<Record<number, Facts>> = {}, options: Partial<Options> = {}, seats = 4): Hand =>
  deal({ mode: 'dette', ...options }, seats)
    .untilBattle(2)
    .with((work) => {
      for (const seat of work.table.players.keys()) {
        const { cards = 8, ...rest } = facts[seat] ?? {};
        setPile(work, seat, cards);
        setPlayer(work, seat, rest);
      }
    });

describe('public posts', () => {
  it('[TB-4.3.1] [TB-3.2] none in the first battle of debt money, but in free money', () => {
    expect(deal({ mode: 'dette' }, 4).refuses(A, { type: 'takePublicPost' })).toContain('TB-4.3.1');
    expect(deal({ mode: 'libre' }, 4).refuses(A, { type: 'takePublicPost' })).toBeNull();
  });

  it('[TB-4.3.1] with at most one workshop, one job at a time, while posts are left', () => {
    const start = plan({ [A]: { factory: 1 }, [B]: { factory: 2 } });
    expect(start.refuses(A, { type: 'takePublicPost' })).toBeNull();
    expect(start.refuses(B, { type: 'takePublicPost' })).toContain('TB-4.3.1');
    const posted = start.does(A, { type: 'takePublicPost' });
    expect(posted.refuses(A, { type: 'takePublicPost' })).toContain('TB-4.3.1');
    const full = start.arrange({ state: { posts: 0 } });
    expect(full.refuses(A, { type: 'takePublicPost' })).toContain('TB-4.3.1');
  });

  it('[TB-4.3.1] may be left again in PLAN, and lasts for this battle only', () => {
    const posted = plan().does(A, { type: 'takePublicPost' });
    expect(posted.does(A, { type: 'leavePublicPost' }).player(A).post).toBe(false);
    expect(posted.untilBattle(3).player(A).post).toBe(false);
  });
});

describe('private jobs', () => {
  const boss = { factory: 1, subsidiaries: [subsidiaryWith(2)] };

  it('[TB-4.3.2] a boss needs a main workshop; stake and wage have their limits', () => {
    const start = plan({ [A]: boss, [B]: { factory: 0, subsidiaries: [subsidiaryWith(1)] } });
    const offer = (subject: number, k: number, wage: number) => start.refuses(subject, { type: 'offerJob', subsidiary: 1, k, wage, to: 'all' });
    expect([offer(A, 1, 2), offer(A, 2, 4)]).toEqual([null, null]);
    expect([offer(A, 3, 3), offer(A, 0, 2), offer(A, 2, 5), offer(A, 1, 1), offer(B, 1, 2)].every((clauses) => clauses?.includes('TB-4.3.2'))).toBe(true);
  });

  it('[TB-4.3.2] one open offer for each subsidiary, which may be withdrawn', () => {
    const open = plan({ [A]: boss }).does(A, { type: 'offerJob', subsidiary: 1, k: 1, wage: 3, to: 'all' });
    expect(open.refuses(A, { type: 'offerJob', subsidiary: 1, k: 1, wage: 2, to: B })).toContain('TB-4.3.2');
    const withdrawn = open.does(A, { type: 'withdrawOffer', offer: 'job/0/1' });
    expect(withdrawn.refuses(B, { type: 'acceptJob', offer: 'job/0/1' })).not.toBeNull();
  });

  it('[TB-4.3.2] an offer stays open after the boss is done; anybody may seek a job publicly', () => {
    const open = plan({ [A]: boss })
      .does(A, { type: 'offerJob', subsidiary: 1, k: 1, wage: 3, to: 'all' })
      .does(A, { type: 'done' });
    expect(open.refuses(B, { type: 'acceptJob', offer: 'job/0/1' })).toBeNull();
    const seeking = open.does(C, { type: 'seekJob', minWage: 3 });
    expect([seeking.player(C).seeks, seeking.does(C, { type: 'unseekJob' }).player(C).seeks]).toEqual([3, null]);
  });

  it('[TB-4.3.3] wage and stake change hands at once, and the job cannot be left', () => {
    const start = plan({ [A]: { ...boss, cards: 9 }, [B]: { cards: 0 } });
    const hired = start.does(A, { type: 'offerJob', subsidiary: 1, k: 2, wage: 4, to: 'all' }).does(B, { type: 'acceptJob', offer: 'job/0/1' });
    expect([hired.player(A).pile, hired.player(B).pile, hired.player(B).boss, hired.state.heaps.escrows['0/1']?.length]).toEqual([3, 4, A, 2]);
    expect(hired.refuses(B, { type: 'takePublicPost' })).toContain('TB-4.3.1');
    expect(hired.until('stake').refuses(B, { type: 'setStake', b: 1 })).toContain('TB-4.5.1');
  });

  it('[TB-4.3.3] the boss must be good for wage, stake and his own food and rent', () => {
    const offered = (cards: number, post: boolean): Hand =>
      plan({ [A]: { ...boss, cards, post } }).does(A, { type: 'offerJob', subsidiary: 1, k: 2, wage: 4, to: 'all' });
    expect(offered(7, false).refuses(B, { type: 'acceptJob', offer: 'job/0/1' })).toContain('TB-4.3.3');
    expect(offered(8, false).refuses(B, { type: 'acceptJob', offer: 'job/0/1' })).toBeNull();
    // His own public wage to come covers food and rent.
    expect(offered(6, true).refuses(B, { type: 'acceptJob', offer: 'job/0/1' })).toBeNull();
  });

  it('[TB-4.3.3] whoever has a post or a job takes no other; offers to one player are his alone', () => {
    const open = plan({ [A]: { ...boss, cards: 20 } }).does(A, { type: 'offerJob', subsidiary: 1, k: 1, wage: 2, to: B });
    expect(open.refuses(C, { type: 'acceptJob', offer: 'job/0/1' })).not.toBeNull();
    expect(open.does(B, { type: 'takePublicPost' }).refuses(B, { type: 'acceptJob', offer: 'job/0/1' })).toContain('TB-4.3.3');
  });
});

describe('credit', () => {
  it('[TB-4.3.4] [TB-2.5.1] up to the limit, from the second battle on', () => {
    expect(deal({ mode: 'dette' }, 4).refuses(A, { type: 'takeCredit', n: 1 })).toContain('TB-4.3.4');
    const start = plan();
    expect(start.refuses(A, { type: 'takeCredit', n: 3 })).toContain('TB-2.5.1');
    const one = start.does(A, { type: 'takeCredit', n: 1 });
    expect([one.player(A).credits, one.player(A).pile - start.player(A).pile]).toEqual([1, 6]);
  });

  it('[TB-4.3.4] what W keeps for others waits, and is granted when they are done', () => {
    const first = plan().does(A, { type: 'takeCredit', n: 2 });
    expect([first.player(A).credits, first.player(A).waiting, first.table.queue]).toEqual([1, 1, [A]]);
    const second = first.does(A, { type: 'done' }).does(B, { type: 'done' });
    expect([second.player(A).credits, second.player(A).waiting]).toEqual([2, 0]);
    expect(first.does(A, { type: 'cancelRequest' }).player(A).waiting).toBe(0);
    expect(plan().refuses(A, { type: 'cancelRequest' })).toContain('TB-4.3.4');
  });

  it('[TB-4.3.4] a ban or an empty bank refuses', () => {
    expect(plan({ [A]: { banned: 2 } }).refuses(A, { type: 'takeCredit', n: 1 })).toContain('TB-4.3.4');
    const dry = plan().arrange({ funds: { bankProfit: 0, bankEquity: 0 } });
    expect(dry.refuses(A, { type: 'takeCredit', n: 1 })).toContain('TB-4.3.4');
  });

  it('[TB-4.3.4] whatever does not fit under the cap when the window closes is dropped', () => {
    const asked = plan().arrange({ bank: { cap: 2 } });
    const waiting = asked.does(A, { type: 'takeCredit', n: 1 }).does(B, { type: 'takeCredit', n: 1 });
    expect(waiting.refuses(A, { type: 'takeCredit', n: 1 })).toContain('TB-4.3.4');
    expect(waiting.closed().table.queue).toEqual([]);
  });
});

describe('being done', () => {
  it('[TB-4.3.4] [TB-4.3.6] the form for credits opens with as many as food and rent need', () => {
    const dear = (cards: number): Hand =>
      plan({ [A]: { cards } }).with((work) => {
        work.table.bundle = 4;
      });
    expect([0, 2, 8].map((cards) => dear(cards).form(A, 'takeCredit').n)).toEqual([2, 1, 1]);
  });

  it('[TB-4.3.6] not while food and rent are uncovered and a remedy is open', () => {
    const poor = plan({ [A]: { cards: 1 } });
    expect(poor.refuses(A, { type: 'done' })).toEqual(['TB-4.3.6']);
    expect(poor.isOffered(A, 'done')).toBe(false);
    expect(poor.does(A, { type: 'takePublicPost' }).refuses(A, { type: 'done' })).toBeNull();
    expect(poor.does(A, { type: 'takeCredit', n: 1 }).refuses(A, { type: 'done' })).toBeNull();
  });

  it('[TB-4.3.6] allowed without any remedy: two workshops bar the post, a ban the credit', () => {
    expect(plan({ [A]: { cards: 0, factory: 2, banned: 9 } }).refuses(A, { type: 'done' })).toBeNull();
  });

  it('[TB-4.3.6] the default: a public post, or else credits', () => {
    const closed = plan({ [A]: { cards: 0 }, [B]: { cards: 0, factory: 2 } }).closed();
    expect([closed.player(A).post, closed.player(A).credits, closed.player(B).post, closed.player(B).credits]).toEqual([true, 0, false, 1]);
  });

  it('[TB-4.3.7] [TB-8.2.24] a newcomer in debt money must borrow or take a post; a gift covers him too', () => {
    const arrived = plan().event('joined', 4).untilBattle(3);
    const newcomer = arrived.with((work) => {
      work.table.bundle = 2;
      setPile(work, A, 9);
    });
    expect([newcomer.player(4).pile, newcomer.refuses(4, { type: 'done' })]).toEqual([0, ['TB-4.3.6']]);
    expect(newcomer.does(4, { type: 'takeCredit', n: 1 }).refuses(4, { type: 'done' })).toBeNull();
    expect(newcomer.does(4, { type: 'takePublicPost' }).refuses(4, { type: 'done' })).toBeNull();
    expect(newcomer.does(A, { type: 'gift', to: 4, cards: 4 }).refuses(4, { type: 'done' })).toBeNull();
  });

  it('[TB-4.5.3] leisure in PLAN leaves food and rent covered', () => {
    const start = plan({ [A]: { cards: 4 } });
    expect([start.refuses(A, { type: 'leisure', b: 2 }), start.refuses(A, { type: 'leisure', b: 3 })]).toEqual([null, ['TB-4.5.3']]);
    expect(start.does(A, { type: 'leisure', b: 2 }).table.funds.pot - start.table.funds.pot).toBe(2);
    expect(plan({}, { leisure: false }).refuses(A, { type: 'leisure', b: 1 })).toEqual(['TB-4.5.3']);
  });
});

describe('dealings', () => {
  it('[TB-4.15.1] gifts of any number of own cards, where they are allowed', () => {
    const start = plan({ [A]: { cards: 5 } });
    expect(start.refuses(A, { type: 'gift', to: B, cards: 5 })).toBeNull();
    expect(start.refuses(A, { type: 'gift', to: B, cards: 6 })).toEqual(['TB-4.15.1']);
    expect(start.refuses(A, { type: 'gift', to: A, cards: 1 })).toEqual(['TB-4.15.1']);
    expect(plan({}, { gifts: false }).refuses(A, { type: 'gift', to: B, cards: 1 })).toContain('TB-4.15.1');
  });

  it('[TB-4.15.2] a loan: at least a card, no more than the lender has, due now or later; both sides agree', () => {
    const start = plan({ [A]: { cards: 5 } });
    const offer = (cards: number, due: number) => start.refuses(A, { type: 'offerLoan', to: B, cards, perBattle: 1, due });
    expect([offer(5, 2), offer(6, 2), offer(0, 2), offer(5, 1)]).toEqual([null, ['TB-4.15.2'], ['TB-4.15.2'], ['TB-4.15.2']]);
    const open = start.does(A, { type: 'offerLoan', to: B, cards: 5, perBattle: 1, due: 4 });
    expect(open.does(B, { type: 'acceptLoan', offer: 'loan/0/1' }).table.loans).toEqual([
      { id: 1, lender: A, borrower: B, principal: 5, perBattle: 1, due: 4, arrears: 0 },
    ]);
    const spent = open.does(A, { type: 'gift', to: C, cards: 1 });
    expect(spent.refuses(B, { type: 'acceptLoan', offer: 'loan/0/1' })).toEqual(['TB-4.15.2']);
    expect(plan({}, { playerLoans: false }).refuses(A, { type: 'offerLoan', to: B, cards: 1, perBattle: 0, due: 3 })).toContain('TB-4.15.2');
  });

  it('[TB-4.15.2] the form opens with a loan such as the bank would give, for one battle', () => {
    expect(plan({ [A]: { cards: 20 } }).form(A, 'offerLoan')).toMatchObject({ cards: 6, perBattle: 2, due: 3 });
    expect(plan({ [A]: { cards: 1 } }).form(A, 'offerLoan')).toMatchObject({ cards: 1, perBattle: 1, due: 3 });
    expect(deal({ mode: 'libre' }, 4).form(A, 'offerLoan')).toMatchObject({ perBattle: 0, due: 2 });
  });

  it('[TB-4.15.4] the lender may forgive', () => {
    const lent = plan().does(A, { type: 'offerLoan', to: B, cards: 2, perBattle: 0, due: 4 }).does(B, { type: 'acceptLoan', offer: 'loan/0/1' });
    expect(lent.refuses(B, { type: 'forgive', loan: 1 })).toEqual(['TB-4.15.4']);
    expect(lent.does(A, { type: 'forgive', loan: 1 }).table.loans).toEqual([]);
  });

  it('[TB-4.15.5] lots in pledge raise the limit; they need a subsidiary, and stay while credits rest on them', () => {
    const owner = { cards: 14, factory: 1, subsidiaries: [subsidiaryWith(1)] };
    expect(plan({ [A]: owner }).refuses(A, { type: 'pledge', lots: 1 })).toEqual(['TB-4.15.5']);
    expect(plan({ [A]: { cards: 14 } }, { cashPledge: true }).refuses(A, { type: 'pledge', lots: 1 })).toEqual(['TB-4.15.5']);
    const pledged = plan({ [A]: { ...owner, credits: 4 } }, { cashPledge: true }).does(A, { type: 'pledge', lots: 2 });
    expect([pledged.player(A).pledge, pledged.player(A).pile]).toEqual([12, 2]);
    // Limit 2 + 2 + 2 with four credits: two lots are free, with five only one.
    expect(pledged.refuses(A, { type: 'unpledge', lots: 2 })).toBeNull();
    const indebted = pledged.with((work) => setPlayer(work, A, { credits: 5 }));
    expect([indebted.refuses(A, { type: 'unpledge', lots: 1 }), indebted.refuses(A, { type: 'unpledge', lots: 2 })]).toEqual([null, ['TB-4.15.5']]);
  });
});

describe('what is asked', () => {
  const asked = ({ state }: Hand): readonly unknown[] => {
    const prompt = pending(state).find(({ seat }) => seat === A)?.prompt;
    return [prompt?.key, prompt?.args?.remedy];
  };
  const home = { main: 1, secondary: 0, rental: 0 };

  it('[TB-4.4.4] names the rent only to tenants', () => {
    expect(asked(plan())[0]).toBe('ask.plan');
    expect(asked(plan({ [A]: { houses: home } }))[0]).toBe('ask.planOwner');
  });

  it('[TB-4.3.6] says why somebody cannot finish, and names only the remedies that are open to him', () => {
    const poor = plan({ [A]: { cards: 0 } });
    expect(asked(poor)).toEqual(['no.mustProvide', { term: 'remedy.postOrCredit' }]);
    expect(offers(poor.state, A).some((offer) => offer.kind === 'move' && offer.move.type === 'done')).toBe(false);
    const banned = plan({ [A]: { cards: 0, banned: 9 } });
    expect(asked(banned)).toEqual(['no.mustProvide', { term: 'remedy.post' }]);
    const busy = plan({ [A]: { cards: 0, factory: 2 } });
    expect(asked(busy)).toEqual(['no.mustProvide', { term: 'remedy.credit' }]);
    expect(asked(plan({ [A]: { cards: 0, factory: 2, banned: 9 } }))[0]).toBe('ask.plan');
  });
});

/** The learning mode with all three players' stakes on the table. */
const pick = (options: Partial<Options> = {}): Hand =>
  [A, B, C].reduce(
    (hand, seat) => hand.does(seat, { type: 'setStake', b: 1 }).does(seat, { type: 'done' }),
    deal({ mode: 'decouverte', chosenWinnings: 'all', ...options }, 3).closed(),
  );

const faces = (hand: Hand, seat: number): readonly number[] =>
  hand.table.battleReport.entries.filter(({ owner }) => owner !== seat).flatMap(({ cards }) => cards.map(faceOf));

describe('chosen winnings', () => {
  it('[TB-6.4.8] one window for all winners: cards of others, each wished for once', () => {
    const open = pick();
    expect([open.table.point.kind, open.awaited]).toEqual(['pick', [A, B, C]]);
    const [own] = open.table.battleReport.entries.filter(({ owner }) => owner === A).flatMap(({ cards }) => cards.map(faceOf));
    const others = [...new Set(faces(open, A))];
    expect(open.refuses(A, { type: 'pick', cards: others })).toBeNull();
    expect(open.refuses(A, { type: 'pick', cards: [others[0] ?? 0, others[0] ?? 0] })).toEqual(['TB-6.4.8']);
    if (own !== undefined && !others.includes(own)) expect(open.refuses(A, { type: 'pick', cards: [own] })).toEqual(['TB-6.4.8']);
  });

  it('[TB-6.4.8] [TB-7] wish lists are their owners’ alone until they are executed, and may be revised', () => {
    const others = [...new Set(faces(pick(), A))];
    const sent = pick().does(A, { type: 'pick', cards: others });
    expect([sent.awaited, view(sent.state, B).sealed.picks, view(sent.state, 'referee').sealed.picks]).toEqual([[B, C], {}, {}]);
    expect(view(sent.state, A).sealed.picks).toEqual({ [A]: others });
    expect(sent.does(A, { type: 'pick', cards: [] }).state.sealed.picks).toEqual({ [A]: [] });
  });

  it('[TB-6.4.8] no window when only one player has entries', () => {
    const alone = deal({ mode: 'decouverte', chosenWinnings: 'all' }, 3).closed().does(A, { type: 'setStake', b: 1 }).closed();
    expect(alone.table.point.kind).toBe('market');
  });

  it('[TB-9.3] after the payout the table is empty and every card has gone somewhere', () => {
    const over = pick().closed();
    expect(over.table.point.kind).toBe('market');
    expect(over.table.funds.pot).toBe(0);
    expect(over.table.battleReport.entries.every(({ cards }) => cards.length === 0)).toBe(true);
    expect(over.state.money).toBe(pick().state.money);
  });
});
