import { type Facts, motion, votes } from '../../rules/staging.ts';
import { type Deal, type Options, type Tag, TAGS } from '../../types.ts';
import { type Example, example } from './orders.ts';
import { at } from '#kernel/collections.ts';
import { together } from '../../rules/position.ts';

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

/* Section 8.3, the United Nations: EC-4.3. */

/** So many powers in table order. */
const first = (count: number, from = 0): readonly Tag[] => TAGS.slice(from, from + count);

/** Several ABM motions, of CHI, AFN, AFS…, all solvent, each with so many votes for it. */
export const contest = (stock: number, yes: readonly number[]): Pick<Example, 'facts' | 'sheets'> => ({
  facts: {
    un: { ABM: stock },
    motions: yes.map((_, index) => motion(index + 1, at(TAGS, TAGS.length - 1 - index), 'ABM')),
    gold: Object.fromEntries(TAGS.map((tag) => [tag, 1000])),
  },
  sheets: together(...yes.map((count, index) => votes(index + 1, first(count)))),
});

const ALONE: Facts = { motions: [motion(1, 'USA', 'ABM')], gold: { USA: 150 } };

export const UNITED_NATIONS: readonly Example[] = [
  example('E17', 'Sept oui à 150\u00a0: 19 à chacun, 17 à la caisse', 'Seven for it at 150: 19 each, 17 to the treasury', {
    facts: { motions: [motion(1, 'USA', 'ABM')], gold: { USA: 400 }, abmPlace: { USA: 'nyo' } },
    sheets: votes(1, first(7), first(2, 7)),
  }),
  example('E18', 'Cinq oui à 53\u00a0: 9 à chacun, 8 à la caisse', 'Five for it at 53: 9 each, 8 to the treasury', {
    facts: { motions: [motion(1, 'USA', 'ABM', 1, 53)] },
    sheets: votes(1, first(5), first(4, 5)),
  }),
  example('E19', 'Cinq contre cinq\u00a0: l’arbitre ne vote pas sur un ABM', 'Five against five: no referee votes on an ABM', {
    facts: { motions: [motion(1, 'USA', 'ABM')] },
    sheets: votes(1, first(5), first(5, 5)),
  }),
  example('E20', 'Stock de cinq, deux premiers à égalité\u00a0: pas de vente', 'A stock of five and a tie for first: no sale', contest(5, [6, 6, 4])),
  example('E20b', 'Stock de cinq\u00a0: la motion la mieux votée', 'A stock of five: the motion with most votes', contest(5, [6, 5, 4])),
  example('E21', 'Stock de six\u00a0: quatre ventes', 'A stock of six: four sales', contest(6, [4, 4, 4, 4])),
  example('E22', 'Deux aides pour 30 kg\u00a0: la mieux votée d’abord', 'Two aids and 30 kg: most votes first', {
    facts: { un: { gold: 30 }, motions: [motion(8, 'IND', 'gold', 20), motion(9, 'AFN', 'gold', 20)] },
    sheets: together(votes(8, first(7)), votes(9, first(8))),
  }),
  example('E31', 'Une aide sur laquelle nul ne vote', 'Aid on which nobody votes', {
    facts: { un: { gold: 50 }, motions: [motion(1, 'IND', 'gold', 10)] },
    sheets: {},
  }),
  example('E32', 'Seul le demandeur vote oui', 'The requester alone for it', {
    facts: ALONE,
    sheets: votes(1, ['USA']),
  }),
  example('E32b', 'La même, le demandeur sans part', 'The same, the requester without a share', {
    facts: { ...ALONE, options: { unRequesterShares: false } },
    sheets: votes(1, ['USA']),
  }),
  example('E34', 'Un ABM sans place, posé et utile le même tour', 'An ABM without a place, placed and used in one turn', {
    facts: { motions: [motion(1, 'IND', 'ABM')], sites: { USA: { wyo: { ICBM: 1 } } }, stock: { IND: {} } },
    sheets: together(votes(1, ['USA', 'AMS']), { IND: 'PLACE 1 ABM EN cal', USA: 'TIR wyo - cal' }),
  }),
];

