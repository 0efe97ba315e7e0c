import type { Facts } from '../../rules/staging.ts';
import { type Example, example } from './example.ts';

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
