import { sum, unreachable } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import { buildFault, buildSites } from '#diplomacy/adjustments.ts';
import { faultMessage } from '#diplomacy/faults.ts';
import type { AdjustmentOrder, ProvinceId } from '#diplomacy/types.ts';
import { FACTORY_PRICE, MP_PER_BT } from '../data.ts';
import { centresOf, isRadioactive, unitAt, unitsOf } from '../rules/facts.ts';
import { land, refuse } from '../speak.ts';
import type { OrderOf, WinterOrder } from '../types.ts';
import { accepted, type Ledger, type Office, written } from './office.ts';

/* EC-4.10 to EC-4.14: the legality of winter orders. */

/** EC-4.10.1: builds allowed, removals due when negative. */
export const adjustmentOf = ({ world, table, power }: Office): number => centresOf(world, table, power).length - unitsOf(table, power).length;

const asAdjustment = (order: OrderOf<'build'>): AdjustmentOrder & { readonly k: 'build' } => ({ ...order, unit: order.unit === 'A' ? 'army' : 'fleet' });

const judgeBuild = (office: Office, order: OrderOf<'build'>, ledger: Ledger): Message | null => {
  const { world, table, power } = office;
  const due = Math.max(0, adjustmentOf(office));
  if (accepted(ledger, 'build', 'waive').length >= due) return refuse('E-BUILDMANY', ['EC-4.10.2'], { n: due });
  const taken = new Set(accepted(ledger, 'build').map(({ at }) => world.board.provinceAt(at)));
  const sites = buildSites(world.board, { power, units: table.units, owned: centresOf(world, table, power), orders: [] });
  const wanted = asAdjustment(order);
  const fault = buildFault(
    world.board,
    wanted,
    sites.filter((site) => !taken.has(site)),
  );
  return fault === null ? null : faultMessage(world.board, fault, wanted);
};

const judgeRemoval = (office: Office, order: OrderOf<'remove'>, ledger: Ledger): Message | null => {
  const gone = accepted(ledger, 'remove');
  if (unitAt(office.table, order.at)?.power !== office.power || gone.some(({ at }) => at === order.at)) return noUnit(order.at);
  return gone.length < -adjustmentOf(office) ? null : refuse('E-REMOVEMANY', ['EC-4.10.3']);
};

const noUnit = (x: ProvinceId): Message => refuse('E-NOUNIT', ['EC-4.18.5'], { x: land(x) });

/** EC-4.2.3: a unit of one's own, or one that the same sheet builds. */
const willStand = ({ table, power }: Office, id: ProvinceId, ledger: Ledger): boolean =>
  unitAt(table, id)?.power === power || written(ledger, 'build').some(({ at }) => at === id);

const judgeReinforcement = (office: Office, { at, n }: OrderOf<'reinforce'>, ledger: Ledger): Message | null => {
  if (!willStand(office, at, ledger)) return noUnit(at);
  const have = office.table.stocks[office.power].BT - sum(accepted(ledger, 'reinforce').map((order) => order.n));
  return n <= have ? null : refuse('E-BT', ['EC-4.12.1'], { have });
};

const judgeStart = ({ table, power }: Office, { at }: OrderOf<'produce'>, ledger: Ledger): Message | null => {
  const started = accepted(ledger, 'produce');
  const ready = table.owners[at] === power && table.factories[at]?.status === 'idle' && !started.some((order) => order.at === at);
  if (!ready) return refuse('E-FACTORY', ['EC-4.13.1'], { x: land(at) });
  const have = table.stocks[power].MP - MP_PER_BT * started.length;
  return have >= MP_PER_BT ? null : refuse('E-MP', ['EC-4.13.1'], { have });
};

const judgeSite = ({ table, power }: Office, { at }: OrderOf<'factory'>, ledger: Ledger): Message | null => {
  const free = table.owners[at] === power && table.factories[at] === undefined && !isRadioactive(table, at);
  return free && !accepted(ledger, 'factory').some((order) => order.at === at) ? null : refuse('E-FACTORYSITE', ['EC-4.14.1'], { x: land(at) });
};

export const judgeWinter = (office: Office, order: WinterOrder, ledger: Ledger): Message | null => {
  switch (order.k) {
    case 'build':
      return judgeBuild(office, order, ledger);
    case 'waive': {
      const due = Math.max(0, adjustmentOf(office));
      return accepted(ledger, 'build', 'waive').length < due ? null : refuse('E-BUILDMANY', ['EC-4.10.2'], { n: due });
    }
    case 'remove':
      return judgeRemoval(office, order, ledger);
    case 'starve':
      return willStand(office, order.at, ledger) ? null : noUnit(order.at);
    case 'reinforce':
      return judgeReinforcement(office, order, ledger);
    case 'produce':
      return judgeStart(office, order, ledger);
    case 'factory':
      return judgeSite(office, order, ledger);
    default:
      return unreachable(order);
  }
};

/** EC-4.18.5: W-FOOD where a build makes more mouths than tickets, W-GOLD where factories and gifts cost more than there is. */
export const winterWarnings = (office: Office, order: WinterOrder, ledger: Ledger): readonly Message[] => {
  const { table, power, secrets } = office;
  if (order.k === 'build') {
    const units = unitsOf(table, power).length + accepted(ledger, 'build').length + 1;
    const n = units - table.stocks[power].TB;
    return n > 0 ? [refuse('W-FOOD', ['EC-4.11.3'], { n })] : [];
  }
  if (order.k !== 'factory') return [];
  const price = FACTORY_PRICE * table.prices.BT;
  const spent = price * (accepted(ledger, 'factory').length + 1) + sum(accepted(ledger, 'give').map(({ gold }) => gold));
  return spent > secrets.gold ? [refuse('W-GOLD', ['EC-4.14.3'])] : [];
};
