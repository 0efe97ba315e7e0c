import type { Chance } from '#kernel/chance.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Bot } from '#kernel/game.ts';
import type { DislodgedUnit } from '#diplomacy/movement.ts';
import type { MovementOrder } from '#diplomacy/types.ts';
import { officeOfView, type Office } from '../orders/office.ts';
import type { Move, Order, View } from '../types.ts';
import { placements, requests, shots, votes } from './arms.ts';
import { type Ground, groundOf } from './ground.ts';
import { marches } from './marches.ts';
import { trades } from './market.ts';
import { legalSheet } from './sheet.ts';
import { winterOrders } from './winter.ts';

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
export interface Habits {
  readonly marches: (ground: Ground, chance: Chance) => readonly MovementOrder[];
  readonly trades: (office: Office) => readonly Order[];
  readonly shots: (office: Office) => readonly Order[];
  readonly winter: (ground: Ground) => readonly Order[];
}

const ordersFor = (habits: Habits, ground: Ground, chance: Chance): readonly Order[] => {
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
export const usualSheet = (office: Office, chance: Chance, habits: Habits = USUAL): string => legalSheet(office, ordersFor(habits, groundOf(office), chance));

/** EC-12.4, from its own seat's view alone (EC-12.7): one sheet a phase. */
export const player = (own: Partial<Habits> = {}): Bot<View, Move> => ({
  choose({ view }, _seat, chance) {
    const office = officeOfView(view);
    if (office === null) throw new Error('a bot needs a seat');
    return { type: 'submit', sheet: usualSheet(office, chance, { ...USUAL, ...own }) };
  },
});

export const decent = player();
