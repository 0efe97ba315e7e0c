import { NOTE, NOTE_START, type PlacedName } from './name-places.ts';
import type { Box, Size, Spot } from '#web/kit/svg/map/box.ts';
import { landOf } from './of-view.ts';
import { Sign } from './signs.tsx';
import type { MapPosition } from './types.ts';

interface NamesProps {
  readonly names: readonly PlacedName[];
  readonly position: MapPosition;
  readonly targets: ReadonlySet<string>;
  readonly letters: number;
}

const nameClass = ({ province, text }: PlacedName): string => {
  if (text !== province.id) return 'name of-ruin';
  if (province.kind === 'sea') return 'name of-sea';
  return province.centre ? 'name of-centre' : 'name';
};

/** Names and signs, in pixels of the sheet; the halo of a name has the colour of the ground it stands on. */
export const NamesLayer = ({ names, position, targets, letters }: NamesProps) => {
  const lands = new Map(position.provinces.map((province) => [province.id, targets.has(province.id) ? 'land-target' : landOf(position, province)]));
  return (
    <g class="names" aria-hidden="true">
      {names.map((name) => {
        const { province, text, at, signs } = name;
        return (
          <g key={`${province.id}${Math.round(at[0])}`} class={lands.get(name.ground)}>
            {text !== '' && (
              <text
                x={at[0].toFixed(1)}
                y={at[1].toFixed(1)}
                class={nameClass(name)}
                style={{ fontSize: `${letters.toFixed(2)}px`, strokeWidth: `${(letters * 0.26).toFixed(2)}px` }}
              >
                {text}
              </text>
            )}
            {signs.map((sign) => (
              <g key={sign.name}>
                <Sign name={sign.name} at={sign.at} scale={sign.scale} />
                {sign.note !== '' && (
                  <text
                    x={sign.at[0] + sign.scale * NOTE_START}
                    y={sign.at[1] + letters * 0.34}
                    class="name note"
                    style={{ fontSize: `${(letters * NOTE).toFixed(2)}px` }}
                  >
                    {sign.note}
                  </text>
                )}
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
};

/** How large signs are on the screen, by how much the map is enlarged. */
export interface Look {
  /** Pixels of a name. */
  readonly letters: number;
  /** How large a unit is drawn; its block is 20 × 17. */
  readonly unit: number;
  /** How large a unit without letters is drawn; it is 6 × 6. */
  readonly mark: number;
  /** How large a sign is drawn; its box is 10 × 10. */
  readonly sign: number;
  /** Units have room for their letters. */
  readonly hasLetters: boolean;
  /** Names have room. */
  readonly hasNames: boolean;
  /** A province without a centre is food: the ear is drawn only where there is room for it. */
  readonly hasFood: boolean;
  /** Dense parts have no room for units and names: they are read on their plates. */
  readonly isTooFarForDense: boolean;
}

/** What all that lies on a sheet is given. */
export interface Layer {
  readonly position: MapPosition;
  readonly look: Look;
  /** In pixels. */
  readonly size: Size;
  /** The part of the drawing that is seen. */
  readonly box: Box;
  /** From the drawing to the pixels of the sheet. */
  readonly toPixels: (spot: Spot) => Spot;
  /** Parts that are read elsewhere. */
  readonly elsewhere: readonly Box[];
}

const between = (from: number, to: number, share: number): number => from + (to - from) * Math.min(1, Math.max(0, share));

/** `closeness` is pixels per unit of the drawing: about 1 for the world on a wide screen, 3 and more on plates. */
export const lookOf = (closeness: number): Look => ({
  letters: between(10, 11.6, (closeness - 1.1) / 1.1) + between(0, 1.4, (closeness - 3.4) / 1.4),
  unit: between(0.56, 0.68, (closeness - 0.7) / 0.3) + between(0, 0.24, (closeness - 1.1) / 1.2) + between(0, 0.13, (closeness - 3.4) / 1.4),
  mark: between(0.6, 1, (closeness - 0.3) / 0.4),
  sign: between(0.76, 1, (closeness - 1.1) / 1.1) + between(0, 0.15, (closeness - 3.4) / 1.4),
  hasLetters: closeness >= 0.72,
  hasNames: closeness >= 0.72,
  hasFood: closeness >= 1.8,
  isTooFarForDense: closeness <= 1.7,
});
