import { describe, expect, it } from 'vitest';
import { mullMoney } from '#games/mull-money/index.ts';
import type { Card, View } from '#games/mull-money/types.ts';
import type { Offer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Lang } from '#kernel/words.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import { briefOf as brief } from '#web/shell/bar/bar-state.ts';
import { sumText } from './count.ts';
import { shortName, speechOf } from './scene.tsx';
import { knockedDown, statusOf } from './turns.ts';
import { players, playing, position, stateOf, viewOf, voice } from './testing/position.ts';

const { module } = mullMoney;
const speechIn = (view: View) => speechOf({ view, voice: voice() });
/** What stands on the button: where the sentence has no shorter kin, the sentence. */
const briefOf = (offer: Offer<unknown>, lang: Lang = 'fr') => {
  const { word = renderText(offer.label, voice(lang)), detail, weighty } = brief(offer, { voice: voice(lang) });
  return { word, detail, weighty };
};

describe('the buttons of the bar', () => {
  const words = (offers: readonly Offer<unknown>[]) => offers.map((offer) => [briefOf(offer).word, offer.rank ?? 'usual']);

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

  const shown = (offers: readonly Offer<unknown>[]) => offers.filter(({ rank }) => rank !== 'unshown').map((offer) => briefOf(offer));
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
    const offers = module.offers(playing(table, { mode: 'simulation', agreedLaws: 'full' }), 0).filter(({ rank }) => rank !== 'unshown');
    const laws = offers.filter((offer) => offer.kind === 'form' && offer.type === 'negotiate');
    expect(laws.length).toBeGreaterThan(20);
    expect(new Set(laws.map(({ group }) => group))).toEqual(new Set(['propose']));
    const cleaning = offers.filter((offer) => offer.kind === 'move' && briefOf(offer).word === 'Nettoyer');
    expect(cleaning.map((offer) => [briefOf(offer).detail, offer.group])).toEqual([
      ['1\u00a0case, 1\u00a0M', undefined],
      ['2\u00a0cases, 2\u00a0M', undefined],
      ['1\u00a0case, 1\u00a0M', undefined],
    ]);
  });

  it('[MM-4.6.2] put the ways to play one card under one button', () => {
    const state = playing({ players: [{ ...players.camille, cards: ['innovation', 'expert', 'staff'] }, players.bruno, players.ines, players.tom] });
    const plays = module.offers(state, 0).filter((offer) => offer.kind === 'move');
    expect(new Set(plays.map((offer) => offer.group ?? typeOf(offer)))).toEqual(new Set(['play innovation', 'play staff', 'repayCredit', 'discardCard']));
  });

  it('[MM-6.4.2] have one button for each ballot', () => {
    const law = { type: 'productionTax', amount: 2 } as const;
    const voting = stateOf({ point: { kind: 'vote', proposer: 3, law, asked: [0, 1, 2], voted: [3] } }, { mode: 'simulation' });
    const votes = module.offers(voting, 0).filter(({ kind }) => kind === 'move');
    expect(votes.map(({ group }) => group)).toEqual(['vote yes', 'vote no', 'vote abstain']);
    expect(votes.map((offer) => briefOf(offer, 'en')).at(-1)).toEqual({ word: 'Abstain', detail: undefined, weighty: false });
  });
});

describe('names where there is little room', () => {
  it('stay whole, then lose all but the first word, then all but its beginning', () => {
    expect(shortName('Camille', 12)).toBe('Camille');
    expect(shortName('Maximilienne-Alexandra', 12)).toBe('Maximilienne');
    expect(shortName('Bartholomé de la Tour', 10)).toBe('Bartholomé');
    expect(shortName('Maximilienne', 8)).toBe('Maximil.');
  });
});

describe('beside the names', () => {
  it('[MM-4.8.1] stands who speaks, leads, has spoken and sells', () => {
    expect([0, 1, 2, 3].map((seat) => statusOf(speechIn(position()), seat))).toEqual([
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
    expect([0, 1, 2, 3].map((seat) => statusOf(speechIn(view), seat))).toEqual(['à vous', 'a gardé une carte', 'a tout joué', null]);
  });
});

describe('sums in words', () => {
  it('[MM-8.1.8] writes the count as the rulebook’s example does', () => {
    const score = { growth: 19, personnel: 6, materials: 15, waste: 6, cash: 13, credits: -10, total: 49 };
    expect(sumText({ seat: 0, score, cash: 27, rank: 1 }, speechIn(position()))).toBe('19 + 27 + 13 − 10 = 49');
  });

  it('[MM-4.8.4] says who got the pieces, with the price where it was heard', () => {
    const before = position();
    const bought = viewOf(stateOf({ point: { kind: 'play', seat: 2 }, players: [players.camille, players.bruno, players.ines, { ...players.tom, silo: 9 }] }));
    expect(knockedDown(before, speechIn(bought))).toBe('Adjugé\u00a0: 8\u00a0matières à Tom pour 7\u00a0M.');
    const kept = viewOf(stateOf({ point: { kind: 'play', seat: 2 }, players: [players.camille, { ...players.bruno, silo: 10 }, players.ines, players.tom] }));
    expect(knockedDown(before, speechIn(kept))).toBe('Adjugé\u00a0: 8\u00a0matières à Bruno.');
    expect(knockedDown(before, speechIn(before))).toBeNull();
  });
});

it('a button that bears its whole sentence has a slip that says more', () => {
  const bare = Object.keys(mullMoney.words).filter((key) => /^do\.\w+$/.test(key) && !(`${key}.short` in mullMoney.words));
  expect(bare.length).toBeGreaterThan(1);
  expect(bare.filter((key) => !(`${key}.help` in mullMoney.words))).toEqual([]);
});
