import { unreachable } from '#kernel/collections.ts';
import type { Voice } from '#kernel/words.ts';
import type { PhaseName, Season, View } from '#games/ecodip/types.ts';
import type { PhaseTrack } from '#web/kit/interface/room-parts.ts';
import { seasonName } from '../powers.tsx';
import { wordsIn } from '../words-in.ts';

/** EC-4.1.2: the steps of a spring and of an autumn. */
export const STEPS = {
  spring: ['un', 'trade', 'fire', 'move', 'retreat', 'gifts'],
  autumn: ['un', 'missiles', 'fire', 'move', 'retreat', 'conquest', 'harvest', 'adjust', 'feed', 'bonds', 'factories', 'gifts', 'prices'],
} as const satisfies Readonly<Record<Season, readonly string[]>>;

type Step = (typeof STEPS)[Season][number];

/** The steps that the orders of a phase decide. */
export const stepOf = (phase: PhaseName): readonly Step[] => {
  switch (phase) {
    case 'PLACEMENT':
    case 'GAME_OVER':
      return [];
    case 'SPRING_ORDERS':
      return ['un', 'trade', 'fire', 'move', 'gifts'];
    case 'AUTUMN_ORDERS':
      return ['un', 'missiles', 'fire', 'move'];
    case 'SPRING_RETREATS':
    case 'AUTUMN_RETREATS':
      return ['retreat'];
    case 'WINTER_ORDERS':
      return ['adjust', 'feed', 'bonds', 'factories', 'gifts'];
    default:
      return unreachable(phase);
  }
};

/** The decisions of a year, as everybody waits for them. */
const PHASES = ['SPRING_ORDERS', 'SPRING_RETREATS', 'AUTUMN_ORDERS', 'AUTUMN_RETREATS', 'WINTER_ORDERS'] as const satisfies readonly PhaseName[];

export const phaseTrack = ({ table }: Pick<View, 'table'>, { lang }: Voice): PhaseTrack => {
  const te = wordsIn(lang);
  return {
    title: te('year.title', { when: seasonName(table.turn, lang).title, phase: te(`phase.${table.phase}`) }),
    phases: PHASES.map((phase) => te(`track.${phase}`)),
    current: PHASES.findIndex((phase) => phase === table.phase),
  };
};
