import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from '#games/anti-monopoly/figures.ts';
import { antiMonopoly } from '#games/anti-monopoly/index.ts';
import type { AuctionResult, Trade, TradeResult } from '#games/anti-monopoly/types.ts';
import { at } from '#kernel/collections.ts';
import type { Offer } from '#kernel/game.ts';
import { sentenceOf } from '#kernel/words.ts';
import { planMotion } from './board/plate.ts';
import { newsOf } from './board/side.tsx';
import { offersAbout, typeOf } from '#web/kit/parts/offers.ts';
import { briefOf } from '#web/shell/bar/bar-state.ts';
import { heaviest } from '#web/shell/happened/happened.ts';
import { endedOf } from '#web/store/testing/ended.ts';
import { outcomeOf, refusedOn, rentLost } from './deed/rows.ts';
import { countLines, winnersOf } from './dialogs/count.tsx';
import { isNearLimit, liquidationOf, roundsLeft, scoreNow, stopCost, unsoldTitles } from './facts.ts';
import { taxedBelongings } from './panels/panels.tsx';
import { tiltOf } from './pieces/pieces.tsx';
import { titleOffers } from './scene.ts';
import { dialogOf, statusOf, TOLD_WEIGHTS } from './status.ts';
import { cardTextOf, squareLabel } from './names.ts';
import { players, position, stateOf, titlesWith, told, viewOf, voice } from './testing/position.ts';
import { words } from './words.ts';

const { module } = antiMonopoly;

const groupOf = (offer: Offer<unknown>): string => offer.group ?? typeOf(offer);

describe('what the board tells', () => {
  it('[AM-13.4] names what stopping costs now, and why nothing', () => {
    const view = position();
    expect(stopCost(view, 'PAR1')).toEqual({ kind: 'sum', sum: 220 });
    expect(stopCost(view, 'TP1')).toEqual({ kind: 'sum', sum: 800 });
    expect(stopCost(view, 'SP1')).toEqual({ kind: 'dice', factor: 40 });
    expect(stopCost(view, 'MAD1')).toEqual({ kind: 'none', why: 'mortgaged' });
    expect(stopCost(view, 'BRU3')).toEqual({ kind: 'none', why: 'prison' });
    expect(unsoldTitles(view)).toEqual(['BER1', 'MAD3', 'AMS2', 'PAR2', 'PAR3', 'LON2', 'ATH2']);
  });

  it('[AM-13.1] reads a square aloud', () => {
    expect(squareLabel(told(), 21, false)).toBe('case\u00a021, Paris, rue La Fayette, à Malik, monopoliste, s’y arrêter coûte 220');
    expect(squareLabel(told(), 23, true)).toContain('libre, prix 2\u00a0200, pions\u00a0: Malik, à choisir');
  });

  it('[AM-4.9.2] [AM-5.7] counts worth and score', () => {
    // Malik: 5350; Berlin 500 + 600 and 3 levels at 250; Paris 1100; two companies at 1000.
    expect(liquidationOf(position(), 1)).toBe(10_300);
    expect(scoreNow(position(), 1)).toBe(12_860);
    expect(scoreNow(position(), 1, 'richest')).toBe(7910);
  });

  it('[AM-13.7] [AM-6.17] shows a card with its text, in the names of the board', () => {
    expect(cardTextOf(told(), 'LC13')).toContain('Bruxelles, rue Neuve');
    expect(cardTextOf(told(position({}, { boardNames: 'usa' }), 'en'), 'LC13')).toContain('Washington, Pennsylvania Ave');
  });

  it('[AM-4.8.4] [AM-4.10.4] tells how the last auction and the last trade ended, for a round or so', () => {
    const lastTrade: TradeResult = {
      round: 22,
      answer: 'rejected',
      trade: { proposer: 1, to: 3, giveTitles: ['PAR1'], giveCash: 0, getTitles: [], getCash: 1800 },
    };
    const lastAuction: AuctionResult = { round: 22, title: 'PAR3', answers: [], sold: { seat: 2, amount: 2300 } };
    const newsIn = (round: number): readonly string[] => newsOf(position({ round, lastTrade, lastAuction })).map(told().render);
    expect(newsIn(23)).toEqual([
      'Théo refuse la proposition de Malik\u00a0: Paris, rue La Fayette contre 1\u00a0800.',
      'Paris, Champs-Élysées revient à Chloé pour 2\u00a0300.',
    ]);
    expect(newsIn(24)).toEqual([]);
  });

  it('tilts the scales by the share of the camps, at most 8 degrees', () => {
    expect(tiltOf(100, 100)).toBe(0);
    expect(tiltOf(0, 500)).toBe(8);
    expect(tiltOf(300, 100)).toBe(-8);
    expect(tiltOf(0, 0)).toBe(0);
  });
});

