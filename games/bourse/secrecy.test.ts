import { describe, expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import { A, B, C } from '#testkit/position.ts';
import { figures as table } from './figures.ts';
import { open, plain, reopen } from './position.test-support.ts';
import type { Options } from './types.ts';
import { view } from './view.ts';

const EVERYBODY: readonly Viewer[] = [A, B, 'public', 'referee'];
const HIDDEN: Partial<Options> = { cashVisibility: 'hidden' };

describe('what is known', () => {
  it('[BO-7.1] the table is the same for all, spectators included', () => {
    const { state } = open([{ titles: { DAR: 2 }, loans: ['A'] }, {}]).roll(1);
    for (const viewer of EVERYBODY) expect(view(state, viewer).table).toEqual(state.table);
  });

  it('[BO-7.2] the deck is hidden until every card has been drawn; buried in order, it is then public', () => {
    const { state } = open(plain(2));
    for (const viewer of EVERYBODY) expect(view(state, viewer).deck).toBeNull();
    const drawn = reopen({ ...state, table: { ...state.table, drawn: state.deck } });
    for (const viewer of EVERYBODY) expect(view(drawn.state, viewer).deck).toEqual(state.deck);
    const reshuffling = { ...drawn.state, options: { ...drawn.state.options, eventDeck: 'reshuffle' } as const };
    expect(view(reshuffling, 'public').deck).toBeNull();
  });

  it('[BO-7.3] public cash is seen by all; hidden cash by its owner and the game master; all at the end', () => {
    const openCash = open([{ cash: 150_000 }, {}]).state;
    expect(view(openCash, 'public').cash).toEqual([150_000, 200_000]);
    const { state } = open([{ cash: 150_000 }, {}], { options: HIDDEN });
    expect(view(state, A).cash).toEqual([150_000, null]);
    expect(view(state, B).cash).toEqual([null, 200_000]);
    expect(view(state, 'public').cash).toEqual([null, null]);
    expect([view(state, 'referee').cash, view(state, 'public').deskBalance, view(state, A).deskBalance]).toEqual([[150_000, 200_000], null, null]);
    const over = open(plain(2), { options: { ...HIDDEN, onLeave: 'liquidate' } }).event('left', A);
    expect(view(over.state, 'public').cash).toEqual([0, 200_000]);
  });

  it('[BO-7.3] the figures of the ledger keep to the same rule', () => {
    const figures = (options: Partial<Options>, viewer: Viewer): readonly string[] =>
      Object.keys(table.metrics(view(open(plain(2), { options }).state, viewer))).filter((key) => key.includes('/'));
    expect(figures({}, 'public')).toContain('bourse.metric.worth/1');
    expect(figures(HIDDEN, A)).toEqual(['bourse.metric.worth/0', 'bourse.metric.cash/0', 'bourse.metric.score/0', 'bourse.metric.score/1']);
    expect(figures({ ...HIDDEN, winCondition: 'netWorth' }, 'public')).toEqual([]);
    expect(table.metrics(view(open(plain(2), { options: HIDDEN }).state, 'public'))['bourse.metric.money']).toBeUndefined();
  });

  it('[BO-7.4] the game master asks for the deck: told to all, and for him alone', () => {
    const asked = open(plain(2)).does('referee', { type: 'showDeck' });
    expect([asked.log[0]?.to, asked.reveals]).toEqual(['all', true]);
    expect(view(asked.state, 'referee').deck).toEqual(asked.state.deck);
    for (const viewer of [A, B, 'public'] as const) expect(view(asked.state, viewer).deck).toBeNull();
    expect(asked.refusal({ by: 'referee', move: { type: 'showDeck' } })).toContain('BO-7.4');
    expect(asked.refuses(A, { type: 'showDeck' })).toEqual(['BO-7.4']);
    expect(asked.refusal({ by: 'referee', move: { type: 'roll' } })).toEqual(['BO-7.4']);
  });

  it('[BO-7.5] instructions are shown to their seat alone', () => {
    const { state } = open(plain(3)).roll(1).does(B, { type: 'preparePass' });
    expect(view(state, B).own?.prepared).toEqual({ kind: 'pass' });
    for (const viewer of [A, C, 'public', 'referee'] as const) expect(JSON.stringify({ ...view(state, viewer), data: null })).not.toContain('"kind":"pass"');
  });

  it('[BO-7.5] sealed answers are shown to their seat alone; the others see who has answered', () => {
    const { state } = open([{ square: 16, titles: { JBO: 1 } }, { titles: { JBO: 1 } }], { phase: 'expansion', quotes: { JBO: 40_000 } })
      .roll(2)
      .does(A, { type: 'settleCeiling', sell: 1 });
    expect(view(state, A).answer).toEqual({ type: 'settleCeiling', sell: 1 });
    for (const viewer of [B, 'public', 'referee'] as const) expect(view(state, viewer).answer).toBeNull();
    expect(view(state, B).table.point).toMatchObject({ asked: [A, B], answered: [A] });
  });

  it('[BO-7.1] drawn cards are listed in their order', () => {
    const drawn = open([{ square: 8 }, { square: 8 }], { deck: ['EV01', 'EV02'] })
      .roll(2)
      .roll(2);
    expect(range(2).map((seat) => view(drawn.state, seat).table.drawn)).toEqual([
      ['EV01', 'EV02'],
      ['EV01', 'EV02'],
    ]);
  });
});
