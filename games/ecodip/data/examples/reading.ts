import type { Example } from './example.ts';

/* Section 8.4: how orders are read. */

export const READING: readonly Example[] = [
  {
    id: 'P1',
    clause: 'EC-8.4',
    title: { fr: 'Ordres compris et refusés, au printemps', en: 'Orders read and refused, in spring' },
    facts: { units: ['EOC A par', 'EOC F esp/ce', 'EOC F GAS', 'EOC F MOC', 'RUS F ACO', 'RUS F MCH'] },
    sheets: {
      USA: 'JE VENDS 0 TB A EOC POUR 75\nJE VENDS 3 TB ET 1 MP A EOC POUR 75\nJE VENDS 3 TB A EOC POUR 2,5\nJE VENDS 1 ICBM A IND POUR 200\nJE DONNE 3 TB A EOC\nJE DEMANDE AIDE 15 KG',
      EOC: 'A par-bel\nf ESP CE - aco\nF GAS - esp\nF MOC - esp co',
      RUS: 'F ACO - esp\nF MCH - par\nF MCH - ruh',
      IND: 'J’ACHETE 1 ABM (afs) A AFS POUR 150 EN del',
    },
  },
  {
    id: 'P2',
    clause: 'EC-8.4',
    title: { fr: 'Ordres refusés à l’automne, et sans convoi', en: 'Orders refused in autumn, and without a convoy' },
    facts: { turn: 1, phase: 'AUTUMN_ORDERS', units: ['EOC A par'] },
    sheets: { USA: 'JE VENDS 3 TB A EOC POUR 75', EOC: 'A par - lon' },
  },
];
