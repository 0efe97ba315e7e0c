import { describe, expect, it } from 'vitest';
import { quickChance, scriptedChance } from '#kernel/chance.ts';
import { range, sum } from '#kernel/collections.ts';
import { createMatch } from '#kernel/match.ts';
import { ALERT_FINES, CARD_COUNTS, DUMP, FINAL_ALERT_FINES, MARKER_POINTS, TOTAL_CARDS } from './data.ts';
import { mullMoney } from './index.ts';
import { checkOptions } from './options.ts';
import { fresh, open, optionsWith, playing } from './position.test-support.ts';
import { wasteBoard, zoneAt } from './rules/waste.ts';
import { markerPoints } from './scoring.ts';
import { allCards } from './setup.ts';
import { CARDS, type Options } from './types.ts';

const SEED = '00000000000000000000000000000001';

describe('what is in the box', () => {
  it('[MM-2.1.1] [MM-2.1] 53 cards, and the Alert is never part of a set', () => {
    expect(CARDS.map((card) => CARD_COUNTS[card])).toEqual([9, 8, 8, 7, 7, 4, 4, 3, 2, 1]);
    expect([sum(Object.values(CARD_COUNTS)), allCards.length]).toEqual([TOTAL_CARDS, TOTAL_CARDS]);
    for (const seed of range(30)) expect(fresh(4, {}, seed).table.lots.flat()).not.toContain('alert');
  });

  it('[MM-2.3.1] [MM-2.3.2] points under the markers, the same on the three floors', () => {
    expect([5, 4, 3, 2, 1].map(markerPoints)).toEqual([1, 3, 6, 10, 15]);
    expect(MARKER_POINTS).toHaveLength(6);
  });

  it('[MM-2.4.1] the three zones of a dump', () => {
    const zones = range(DUMP.max + 1).map((place) => zoneAt(DUMP, place));
    expect([zones.lastIndexOf('green'), zones.lastIndexOf('yellow'), zones.lastIndexOf('red')]).toEqual([8, 12, 16]);
    expect(zones[0]).toBe('green');
  });

  it('[MM-2.9] fines of an alert and of the final alert', () => {
    expect([ALERT_FINES.yellow, ALERT_FINES.red, FINAL_ALERT_FINES.yellow, FINAL_ALERT_FINES.red]).toEqual([5, 10, 1, 2]);
  });

  it('[MM-2.5.1] 50 raw materials; a silo has no limit, and a full one counts nothing', () => {
    const rich = open([{ s: 45, cards: ['growth'] }, {}]);
    expect([rich.table.reserve, rich.score(0).total]).toEqual([0, 24]);
  });

  it('[MM-2.10.1] the common board of 2, 3 and 4 players', () => {
    const board = (seats: number, options: Partial<Options>): readonly number[] => {
      const { green, yellow, max } = wasteBoard(fresh(seats, { mode: 'simulation', ...options }).state);
      return [green, yellow, max];
    };
    expect([2, 3, 4].map((seats) => board(seats, {}))).toEqual([
      [16, 24, 32],
      [24, 36, 48],
      [32, 48, 64],
    ]);
    expect(board(3, { wasteBoard: 'strict' })).toEqual([18, 30, 36]);
    expect(board(2, { wasteBoard: 'custom', boardGreen: 1, boardYellow: 3, boardMax: 5 })).toEqual([2, 6, 10]);
  });
});

