import { DUMP } from '#games/mull-money/data.ts';
import { zoneAt } from '#games/mull-money/rules/waste.ts';
import { type Zone, ZONES } from '#games/mull-money/types.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { useRef } from 'preact/hooks';
import { wasteOutlook } from '../count.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { fieldBox } from '../geometry.ts';
import { Drum, Lettering, useHatches, ZONE_BAR, ZONE_FIELD } from '../pieces/pieces.tsx';
import { Target, useCloth, useScene } from '../scene.tsx';

const FIELDS = range(DUMP.max + 1);
const BAR = 6;
const PER_DRUM = 40;

/** Where the waste of this factory stood when it was drawn last. */
const useFormerPlace = (seat: Seat, now: number): number => {
  const drawn = useRef({ seat, now, from: now });
  if (drawn.current.seat !== seat) drawn.current = { seat, now, from: now };
  else if (drawn.current.now !== now) drawn.current = { seat, now, from: drawn.current.now };
  return drawn.current.from;
};

/** The fields of a zone, as one box. */
const zoneBox = (row: Box, zone: Zone): Box => {
  const fields = FIELDS.filter((field) => zoneAt(DUMP, field) === zone);
  const first = fieldBox(row, FIELDS.length, fields[0] ?? 0);
  return { ...first, width: first.width * fields.length };
};

const Grounds = ({ row }: { readonly row: Box }) => {
  const hatches = useHatches();
  return (
    <>
      {ZONES.map((zone) => {
        const box = zoneBox(row, zone);
        return (
          <g key={zone}>
            <rect {...box} fill={ZONE_FIELD[zone]} />
            {zone !== 'green' && <rect {...box} fill={hatches[zone]} />}
            <rect x={box.x} y={row.y + row.height} width={box.width} height={BAR} fill={ZONE_BAR[zone]} stroke="var(--board-line)" stroke-width=".8" />
          </g>
        );
      })}
      <path
        d={FIELDS.slice(1)
          .map((field) => `M${fieldBox(row, FIELDS.length, field).x} ${row.y}v${row.height}`)
          .join('')}
        stroke="var(--board-line)"
        stroke-width=".8"
      />
      <rect {...row} fill="none" stroke="var(--board-line)" stroke-width=".8" />
    </>
  );
};

/** MM-2.4: seventeen places in a row over a bar in the colours of the zones, drums standing; ghosts show where the next production would bring it. */
export const Dump = ({ row }: { readonly row: Box }) => {
  const { view, words, you } = useScene();
  const { shown, motion, wide } = useCloth();
  const { now, next } = wasteOutlook(view, shown);
  const from = useFormerPlace(shown, now);
  const field = (place: number): Box => fieldBox(row, FIELDS.length, place);
  const width = Math.min(field(0).width * 0.62, 20);
  const height = wide ? row.height * 0.56 : 19;
  return (
    <g data-explain={`dump ${shown}`}>
      <Grounds row={row} />
      {FIELDS.slice(1).map((place) => {
        const box = field(place);
        const standing = place <= now;
        if (!standing && place > next) return null;
        const arrives = standing && place > from && motion.waste !== null;
        return (
          <g
            key={standing ? `drum ${place}` : `ghost ${place}`}
            class={arrives ? 'mm-arriving' : ''}
            data-consequence={standing ? undefined : true}
            // Drums come one after the other.
            style={arrives ? { animationDelay: `${motion.waste.delay + (place - from) * PER_DRUM}ms` } : undefined}
          >
            <Drum x={box.x + box.width / 2} y={row.y + row.height - 4} width={width} height={height} ghost={!standing} />
          </g>
        );
      })}
      {FIELDS.map((place) => (
        <Lettering
          key={place}
          size={wide ? 3 : 1}
          weight={place === now ? 800 : 580}
          stretch={80}
          x={field(place).x + field(place).width / 2}
          y={row.y + (wide ? 13 : 12)}
          text-anchor="middle"
          words={place}
        />
      ))}
      {shown === you &&
        FIELDS.map((place) => <Target key={place} about={`field ${place}`} where={words('fieldAt', { field: place })} box={field(place)} inset={1} />)}
    </g>
  );
};
