import type { Lang } from '#kernel/words.ts';
import { legalOrders } from '../orders/judge.ts';
import { type Office, officeOfView } from '../orders/office.ts';
import { printSheet } from '../orders/print.ts';
import type { Move, Order, State, View } from '../types.ts';
import type { Draws } from '#kernel/chance.ts';
import { sum, unreachable } from '#kernel/collections.ts';
import type { Bot, SearchAid } from '#kernel/game.ts';
import type { DislodgedUnit } from '#diplomacy/movement.ts';
import type { MovementOrder } from '#diplomacy/types.ts';
import { placements, requests, shots, votes } from './arms.ts';
import { type Ground, groundOf } from './ground.ts';
import { marches } from './marches.ts';
import { trades } from './market.ts';
import { winterOrders } from './winter.ts';
import { worldOf } from '../data/world.ts';
import { forceOf, holdingsOf, isAlive, unitsOf } from '../rules/facts.ts';

/** The orders as a sheet; what the judge would refuse is left out (EC-12.1). */
export const legalSheet = (office: Office, orders: readonly Order[], lang: Lang = 'fr'): string => {
  const { world, table } = office;
  const units = table.dislodged.length === 0 ? table.units : [...table.units, ...table.dislodged.map(({ unit }) => unit)];
  return printSheet(legalOrders(office, orders), { world, units, lang });
};

/** To the best place that is open. */
const retreat = ({ pull }: Ground, { unit, retreats }: DislodgedUnit): readonly Order[] => {
  const best = retreats.toSorted((a, b) => pull(unit.type, b.loc) - pull(unit.type, a.loc))[0];
  if (best === undefined) return [];
  return [best.coast === undefined ? { k: 'retreat', at: unit.loc, to: best.loc } : { k: 'retreat', at: unit.loc, to: best.loc, coast: best.coast }];
};

/** EC-5.3: after so many turns without a victory it would rather share. */
const WEARY = 60;

export const draw = ({ options, table }: Office): readonly Order[] => (options.draws && table.turn >= WEARY ? [{ k: 'draw', accept: true }] : []);

/** What a player decides in his own way; everything else is as usual. */
interface Habits {
  readonly marches: (ground: Ground, chance: Draws) => readonly MovementOrder[];
  readonly trades: (office: Office) => readonly Order[];
  readonly shots: (office: Office) => readonly Order[];
  readonly winter: (ground: Ground) => readonly Order[];
}

const ordersFor = (habits: Habits, ground: Ground, chance: Draws): readonly Order[] => {
  const { office } = ground;
  switch (office.table.phase) {
    case 'PLACEMENT':
      return placements(office);
    case 'SPRING_ORDERS':
    case 'AUTUMN_ORDERS': {
      const papers = [...votes(office), ...requests(office), ...habits.trades(office), ...placements(office)];
      return [...papers, ...habits.shots(office), ...habits.marches(ground, chance), ...draw(office)];
    }
    case 'SPRING_RETREATS':
    case 'AUTUMN_RETREATS':
      return office.table.dislodged.filter(({ unit }) => unit.power === office.power).flatMap((dislodged) => retreat(ground, dislodged));
    case 'WINTER_ORDERS':
    case 'GAME_OVER':
      return habits.winter(ground);
    default:
      return unreachable(office.table.phase);
  }
};

const USUAL: Habits = { marches, trades, shots, winter: winterOrders };

/** What a decent power would hand in now. */
export const usualSheet = (office: Office, chance: Draws, habits: Habits = USUAL): string => legalSheet(office, ordersFor(habits, groundOf(office), chance));

/** EC-12.4, from its own seat's view alone (EC-12.7): one sheet a phase. */
export const player = (own: Partial<Habits> = {}): Bot<View, Move> => ({
  choose({ view }, _seat, chance) {
    const office = officeOfView(view);
    if (office === null) throw new Error('a bot needs a seat');
    return { type: 'submit', sheet: usualSheet(office, chance, { ...USUAL, ...own }) };
  },
});

export const decent = player();

/** A bond counts for so much of a centre. */
const BOND = 0.1;
/** So many centres more make one power e times as likely to win as another: what games of bots say best. */
const LEAD = 2.5;

/** The chance of each seat to be master of the world, or first in the last year. */
const value = ({ table, options }: State): readonly number[] => {
  if (table.ending !== null) {
    const { winners } = table.ending;
    return table.powers.map((tag) => (winners.includes(tag) ? 1 / winners.length : 0));
  }
  const { centres } = holdingsOf(worldOf(options), table);
  const weights = table.powers.map((tag) => {
    const bonds = sum(unitsOf(table, tag).map((unit) => forceOf(unit) - 1));
    return isAlive(table, tag) ? Math.exp((centres[tag] + BOND * bonds) / LEAD) : 0;
  });
  const all = sum(weights);
  return weights.map((weight) => (all > 0 ? weight / all : 0));
};

export const search: SearchAid<State, Move, View> = { value, horizon: 2 };
