import { CHOKED_MISSIONS, PARALYSED_MISSIONS } from '#games/mull-money/data.ts';
import { isActive } from '#games/mull-money/rules/facts.ts';
import { wasteBoard, zoneAt } from '#games/mull-money/rules/waste.ts';
import type { Disaster, View } from '#games/mull-money/types.ts';
import { range } from '#kernel/collections.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { Brass } from '#web/kit/svg/brass.tsx';
import { Press } from '#web/kit/svg/press.tsx';
import { Mark } from '#web/kit/svg/seat-mark.tsx';
import { type BoardShape, placeOf, shapeOf, wasteOutlook } from '../count.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { timed } from '#web/shell/motion.ts';
import { Drum, Hatches, useHatches, ZONE_FIELD } from '../pieces/pieces.tsx';
import type { Speech } from '../speech.ts';
import { type BoardScene, TargetRing } from './scene.tsx';

interface PathProps {
  readonly scene: BoardScene;
  readonly area: Box;
}

const START = 26;

const fieldBox = (area: Box, shape: BoardShape, field: number): Box => {
  const width = (area.width - START) / shape.columns;
  const height = area.height / shape.bands;
  if (field === 0) return { x: area.x, y: area.y + area.height - height, width: START, height };
  const { column, band } = placeOf(field, shape);
  return { x: area.x + START + column * width, y: area.y + area.height - (band + 1) * height, width, height };
};

