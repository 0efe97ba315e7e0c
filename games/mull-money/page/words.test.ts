import { describe, expect, it } from 'vitest';
import { mullMoney } from '#games/mull-money/index.ts';
import type { Card } from '#games/mull-money/types.ts';
import type { Offer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Lang } from '#kernel/words.ts';
import { briefOf as brief } from '#web/shell/bar/bar-state.ts';
import { knockedDown } from './tray.ts';
import { sumText } from './count.ts';
import { LAW_BOOK_ID } from './board/scene.tsx';
import { dialogOf, groupOf, rankOf, statusOf } from './offer-rank.ts';
import { speechOf } from './speech.ts';
import { players, playing, position, stateOf, viewOf, voice } from './testing/position.ts';

const { module } = mullMoney;
const speech = speechOf(voice());
/** What stands on the button: where the sentence has no shorter kin, the sentence. */
const briefOf = (offer: Offer<unknown>, lang: Lang = 'fr') => {
  const { word = renderText(offer.label, voice(lang)), detail, weighty } = brief(offer, { voice: voice(lang) });
  return { word, detail, weighty };
};

describe('the buttons of the bar', () => {
  const words = (offers: readonly Offer<unknown>[]) => offers.map((offer) => [briefOf(offer).word, rankOf(offer)]);

  it('[MM-13.6] offer first, then pass, then the credit that is always there', () => {
    expect(words(module.offers(stateOf(), 0))).toEqual([
      ['Offrir', 'usual'],
      ['Offrir à crédit', 'unshown'],
      ['Passer', 'passive'],
      ['Crédit', 'passive'],
    ]);
  });

  it('[MM-13.5] unfold before a credit is taken', () => {
    const credit = module.offers(stateOf(), 0).at(-1);
    expect(credit === undefined ? null : briefOf(credit)).toMatchObject({ weighty: true, detail: '+10\u00a0M, −10 points à la fin' });
  });

  const shown = (offers: readonly Offer<unknown>[]) => offers.filter((offer) => rankOf(offer) !== 'unshown').map((offer) => briefOf(offer));
  const holding = (...cards: readonly Card[]) => [{ ...players.camille, kept: null, used: [], cards }, players.bruno, players.ines, players.tom];

  it('[MM-13.5] offer credits for a payment only where cash falls short, with the card, its price and the points', () => {
    const withCash = (cash: number) =>
      shown(module.offers(stateOf({ point: { kind: 'play', seat: 0 }, players: holding('innovation', 'growth') }, {}, [cash, 21, 9, 15]), 0));
    expect(withCash(15).filter(({ detail }) => detail?.includes('crédit') === true)).toEqual([]);
    expect(withCash(3).filter(({ word }) => word === 'Innovation')).toEqual(
      ['personnel', 'materials', 'waste'].map(() => ({ word: 'Innovation', detail: '5\u00a0M, 1\u00a0crédit\u00a0: −10\u00a0points', weighty: true })),
    );
    expect(shown(module.offers(stateOf({}, {}, [3, 21, 9, 15]), 0))[0]).toEqual({ word: 'Offrir à crédit', detail: '−10 points par crédit', weighty: false });
  });

  it('[MM-4.6.4] put keeping the last card before throwing it away', () => {
    expect(shown(module.offers(playing({ players: holding('expert') }), 0)).map(({ word }) => word)).toEqual([
      'Rembourser',
      'Conserver',
      'Défausser',
      'Crédit',
    ]);
    expect(shown(module.offers(playing({ players: holding('corruption') }), 0)).map(({ word }) => word)).toEqual(['Conserver', 'Défausser', 'Crédit']);
  });

  it('name the figures of what is played', () => {
    const details = shown(module.offers(playing({ players: holding('growth', 'elimination', 'transport', 'expert') }), 0)).map(({ detail }) => detail);
    expect(details.slice(0, 6)).toEqual(['→ 17', '→ 18, avec l’Expert', '−3\u00a0cases', '−6\u00a0cases, avec l’Expert', '−1 / +1', '−2 / +2, avec l’Expert']);
  });

  it('[MM-13.10] lead to the law book for every law, and clean up apart from it', () => {
    const table = { commonWaste: 5, players: holding('transport', 'expert') };
    const offers = module.offers(playing(table, { mode: 'simulation', agreedLaws: 'full' }), 0).filter((offer) => rankOf(offer) !== 'unshown');
    const laws = offers.filter((offer) => offer.kind === 'form' && offer.type === 'negotiate');
    expect(laws.length).toBeGreaterThan(20);
    expect(new Set(laws.map(groupOf))).toEqual(new Set(['negotiate']));
    expect(new Set(laws.map(dialogOf))).toEqual(new Set([LAW_BOOK_ID]));
    const cleaning = offers.filter((offer) => offer.kind === 'move' && briefOf(offer).word === 'Nettoyer');
    expect(cleaning.map((offer) => [briefOf(offer).detail, dialogOf(offer)])).toEqual([
      ['1\u00a0case, 1\u00a0M', null],
      ['2\u00a0cases, 2\u00a0M', null],
      ['1\u00a0case, 1\u00a0M', null],
    ]);
  });

  it('[MM-4.6.2] put the ways to play one card under one button', () => {
    const state = playing({ players: [{ ...players.camille, cards: ['innovation', 'expert', 'staff'] }, players.bruno, players.ines, players.tom] });
    const plays = module.offers(state, 0).filter((offer) => offer.kind === 'move');
    expect(new Set(plays.map(groupOf))).toEqual(new Set(['play innovation', 'play staff', 'repayCredit', 'discardCard']));
  });

  it('[MM-6.4.2] have one button for each ballot', () => {
    const vote = (choice: string): Offer<unknown> => ({
      kind: 'move',
      label: { key: `mull-money.do.vote.${choice}`, args: { voices: 2 }, clauses: [] },
      move: { type: 'castVote', vote: choice, bribes: 0, borrow: 0 },
    });
    expect(['yes', 'no', 'abstain'].map((choice) => groupOf(vote(choice)))).toEqual(['vote yes', 'vote no', 'vote abstain']);
    expect(briefOf(vote('abstain'), 'en')).toEqual({ word: 'Abstain', detail: '2\u00a0voices', weighty: false });
  });
});

