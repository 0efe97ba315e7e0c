import { CHOKED_MISSIONS, PARALYSED_MISSIONS } from '#games/mull-money/data.ts';
import { isActive } from '#games/mull-money/rules/facts.ts';
import { wasteBoard, zoneAt } from '#games/mull-money/rules/waste.ts';
import { range } from '#kernel/collections.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { Brass } from '#web/kit/svg/brass.tsx';
import { Mark } from '#web/kit/svg/seats.tsx';
import { type BoardShape, placeOf, shapeOf, wasteOutlook } from '../count.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { timed } from '#web/shell/motion.ts';
import { Drum, Hatches, Lettering, useHatches, ZONE_FIELD } from '../pieces/pieces.tsx';
import { type Speech, Target, useCloth, useScene } from '../scene.tsx';

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
const Path = ({ area }: { readonly area: Box }) => {
  const { view, words } = useScene();
  const { motion } = useCloth();
  const hatches = useHatches();
  const board = wasteBoard(view);
  const shape = shapeOf(board, view.table.players.length);
  const marker = centre(fieldBox(area, shape, view.table.commonWaste));
  const size = Math.min(fieldBox(area, shape, 1).height, fieldBox(area, shape, 1).width);
  const labelled = Math.max(1, Math.round(shape.columns / 2));
  const fields = range(board.max).map((index) => index + 1);
  return (
    <>
      <circle
        cx={area.x + START / 2}
        cy={centre(fieldBox(area, shape, 0)).y}
        r={Math.min(11, size / 2)}
        fill="var(--sheet)"
        stroke="var(--board-line)"
        stroke-dasharray="3 2"
      />
      {fields.map((field) => {
        const box = fieldBox(area, shape, field);
        const zone = zoneAt(board, field);
        return (
          <g key={field}>
            <rect {...box} fill={ZONE_FIELD[zone]} stroke="var(--board-line)" stroke-width=".8" />
            {zone !== 'green' && <rect {...box} fill={hatches[zone]} />}
            {(field % labelled === 0 || field === board.max) && (
              <text class="mm-path-number" font-weight="580" font-stretch="80%" x={box.x + 3} y={box.y + 9.5}>
                {field}
              </text>
            )}
          </g>
        );
      })}
      <path stroke="var(--board-line)" stroke-width="2.4" opacity=".55" d={turns(area, shape)} />
      <Ghosts area={area} shape={shape} />
      <g class="mm-moving" style={{ transform: `translate(${marker.x}px, ${marker.y}px)`, ...timed(motion.waste) }}>
        <circle r={size * 0.48} fill="var(--brass-hi)" stroke="var(--bar-ink)" stroke-width="1.2" />
        <Drum x={0} y={size * 0.36} width={size * 0.56} height={size * 0.72} />
      </g>
      {[0, ...fields].map((field) => (
        <Target key={field} about={`field ${field}`} where={words('common.fieldAt', { field })} box={fieldBox(area, shape, field)} />
      ))}
    </>
  );
};

/** Where each company's next production would bring the marker. */
const Ghosts = ({ area, shape }: { readonly area: Box; readonly shape: BoardShape }) => {
  const { view, words, name } = useScene();
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
            <title>{words('common.nextOf', { name: name(seat), place: next })}</title>
            <Mark seat={seat} x={x + shift} y={y + 2} size={10} edgeWidth={1} />
          </g>
        );
      })}
    </>
  );
};

/** MM-13.10: how near each kind of disaster is that is switched on; near is one step away, and three missions before the last. */
const disasterSigns = ({ view: { options, table }, words }: Speech) => {
  const most = options.missionLimit;
  const signs = [
    { kind: 'choked', count: table.missionsChoked, most: CHOKED_MISSIONS, near: table.missionsChoked > 0 },
    { kind: 'paralysis', count: table.missionsParalysed, most: PARALYSED_MISSIONS, near: table.missionsParalysed > 0 },
    { kind: 'endless', count: table.mission, most, near: table.mission >= most - 3 },
  ] as const;
  return signs
    .filter(({ kind }) => options.disaster.includes(kind) && (kind !== 'endless' || most > 0))
    .map(({ kind, near, ...figures }) => ({ kind, near, label: words(`common.${kind}`), figure: words('common.outOf', figures) }));
};

/** The common waste board, framed, with the signs of disaster beside the path. */
export const CommonWaste = () => {
  const speech = useScene();
  const { view, words, term, offersAny } = speech;
  const { wide } = useCloth();
  const board = wasteBoard(view);
  const { commonWaste } = view.table;
  const zone = term(zoneAt(board, commonWaste));
  const width = wide ? 290 : 364;
  const height = wide ? 266 : 176;
  const frame = wide ? 9 : 5;
  const area = wide ? { x: 4, y: 34, width: 278, height: 184 } : { x: 6, y: 6, width: 236, height: 164 };
  const signs = disasterSigns(speech);
  return (
    <svg
      class={wide ? 'mm-drawing spill unselectable spans' : 'mm-drawing spill unselectable mm-inset'}
      data-explain="common"
      viewBox={`${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`}
      role={offersAny('field') ? 'group' : 'img'}
      aria-label={`${words('common.label', { place: commonWaste, max: board.max, zone })} ${signs.map(({ label, figure }) => `${label} ${figure}`).join(', ')}`}
    >
      <Brass>
        <Hatches>
          <BoardFrame width={width} height={height} margin={frame} corner={0}>
            {wide && (
              <>
                <Lettering size={6} bold besley x="10" y="23" words={words('common.title')} />
                <Lettering size={3} stretch={90} ink="quiet" x={width - 8} y="23" text-anchor="end" words={`${commonWaste} · ${words('zone', { zone })}`} />
              </>
            )}
            <Path area={area} />
            <g transform={wide ? 'translate(10 238)' : 'translate(252 20)'}>
              {!wide && (
                <>
                  <Lettering size={7} bold y="4" words={commonWaste} />
                  <Lettering size={3} stretch={90} ink="quiet" y="20" words={words('zone', { zone })} />
                </>
              )}
              {signs.map(({ kind, label, figure, near }, index) => (
                <g key={kind} data-explain="disaster" transform={wide ? `translate(${index * 66} 0)` : `translate(0 ${42 + index * 36})`}>
                  <Lettering size={2} stretch={90} ink="quiet" words={label} />
                  <Lettering size={3} bold stretch={90} ink={near ? 'wax' : undefined} y="16" words={figure} />
                </g>
              ))}
            </g>
          </BoardFrame>
        </Hatches>
      </Brass>
    </svg>
  );
};
