import { NOTE, NOTE_START, type PlacedName } from './name-places.ts';
import { landOf } from './position.ts';
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
                    class="note"
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
