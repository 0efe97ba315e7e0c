import type { Draws } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { GamePackage, Viewer } from '#kernel/game.ts';
import { stamped, valueOf } from './rules/cards.ts';
import { tripleBataille } from './index.ts';
import { seatName } from './rules/facts.ts';
import { exampleMoves } from './position.test-support.ts';
import type { Card, Heaps, Move, Options, Sealed, State, View } from './types.ts';

/* Everything that a viewer may not know is changed here, by a reading of TB-7 of its own: it must not ask view.ts. */

/** Nobody knows a face-down card: all of them change places, each keeping its back. */
const scrambleHeaps = (heaps: Heaps, chance: Draws): Heaps => {
  const lists = [heaps.pioche, ...Object.values(heaps.zones), ...heaps.piles, ...heaps.pledges, ...heaps.inherits, ...Object.values(heaps.escrows)];
  const mixed = chance.shuffle(lists.flat().map((card) => stamped(card, 1)));
  let next = 0;
  const again = (cards: readonly Card[]): readonly Card[] => cards.map((card) => stamped(at(mixed, next++), valueOf(card)));
  const pioche = again(heaps.pioche);
  const { zones } = heaps;
  return {
    pioche,
    zones: {
      pot: again(zones.pot),
      nextPot: again(zones.nextPot),
      state: again(zones.state),
      wagesBuilding: again(zones.wagesBuilding),
      wagesIndustry: again(zones.wagesIndustry),
      profitBuilding: again(zones.profitBuilding),
      profitIndustry: again(zones.profitIndustry),
      bankProfit: again(zones.bankProfit),
      bankEquity: again(zones.bankEquity),
    },
    piles: heaps.piles.map(again),
    pledges: heaps.pledges.map(again),
    inherits: heaps.inherits.map(again),
    escrows: Object.fromEntries(Object.entries(heaps.escrows).map(([key, cards]) => [key, again(cards)])),
  };
};

const others = <T>(answers: Readonly<Record<number, T>>, viewer: Viewer, change: (answer: T) => T): Readonly<Record<number, T>> =>
  Object.fromEntries(Object.entries(answers).map(([seat, answer]) => [seat, Number(seat) === viewer ? answer : change(answer)]));

/** Stakes, bids, wishes, ballots and settings of others; offers that are not meant for the viewer. */
const scrambleSealed = (sealed: Sealed, viewer: Viewer, chance: Draws): Sealed => {
  const referee = viewer === 'referee';
  return {
    stakes: others(sealed.stakes, viewer, () => chance.int(2)),
    bids: others(sealed.bids, viewer, ({ cards, order }) => ({ cards: cards + chance.int(3), order })),
    picks: others(sealed.picks, viewer, (faces) => chance.shuffle(faces)),
    ballots: others(sealed.ballots, viewer, (ballot) => Object.fromEntries(Object.keys(ballot).map((motion) => [motion, chance.int(2) === 0 ? 'yes' : 'no']))),
    settings: others(sealed.settings, viewer, (settings) => ({ ...settings, equity: 0, autoEquity: chance.int(2) === 0 ? 'on' : 'off' })),
    measures: referee
      ? sealed.measures
      : sealed.measures.map((named) => (named.seat === viewer ? named : { ...named, measure: chance.int(2) === 0 ? 'taxUp' : 'taxDown' })),
    proposals: referee ? sealed.proposals : sealed.proposals.filter(({ by, to }) => by === viewer || to === viewer),
  };
};

const hidesBank = ({ options, table }: State, viewer: Viewer): boolean => {
  if (!options.bankOpacity || viewer === 'referee' || table.point.kind === 'gameOver') return false;
  return typeof viewer !== 'number' || table.players[viewer]?.role !== 'banker';
};

/** A hidden bank has other profits and another equity: as much together, and what one learns by asking stays. */
const scrambleBank = (state: State, viewer: Viewer, chance: Draws): State => {
  const { bankProfit, bankEquity } = state.vault;
  if (!hidesBank(state, viewer) || state.options.denominations) return state;
  const cards = [...state.heaps.zones.bankProfit, ...state.heaps.zones.bankEquity];
  const profit = chance.int(bankProfit + bankEquity + 1);
  const zones = { ...state.heaps.zones, bankProfit: cards.slice(0, profit), bankEquity: cards.slice(profit) };
  const other: State = {
    ...state,
    vault: { ...state.vault, bankProfit: profit, bankEquity: bankProfit + bankEquity - profit },
    heaps: { ...state.heaps, zones },
  };
  const asked = (of: State): string => JSON.stringify([viewer === 'public' ? [] : module.offers(of, viewer), module.pending(of)]);
  return asked(other) === asked(state) ? other : state;
};

const scramble = (state: State, viewer: Viewer, chance: Draws): State => {
  const other = scrambleBank(state, viewer, chance);
  return { ...other, heaps: scrambleHeaps(other.heaps, chance), sealed: scrambleSealed(other.sealed, viewer, chance) };
};

const named = (seat: unknown): unknown => (typeof seat === 'number' ? seatName(seat) : seat);

/** Seats and cards are words on forms, numbers in moves. */
const asForm = (move: unknown): unknown => {
  const decoded = tripleBataille.module.decode(move);
  if (decoded === null) return move;
  const form: Record<string, unknown> = { ...decoded };
  if (form.to !== undefined && decoded.type !== 'reassignHouse') form.to = named(form.to);
  if (form.seat !== undefined) form.seat = named(form.seat);
  if (decoded.type === 'orderEvent') form.card = `face${decoded.card}`;
  if (decoded.type === 'pick') form.cards = decoded.cards.map((face) => `face${face}`);
  return form;
};

export type Package = GamePackage<State, Move, View, Options>;

const ENDING = ['short', 'standard'] as const;

const { module } = tripleBataille;
const { length, afterEnd, historicEnd } = module.options;

/** Options with which the game ends by itself: bots never vote for an end. */
const ending = {
  ...module.options,
  length: { ...length, values: ENDING },
  afterEnd: { ...afterEnd, values: ['stop'] },
  historicEnd: { ...historicEnd, values: ['cell17'] },
} as const;

export const small: Package = {
  ...tripleBataille,
  module: { ...module, seats: { min: 3, max: 9 }, options: ending, presets: module.presets.filter(({ options }) => options.afterEnd === undefined) },
};

/** Ten to sixty chairs in one mode. */
export const large = (mode: Options['mode']): Package => {
  const { group, clauses: cited, amendable } = module.options.mode;
  const only = { kind: 'choice', values: [mode], default: mode, group, clauses: cited, amendable } as const;
  return { ...tripleBataille, module: { ...module, seats: { min: 10, max: 60 }, options: { ...ending, mode: only }, presets: [] } };
};

/** With some options, and in a cycle that chance does not end, money grows for ever: such games are left when everybody has some two hundred cards. */
const isEnough = ({ table }: State): boolean => table.packs > 40 + 4 * table.count;

/** What the contract suite is told, given the text of the booklet. */
export const terms = { scramble, asForm, examples: exampleMoves, games: 24, maxSteps: 40_000, isEnough };
