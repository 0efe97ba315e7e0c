import { MISSILES_AWAY, TRADE, UNITED_NATIONS } from './trade.ts';
import { type Example, MOVEMENT, NOTATION } from './orders.ts';
import { RULEBOOK, WINTER } from './winter.ts';

export type { Example } from './orders.ts';

/** `X12b` by letter, number and letter: as chapter 8 has them. */
const keyOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0) + (/[a-z]$/.test(id) ? 0.5 : 0);
const inOrder = (examples: readonly Example[]): readonly Example[] => examples.toSorted((a, b) => keyOf(a.id) - keyOf(b.id));

export const CHAPTERS = ['8.1', '8.2', '8.3', '8.4', '4.18.3'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/* Section 8.4: how orders are read. */

const READING: readonly Example[] = [
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

/** Every example that can be played, by the section of the rules that tells it. */
export const EXAMPLES_OF: Readonly<Record<Chapter, readonly Example[]>> = {
  '8.1': RULEBOOK,
  '8.2': MOVEMENT,
  '8.3': inOrder([...TRADE, ...MISSILES_AWAY, ...UNITED_NATIONS, ...WINTER]),
  '8.4': READING,
  '4.18.3': NOTATION,
};

export const EXAMPLES: readonly Example[] = CHAPTERS.flatMap((chapter) => EXAMPLES_OF[chapter]);

export const findExample = (id: string): Example | undefined => EXAMPLES.find((example) => example.id === id);
