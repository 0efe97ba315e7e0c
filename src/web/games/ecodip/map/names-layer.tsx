import { groundOf } from './position.ts';
import type { PlacedName } from './name-places.ts';
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

/** Names and signs, in pixels of the sheet. */
export const NamesLayer = ({ names, position, targets, letters }: NamesProps) => (
  <g class="names" aria-hidden="true">
    {names.map((name) => {
      const { province, text, at, signs } = name;
      const ground = targets.has(province.id) ? 'target' : groundOf(position, province);
      return (
        <g key={`${province.id}${Math.round(at[0])}`} class={`on-${ground}`}>
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
              {sign.count > 1 && (
                <text x={sign.at[0] + sign.scale * 5.4} y={sign.at[1] + letters * 0.34} class="count" style={{ fontSize: `${(letters * 0.9).toFixed(2)}px` }}>
                  {sign.count}
                </text>
              )}
            </g>
          ))}
        </g>
      );
    })}
  </g>
);
