import type { SignName } from './signs.tsx';
import type { MapPosition, MapProvince, MapUnit } from './types.ts';

/* What is true of a province in a position. */

export const isRadioactive = ({ radioactive, turn }: MapPosition, id: string): boolean => (radioactive[id] ?? -1) >= turn;

export const isFrozen = ({ frozen }: MapPosition, { freezes }: MapProvince): boolean => frozen && freezes;

const standing = new WeakMap<readonly MapUnit[], ReadonlyMap<string, MapUnit>>();

/** Every province is asked for, more than once for each picture: who stands where is looked up once. */
export const unitIn = ({ units }: MapPosition, id: string): MapUnit | undefined => {
  const known = standing.get(units) ?? new Map(units.toReversed().map((unit) => [unit.loc, unit]));
  standing.set(units, known);
  return known.get(id);
};

/** A centre that no missile has destroyed. */
export const hasCentre = ({ ruins }: MapPosition, { id, centre }: MapProvince): boolean => centre && !ruins.includes(id);

/** What the ground is: a power's tag, or one of the words for what nobody owns. */
export const groundOf = (position: MapPosition, province: MapProvince): string => {
  if (province.kind !== 'sea') return position.owners[province.id] ?? 'neutral';
  if (isFrozen(position, province)) return 'ice';
  return province.edge ? 'edge' : 'sea';
};

/** The same as a class of the style sheet: a power's land has the colour of its seat. */
export const landOf = (position: MapPosition, province: MapProvince): string => {
  const ground = groundOf(position, province);
  return `land-${position.powers.find(({ id }) => id === ground)?.seat ?? ground}`;
};

/** What a province holds beside its centre, from left to right; nothing lasts under a missile but what was built later. */
export const holdingsOf = (position: MapPosition, province: MapProvince): readonly SignName[] => {
  const { id, kind, resource, canal } = province;
  const ruined = position.ruins.includes(id);
  const factory = position.factories[id]?.status;
  const missiles = position.missiles[id];
  return [
    ...(resource === 'MP' && !ruined ? (['MP'] as const) : []),
    ...(factory === undefined ? [] : [factory]),
    ...(resource === 'gold' && !ruined ? (['gold'] as const) : []),
    ...(canal ? (['canal'] as const) : []),
    ...(kind !== 'sea' && !hasCentre(position, province) && !isRadioactive(position, id) ? (['food'] as const) : []),
    ...((missiles?.ICBM ?? 0) > 0 ? (['ICBM'] as const) : []),
    ...((missiles?.ABM ?? 0) > 0 ? (['ABM'] as const) : []),
  ];
};