describe('beside the names', () => {
  it('[MM-4.8.1] stands who speaks, leads, has spoken and sells', () => {
    expect([0, 1, 2, 3].map((seat) => statusOf(position(), seat, speech))).toEqual([
      'à vous de parler',
      'vendeur, parle en dernier',
      'a offert 5\u00a0M',
      'mène à 7\u00a0M',
    ]);
  });

  it('[MM-4.6.5] stands who has kept a card or played all', () => {
    const view = position({
      point: { kind: 'play', seat: 0 },
      players: [players.camille, { ...players.bruno, done: true }, { ...players.ines, cards: [] }, players.tom],
    });
    expect([0, 1, 2, 3].map((seat) => statusOf(view, seat, speech))).toEqual(['à vous', 'a gardé une carte', 'a tout joué', null]);
  });
});

describe('sums in words', () => {
  it('[MM-8.1.8] writes the count as the rulebook’s example does', () => {
    const score = { growth: 19, personnel: 6, materials: 15, waste: 6, cash: 13, credits: -10, total: 49 };
    expect(sumText({ seat: 0, score, cash: 27, rank: 1 }, speech)).toBe('19 + 27 + 13 − 10 = 49');
  });

  it('[MM-4.8.4] says who got the pieces, with the price where it was heard', () => {
    const before = position();
    const bought = viewOf(stateOf({ point: { kind: 'play', seat: 2 }, players: [players.camille, players.bruno, players.ines, { ...players.tom, silo: 9 }] }));
    expect(knockedDown(before, bought, speech)).toBe('Adjugé\u00a0: 8\u00a0matières à Tom pour 7\u00a0M.');
    const kept = viewOf(stateOf({ point: { kind: 'play', seat: 2 }, players: [players.camille, { ...players.bruno, silo: 10 }, players.ines, players.tom] }));
    expect(knockedDown(before, kept, speech)).toBe('Adjugé\u00a0: 8\u00a0matières à Bruno.');
    expect(knockedDown(before, before, speech)).toBeNull();
  });
});
