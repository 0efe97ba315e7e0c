import { POWER_NAMES, worldOf } from '#games/ecodip/data/world.ts';
import { TAGS } from '#games/ecodip/types/powers.ts';
import type { MapPosition } from '../types.ts';

const world = worldOf({ russia: 'six' });

/** The position at the start of the game. */
export const startPosition: MapPosition = {
  provinces: world.provinces,
  powers: TAGS.map((id, seat) => ({ id, seat, name: POWER_NAMES[id] })),
  owners: Object.fromEntries(world.land.flatMap(({ id, owner }) => (owner === null ? [] : [[id, owner]]))),
  units: world.start,
  dislodged: [],
  ruins: [],
  radioactive: {},
  factories: Object.fromEntries(world.land.flatMap(({ id, resource }) => (resource === 'factory' ? [[id, { status: 'idle' as const, since: 0 }]] : []))),
  missiles: {},
  frozen: false,
  turn: 0,
};
