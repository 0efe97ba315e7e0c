import { PieceIcon as Icon, type PieceLook } from '#web/svg/map/piece.tsx';
import { seatLook } from '#web/svg/seats.tsx';
import { lettersOf } from './powers.ts';
import type { MapPower, MapUnit } from './types.ts';

type Shown = Pick<MapUnit, 'type' | 'force'>;

export const pieceLook = ({ type, force }: Shown, { id, seat }: MapPower): PieceLook => {
  const { fill, ink } = seatLook(seat).colour;
  return { type, force, fill, ink, letters: lettersOf(id) };
};

/** A unit in a line of text. */
export const PieceIcon = ({ unit, power, size = 26 }: { readonly unit: Shown; readonly power: MapPower; readonly size?: number }) => (
  <Icon look={pieceLook(unit, power)} size={size} />
);