describe('what may be done', () => {
  it('[AM-4.6.2] rings the title to buy, and lets other titles be mortgaged for it', () => {
    const state = stateOf();
    const offers = module.offers(state, 1);
    expect([...offersAbout(offers).keys()]).toEqual(['square 23']);
    expect(titleOffers(offers).flatMap(({ move }) => (move.title === 'PAR1' ? [move.type] : []))).toEqual(['mortgage']);
    expect(briefOf(at(offers, 0), { voice: voice() })).toEqual({ word: 'Acheter, 2\u00a0200', detail: 'Paris, rue de la Paix', weighty: false });
    expect(at(offers, 1).rank).toBe('passive');
  });

  it('[AM-13.5] too poor to buy: the title says so, with the clause, and so does the question', () => {
    const state = stateOf({}, {}, [4120, 1700, 2480, 1960, 6040, 890]);
    expect(refusedOn(viewOf(state), 1, 'PAR2')).toMatchObject([{ action: 'buy', price: 2200, why: { clauses: ['AM-4.6.2'] } }]);
    expect(refusedOn(viewOf(stateOf()), 1, 'PAR2')).toEqual([]);
    const [asked] = module.pending(state);
    expect(asked === undefined ? '' : told().render(asked.prompt)).toContain('Il vous manque 500');
  });

  it('[AM-4.10.4] [AM-13.5] no press moves money or titles that are not written on it', () => {
    const trade: Trade = { proposer: 3, to: 1, giveTitles: ['MAD1'], giveCash: 0, getTitles: [], getCash: 1800 };
    const answer = { ...stateOf({ point: { kind: 'tradeResponse', seat: 1, proposer: 3, back: 'preThrow' } }), offer: trade };
    expect(briefOf(at(module.offers(answer, 1), 0), { voice: voice() })).toEqual({
      word: 'Accepter',
      detail: '1\u00a0800 contre Madrid, Plaza Mayor',
      weighty: false,
    });
    const again = { ...stateOf({ active: 3, point: { kind: 'preThrow', seat: 3 } }), counter: trade };
    const taken = module.offers(again, 3).find(({ label }) => label.key === 'do.takeCounter');
    expect(taken === undefined ? null : briefOf(taken, { voice: voice('en') })).toEqual({
      word: 'Take the counter-offer',
      detail: 'Madrid, Plaza Mayor for 1,800',
      weighty: false,
    });
  });

  it('[AM-4.3.4] what is built says the rent before and after', () => {
    const offers = module.offers(stateOf({ point: { kind: 'preThrow', seat: 1 } }), 1);
    const berlin = offers.find(({ label }) => label.key === 'do.buildHotel' || label.key === 'do.buildHouse');
    expect(berlin === undefined ? '' : told().render(berlin.label)).toBe('Construire la maison 3 à Berlin, Kurfürstendamm\u00a0: 500, loyer 400 → 500');
    expect(berlin === undefined ? null : briefOf(berlin, { voice: voice() })).toEqual({
      word: 'Bâtir',
      detail: 'Berlin, Kurfürstendamm, maison 3, 500, loyer 400\u00a0→\u00a0500',
      weighty: false,
    });
  });

  it('[AM-13.5] groups what is managed, and sends trades to their dialog', () => {
    const offers = module.offers(stateOf({ point: { kind: 'preThrow', seat: 1 } }), 1);
    const groups = [...new Set(offers.map(groupOf))];
    expect(groups.slice(0, 2)).toEqual(['throw', 'build']);
    expect(groups).toContain('manage');
    const managed = offers.find((offer) => groupOf(offer) === 'manage');
    expect(managed === undefined ? null : briefOf(managed, { voice: voice('en') })).toEqual({ word: 'Manage titles', weighty: true });
    const trade = offers.find((offer) => groupOf(offer) === 'proposeTrade');
    expect(trade === undefined ? null : dialogOf(trade)).toBe('am-trade');
    expect(offers.at(-1)?.rank).toBe('instruction');
    // Before a throw the dice are what one may touch.
    expect(offersAbout(offers).size).toBe(0);
  });

  it('[AM-13.5] says what each step yields and how much rent it costs', () => {
    const state = stateOf({ point: { kind: 'raiseCash', seat: 1 }, debts: [{ debtor: 1, creditor: 0, amount: 6000, reason: 'rent' }] });
    const offers = module.offers(state, 1);
    const steps = titleOffers(offers);
    const paris = steps.find(({ move }) => move.title === 'PAR1');
    const berlin = steps.find(({ move }) => move.title === 'BER2' && move.type === 'sellBuildings' && move.levels === 2);
    expect(paris === undefined ? null : [outcomeOf(viewOf(state), paris.move).gain, rentLost(viewOf(state), 1, paris.move)]).toEqual([1100, 220]);
    expect(berlin === undefined ? null : [outcomeOf(viewOf(state), berlin.move).gain, rentLost(viewOf(state), 1, berlin.move)]).toEqual([500, 200]);
    expect(offersAbout(offers).has('square 21')).toBe(true);
  });

  it('[AM-4.6.6] shows what the percentage is taken of', () => {
    expect(taxedBelongings(position(), 1)).toEqual({ titles: 8400, buildings: 1500 });
    expect(taxedBelongings(position(), 3)).toEqual({ titles: 6200, buildings: 10_000 });
  });
});

