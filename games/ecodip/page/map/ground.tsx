import type { Lang } from '#kernel/words.ts';
import { useMemo } from 'preact/hooks';
import { useLater } from '#web/kit/parts/hooks.ts';
import { spokenFacts } from './facts.ts';
import type { Box } from '#web/kit/svg/map/box.ts';
import { borderKind, Borders, type LineKind, TargetDots } from '#web/kit/svg/map/piece.tsx';
import { optionId } from '#web/kit/svg/map/use-provinces.ts';
import { type Border, borders, isSeenIn, nobodysLand, shapeOf } from './geometry.ts';
import { groundOf, isRadioactive, landOf } from './of-view.ts';
import type { Province } from '#games/ecodip/data/world.ts';
import type { MapPosition } from './types.ts';

/** EC-2.9.3, point 7: they touch for a few kilometres, and nobody passes. */
const BARRED: ReadonlySet<string> = new Set(['sib skg', 'skg sib', 'isr MRG', 'MRG isr']);

const isWater = (ground: string): boolean => ground === 'sea' || ground === 'edge' || ground === 'ice' || ground === 'water';

const lineKind = ({ sides: [left, right] }: Border, grounds: ReadonlyMap<string, string>): LineKind | null => {
  if (left === 'frame' || right === 'frame') return null;
  if (BARRED.has(`${left} ${right}`)) return 'line-barred';
  const [one, other] = [grounds.get(left) ?? left, grounds.get(right) ?? right];
  return borderKind(one, other, isWater);
};

/** Square units of the drawing: smaller islands get their line only when the map is close enough. */
const ISLET = 14;
const isIslet = ({ islet }: Border): boolean => islet !== null && islet < ISLET;

/** The lines of islands that are at least a few pixels large; below that they would be specks of ink. */
export const Islets = ({ closeness }: { readonly closeness: number }) => (
  <path
    d={borders
      .filter((border) => isIslet(border) && (border.islet ?? 0) * closeness ** 2 >= ISLET)
      .map(({ path }) => path)
      .join('')}
    class="line-coast"
  />
);

/** They follow owners alone: whether a sea is frozen is no matter of its coasts. */
export const Lines = ({ position }: { readonly position: MapPosition }) => {
  const grounds = new Map(position.provinces.map((province) => [province.id, groundOf(position, province)]));
  return (
    <g class="lines steady" aria-hidden="true">
      <path d={nobodysLand} class="ground land-nobody" fill-rule="evenodd" />
      <Borders of={borders} kind={(border) => (isIslet(border) ? null : lineKind(border, grounds))} />
    </g>
  );
};

interface GroundProps {
  readonly position: MapPosition;
  /** Only what can be seen in it is drawn. */
  readonly box: Box;
  /** Plates repeat the map: only the map itself speaks. */
  readonly speaks: boolean;
  readonly chosen: string | null;
  readonly targets: ReadonlySet<string>;
  readonly lang: Lang;
}

/** What the provinces are called for those who do not see them; a frame later than their colours, for all that is true of them takes time to say. */
const useSpoken = (props: GroundProps): ReadonlyMap<string, string> => {
  const told = useLater(props);
  return useMemo(() => {
    const { speaks, position, targets, lang } = told;
    const words = (province: Province): string => `${province.name[lang]}, ${province.id}, ${spokenFacts(position, province, targets, lang)}`;
    return new Map(speaks ? position.provinces.map((province) => [province.id, words(province)]) : []);
  }, [told]);
};

/** The coloured provinces. What is pointed at is told by `data-province`. */
export const Ground = (props: GroundProps) => {
  const { position, box, speaks, chosen } = props;
  const spoken = useSpoken(props);
  // Units come and go: the ground under them stays.
  return useMemo(
    () => (
      <g>
        {position.provinces
          .filter(({ id }) => isSeenIn(id, box))
          .map((province) => {
            const { id } = province;
            return (
              <path
                key={id}
                d={shapeOf(id)}
                fill-rule="evenodd"
                class={`province ground ${landOf(position, province)}`}
                data-province={id}
                data-explain={`province ${id}`}
                {...(speaks ? { id: optionId(id), role: 'option' as const, 'aria-selected': chosen === id, 'aria-label': spoken.get(id) } : {})}
              />
            );
          })}
      </g>
    ),
    [position.provinces, position.owners, position.frozen, position.powers, box, speaks, chosen, spoken],
  );
};

/** Right-leaning bars: radioactive. Left-leaning hairlines: ice. */
export const Hatches = ({ position, box, patterns }: { readonly position: MapPosition; readonly box: Box; readonly patterns: string }) => (
  <g aria-hidden="true">
    {position.provinces
      .filter(({ id }) => isSeenIn(id, box))
      .flatMap((province) => {
        const ice = groundOf(position, province) === 'ice';
        if (!ice && !isRadioactive(position, province.id)) return [];
        const hatch = isRadioactive(position, province.id) ? 'radioactive' : 'ice';
        return [<path key={province.id} d={shapeOf(province.id)} fill-rule="evenodd" fill={`url(#${patterns}-${hatch})`} />];
      })}
  </g>
);

/** The hatches keep their size on the screen, whatever the enlargement. */
export const Patterns = ({ name, pen }: { readonly name: string; readonly pen: number }) => (
  <defs>
    <pattern id={`${name}-radioactive`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform={`scale(${pen.toFixed(4)}) rotate(45)`}>
      <rect width="8" height="8" fill="#F2C500" opacity=".55" />
      <path d="M0 2H8" stroke="#1F1913" stroke-width="2.6" />
    </pattern>
    <pattern id={`${name}-ice`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform={`scale(${pen.toFixed(4)}) rotate(-45)`}>
      <path d="M0 1.5H7" stroke="var(--ec-coast)" stroke-width="1.1" />
    </pattern>
    <TargetDots id={`${name}-target`} scale={pen} />
  </defs>
);
