import { player } from '#games/mull-money/rules/facts.ts';
import { range } from '#kernel/collections.ts';
import type { Box } from '#web/svg/box.ts';
import { Cube } from '../pieces/cube.tsx';
import type { BoardScene } from './scene.ts';

const ROW = 20;
/** The figure and its caption take this much over the pieces. */
const FIGURE = 62;

/** MM-2.5: pieces in twos; missing ones as ghosts, with the number needed for the next production. */
export const Silo = ({ scene, box, wide }: { readonly scene: BoardScene; readonly box: Box; readonly wide: boolean }) => {
  const { words } = scene.speech;
  const { silo, materials } = player(scene.view, scene.shown);
  const { x, y, width, height } = box;
  const rows = Math.max(1, Math.floor((height - FIGURE) / ROW));
  const places = 2 * rows;
  const missing = Math.max(0, materials - silo);
  const ticks = range(Math.max(0, Math.floor((height - 20) / ROW))).map((index) => y + height - (index + 1) * ROW);
  const middle = x + width / 2;
  const shownRows = Math.min(rows, Math.ceil(Math.max(silo, materials) / 2));
  const figure = y + height - shownRows * ROW - (wide ? 22 : 20);
  return (
    <g data-explain={`silo ${scene.shown}`}>
      <text class="bes mm-silo-name" x={middle} y={y - (wide ? 16 : 22)} text-anchor="middle">
        {words('silo')}
      </text>
      <path d={`M${x} ${y + 14}L${middle} ${y - 6}L${x + width} ${y + 14}Z`} fill="var(--roof)" stroke="var(--board-line)" stroke-width="1.3" />
      <rect x={x} y={y + 14} width={width} height={height - 14} fill="var(--sheet)" stroke="var(--board-line)" stroke-width="1.5" />
      <path d={ticks.map((tick) => `M${x} ${tick}h7M${x + width} ${tick}h-7`).join('')} stroke="var(--board-line)" />
      {range(Math.min(places, Math.max(silo, materials))).map((place) => (
        <Cube key={place} x={x + (width * ((place % 2) + 0.5)) / 2} y={y + height - 12 - Math.floor(place / 2) * ROW} ghost={place >= silo} />
      ))}
      <text class="mm-silo-count" x={middle} y={figure} text-anchor="middle">
        {silo}
      </text>
      <text class={missing > 0 ? 'mm-silo-need mm-missing' : 'mm-silo-need'} x={middle} y={figure + 14} text-anchor="middle">
        {words(wide ? 'needed' : 'atLeast', { count: materials })}
      </text>
    </g>
  );
};