describe('set-up', () => {
  it('[MM-3.1] [MM-0.2] every company starts alike', () => {
    const start = fresh(3);
    for (const seat of range(3)) expect(start.at(seat)).toEqual({ g: 14, e: 5, P: 5, M: 5, W: 5, d: 0, c: 15, cr: 0, s: 5 });
    expect(start.table.players.every(({ cards }) => cards.length === 0)).toBe(true);
  });

  it('[MM-3.2] the reserve', () => {
    expect([2, 3, 4].map((seats) => fresh(seats).table.reserve)).toEqual([40, 35, 30]);
  });

  it('[MM-3.3] all cards are shuffled into the draw pile, and nothing is discarded but duplicates', () => {
    for (const seed of range(20)) {
      const { table } = fresh(2, {}, seed);
      expect(table.pileSize + table.discard.length + 9 + (table.alertAside ? 1 : 0)).toBe(TOTAL_CARDS);
    }
  });

  it('[MM-3.4] the first player is drawn, or has the seat the lobby gives', () => {
    const firsts = new Set(range(40).map((seed) => fresh(4, {}, seed).table.first));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
    expect(fresh(4, { firstPlayer: '2' }).table.first).toBe(2);
    expect(checkOptions(optionsWith({ firstPlayer: '3' }), 3)?.clauses).toEqual(['MM-3.4']);
    expect(checkOptions(optionsWith({ firstPlayer: '2' }), 3)).toBe(null);
  });

  it('[MM-3.5] the game begins with phase 1 of mission 1, without a decision', () => {
    const { table } = fresh(3, { firstPlayer: '1' }, 3);
    expect([table.mission, table.point]).toEqual([1, { kind: 'chooseLot', seat: 1, last: false }]);
  });

  it('[MM-3.6] [MM-6.2.1] the simulation variant starts with an empty common board and an empty law book', () => {
    const start = fresh(3, { mode: 'simulation' });
    expect([start.table.commonWaste, start.table.laws, start.table.inForce]).toEqual([0, [], {}]);
    const produced = open([{ cards: ['production', 'growth'] }, {}], { options: { mode: 'simulation' } }).does(0, playing('production'));
    expect([produced.table.commonWaste, produced.at(0).d]).toEqual([5, 0]);
  });

  it('[MM-4.0.1] a shuffle is Fisher–Yates from the last index down, after the draw of the first player', () => {
    // The script takes the highest index each time, so the cards stay as they lie in the box: nine productions first.
    const keep = range(TOTAL_CARDS - 1).map((index) => TOTAL_CARDS - 1 - index);
    const { state } = mullMoney.module.setup(optionsWith({}), 2, scriptedChance([1, ...keep]));
    expect(state.table.first).toBe(1);
    expect(state.table.lots).toEqual([
      ['production', 'sale', 'growth'],
      ['production', 'sale', 'growth'],
      ['production', 'sale', 'growth'],
    ]);
    expect([state.pile[0], state.pile.at(-1)]).toEqual(['growth', 'alert']);
  });
});

describe('options', () => {
  it('[MM-6.1] the defaults of the rules', () => {
    expect(optionsWith({})).toMatchObject({
      mode: 'base',
      firstPlayer: 'random',
      finalAlertFines: 'rulebook',
      unsoldMaterials: 'sellerFree',
      openMoney: false,
      creditCap: -1,
      endColumn: 20,
      missionLimit: 0,
      onLeave: 'bot',
      wasteBoard: 'standard',
      agreedLaws: 'standard',
      freeTextLaws: false,
      majority: 'voicesCast',
      ballot: 'simultaneous',
      expertWithNegotiation: 'cleanup2',
      disaster: ['choked', 'paralysis', 'ruin', 'endless'],
    });
    expect(optionsWith({ mode: 'simulation' }).missionLimit).toBe(40);
  });

  it('[MM-6.1] all of them are fixed before the set-up', () => {
    const start = fresh(2);
    expect(start.refusal({ by: 'table', event: 'amend', options: { openMoney: true } })).toEqual(['MM-6.1']);
    expect(Object.values(mullMoney.module.options).some(({ amendable }) => amendable)).toBe(false);
  });

  it('[MM-6.1] [MM-2.10.1] zones of an own board follow each other', () => {
    const own = (boardGreen: number, boardYellow: number, boardMax: number) =>
      checkOptions(optionsWith({ mode: 'simulation', wasteBoard: 'custom', boardGreen, boardYellow, boardMax }), 2);
    expect(own(1, 2, 5)).toBe(null);
    for (const [green, yellow, max] of [
      [2, 2, 6],
      [1, 6, 6],
      [1, 2, 4],
    ] as const)
      expect(own(green, yellow, max)?.clauses).toContain('MM-2.10.1');
  });

  it('[MM-6.1] a shorter game: the end column caps growth and triggers the end', () => {
    const hand = open([{ g: 15, cards: ['growth', 'expert', 'sale'] }, { cards: ['growth'] }], { options: { endColumn: 16 } });
    const grown = hand.does(0, playing('growth', 'expert'));
    expect([grown.at(0).g, grown.table.endTriggered]).toEqual([16, 'column']);
  });

  it('[MM-1.1] two to four players', () => {
    const made = (seats: number): boolean => createMatch(mullMoney.module, { seats, options: {}, seed: SEED }).ok;
    expect([1, 2, 3, 4, 5].map(made)).toEqual([false, true, true, true, false]);
    expect(mullMoney.module.setup(optionsWith({}), 2, quickChance(1)).reveals).toBe(true);
  });
});
