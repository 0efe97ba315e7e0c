import { motion, votes } from '../../rules/staging.ts';
import type { Deal } from '../../types.ts';
import { type Example, example } from './example.ts';

/* Section 8.1: the rulebook's own examples. */

const deal = (price: number): Deal => ({ seller: 'USA', buyer: 'EOC', n: 1, good: 'MP', price });

const AID = votes(1, ['USA', 'AMS', 'EOC', 'EOR', 'RUS'], ['JAP', 'IND', 'AFS', 'AFN', 'CHI']);

export const RULEBOOK: readonly Example[] = [
  example('R1', 'Sept unités, cinq tickets\u00a0: deux ont faim', 'Seven units, five tickets: two go hungry', {
    facts: {
      turn: 1,
      phase: 'WINTER_ORDERS',
      units: ['USA F caf', 'USA F nyo', 'USA A tex', 'USA A cbr', 'USA A mex', 'USA F que/cs'],
      owners: { cbr: 'USA', mex: 'USA', que: 'USA' },
      stocks: { USA: { TB: 5 } },
    },
    sheets: { USA: 'CONSTRUIT F ala\nAFFAME F ala\nAFFAME A tex' },
  }),
  example('R2', 'Cinq marchés de MP\u00a0: 50 devient 53', 'Five deals in MP: 50 becomes 53', {
    facts: { turn: 1, phase: 'WINTER_ORDERS', table: { deals: [80, 60, 70, 40, 30].map(deal) } },
    sheets: {},
  }),
  example('R3', 'Cinq voix contre cinq\u00a0: l’arbitre dit oui', 'Five against five on aid: the referee says yes', {
    facts: { motions: [motion(1, 'IND', 'gold', 10)], un: { gold: 30 } },
    sheets: AID,
  }),
  example('R3b', 'La même, la caisse de l’ONU vide', 'The same, the treasury empty', {
    facts: { motions: [motion(1, 'IND', 'gold', 10)] },
    sheets: AID,
  }),
  example('R4', 'Point d’ordres conditionnels', 'No conditional orders', {
    facts: {},
    sheets: { USA: 'JE VENDS 2 BT A EOC POUR 300 SI AFN ME VEND 4 MP' },
  }),
  example('R5', 'Les mers qui gèlent se touchent au pôle', 'The freezing seas meet at the Pole', {
    facts: { units: ['RUS F MNO', 'RUS F MSI'] },
    sheets: { RUS: 'F MNO - VVV\nF MSI - MGR' },
  }),
  example('R6', 'Le bon va à qui se tient dans la province', 'The bond goes to whoever stands in the province', {
    facts: { turn: 3, phase: 'AUTUMN_ORDERS', units: ['RUS A ber'], factories: { ber: { status: 'producing', since: 2011 } } },
    sheets: {},
  }),
];
