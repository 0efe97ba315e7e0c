import { describe, expect, it } from 'vitest';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import type { Offer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Lang } from '#kernel/words.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import { arrange, briefOf } from '#web/shell/bar/bar-state.ts';
import { debrief } from './room/debrief.tsx';
import { phaseTrack } from './room/rows.ts';
import { speechOf, statusOf } from './speech.ts';
import { stateOf, viewOf, voice } from './testing/position.ts';

const { module } = tripleBataille;
const brief = (offer: Offer<unknown>, lang: Lang = 'fr') => briefOf(offer, { voice: voice(lang) });
const rankOf = ({ rank = 'usual' }: Offer<unknown>): string => rank;
const STAKE = { kind: 'stake', round: 1 } as const;

describe('the buttons of the bar', () => {
  const offers = (): readonly Offer<unknown>[] => module.offers(stateOf({ table: { point: STAKE, battle: 2 }, me: { pile: 6, factory: 2, done: false } }), 0);

  it('[TB-13.1] are one for each stake, and one to be ready', () => {
    const words = offers()
      .filter((offer) => rankOf(offer) !== 'instruction')
      .map((offer) => brief(offer).word);
    expect(words).toEqual(['Miser 2', 'Miser 1', 'Miser 0', 'Prêt sans miser']);
    expect(new Set(offers().map((offer) => offer.group ?? typeOf(offer))).size).toBe(offers().length);
  });

  it('[TB-6.4.6] are one press where stakes are committed in secret: being ready without one stands behind the quiet button', () => {
    const sealed = module.offers(stateOf({ options: { secretStakes: true }, table: { point: STAKE, battle: 2 }, me: { pile: 6, factory: 1, done: false } }), 0);
    expect(sealed.filter((offer) => rankOf(offer) !== 'instruction').map((offer) => brief(offer).word)).toEqual(['Miser 1', 'Miser 0']);
  });

  it('[TB-4.5.4] put being ready first once a stake is announced', () => {
    const announced = module.offers(stateOf({ table: { point: STAKE, battle: 2 }, me: { pile: 6, factory: 2, stake: 2, done: false } }), 0);
    expect(announced.filter((offer) => rankOf(offer) === 'usual').map((offer) => brief(offer).word)).toEqual(['Prêt', 'Miser 1', 'Miser 0']);
  });

  it('[TB-13.1] say the price of a stake in cards', () => {
    expect(offers().map((offer) => brief(offer, 'en'))).toContainEqual({ word: 'Stake 2', detail: '2\u00a0cards', weighty: false });
    expect(offers().map((offer) => brief(offer, 'en'))).toContainEqual({ word: 'Stake 0', detail: 'nothing', weighty: false });
  });

  it('[TB-4.3.1] never put giving something up in ink', () => {
    const plan = module.offers(stateOf({ table: { point: { kind: 'plan' }, battle: 2 }, me: { done: false, post: true } }), 0);
    expect(plan.filter((offer) => typeOf(offer) === 'leavePublicPost').map(rankOf)).toEqual(['instruction']);
  });

  it('[TB-4.9.4] in distress put selling a piece of one’s own choice in ink, before everything is left to the bank', () => {
    const me = { pile: 0, distress: 2, done: false, houses: { main: 1, secondary: 0, rental: 1 } };
    const distressed = module.offers(stateOf({ table: { point: { kind: 'market' }, battle: 2 }, me }), 0);
    const { usual, passive } = arrange(distressed);
    expect(usual.map(({ type }) => type)).toEqual(['move sellToBank', 'form offerSale']);
    expect(passive.map(({ type }) => type)).toEqual(['move acceptSeizure']);
    // Elsewhere a sale stays behind the quiet button.
    const calm = market({ houses: { main: 1, secondary: 0, rental: 1 } });
    expect(new Set(calm.filter((offer) => typeOf(offer) === 'offerSale').map((offer) => rankOf(offer)))).toEqual(new Set(['instruction']));
  });

  it('[TB-4.5.4] warn that being ready without a stake gives the battle up, and do not put it in ink', () => {
    const ready = offers().find((offer) => typeOf(offer) === 'done');
    expect(ready && [rankOf(ready), brief(ready).word]).toEqual(['passive', 'Prêt sans miser']);
  });

  const market = (me: object, options: object = {}): readonly Offer<unknown>[] =>
    module.offers(stateOf({ options, table: { point: { kind: 'market' }, battle: 2 }, me: { pile: 30, done: false, ...me } }), 0);
  const told = (offer: Offer<unknown>) => [rankOf(offer), renderText(offer.label, voice()).replaceAll('\u00a0', ' ')];
  const houses = (me: object, options: object = {}) =>
    market(me, options)
      .filter((offer) => typeOf(offer) === 'buildHouse')
      .map(told);

  it('[TB-4.10.2] [TB-2.5] say what each kind of house costs and does; those that bring nothing stand apart', () => {
    expect(houses({ houses: { main: 0, secondary: 0, rental: 0 } })[0]).toEqual([
      'usual',
      'Bâtir votre maison (2 cartes) : plus de loyer à payer (1 carte à chaque bataille)',
    ]);
    const owner = { houses: { main: 1, secondary: 0, rental: 0 } };
    expect(houses(owner)).toEqual([
      ['instruction', 'Agrandir votre maison (2 cartes) : aucun loyer de moins, elle ne sert qu’à garantir un crédit'],
      ['instruction', 'Bâtir une maison secondaire (2 cartes) : 1 carte d’entretien à chaque bataille, elle ne sert qu’à garantir un crédit'],
      ['usual', 'Bâtir une maison à louer (2 cartes) : +1 carte de loyer à chaque bataille, tant qu’il reste des locataires'],
    ]);
    expect(houses(owner, { mode: 'libre' })[0]?.[1]).toMatch(/elle ne rapporte rien$/);
    expect(market(owner).map((offer) => brief(offer, 'en'))).toContainEqual({ word: 'House, 2\u00a0cards', detail: 'to let: +1 a battle', weighty: false });
  });

  it('[TB-4.9.1] [TB-4.3.4] never name a credit without what it costs in every battle', () => {
    const plan = module.offers(stateOf({ table: { point: { kind: 'plan' }, battle: 3 }, me: { done: false } }), 0);
    const credit = plan.find((offer) => typeOf(offer) === 'takeCredit');
    expect(credit && brief(credit)).toEqual({ word: 'Crédit', detail: '+6, puis −2 par bataille', weighty: true });
    expect(credit && told(credit)[1]).toMatch(/\+6 cartes chacun tout de suite, puis −2 à la fin de chaque bataille/);
  });

  it('[TB-4.3.1] [TB-4.8.1] say what a public post brings, and what it takes from the stake', () => {
    const post = (factory: number) =>
      module
        .offers(stateOf({ table: { point: { kind: 'plan' }, battle: 3 }, me: { done: false, factory } }), 0)
        .filter((offer) => typeOf(offer) === 'takePublicPost')
        .map((offer) => told(offer)[1]);
    expect(post(0)).toEqual(['Prendre un emploi public : +2 cartes cette bataille ; votre mise rapporte ×2 au lieu de ×3']);
    expect(post(1)).toEqual(['Prendre un emploi public : +2 cartes cette bataille ; votre mise rapporte ×3, au lieu de ×7 à ×4 selon la place']);
  });
});

