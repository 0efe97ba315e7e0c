import type { Unit } from '#diplomacy/types.ts';
import { PieceIcon as Icon, type PieceLook } from '../../../kit/svg/map/piece.tsx';
import { colourOf, tagOf } from '../powers.ts';

type Shown = Pick<Unit, 'power' | 'type' | 'force'>;

export const pieceLook = ({ power, type, force }: Shown): PieceLook => ({ ...colourOf(power), type, force, letters: tagOf(power) });

/** A unit in a line of text. */
export const PieceIcon = ({ unit, size = 26 }: { readonly unit: Shown; readonly size?: number }) => <Icon look={pieceLook(unit)} size={size} />;
