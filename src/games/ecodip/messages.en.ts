import { logEn } from './messages/log.en.ts';
import { optionsEn } from './messages/options.en.ts';
import { ordersEn } from './messages/orders.en.ts';
import { tableEn } from './messages/table.en.ts';
import type { fr } from './messages.fr.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  UN: 'UN',
  TB: 'TB',
  MP: 'MP',
  BT: 'BT',
  ICBM: 'ICBM',
  ABM: 'ABM',
  gold: 'kg of gold',
  STOCK: 'stock',
  ...logEn,
  ...optionsEn,
  ...ordersEn,
  ...tableEn,
};
