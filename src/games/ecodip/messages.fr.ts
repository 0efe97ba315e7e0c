import { logFr } from './messages/log.fr.ts';
import { optionsFr } from './messages/options.fr.ts';
import { ordersFr } from './messages/orders.fr.ts';
import { tableFr } from './messages/table.fr.ts';

/** Every sentence of the game; words for provinces and powers come from the map (words.ts). */
export const fr = {
  UN: 'ONU',
  TB: 'TB',
  MP: 'MP',
  BT: 'BT',
  ICBM: 'ICBM',
  ABM: 'ABM',
  gold: 'kg d’or',
  STOCK: 'stock',
  ...logFr,
  ...optionsFr,
  ...ordersFr,
  ...tableFr,
} as const;
