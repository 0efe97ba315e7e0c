import { recordOf } from '#kernel/collections.ts';
import { CARDS_PER_LOT, MOST_CARDS, TOTAL_CARDS, type WasteBoard } from '../data.ts';
import { clockwiseFrom } from '../rules/facts.ts';
import { fineOf, wasteBoard } from '../rules/waste.ts';
import { LAW_TYPES, type Law, type LawsInForce, type LawType, type View, type Zone, ZONES } from '../types.ts';
import { type Weights, weightsOf } from './weights.ts';

/* What is to come: how long the game will last, and how many alerts. */

export interface Outlook {
  readonly view: View;
  readonly laws: LawsInForce;
  readonly board: WasteBoard;
  /** What an alert is fined, by zone. */
  readonly fines: Readonly<Record<Zone, { readonly usual: number; readonly final: number }>>;
  readonly weights: Weights;
  /** Missions after this one. */
  readonly missions: number;
  /** The chance of an alert in the next layout, and the number of alerts after it. */
  readonly alertNext: number;
  readonly alertsLater: number;
}

/** MM-12.2: cards that a layout uses up beside those it lays out, by players. */
const DUPLICATES: readonly number[] = [0, 0, 1.3, 1.7, 2.1];
/** MM-12.2: missions from one alert to the next, by players. */
const MISSIONS_PER_ALERT: readonly number[] = [4, 4, 3.1, 2.4, 2];

/** MM-12.2: the Alert is in the pile, or will be shuffled into it with all the rest. */
const alertChance = (view: View, players: number): number => {
  const { alertAside, pileSize } = view.table;
  const draws = CARDS_PER_LOT * (players + 1) + (DUPLICATES[players] ?? 0);
  return Math.min(1, draws / Math.max(1, alertAside ? TOTAL_CARDS - MOST_CARDS / 2 : pileSize));
};

/** MM-12.6: by the columns that the leader is short of. */
export const missionsLeft = (view: View, leader: number): number => {
  const { endTriggered, mission } = view.table;
  const { endColumn, missionLimit } = view.options;
  if (endTriggered !== null || leader >= endColumn) return 0;
  const missions = weightsOf(view).missionsPerColumn * (endColumn - leader);
  return missionLimit > 0 ? Math.max(0, Math.min(missions, missionLimit - mission)) : missions;
};

/** Every law, also those that are not in force: books of one shape are read fastest, and a plan reads them thousands of times. */
const NO_LAWS: LawsInForce = Object.fromEntries(LAW_TYPES.map((type) => [type, undefined]));

const withLaws = (view: View, laws: LawsInForce): Pick<Outlook, 'view' | 'laws' | 'board' | 'fines'> => {
  const seen = { ...view, table: { ...view.table, inForce: laws } };
  const fines = recordOf(ZONES, (zone) => ({ usual: fineOf(seen, zone, false), final: fineOf(seen, zone, true) }));
  return { view: seen, laws, board: wasteBoard(seen), fines };
};

export const outlookOf = (view: View, missions: number): Outlook => {
  const players = clockwiseFrom(view, 0).length;
  return {
    ...withLaws(view, { ...NO_LAWS, ...view.table.inForce }),
    weights: weightsOf(view),
    missions,
    alertNext: Math.min(1, missions) * alertChance(view, players),
    alertsLater: Math.max(0, missions - 1) / (MISSIONS_PER_ALERT[players] ?? 2),
  };
};

/** The same with one law changed. */
export const underLaw = (outlook: Outlook, type: LawType, law: Law | undefined): Outlook => ({
  ...outlook,
  ...withLaws(outlook.view, { ...outlook.laws, [type]: law }),
});
