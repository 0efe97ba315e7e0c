import { antiMonopoly } from '#games/anti-monopoly/index.ts';
import { C, type Chair, M, position as positionOf } from '#games/anti-monopoly/position.test-support.ts';
import { type Options, type State, type Table, type Title, TITLE_IDS, type TitleId, type View } from '#games/anti-monopoly/types.ts';
import { at } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import { voiceOf } from '#web/store/testing/voice.ts';
import { type Told, toldOf } from '../scene.ts';

/* Positions that the tests of the page share: round 23, Malik has reached rue de la Paix with 4 + 3; six players. */

const { module } = antiMonopoly;

/** Léa, Malik, Chloé, Théo, Inès, Omar: competitors and monopolists in turn. */
const CHAIRS: readonly Chair[] = [
  C({ pos: 5, titles: { ROM1: 2, ROM2: 1, MAD2: 3, TP3: 0 } }),
  M({ pos: 23, titles: { PAR1: 0, BER2: 2, BER3: 1, TP1: 0, TP4: 0 } }),
  C({ pos: 31, titles: { AMS1: 5, BRU2: 2, SP1: 0 } }),
  M({ pos: 12, titles: { LON1: 3, LON3: 2, MAD1: 'mortgaged' } }),
  C({ titles: { ATH1: 1, AMS3: 'mortgaged', TP2: 0 } }),
  M({ detained: 1, titles: { BRU1: 3, BRU3: 4, SP2: 0 } }),
];

const CASH = [4120, 5350, 2480, 1960, 6040, 890];

/** The whole state, so that the rules can be asked for offers in it. */
export const stateOf = (change: Partial<Table> = {}, options: Partial<Options> = {}, cash: readonly number[] = CASH): State => {
  const chairs = CHAIRS.map((chair, seat) => Object.assign({}, chair, { cash: at(cash, seat) }));
  const point = { kind: 'buyDecision', seat: 1, title: 'PAR2' } as const;
  const state = positionOf(chairs, { options, round: 23, active: 1, stock: { houses: 15, hotels: 13 }, point });
  return { ...state, table: { ...state.table, lastDice: { seat: 1, purpose: 'move', dice: [4, 3] }, ...change } };
};

const { table } = stateOf();

export const { players } = table;

export const titlesWith = (change: Readonly<Partial<Record<TitleId, Title>>>): readonly Title[] =>
  TITLE_IDS.map((id, index) => change[id] ?? at(table.titles, index));

export const viewOf = (state: State, viewer: Viewer = 1): View => module.view(state, viewer);

/** What Malik sees. */
export const position = (change: Partial<Table> = {}, chosen: Partial<Options> = {}): View => viewOf(stateOf(change, chosen));

export const voice = voiceOf(antiMonopoly, ['Léa', 'Malik', 'Chloé', 'Théo', 'Inès', 'Omar']);

/** A position as it is told. */
export const told = (view: View = position(), lang?: Lang): Told => toldOf(view, voice(lang));
