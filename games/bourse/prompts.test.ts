import { deriveSeed } from '#kernel/chance.ts';
import type { Offer } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import { inWords, playRandomGame } from '#testkit';
import { describe, expect, it } from 'vitest';
import { bourse } from './index.ts';
import { open } from './position.test-support.ts';
import type { Move, State } from './types.ts';
import { randomGames } from '#testkit/random-games.ts';

/* A prompt names only what can be done. */

const { module } = bourse;

/** How the sentences call each thing to do. */
const VERBS: Readonly<Record<string, Readonly<Record<Lang, RegExp>>>> = {
  buy: { fr: /achetez/i, en: /\bbuy\b/i },
  sell: { fr: /vendez/i, en: /\bsell\b/i },
  take: { fr: /prenez des titres/i, en: /take titles/i },
  buyOption: { fr: /prenez une option/i, en: /take an option/i },
  done: { fr: /terminez/i, en: /finish/i },
  pass: { fr: /passez/i, en: /\bpass\b/i },
  exerciseOption: { fr: /\blever|levez/i, en: /exercise/i },
  forgetOption: { fr: /oublier/i, en: /forget/i },
  sellToDesk: { fr: /à la caisse/i, en: /to the cash desk/i },
  auctionLot: { fr: /aux enchères/i, en: /auction/i },
  bid: { fr: /enchérissez/i, en: /do you bid/i },
};

/** Points whose prompt lists what may be done, and what of it may be asked there. */
const LISTED: Readonly<Partial<Record<State['table']['point']['kind'], readonly string[]>>> = {
  rollerTrade: ['buy', 'sell', 'take', 'buyOption', 'done', 'pass'],
  otherTrade: ['buy', 'sell', 'take', 'buyOption', 'done', 'pass'],
  optionDecision: ['exerciseOption', 'forgetOption'],
  releaseDecision: ['exerciseOption'],
  default: ['sellToDesk', 'auctionLot'],
  auctionBid: ['bid'],
};

const typeOf = (offer: Offer<Move>): string => (offer.kind === 'form' ? offer.type : offer.move.type);

const OPTIONS = [
  {},
  { cashVisibility: 'hidden', optionForgetting: 'allowed' },
  { cashVisibility: 'hidden', auctionBids: 'rising', visitPricing: 'separate' },
  { optionCards: 'pool14', answers: 'inOrder', standingOrders: false },
] as const;

const complaintsIn = (state: State, met: Set<string>): readonly string[] => {
  const { kind } = state.table.point;
  return module.pending(state).flatMap(({ seat, duty, prompt }) => {
    if (duty === 'may') return [];
    met.add(prompt.key);
    const offered = new Set(module.offers(state, seat).map(typeOf));
    const words = inWords(bourse, prompt);
    return (LISTED[kind] ?? []).flatMap((act) =>
      (['fr', 'en'] as const).flatMap((lang) => (VERBS[act]?.[lang].test(words[lang]) === offered.has(act) ? [] : [`${act}: ${words[lang]}`])),
    );
  });
};

describe('what is asked', () => {
  it('[BO-4.0.1] names what is offered and nothing else, in every position of many games', () => {
    const met = new Set<string>();
    const complaints = new Set<string>();
    randomGames(60, (game) => {
      playRandomGame(module, {
        seats: 2 + (game % 5),
        options: OPTIONS[game % OPTIONS.length],
        seed: deriveSeed(4, game),
        maxMoves: 400,
        onMove: (state) => complaintsIn(state, met).forEach((complaint) => complaints.add(complaint)),
      });
    });
    expect([...complaints]).toEqual([]);
    expect([...met].filter((key) => /^ask\.(trade|join)/.test(key)).length).toBeGreaterThanOrEqual(12);
  });

  it('[BO-4.8.5] names the lot of an auction', () => {
    const due = open([{ square: 1, cash: 0, titles: { DAR: 2, LOC: 1 }, loans: ['A'] }, {}, {}]).roll(4);
    const auction = due.does(0, { type: 'auctionLot', lot: { DAR: 2, LOC: 1 } });
    const prompt = module.pending(auction.state).find(({ seat }) => seat === 1)?.prompt;
    expect(prompt === undefined ? '' : inWords(bourse, prompt).fr.replaceAll('\u00a0', ' ')).toBe(
      'Siège 1 met aux enchères 2 Darty et 1 Locindus, 60 000 F au cours affiché. Enchérissez-vous, dès 30 000 F ?',
    );
  });
});
