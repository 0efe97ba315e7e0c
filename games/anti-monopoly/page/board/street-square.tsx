import type { Role, TitleId } from '#games/anti-monopoly/types.ts';
import { Mark } from '#web/kit/svg/seat-mark.tsx';
import { CITY_COLOUR, campOf, cityOf, holdingOf, isHotel, priceOf } from '../facts.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { along, isUpright, middle, sideOf, streetParts } from '../geometry.ts';
import { brokenName, cityNameOf, shortCost, streetNameOf, tagOf } from '../names.ts';
import { Hotel, House } from '../pieces/pieces.tsx';
import type { BoardScene } from './scene.tsx';

interface StreetProps {
  readonly scene: BoardScene;
  readonly title: TitleId;
  readonly square: number;
}

/** Mean width of a letter of Archivo at 84 %, in parts of its size; the band is 69 units long. */
const LETTER = 0.53;
const BAND_ROOM = 65;

/** The same in names, which are set narrower. */
const NARROW_LETTER = 0.48;

const fittedSize = (words: string, size: number): number => Math.min(size, BAND_ROOM / (LETTER * words.length));

/** Text that every street repeats may run along its side; names and figures never do. */
const Along = ({ box, upright, words, size }: { readonly box: Box; readonly upright: boolean; readonly words: string; readonly size: number }) => {
  const { x, y } = middle(box);
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

/** Houses side by side, or the hotel; where squares are small, one house and the figure. */
const Buildings = ({ box, upright, camp, level, hotel, short }: PlaceProps) => {
  const scale = short ? 1.4 : camp === 'C' ? 1.15 : 1;
  if (hotel) return <Hotel camp={camp} {...middle(box)} scale={short ? 1.3 : 1.1} />;
  const gap = upright ? Math.min(box.width / level, short ? 15 : 13) : Math.min(box.height / level, short ? 15 : 13);
  return (
    <>
      {Array.from({ length: level }, (_, index) => (
        <House key={index} camp={camp} {...along(box, upright, index, level, gap)} scale={scale} />
      ))}
    </>
  );
};

interface Setting {
  readonly size: number;
  /** Letters of a line, of an upright square and of one on a side. */
  readonly most: readonly [number, number];
}

const FULL: Setting = { size: 11.6, most: [11, 13] };
const SMALL: Setting = { size: 14, most: [10, 12] };

const Name = ({ scene, title, field, upright }: { readonly scene: BoardScene; readonly title: TitleId; readonly field: Box; readonly upright: boolean }) => {
  const { view, speech, density, named } = scene;
  const x = field.x + field.width / 2;
  if (!named) {
    return (
      <text class="am-tag" text-anchor="middle" font-size="16" x={x} y={field.y + (upright ? 25 : 24)}>
        {tagOf(view, title, speech)}
      </text>
    );
  }
  const { size: usual, most } = density === 'full' ? FULL : SMALL;
  const lines = brokenName(streetNameOf(view, title, speech), most[upright ? 0 : 1]);
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
export const Foot = ({ scene, title, x, y }: { readonly scene: BoardScene; readonly title: TitleId; readonly x: number; readonly y: number }) => {
  const { view, speech, density } = scene;
  const { owner, mortgaged } = holdingOf(view, title);
  const size = density === 'short' ? 16.5 : 13;
  if (owner === null) {
    return (
      <text class="am-price" text-anchor="middle" font-size={size - 0.5} x={x} y={y}>
        {speech.money(priceOf(title))}
      </text>
    );
  }
  const mark = density === 'short' ? 19 : 17;
  return (
    <>
      <Mark seat={owner} x={x - (density === 'short' ? 19 : 17)} y={y - size * 0.33} size={mark} />
      <text class={mortgaged ? 'am-price' : 'am-rent'} text-anchor="middle" font-size={size} x={x + 9} y={y}>
        {shortCost(view, title, speech)}
      </text>
    </>
  );
};

/** AM-13.1: owner, mortgage mark, and the two building places: the city's band for C, the place marked M for M. */
export const StreetSquare = ({ scene, title, square }: StreetProps) => {
  const { view, layout, speech, density } = scene;
  const side = sideOf(square);
  const upright = isUpright(side);
  const { band, strip, field } = streetParts(layout, square);
  const { owner, mortgaged, level } = holdingOf(view, title);
  const camp = owner === null ? null : campOf(view, owner);
  const colour = CITY_COLOUR[cityOf(title) ?? 'ROM'];
  const hotel = isHotel(view, title);
  const short = density === 'short';
  const place = { upright, level, hotel, short };
  return (
    <>
      <rect {...band} fill={colour} class="am-line" />
      <rect {...strip} class="am-strip" style={{ fill: `color-mix(in srgb, ${colour} 30%, var(--board))` }} />
      {mortgaged && <rect x={field.x + 1} y={field.y + 1} width={field.width - 2} height={field.height - 2} fill={scene.hatch} />}
      {camp === 'C' && level > 0 ? (
        <Buildings {...place} box={band} camp="C" />
      ) : (
        <Along box={band} upright={upright} words={cityNameOf(view, title, speech)} size={fittedSize(cityNameOf(view, title, speech), short ? 12.5 : 11.5)} />
      )}
      {camp === 'M' && level > 0 ? (
        <Buildings {...place} box={strip} camp="M" />
      ) : (
        <text class="am-m" text-anchor="middle" font-size={short ? 13 : 10.5} x={middle(strip).x} y={middle(strip).y + (short ? 4.6 : 3.7)}>
          M
        </text>
      )}
      <Name scene={scene} title={title} field={field} upright={upright} />
      <Foot scene={scene} title={title} x={field.x + field.width / 2} y={field.y + field.height - 9} />
    </>
  );
};
