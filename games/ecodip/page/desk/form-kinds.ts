import type { PhaseName } from '#games/ecodip/types.ts';
import type { FormKind } from './form-order.ts';

const MISSILES: readonly FormKind[] = ['fire', 'place', 'sellMissile', 'buyMissile'];
const UN: readonly FormKind[] = ['vote', 'askAbm', 'askAid'];

/** EC-4.1.3: what each phase decides; goods change hands in spring only (EC-4.4.1). */
export const FORM_KINDS: Readonly<Record<PhaseName, readonly FormKind[]>> = {
  PLACEMENT: ['place'],
  SPRING_ORDERS: ['sell', 'buy', ...MISSILES, ...UN, 'give', 'giveUN', 'draw'],
  SPRING_RETREATS: [],
  AUTUMN_ORDERS: [...MISSILES, ...UN, 'draw'],
  AUTUMN_RETREATS: [],
  WINTER_ORDERS: ['build', 'waive', 'remove', 'reinforce', 'starve', 'produce', 'factory', 'give', 'giveUN'],
  GAME_OVER: [],
};
