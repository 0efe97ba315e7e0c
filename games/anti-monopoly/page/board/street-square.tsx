import type { Role, TitleId } from '#games/anti-monopoly/types.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { Mark } from '#web/kit/svg/seats.tsx';
import { campOf, cityColour, holdingOf, isHotel, priceOf } from '../facts.ts';
import { along, isUpright, middle, sideOf, streetParts } from '../geometry.ts';
import { brokenName, cityNameOf, shortCost, streetNameOf, tagOf } from '../names.ts';
import { Hotel, House } from '../pieces/pieces.tsx';
import { useScene } from '../scene.ts';
import { usePlate } from './plate.ts';

export interface TitleProps {
  readonly title: TitleId;
  readonly square: number;
}

/** Mean width of a letter of Archivo at 84 %, in parts of its size; the band is 69 units long. */
const LETTER = 0.53;
const BAND_ROOM = 65;

/** The same in names, which are set narrower. */
const NARROW_LETTER = 0.48;

/** Text that every street repeats may run along its side; names and figures never do. */
const Along = ({ box, upright, words, most }: { readonly box: Box; readonly upright: boolean; readonly words: string; readonly most: number }) => {
  const { x, y } = middle(box);
  const size = Math.min(most, BAND_ROOM / (LETTER * words.length));
  return (
    <text
      class="am-city"
      text-anchor="middle"
      font-size={size}
      transform={upright ? `translate(${x} ${y + size * 0.36})` : `translate(${x + size * 0.36} ${y}) rotate(-90)`}
    >
      {words}
    </text>
  );
};

interface PlaceProps {
  readonly box: Box;
  readonly upright: boolean;
  readonly camp: Role;
  readonly level: number;
  readonly hotel: boolean;
  readonly short: boolean;
}

/** Houses side by side, or the hotel; where squares are small, larger ones. */
const Buildings = ({ box, upright, camp, level, hotel, short }: PlaceProps) => {
  const scale = short ? 1.4 : camp === 'C' ? 1.15 : 1;
  if (hotel) return <Hotel camp={camp} {...middle(box)} scale={short ? 1.3 : 1.1} />;
  const gap = Math.min((upright ? box.width : box.height) / level, short ? 15 : 13);
  return (
    <>
      {Array.from({ length: level }, (_, index) => (
        <House key={index} camp={camp} {...along(box, upright, index, level, gap)} scale={scale} />
      ))}
    </>
  );
};

/** By density: the size of names, and letters of a line, of an upright square and of one on a side. */
const FULL = { size: 11.6, most: [11, 13] } as const;
const SMALL = { size: 14, most: [10, 12] } as const;

const Name = ({ title, field, upright }: { readonly title: TitleId; readonly field: Box; readonly upright: boolean }) => {
  const scene = useScene();
  const { density, named } = usePlate();
  const x = field.x + field.width / 2;
  if (!named) {
    return (
      <text class="am-tag" text-anchor="middle" font-size="16" x={x} y={field.y + (upright ? 25 : 24)}>
        {tagOf(scene, title)}
      </text>
    );
  }
  const { size: usual, most } = density === 'full' ? FULL : SMALL;
  const lines = brokenName(streetNameOf(scene, title), most[upright ? 0 : 1]);
  const size = Math.min(usual, (field.width - 4) / (NARROW_LETTER * Math.max(...lines.map((line) => line.length))));
  return (
    <>
      {lines.map((line, index) => (
        <text key={line} class="am-name" text-anchor="middle" font-size={size} x={x} y={field.y + (upright ? 17 : 15) + index * (size + 0.9)}>
          {line}
        </text>
      ))}
    </>
  );
};

/** The foot: free, its price; owned, the owner's mark and what stopping costs now; mortgaged, said so. */
export const Foot = ({ title, x, y }: { readonly title: TitleId; readonly x: number; readonly y: number }) => {
  const scene = useScene();
  const { owner, mortgaged } = holdingOf(scene.view, title);
  const short = usePlate().density === 'short';
  const size = short ? 16.5 : 13;
  if (owner === null) {
    return (
      <text class="am-price" text-anchor="middle" font-size={size - 0.5} x={x} y={y}>
        {scene.money(priceOf(title))}
      </text>
    );
  }
  return (
    <>
      <Mark seat={owner} x={x - (short ? 19 : 17)} y={y - size * 0.33} size={short ? 19 : 17} />
      <text class={mortgaged ? 'am-price' : 'am-rent'} text-anchor="middle" font-size={size} x={x + 9} y={y}>
        {shortCost(scene, title)}
      </text>
    </>
  );
};

/** The band of the city and, in a shade of it, the place marked M. */
export const Bands = ({ title, band, strip }: { readonly title: TitleId; readonly band: Box; readonly strip: Box }) => (
  <>
    <rect {...band} fill={cityColour(title)} class="am-line" />
    <rect {...strip} class="am-line" style={{ fill: `color-mix(in srgb, ${cityColour(title)} 30%, var(--board))` }} />
  </>
);

/** AM-13.1: owner, mortgage mark, and the two building places: the city's band for C, the place marked M for M. */
export const StreetSquare = ({ title, square }: TitleProps) => {
  const scene = useScene();
  const { view } = scene;
  const { layout, density, hatch } = usePlate();
  const upright = isUpright(sideOf(square));
  const { band, strip, field } = streetParts(layout, square);
  const { owner, mortgaged, level } = holdingOf(view, title);
  const camp = owner === null ? null : campOf(view, owner);
  const short = density === 'short';
  const place = { upright, level, hotel: isHotel(view, title), short };
  return (
    <>
      <Bands title={title} band={band} strip={strip} />
      {mortgaged && <rect x={field.x + 1} y={field.y + 1} width={field.width - 2} height={field.height - 2} fill={hatch} />}
      {camp === 'C' && level > 0 ? (
        <Buildings {...place} box={band} camp="C" />
      ) : (
        <Along box={band} upright={upright} words={cityNameOf(scene, title)} most={short ? 12.5 : 11.5} />
      )}
      {camp === 'M' && level > 0 ? (
        <Buildings {...place} box={strip} camp="M" />
      ) : (
        <text class="am-m" text-anchor="middle" font-size={short ? 13 : 10.5} x={middle(strip).x} y={middle(strip).y + (short ? 4.6 : 3.7)}>
          M
        </text>
      )}
      <Name title={title} field={field} upright={upright} />
      <Foot title={title} x={field.x + field.width / 2} y={field.y + field.height - 9} />
    </>
  );
};
