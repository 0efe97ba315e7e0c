import { describe, expect, it } from 'vitest';
import type { Viewer } from '#kernel/game.ts';
import { A, B, C } from '#testkit/position.ts';
import { deal, type Hand } from './hand.test-support.ts';
import { figures } from './figures.ts';
import { pay } from './rules/money.ts';
import type { Options } from './types.ts';
import { view } from './view.ts';

const ALL: readonly Viewer[] = [A, B, 'public', 'referee'];

const plan = (options: Partial<Options> = {}, seats = 4): Hand =>
  deal({ mode: 'dette', length: 'open', ...options }, seats)
    .untilBattle(2)
    .arrange({ pile: 10 });

const seesText = (hand: Hand, viewer: Viewer): string => JSON.stringify(view(hand.state, viewer));

describe('what a viewer sees', () => {
  it('[TB-7] [TB-7.1] [TB-2.3.4] [TB-9.15] the numbers of cards are public, no face-down card is in any view, not even the owner’s', () => {
    const { state } = plan();
    for (const viewer of ALL) {
      const seen = view(state, viewer);
      expect(seen.table.players.map(({ pile }) => pile)).toEqual([10, 10, 10, 10]);
      expect([seen.table.funds.state, seen.pioche]).toEqual([state.table.funds.state, state.heaps.pioche.length]);
      expect(Object.keys(seen)).not.toContain('heaps');
    }
  });

  it('[TB-7] the public part is shared by reference, so that sixty viewers cost no sixty copies', () => {
    const { state } = plan();
    expect(view(state, A).table).toBe(view(state, 'public').table);
  });

  it('[TB-7] offers to one player are his, his partner’s and the game master’s', () => {
    const offered = plan().does(A, { type: 'offerLoan', to: B, cards: 1, perBattle: 0, due: 5 });
    expect(([A, B, C, 'public', 'referee'] as const).map((viewer) => view(offered.state, viewer).sealed.proposals.length)).toEqual([1, 1, 0, 0, 1]);
    expect(offered.log.map(({ to }) => to)).toEqual([[A, B, 'referee']]);
  });

  it('[TB-7] [TB-6.4.6] a secret stake is known to be committed, and no more, to anybody else', () => {
    const committed = deal({ mode: 'decouverte', secretStakes: true }, 3).closed().does(A, { type: 'setStake', b: 1 });
    expect(view(committed.state, A).sealed.stakes).toEqual({ [A]: 1 });
    expect(view(committed.state, B).sealed.stakes).toEqual({});
    expect(view(committed.state, 'referee').sealed.stakes).toEqual({});
    expect(view(committed.state, B).table.players[A]).toMatchObject({ done: true, stake: null });
  });

  it('[TB-7] revealed stakes are seen by all', () => {
    const revealed = deal({ mode: 'decouverte', chosenWinnings: 'all' }, 3)
      .closed()
      .does(A, { type: 'setStake', b: 1 })
      .does(B, { type: 'setStake', b: 1 })
      .closed();
    expect(revealed.table.point.kind).toBe('pick');
    expect(view(revealed.state, 'public').table.battleReport.entries.map(({ counting }) => counting.length)).toEqual([1, 1]);
  });

  it('[TB-7] [TB-6.3] an opaque bank is hidden from players and spectators until the end', () => {
    const opaque = plan({ bankOpacity: true });
    expect(ALL.map((viewer) => view(opaque.state, viewer).vault === null)).toEqual([true, true, true, false]);
    expect([view(opaque.state, A).pioche, seesText(opaque, A).includes('bankProfit')]).toEqual([null, false]);
    const over = opaque.does('referee', { type: 'orderEnd' }).until('gameOver');
    expect(view(over.state, A).vault).toEqual(over.state.vault);
  });

  it('[TB-7] [TB-6.3] a full till and an empty one look alike to a player who has nothing to sell', () => {
    const opaque = plan({ bankOpacity: true });
    const poorer: Hand = opaque.with((work) => {
      const moved = Math.min(3, work.vault.bankProfit);
      expect(moved).toBeGreaterThan(0);
      pay(work, { from: 'bankProfit', to: 'bankEquity', amount: moved });
    });
    for (const viewer of [A, 'public'] as const) expect(view(poorer.state, viewer)).toEqual(view(opaque.state, viewer));
  });

  it('[TB-6.3] nor do the figures of the ledger tell of an opaque bank', () => {
    const opaque = plan({ bankOpacity: true }).untilBattle(4);
    const richer: Hand = opaque.with((work) => {
      work.vault.property += 5;
    });
    expect(figures.metrics(view(richer.state, A))).toEqual(figures.metrics(view(opaque.state, A)));
  });

  it('[TB-7] bankers see their bank', () => {
    const historic = deal({ mode: 'historique', bankOpacity: true }, 5);
    expect([view(historic.state, 4).vault === null, view(historic.state, A).vault === null]).toEqual([false, true]);
  });
});
