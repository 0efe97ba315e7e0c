import { describe, expect, it } from 'vitest';
import { mullMoney } from '#games/mull-money/index.ts';
import type { State } from '#games/mull-money/types.ts';
import { offersAbout } from '#web/kit/parts/offers.ts';
import { offersByCard } from './scene.tsx';
import { emptyHanded, players, playing, stateOf, viewOf } from './testing/position.ts';

const offersIn = (state: State) => mullMoney.module.offers(state, 0);
const aboutIn = (state: State, kind: string): readonly string[] =>
  [...offersAbout(offersIn(state)).keys()].filter((thing) => thing.startsWith(kind)).toSorted();
const cardsIn = (state: State) => offersByCard(viewOf(state), 0, offersIn(state));
const moveIn = (offer: { readonly move: unknown }) => offer.move;
const withCards = (...cards: (typeof players.camille)['cards']): State =>
  playing({ players: [{ ...players.camille, silo: 5, cards, kept: null, used: [] }, players.bruno, players.ines, players.tom] });

describe('what may be chosen on the cloth', () => {
  it('[MM-4.7.3] [MM-4.7.5] offers the cells that the factory would reach, with the Expert those beyond', () => {
    const state = withCards('growth', 'staff', 'expert');
    expect(aboutIn(state, 'cell')).toEqual(['cell 16 2', 'cell 16 3', 'cell 16 5', 'cell 17 4', 'cell 18 4']);
    expect(offersAbout(offersIn(state)).get('cell 16 5')).toMatchObject({ move: { direction: 'hire', help: 'alone' } });
  });

  it('[MM-4.7.4] offers the windows that a marker would reach', () => {
    expect(aboutIn(withCards('innovation'), 'window')).toEqual(['window materials 3', 'window personnel 2', 'window waste 2']);
    expect(aboutIn(withCards('innovation', 'expert'), 'window')).toContain('window waste 1');
  });

  it('[MM-4.7.2] [MM-4.7.6] offers the fields of the dump where the waste would stand', () => {
    expect(aboutIn(withCards('production', 'elimination', 'expert'), 'field')).toEqual(['field 1', 'field 10', 'field 4']);
  });

  it('[MM-4.0.3] takes no credit by itself: what needs one stands on the card only', () => {
    const state = { ...withCards('innovation'), ledger: poor };
    expect(aboutIn(state, '')).toEqual([]);
    expect(cardsIn(state).get('innovation')?.length).toBeGreaterThan(0);
  });

  it('[MM-4.6.2] lists on each card what may be done with it, and on the Expert what he would help with', () => {
    const cards = cardsIn(withCards('sale', 'corruption', 'expert'));
    expect(cards.get('sale')?.map(moveIn)).toMatchObject([{ help: 'alone' }, { help: 'expert' }]);
    expect(cards.get('corruption')?.map(moveIn)).toMatchObject([{ type: 'discardCard' }]);
    expect(cards.get('expert')?.map(moveIn)).toMatchObject([{ type: 'playCard' }, { type: 'repayCredit' }, { type: 'discardCard' }]);
  });

  it('[MM-4.5.1] offers the free sets to whoever chooses', () => {
    const lots = [['growth', 'production', 'sale'], null, ['expert', 'sale', 'staff'], ['staff', 'sale', 'growth'], ['innovation', 'growth', 'sale']] as const;
    const state = stateOf({
      point: { kind: 'chooseLot', seat: 0, last: false },
      lots,
      leftover: [],
      players: Object.values(players).map(emptyHanded),
    });
    expect(aboutIn(state, 'lot')).toEqual(['lot 0', 'lot 2', 'lot 3', 'lot 4']);
  });

  it('offers a spectator nothing', () => {
    const state = withCards('growth');
    expect(offersByCard(viewOf(state, 'public'), null, offersIn(state)).size).toBe(0);
  });
});

const poor = { ...stateOf().ledger, seats: [2, 21, 9, 15] };
