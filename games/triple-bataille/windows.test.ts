import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { deal, type Hand } from './hand.test-support.ts';
import { inputs } from './inputs.ts';
import { setPile, house } from './rules/work.test-support.ts';

const { pending } = inputs;

/** The second battle of debt money, in PLAN, with eight cards each. */
const plan = (seats = 4): Hand => deal({ mode: 'dette' }, seats).untilBattle(2).arrange({ pile: 8 });

describe('windows', () => {
  it('[TB-4.1] a battle runs through its phases: PLAN, STAKE, MARKET, and PLAN of the next one', () => {
    const start = deal({ mode: 'decouverte' }, 3);
    const kinds = [start, start.closed(), start.closed().closed(), start.closed().closed().closed()].map(({ table }) => [table.battle, table.point.kind]);
    expect(kinds).toEqual([
      [1, 'plan'],
      [1, 'stake'],
      [1, 'market'],
      [2, 'plan'],
    ]);
  });

  it('[TB-4.1.1] closes when everybody is done, and not before; done may be taken back', () => {
    const two = plan(3).does(A, { type: 'done' }).does(B, { type: 'done' });
    expect([two.table.point.kind, two.awaited]).toEqual(['plan', [C]]);
    const back = two.does(A, { type: 'reopen' });
    expect(back.awaited).toEqual([A, C]);
    expect(back.does(C, { type: 'done' }).table.point.kind).toBe('plan');
    expect(two.does(C, { type: 'done' }).table.point.kind).toBe('stake');
  });

  it('[TB-4.1.1] after done only taking it back and accepting are open', () => {
    const done = plan().does(A, { type: 'done' });
    expect(done.refuses(A, { type: 'takePublicPost' })).toEqual(['TB-4.1.1']);
    const offered = done.does(B, { type: 'offerLoan', to: A, cards: 1, perBattle: 0, due: 4 });
    const lent = offered.does(A, { type: 'acceptLoan', offer: 'loan/1/0' });
    expect([lent.player(A).pile - done.player(A).pile, lent.player(A).done]).toEqual([1, true]);
  });

  it('[TB-4.1.1] the game master closes a window: who has not answered gets the default', () => {
    const poor = plan().with((work) => setPile(work, B, 0));
    const closed = poor.closed();
    expect(closed.table.point.kind).toBe('stake');
    // Without cards, B took a public post: 2 of wage, 2 of food and rent.
    expect([closed.player(B).post, closed.player(B).pile, closed.player(B).destitute]).toEqual([true, 0, false]);
  });

  it('[TB-4.1.1] a time-out is the default of one player, and only of somebody awaited', () => {
    const out = plan(3).event('timeout', B);
    expect([out.player(B).done, out.awaited]).toEqual([true, [A, C]]);
    expect(out.refusal({ by: 'table', event: 'timeout', seat: B })).toEqual(['TB-4.1.1']);
  });

  it('[TB-4.5.4] the question says what is staked already', () => {
    const asked = ({ state }: Hand) => pending(state).find(({ seat }) => seat === A)?.prompt;
    const stake = plan().closed();
    expect(asked(stake)).toMatchObject({ key: 'ask.stake' });
    expect(asked(stake.does(A, { type: 'setStake', b: 1 }))).toMatchObject({ key: 'ask.staked', args: { n: 1 } });
  });

  it('[TB-4.1.1] a player who can only be done is done by himself', () => {
    const stake = plan()
      .arrange({ piles: { [B]: 1 }, players: { [B]: { factory: 2, ...house(1) } } })
      .does(A, { type: 'done' })
      .closed();
    // One card of food: B has nothing to stake or to spend.
    expect([stake.table.point.kind, stake.player(B).pile, stake.player(B).done]).toEqual(['stake', 0, true]);
    expect(stake.awaited).not.toContain(B);
  });

  it('[TB-4.1.1] offers lapse when the window closes, and when their author pauses', () => {
    const open = plan().does(A, { type: 'offerLoan', to: B, cards: 1, perBattle: 0, due: 4 });
    expect(open.isOffered(B, 'acceptLoan')).toBe(true);
    expect(open.does(A, { type: 'pause' }).state.sealed.proposals).toEqual([]);
    expect(open.closed().state.sealed.proposals).toEqual([]);
  });

  it('[TB-4.1.2] the first seat moves on by one each battle', () => {
    const start = deal({ mode: 'libre' }, 3);
    expect([1, 2, 3, 4].map((battle) => start.untilBattle(battle).table.first)).toEqual([0, 1, 2, 0]);
  });

  it('[TB-6.3] all who are asked in one window share its clock; 0 is untimed', () => {
    const timed = pending(deal({ mode: 'libre', windowPlan: 45 }, 4).state).filter(({ duty }) => duty === 'must');
    expect(new Set(timed.map(({ window }) => JSON.stringify(window)))).toEqual(new Set([JSON.stringify({ id: '1 plan', seconds: 45 })]));
    expect(pending(deal({ mode: 'libre', windowPlan: 0 }, 4).state)[0]?.window).toBeUndefined();
    const amended = deal({ mode: 'libre' }, 4).amend({ windowPlan: 90 });
    expect(pending(amended.state)[0]?.window?.seconds).toBe(90);
  });
});