describe('beside the names', () => {
  it('[AM-13.2] stands what is asked and who is detained', () => {
    const view = position();
    expect([0, 1, 5].map((seat) => statusOf(told(view), seat))).toEqual([null, 'acheter ou non', 'en prison, n’encaisse rien, tour 1 sur 2']);
    const broke = position({ players: players.map((player, seat) => (seat === 0 ? { ...player, bankrupt: true } : player)) });
    expect(statusOf(told(broke), 0)).toBe('en faillite');
  });

  it('[AM-4.8.6] stands who has answered an auction', () => {
    const view = position({ point: { kind: 'ceilings', title: 'PAR2', opening: 1100, order: [2, 3, 4, 5, 0, 1], asked: [2, 3, 1], answered: [3] } });
    expect([1, 2, 3, 4].map((seat) => statusOf(told(view), seat))).toEqual(['enchérit', 'enchérit', 'a répondu', null]);
  });
});

describe('towards the end', () => {
  it('[AM-13.12] stands out in the last five rounds', () => {
    expect(isNearLimit(position({ round: 55 }))).toBe(false);
    expect(isNearLimit(position({ round: 56 }))).toBe(true);
    expect(roundsLeft(position({ round: 60 }))).toBe(0);
    expect(isNearLimit(position({ round: 56 }, { roundLimit: 0 }))).toBe(false);
  });

  it('[AM-5.2] [AM-8.2.37] names the representatives of both camps and the winner', () => {
    const seats = [
      { seat: 0, score: 7000 },
      { seat: 1, score: 6900 },
      { seat: 3, score: 6000 },
      { seat: 2, score: 5200 },
    ];
    const counts = seats.map(({ seat, score }) => ({ seat, holdings: score, income: 0, score, throws: [] }));
    const gone = players.map((player, seat) => (seat > 3 ? { ...player, bankrupt: true, eliminationOrder: seat - 3 } : player));
    const view = position({ players: gone, titles: titlesWith({}), point: { kind: 'gameOver', reason: 'roundLimit', winningCamp: 'C', counts } });
    expect(countLines(view).map(({ seat, rank, represents }) => [seat, rank, represents])).toEqual([
      [0, 1, true],
      [1, 2, true],
      [3, 3, false],
      [2, 4, false],
      [5, 5, false],
      [4, 6, false],
    ]);
    expect(winnersOf(view)).toEqual([0]);
  });
});

describe('motion', () => {
  it('throws the dice, then walks the pawn', () => {
    const before = position({ players: players.with(1, { ...at(players, 1), pos: 16 }), lastDice: null }).table;
    expect(planMotion(before, position().table)).toEqual({ dice: { delay: 0, duration: 420 }, pawn: { delay: 420, duration: 540 } });
    expect(planMotion(position().table, position().table)).toEqual({ dice: null, pawn: null });
  });
});

describe('words', () => {
  it('[AM-13.11] say whose the names are', () => {
    expect(words.trademark[0]).toBe('Les noms cités sont des marques de leurs propriétaires respectifs\u00a0; ce projet n’est affilié à aucun d’eux.');
    expect(words.trademark[1]).toBe('Names are trademarks of their respective owners; this project is not affiliated with them.');
  });
});

describe('debrief', () => {
  it('[AM-13.8] begins with what the game is won by, and every figure has a name', () => {
    const charts = figures.charts(voice());
    expect(charts[0]).toMatchObject({ key: 'anti-monopoly.metric.score', label: 'Décompte', kind: 'seats' });
    for (const { key, label } of charts) expect(label).toBe(sentenceOf(voice(), key));
  });
});

describe('what just happened', () => {
  it('[AM-13.8] is not that somebody has answered, nor where a pawn arrived', () => {
    const { log } = endedOf(antiMonopoly, readFileSync(new URL('../recordings/01-campFallen.json', import.meta.url), 'utf8'));
    const sold = log.findIndex(({ text }) => text.key === 'log.auctionSold');
    const auction = log.slice(
      log.findLastIndex(({ text }, index) => index < sold && text.key === 'log.moved'),
      sold + 1,
    );
    const keys = heaviest(auction, { you: 0, weights: TOLD_WEIGHTS, most: 3 }).map(({ text }) => text.key);
    expect(keys).toContain('log.auctionSold');
    expect(keys).not.toContain('log.ceilingSealed');
    expect(keys).not.toContain('log.moved');
  });
});

it('a button that bears its whole sentence has a slip that says more', () => {
  // Told of a deal, never on a button.
  const bare = Object.keys(antiMonopoly.words).filter(
    (key) => /^do\.\w+$/.test(key) && !(`${key}.short` in antiMonopoly.words) && !['do.counter', 'do.propose'].includes(key),
  );
  expect(bare.length).toBeGreaterThan(3);
  expect(bare.filter((key) => !(`${key}.help` in antiMonopoly.words))).toEqual([]);
});