/* Section 8.3, missiles: EC-4.4.9 to EC-4.5.9 and EC-4.6.10. */

const COVERED: Facts = { sites: { USA: { nyo: { ABM: 2 } }, RUS: { mos: { ICBM: 3 } } } };

export const MISSILES_AWAY: readonly Example[] = [
  example('E9', 'Un missile acheté en secret, tiré le même tour', 'A missile bought in secret is fired in the same turn', {
    facts: {},
    sheets: {
      JAP: 'JE VENDS 1 ICBM (STOCK) A IND POUR 200',
      IND: 'J’ACHETE 1 ICBM (STOCK) A JAP POUR 200 EN del\nTIR del - tib',
    },
  }),
  example('E10', 'Un ICBM sur deux ABM', 'One ICBM on two ABM', {
    facts: COVERED,
    sheets: { RUS: 'TIR 1 ICBM mos - nyo' },
  }),
  example('E10b', 'Deux ICBM sur deux ABM', 'Two ICBM on two ABM', {
    facts: COVERED,
    sheets: { RUS: 'TIR 2 ICBM mos - nyo' },
  }),
  example('E10c', 'Trois ICBM sur deux ABM', 'Three ICBM on two ABM', {
    facts: COVERED,
    sheets: { RUS: 'TIR 3 ICBM mos - nyo' },
  }),
  example('E11', 'Deux tirs croisés\u00a0: les missiles partent, les autres brûlent', 'Crossed shots: the missiles leave, the others burn', {
    facts: { sites: { USA: { nyo: { ICBM: 1 } }, RUS: { mos: { ICBM: 3 } } } },
    sheets: { RUS: 'TIR mos - nyo', USA: 'TIR nyo - mos' },
  }),
  example('E12', 'Son propre ABM arrête son propre missile', 'One’s own ABM stops one’s own missile', {
    facts: { sites: { USA: { nyo: { ABM: 1 }, wyo: { ICBM: 1 } } } },
    sheets: { USA: 'TIR wyo - nyo' },
  }),
  example('E13', 'Fermée le tour du tir et les quatre suivants', 'Closed in the turn of the hit and the four after', {
    facts: { turn: 3, phase: 'AUTUMN_ORDERS', units: ['EOC A par', 'EOC A ruh'], sites: { USA: { wyo: { ICBM: 1 } } } },
    sheets: { USA: 'TIR wyo - sui', EOC: 'A par - sui' },
    later: [{}, { EOC: 'A par - sui\nA ruh S A par - sui' }],
  }),
  example('E14', 'L’ennemi qui entre détruit les missiles', 'An enemy who enters destroys the missiles', {
    facts: { units: ['EOC A ruh'], sites: { EOR: { ber: { ICBM: 1, ABM: 1 } } }, stock: { EOR: { ICBM: 1 } } },
    sheets: { EOC: 'A ruh - ber' },
    later: [{ EOR: 'PLACE ICBM EN ber' }],
  }),
  example('E27', 'Le Japon ne tire ni n’achète d’ICBM, et demande un ABM', 'Japan neither fires nor buys ICBM, but may ask for an ABM', {
    facts: { sites: { JAP: {} }, stock: { JAP: { ICBM: 10 } } },
    sheets: { JAP: 'TIR tok - mos\nJ’ACHETE 1 ICBM (mos) A RUS POUR 9\nPLACE ICBM EN tok\nJE DEMANDE 1 ABM EN tok' },
  }),
  example('E28', 'Un ABM vendu à l’étape 1 ne protège plus', 'An ABM sold in step 1 protects no more', {
    facts: { sites: { RUS: { mos: { ABM: 1 } }, USA: { wyo: { ICBM: 1 } } } },
    sheets: {
      RUS: 'JE VENDS 1 ABM (mos) A IND POUR 10',
      IND: 'J’ACHETE 1 ABM (mos) A RUS POUR 10 EN del',
      USA: 'TIR wyo - mos',
    },
  }),
];
