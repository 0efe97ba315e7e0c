import { unreachable } from '#kernel/collections.ts';
import type { Office } from '#games/ecodip/orders/office.ts';
import type { Order } from '#games/ecodip/types.ts';
import type { GainKey } from '../words-desk.ts';

/* EC-12.2: what an order is good for, told beside a sheet that a bot advises. */

const gainAt = ({ world, table, power }: Office, id: string): GainKey => {
  const province = world.find(id);
  const owner = table.owners[id];
  if (province === undefined || province.kind === 'sea' || owner === power) return 'gain.nearer';
  if (province.centre && !table.ruins.includes(id)) return owner === undefined ? 'gain.freeCentre' : 'gain.theirCentre';
  if (province.resource !== null) return 'gain.resource';
  return owner === undefined ? 'gain.food' : 'gain.theirLand';
};

const isOwnCentre = ({ world, table, power }: Office, id: string): boolean => table.owners[id] === power && world.find(id)?.centre === true;

/** Where a unit of the sheet stays: nobody dislodges their own. */
const staysOf = (order: Order): string | null => (order.k === 'hold' || order.k === 'support' || order.k === 'convoy' ? order.at : null);

/** Beside the other orders of its sheet. Null: it speaks for itself. */
export const gainOf = (office: Office, order: Order, sheet: readonly (Order | null)[] = []): GainKey | null => {
  switch (order.k) {
    case 'move':
      return sheet.some((other) => other !== null && staysOf(other) === order.to) ? 'gain.behind' : gainAt(office, order.to);
    case 'retreat': {
      // Where one can, not where one would.
      const gain = gainAt(office, order.to);
      return gain === 'gain.nearer' ? 'gain.saved' : gain;
    }
    case 'hold':
      return isOwnCentre(office, order.at) ? 'gain.guard' : 'gain.stays';
    case 'support':
      return order.to === undefined ? 'gain.supportHold' : 'gain.supportMove';
    case 'convoy':
      return 'gain.convoy';
    case 'fire':
      return 'gain.fire';
    case 'place':
      return order.what === 'ABM' ? 'gain.shield' : 'gain.site';
    case 'buy':
      return order.good === 'TB' ? 'gain.feeds' : order.good === 'MP' ? 'gain.feedsFactory' : order.good === 'BT' ? 'gain.bond' : 'gain.arms';
    case 'sell':
      return 'gain.surplus';
    case 'vote':
      return order.v === 'yes' ? 'gain.paidVote' : 'gain.against';
    case 'askAbm':
      return 'gain.shield';
    case 'askAid':
      return 'gain.aid';
    case 'build':
      return 'gain.build';
    case 'remove':
    case 'starve':
      return 'gain.leastUseful';
    case 'reinforce':
      return 'gain.bond';
    case 'produce':
    case 'factory':
      return 'gain.feedsFactory';
    case 'disband':
    case 'waive':
    case 'give':
    case 'giveUN':
    case 'draw':
      return null;
    default:
      return unreachable(order);
  }
};
