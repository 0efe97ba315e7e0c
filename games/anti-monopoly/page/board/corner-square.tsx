import { START_BONUS } from '#games/anti-monopoly/data.ts';
import { competitorBonus } from '#games/anti-monopoly/rules/rent.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { useBrass } from '#web/kit/svg/brass.tsx';
import { tenZones } from '../geometry.ts';
import { BarredWindow, Temple } from '../pieces/signs.tsx';
import { type Told, useScene } from '../scene.ts';
import { usePlate } from './plate.ts';

interface CornerProps {
  readonly box: Box;
}

interface WordsProps {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly plain?: boolean;
}

const Words = ({ words, x, y, size, plain = false }: WordsProps) => (
  <text class={plain ? 'am-name' : 'am-title'} text-anchor="middle" font-size={size} x={x} y={y}>
    {words}
  </text>
);

const Ground = ({ box, fill, wide }: CornerProps & { readonly fill: string; readonly wide: boolean }) => {
  const inset = wide ? 7 : 3;
  return <rect x={box.x + inset} y={box.y + inset} width={box.width - 2 * inset} height={box.height - 2 * inset} class="am-line" style={{ fill }} />;
};

/** AM-6.15: with a handicap bonus the camps collect different sums. */
const startWords = ({ view, words, money }: Told): string => {
  const bonus = competitorBonus(view);
  return bonus === 0
    ? words('corner.startLine', { sum: money(START_BONUS) })
    : words('corner.startLines', { c: money(START_BONUS + bonus), m: money(START_BONUS) });
};

export const StartCorner = ({ box }: CornerProps) => {
  const scene = useScene();
  const { layout, density } = usePlate();
  const { cast } = useBrass();
  const { wide } = layout;
  const k = box.width / 122;
  const x = box.x + box.width / 2;
  return (
    <>
      <Ground box={box} fill="var(--ev-bg)" wide={wide} />
      <Words words={scene.words('corner.start')} x={x} y={box.y + (wide ? 40 : 22)} size={wide ? 22 : 12.5} />
      {wide && <Words words={startWords(scene)} x={x} y={box.y + 60} size={density === 'short' ? 14.5 : 13} plain />}
      <path
        d="M98 82H44V72L20 89L44 106V96H98Z"
        transform={`translate(${box.x} ${box.y + (wide ? 0 : -6)}) scale(${k})`}
        fill={cast}
        stroke="#5A4312"
        stroke-width="1.5"
      />
    </>
  );
};

/** AM-13.1: three zones. The bars are drawn above the pawns, elsewhere. */
export const TenCorner = ({ box }: CornerProps) => {
  const { words } = useScene();
  const { wide } = usePlate().layout;
  const { prison, war, tour } = tenZones(box);
  const size = wide ? 13 : 6.8;
  const centre = (zone: Box): number => zone.x + zone.width / 2;
  return (
    <>
      <rect {...prison} class="am-line" style={{ fill: 'var(--board-2)' }} />
      <rect {...war} class="am-line" style={{ fill: 'var(--bk-bg)' }} />
      <rect {...tour} class="am-line" style={{ fill: 'var(--board)' }} />
      {wide && (
        <>
          <rect x={prison.x} y={prison.y + prison.height - 18} width={prison.width} height="18" class="am-line" style={{ fill: 'var(--board)' }} />
          <Words words={words('corner.prison')} x={centre(prison)} y={prison.y + prison.height - 5} size={12.5} plain />
        </>
      )}
      <Words words={words('corner.warOne')} x={centre(war)} y={war.y + war.height * 0.42} size={size} plain />
      <Words words={words('corner.warTwo')} x={centre(war)} y={war.y + war.height * 0.42 + size * 1.15} size={size} plain />
      <Words words={words('corner.tourOne')} x={centre(tour)} y={tour.y + (wide ? 17 : 12)} size={wide ? 13.5 : 8} />
      {wide && <Words words={words('corner.tourTwo')} x={centre(tour)} y={tour.y + 32} size={13.5} />}
    </>
  );
};

export const Bars = ({ box, wide }: CornerProps & { readonly wide: boolean }) => {
  const { prison } = tenZones(box);
  const foot = prison.y + prison.height - (wide ? 18 : 0);
  return (
    <g stroke="var(--ink-2)" stroke-width={wide ? 2.8 : 1.5} pointer-events="none">
      {[0.1, 0.3, 0.5, 0.7, 0.9].map((share) => (
        <path key={share} d={`M${prison.x + prison.width * share} ${prison.y}V${foot}`} />
      ))}
    </g>
  );
};

export const FoundationCorner = ({ box }: CornerProps) => {
  const { words } = useScene();
  const { layout, density } = usePlate();
  const { wide } = layout;
  const x = box.x + box.width / 2;
  const short = density === 'short';
  return (
    <>
      <Ground box={box} fill="var(--bk-bg)" wide={wide} />
      {wide && <Words words={words('corner.foundation')} x={x} y={box.y + 32} size={17} />}
      {wide && !short && <Words words={words('corner.foundationTwo')} x={x} y={box.y + 48} size={13} plain />}
      <g transform={`translate(${x} ${box.y + (wide ? (short ? 62 : 72) : 28)}) scale(${wide ? 1 : 0.85})`}>
        <Temple />
      </g>
      {wide && !short && <Words words={words('corner.foundationC')} x={x} y={box.y + 99} size={9.6} plain />}
      {wide && <Words words={words('corner.foundationM')} x={x} y={box.y + (short ? 109 : 112)} size={short ? 13 : 11} plain />}
    </>
  );
};

export const GoCorner = ({ box }: CornerProps) => {
  const { words } = useScene();
  const { wide } = usePlate().layout;
  const x = box.x + box.width / 2;
  return (
    <>
      <Ground box={box} fill="var(--ev-bg)" wide={wide} />
      {wide && <Words words={words('corner.goPrison')} x={x} y={box.y + 34} size={12.5} />}
      <g transform={`translate(${x} ${box.y + (wide ? 60 : 27)}) scale(${wide ? 1 : 0.85})`}>
        <BarredWindow />
      </g>
      {wide && <Words words={words('corner.goWarOne')} x={x} y={box.y + 90} size={12.5} />}
      {wide && <Words words={words('corner.goWarTwo')} x={x} y={box.y + 105} size={12.5} />}
    </>
  );
};