describe('words of the page', () => {
  it('[TB-13.1] names cards in the reader’s language', () => {
    expect(speechOf(voice()).face(11, 'none')).toBe('roi de cœur');
    expect(speechOf(voice('en')).face(50, 'none')).toBe('king of spades');
    expect(speechOf(voice()).index(10, 'none')).toBe('D');
    expect(speechOf(voice('en')).index(10, 'none')).toBe('Q');
  });

  it('[TB-13.2] says where the battle stands', () => {
    expect(phaseTrack(viewOf({ table: { point: STAKE, battle: 8 } }), voice())).toMatchObject({
      title: 'Bataille 8\u00a0: les mises',
      kind: 'monnaie dette',
      current: 3,
    });
    expect(phaseTrack(viewOf({ options: { mode: 'historique' } }), voice('en'))).toMatchObject({ kind: 'historical, debt money' });
  });

  it('[TB-13.1] says beside a name what a player does', () => {
    const speech = speechOf(voice());
    const status = (me: Parameters<typeof viewOf>[0]): string | null => statusOf(viewOf(me), 0, speech);
    expect(status({ table: { point: STAKE }, me: { stake: 2 } })).toBe('mise 2');
    expect(status({ table: { point: { kind: 'market' } }, me: { distress: 3 } })).toBe('en défaut');
    expect(status({ table: { point: { kind: 'plan' } }, me: { status: 'paused' } })).toBe('en pause');
    expect(status({ table: { point: { kind: 'plan' } }, me: { done: true } })).toBe('a fini');
  });
});

it('[TB-13.6] marks doublings and divisions', () => {
  const point = (turn: number, bundle: number, priceIndex: number) => ({
    turn,
    step: turn,
    metrics: { 'triple-bataille.metric.bundle': bundle, 'triple-bataille.metric.priceIndex': priceIndex },
  });
  const points = [point(1, 1, 1), point(2, 2, 2), point(3, 2, 2), point(4, 1, 4)];
  expect(debrief.marks?.({ code: '', options: {}, names: [], points, outcome: null }, voice())).toEqual([
    { turn: 2, label: '×\u00a02' },
    { turn: 4, label: '÷\u00a04' },
  ]);
});