const centre = ({ x, y, width, height }: Box): { readonly x: number; readonly y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** Which way the path goes on at the end of each band. */
const turns = (area: Box, shape: BoardShape): string =>
  range(shape.bands - 1)
    .map((band) => {
      const from = centre(fieldBox(area, shape, (band + 1) * shape.columns));
      const to = centre(fieldBox(area, shape, (band + 1) * shape.columns + 1));
      return `M${from.x} ${from.y}V${to.y}`;
    })
    .join('');

/** MM-2.10.2: the snake of fields, from the lower left upwards. */
const Path = ({ scene, area }: PathProps) => {
  const { view, speech, motion } = scene;
  const hatches = useHatches();
  const board = wasteBoard(view);
  const shape = shapeOf(board, view.table.players.length);
  const marker = centre(fieldBox(area, shape, view.table.commonWaste));
  const size = Math.min(fieldBox(area, shape, 1).height, fieldBox(area, shape, 1).width);
  const labelled = Math.max(1, Math.round(shape.columns / 2));
  return (
    <>
      <circle cx={area.x + START / 2} cy={fieldBox(area, shape, 0).y + fieldBox(area, shape, 0).height / 2} r={Math.min(11, size / 2)} class="mm-start" />
      {range(board.max).map((index) => {
        const field = index + 1;
        const box = fieldBox(area, shape, field);
        const zone = zoneAt(board, field);
        return (
          <g key={field}>
            <rect {...box} fill={ZONE_FIELD[zone]} stroke="var(--board-line)" stroke-width=".8" />
            {zone !== 'green' && <rect {...box} fill={hatches[zone]} />}
            {(field % labelled === 0 || field === board.max) && (
              <text class="mm-path-number" x={box.x + 3} y={box.y + 9.5}>
                {field}
              </text>
            )}
          </g>
        );
      })}
      <path class="mm-path-turns" d={turns(area, shape)} />
      <Ghosts scene={scene} area={area} shape={shape} />
      <g class="mm-moving" style={{ transform: `translate(${marker.x}px, ${marker.y}px)`, ...timed(motion.waste) }}>
        <circle r={size * 0.48} class="mm-marker-ring" />
        <Drum x={0} y={size * 0.36} width={size * 0.56} height={size * 0.72} />
      </g>
      {[...scene.targets.fields].map(([field, offer]) => {
        const box = fieldBox(area, shape, field);
        return (
          <Press
            key={field}
            label={`${speech.sentence(offer.label)}, ${speech.words('common.fieldAt', { field })}`}
            box={box}
            class="mm-target"
            onPress={() => scene.take(offer)}
          >
            <TargetRing box={box} inset={0} />
          </Press>
        );
      })}
    </>
  );
};

/** Where each company's next production would bring the marker. */
const Ghosts = ({ scene, area, shape }: PathProps & { readonly shape: BoardShape }) => {
  const { view, speech } = scene;
  const seats = range(view.table.players.length).filter((seat) => isActive(view, seat) && wasteOutlook(view, seat).hasRoom);
  return (
    <>
      {seats.map((seat) => {
        const { next } = wasteOutlook(view, seat);
        const together = seats.filter((other) => wasteOutlook(view, other).next === next);
        const { x, y } = centre(fieldBox(area, shape, next));
        const shift = (together.indexOf(seat) - (together.length - 1) / 2) * 9;
        return (
          <g key={seat} opacity=".92" data-consequence>
            <title>{speech.words('common.nextOf', { name: speech.name(seat), place: next })}</title>
            <Mark seat={seat} x={x + shift} y={y + 2} size={10} edgeWidth={1} />
          </g>
        );
      })}
    </>
  );
};

export interface DisasterSign {
  readonly kind: Disaster;
  readonly label: string;
  readonly figure: string;
  /** One step away. */
  readonly near: boolean;
}

/** MM-13.10: how near each kind of disaster is that is switched on. */
const disasterSigns = ({ options, table }: View, { words }: Speech): readonly DisasterSign[] => {
  const signs: readonly DisasterSign[] = [
    {
      kind: 'choked',
      label: words('common.choked'),
      figure: words('common.outOf', { count: table.missionsChoked, most: CHOKED_MISSIONS }),
      near: table.missionsChoked > 0,
    },
    {
      kind: 'paralysis',
      label: words('common.paralysis'),
      figure: words('common.outOf', { count: table.missionsParalysed, most: PARALYSED_MISSIONS }),
      near: table.missionsParalysed > 0,
    },
    {
      kind: 'endless',
      label: words('common.endless'),
      figure: words('common.outOf', { count: table.mission, most: options.missionLimit }),
      near: table.mission >= options.missionLimit - 3,
    },
  ];
  return signs.filter(({ kind }) => options.disaster.includes(kind) && (kind !== 'endless' || options.missionLimit > 0));
};

/** The common waste board, framed, with the signs of disaster beside the path. */
export const CommonWaste = ({ scene, wide }: { readonly scene: BoardScene; readonly wide: boolean }) => {
  const { view, speech } = scene;
  const { words, term } = speech;
  const board = wasteBoard(view);
  const { commonWaste } = view.table;
  const zone = term(zoneAt(board, commonWaste));
  const width = wide ? 290 : 364;
  const height = wide ? 266 : 176;
  const frame = wide ? 9 : 5;
  const area = wide ? { x: 4, y: 34, width: 278, height: 184 } : { x: 6, y: 6, width: 236, height: 164 };
  const signs = disasterSigns(view, speech);
  return (
    <svg
      class="mm-common"
      data-explain="common"
      viewBox={`${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`}
      role={scene.targets.fields.size > 0 ? 'group' : 'img'}
      aria-label={`${words('common.label', { place: commonWaste, max: board.max, zone })} ${signs.map(({ label, figure }) => `${label} ${figure}`).join(', ')}`}
    >
      <Brass>
        <Hatches>
          <BoardFrame width={width} height={height} margin={frame} corner={0}>
            {wide && (
              <>
                <text class="bes mm-board-title" x="10" y="23">
                  {words('common.title')}
                </text>
                <text class="mm-board-lead" x={width - 8} y="23" text-anchor="end">
                  {`${commonWaste} · ${words('zone', { zone })}`}
                </text>
              </>
            )}
            <Path scene={scene} area={area} />
            <g transform={wide ? 'translate(10 238)' : 'translate(252 20)'}>
              {!wide && (
                <>
                  <text class="mm-common-now" y="4">
                    {commonWaste}
                  </text>
                  <text class="mm-board-lead" y="20">
                    {words('zone', { zone })}
                  </text>
                </>
              )}
              {signs.map(({ kind, label, figure, near }, index) => (
                <g key={kind} data-explain="disaster" transform={wide ? `translate(${index * 66} 0)` : `translate(0 ${42 + index * 36})`}>
                  <text class="mm-sign-label">{label}</text>
                  <text class={near ? 'mm-sign-figure mm-near' : 'mm-sign-figure'} y="16">
                    {figure}
                  </text>
                </g>
              ))}
            </g>
          </BoardFrame>
        </Hatches>
      </Brass>
    </svg>
  );
};
