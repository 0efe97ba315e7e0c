import type { Facts } from '../../rules/staging.ts';
import type { Deal, Options } from '../../types.ts';
import { type Example, example } from './example.ts';

/* Section 8.3, the market: EC-4.4, EC-4.7 and EC-4.15. */

const deal = (good: Deal['good'], n: number, price: number): Deal => ({ seller: 'USA', buyer: 'EOC', n, good, price });

/** The winter after a year with these deals: its end fixes the prices. */
const endOfYear = (deals: readonly Deal[], options: Partial<Options> = {}): Facts => ({ turn: 1, phase: 'WINTER_ORDERS', options, table: { deals } });

const MP_DEALS = [deal('MP', 1, 80), deal('MP', 9, 450)];

export const TRADE: readonly Example[] = [
  example('E3', 'Un lot à 75 et un lot à 70 ne sont pas le même', 'A lot for 75 and a lot for 70 are not the same', {
    facts: {},
    sheets: { USA: 'JE VENDS 3 TB A EOC POUR 75', EOC: 'J’ACHETE 3 TB A USA POUR 70' },
  }),
  example('E4', 'L’or reçu ce tour ne compte pas', 'Gold received this turn does not count', {
    facts: {},
    sheets: {
      IND: 'JE VENDS 2 MP A JAP POUR 120\nJ’ACHETE 1 ICBM (STOCK) A JAP POUR 300',
      JAP: 'J’ACHETE 2 MP A IND POUR 120\nJE VENDS 1 ICBM (STOCK) A IND POUR 300',
    },
  }),
  example('E5', 'La bourse se vide dans l’ordre écrit', 'A running total in the order written', {
    facts: {},
    sheets: {
      AMS: 'J’ACHETE 1 BT A EOC POUR 180\nJ’ACHETE 1 BT A USA POUR 150\nJ’ACHETE 2 TB A AFN POUR 50',
      EOC: 'JE VENDS 1 BT A AMS POUR 180',
      USA: 'JE VENDS 1 BT A AMS POUR 150',
      AFN: 'JE VENDS 2 TB A AMS POUR 50',
    },
  }),
  example('E6', 'On ne vend qu’une fois', 'Goods are sold once', {
    facts: {},
    sheets: {
      USA: 'JE VENDS 2 TB A RUS POUR 60\nJE VENDS 2 TB A IND POUR 70',
      RUS: 'J’ACHETE 2 TB A USA POUR 60',
      IND: 'J’ACHETE 2 TB A USA POUR 70',
    },
  }),
  example('E7', 'Aucun marché n’est premier des deux côtés', 'No deal is first on both sides', {
    facts: {},
    sheets: {
      USA: 'JE VENDS 1 TB A RUS POUR 10\nJ’ACHETE 1 BT A EOC POUR 20',
      RUS: 'J’ACHETE 1 TB A EOC POUR 30\nJ’ACHETE 1 TB A USA POUR 10',
      EOC: 'JE VENDS 1 BT A USA POUR 20\nJE VENDS 1 TB A RUS POUR 30',
    },
  }),
  example('E8', 'Les dons viennent en dernier', 'Gifts come last', {
    facts: {},
    sheets: { USA: 'JE DONNE 100 KG A IND\nJE VENDS 1 BT A IND POUR 250', IND: 'J’ACHETE 1 BT A USA POUR 250' },
  }),
  example('E23', 'Le cours du TB\u00a0: 25 devient 26', 'The price of TB: 25 becomes 26', {
    facts: endOfYear([deal('TB', 3, 75), deal('TB', 2, 61)]),
    sheets: {},
  }),
  example('E24', 'Chaque marché compte une fois\u00a0: 58', 'Each deal counts once: 58', {
    facts: endOfYear(MP_DEALS),
    sheets: {},
  }),
  example('E24b', 'Chaque unité vendue compte\u00a0: 52', 'Each unit sold counts: 52', {
    facts: endOfYear(MP_DEALS, { exchangeWeight: 'unit' }),
    sheets: {},
  }),
];
