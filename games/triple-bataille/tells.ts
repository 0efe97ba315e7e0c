import type { PublicFacts } from './rules/facts.ts';

/* How a wall tells a battle (TB-13.2), before the market opens. */

/** All stakes, the cards turned and in order, what each takes, who rises, and where the money is. */
export const PARTS = ['stakes', 'cards', 'gains', 'moves', 'lesson'] as const;
export type Part = (typeof PARTS)[number];

const SECONDS: Readonly<Record<Part, number>> = { stakes: 1.4, cards: 3.2, gains: 6.5, moves: 5, lesson: 9 };

/** The gains of so few are read at a glance. */
const FEW = 8;
const GAINS_OF_FEW = 4;

/** The battle whose cards have just been turned. */
export const tells = ({ table: { point, battle, battleReport } }: Pick<PublicFacts, 'table'>) => {
  const { results } = battleReport;
  if (point.kind !== 'market' || results.length === 0) return null;
  return {
    moment: battle,
    hidden: PARTS.indexOf('gains'),
    seconds: PARTS.map((part) => (part === 'gains' && results.length <= FEW ? GAINS_OF_FEW : SECONDS[part])),
  };
};
