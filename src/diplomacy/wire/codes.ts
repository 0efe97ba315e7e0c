import { unreachable } from '#kernel/collections.ts';
import type { UnitResult } from '../movement.ts';
import type { RetreatResult } from '../retreats.ts';

/** The result codes of the wire. */
export type Code = 'ok' | 'bounce' | 'void' | 'cut' | 'no convoy' | 'dislodged' | 'disrupted' | 'disband';

const orderCode = ({ fault, status, wasted, dislodgedFrom }: UnitResult): Code => {
  if (fault !== null) return 'void';
  switch (status) {
    case 'holds':
    case 'moves':
    case 'annihilated':
      return 'ok';
    case 'bounces':
      return 'bounce';
    case 'noPath':
      return 'no convoy';
    case 'supports':
    case 'reduced':
    case 'convoys':
      return wasted === null ? 'ok' : wasted === 'ownUnit' ? 'void' : 'no convoy';
    case 'cut':
      return 'cut';
    case 'disrupted':
      // A dislodged fleet says so itself; this is the convoy that a paradox broke.
      return dislodgedFrom === null ? 'disrupted' : 'ok';
    case 'void':
      return 'void';
    default:
      return unreachable(status);
  }
};

const OK: readonly Code[] = ['ok'];

/** What became of a unit and its order, in the codes of the wire. */
export const movementCodes = (result: UnitResult): readonly Code[] => {
  const code = orderCode(result);
  if (result.dislodgedFrom === null) return code === 'ok' ? OK : [code];
  return code === 'ok' ? ['dislodged'] : [code, 'dislodged'];
};

export const retreatCodes = ({ fault, status }: RetreatResult): readonly Code[] => {
  switch (status) {
    case 'retreats':
      return ['ok'];
    case 'collides':
      return ['bounce', 'disband'];
    case 'disbands':
      return fault === null ? ['disband'] : ['void', 'disband'];
    default:
      return unreachable(status);
  }
};
