import { describe, expect, it } from 'vitest';
import { mullMoney } from '#games/mull-money/index.ts';
import type { State } from '#games/mull-money/types.ts';
import { cellKey, moveIn, NO_TARGETS, type Targets, targetsOf, windowKey } from './targets.ts';
import { emptyHanded, players, playing, stateOf, viewOf } from './testing/position.ts';

const targetsIn = (state: State): Targets => targetsOf(viewOf(state), 0, mullMoney.module.offers(state, 0));
const withCards = (...cards: (typeof players.camille)['cards']): State =>
  playing({ players: [{ ...players.camille, silo: 5, cards, kept: null, used: [] }, players.bruno, players.ines, players.tom] });

describe('what may be chosen on the cloth', () => {
  it('[MM-4.7.3] [MM-4.7.5] offers the cells that the factory would reach, with the Expert those beyond', () => {
    const { cells } = targetsIn(withCards('growth', 'staff', 'expert'));
    expect([...cells.keys()].toSorted()).toEqual([cellKey(16, 2), cellKey(16, 3), cellKey(16, 5), cellKey(17, 4), cellKey(18, 4)].toSorted());
    const hire = cells.get(cellKey(16, 5));
    expect(hire === undefined ? null : moveIn(hire)).toMatchObject({ direction: 'hire', help: 'alone' });
  });

  it('[MM-4.7.4] offers the windows that a marker would reach', () => {
    expect([...targetsIn(withCards('innovation')).windows.keys()]).toEqual([windowKey('personnel', 2), windowKey('materials', 3), windowKey('waste', 2)]);
    expect(targetsIn(withCards('innovation', 'expert')).windows.has(windowKey('waste', 1))).toBe(true);
  });

  it('[MM-4.7.2] [MM-4.7.6] offers the fields of the dump where the waste would stand', () => {
    const { fields } = targetsIn(withCards('production', 'elimination', 'expert'));
    expect([...fields.keys()].toSorted((a, b) => a - b)).toEqual([1, 4, 10]);
  });

  it('[MM-4.0.3] takes no credit by itself: what needs one stands on the card only', () => {
    const { windows, cards } = targetsOf(viewOf(withCards('innovation')), 0, mullMoney.module.offers({ ...withCards('innovation'), ledger: poor }, 0));
    expect(windows.size).toBe(0);
    expect(cards.get('innovation')?.length).toBeGreaterThan(0);
  });

  it('[MM-4.6.2] lists on each card what may be done with it, and on the Expert what he would help with', () => {
    const { cards } = targetsIn(withCards('sale', 'corruption', 'expert'));
    expect(cards.get('sale')?.map((offer) => moveIn(offer))).toMatchObject([{ help: 'alone' }, { help: 'expert' }]);
    expect(cards.get('corruption')?.map((offer) => moveIn(offer)?.type)).toEqual(['discardCard']);
    expect(cards.get('expert')?.map((offer) => moveIn(offer)?.type)).toEqual(['playCard', 'repayCredit', 'discardCard']);
  });

  it('[MM-4.5.1] offers the free sets to whoever chooses', () => {
    const lots = [['growth', 'production', 'sale'], null, ['expert', 'sale', 'staff'], ['staff', 'sale', 'growth'], ['innovation', 'growth', 'sale']] as const;
    const state = stateOf({
      point: { kind: 'chooseLot', seat: 0, last: false },
      lots,
      leftover: [],
      players: Object.values(players).map(emptyHanded),
    });
    expect([...targetsIn(state).lots.keys()]).toEqual([0, 2, 3, 4]);
  });

  it('offers a spectator nothing', () => {
    const state = withCards('growth');
    expect(targetsOf(viewOf(state, 'public'), null, mullMoney.module.offers(state, 0))).toBe(NO_TARGETS);
  });
});

const poor = { ...stateOf().ledger, seats: [2, 21, 9, 15] };
