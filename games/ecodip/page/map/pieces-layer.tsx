import { type Box, contains, type Spot } from '#web/svg/map/box.ts';
import { Piece, SmallPiece } from '#web/svg/map/piece.tsx';
import { spotsAt } from './geometry.ts';
import type { Look } from './look.ts';
import { pieceLook } from './piece.tsx';
import { powerOf } from './powers.ts';
import type { MapPosition, MapUnit } from './types.ts';

interface PiecesProps {
  readonly position: MapPosition;
  readonly look: Look;
  readonly box: Box;
  readonly toPixels: (spot: Spot) => Spot;
  readonly elsewhere: readonly Box[];
  readonly chosen: string | null;
}

/** A unit driven out stands beside the one that came. */
const ASIDE = 15;

/** Units, in pixels of the sheet; one in a sea of both edges is seen at both. */
export const PiecesLayer = ({ position, look, box, toPixels, elsewhere, chosen }: PiecesProps) => {
  const drawn = (unit: MapUnit, isDislodged: boolean) =>
    spotsAt(unit.loc, unit.coast)
      .filter((spot) => contains(box, spot))
      .map((spot) => {
        const [x, y] = toPixels(spot);
        const drawing = pieceLook(unit, powerOf(position, unit.power));
        const isSmall = !look.hasLetters || elsewhere.some((part) => contains(part, spot));
        const key = `${unit.loc}${isDislodged ? '!' : ''}${Math.round(spot[0])}`;
        if (isSmall) return <SmallPiece key={key} look={drawing} at={[x, y]} scale={look.mark} />;
        const at: Spot = isDislodged ? [x + ASIDE * look.unit, y + ASIDE * look.unit] : [x, y];
        return (
          <g key={key} data-province={unit.loc} data-explain={`province ${unit.loc}`} class="piece-place">
            <Piece look={drawing} at={at} scale={look.unit} chosen={!isDislodged && chosen === unit.loc} dislodged={isDislodged} />
          </g>
        );
      });
  return (
    <g class="pieces" aria-hidden="true">
      {position.units.flatMap((unit) => drawn(unit, false))}
      {position.dislodged.flatMap((unit) => drawn(unit, true))}
    </g>
  );
};
