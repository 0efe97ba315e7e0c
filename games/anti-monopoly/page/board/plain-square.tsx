import type { TitleId } from '#games/anti-monopoly/types.ts';
import { holdingOf } from '../facts.ts';
import type { Box } from '#web/svg/box.ts';
import { isUpright, sideOf } from '../geometry.ts';
import { brokenName } from '../names.ts';
import { CampCards, CompanyDrawing, isCompany } from '../pieces/signs.tsx';
import { titleNameOf } from '../titles.ts';
import type { BoardScene } from './scene.ts';
import { Foot } from './street-square.tsx';

interface PlainProps {
  readonly scene: BoardScene;
  readonly square: number;
  readonly box: Box;
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Lines = ({ lines, x, y, size }: LinesProps) => (
  <>
    {lines.map((line, index) => (
      <text key={line} class="am-name" text-anchor="middle" font-size={size} x={x} y={y + index * (size + 1)}>
        {line}
      </text>
    ))}
  </>
);

/** Transport companies and public utilities: their sign, their name, the foot of a title. */
export const CompanySquare = ({ scene, square, box, title }: PlainProps & { readonly title: TitleId }) => {
  if (!isCompany(title)) return null;
  const upright = isUpright(sideOf(square));
  const short = scene.density === 'short';
  const name = titleNameOf(scene.view, title, scene.speech);
  const lines = short ? [] : brokenName(name, upright ? 11 : 13);
  const { x, y, width, height } = box;
  const sign = upright ? { x: x + width / 2, y: y + (short ? 46 : 38) } : { x: x + (short ? 61 : 27), y: y + (short ? 24 : height / 2) };
  return (
    <>
      {holdingOf(scene.view, title).mortgaged && <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} fill={scene.hatch} />}
      <g transform={`translate(${sign.x} ${sign.y}) scale(${short ? 1.45 : 1.15})`}>
        <CompanyDrawing company={title} />
      </g>
      <Lines lines={lines} x={upright ? x + width / 2 : x + 82} y={y + (upright ? (lines.length > 1 ? 71 : 76) : 19)} size={11.6} />
      <Foot scene={scene} title={title} x={upright ? x + width / 2 : x + (short ? 61 : 80)} y={y + height - (upright ? 10 : 9)} />
    </>
  );
};

export const CardSquare = ({ scene, square, box }: PlainProps) => {
  const upright = isUpright(sideOf(square));
  const short = scene.density === 'short';
  const { x, y, width, height } = box;
  return (
    <>
      <g transform={`translate(${x + width / 2} ${y + height / 2 - (upright ? 14 : short ? 0 : 7)}) scale(${short ? 1.8 : upright ? 1.5 : 1.35})`}>
        <CampCards />
      </g>
      {!short && (
        <text class="am-price am-narrow" text-anchor="middle" font-size="11" x={x + width / 2} y={y + height - (upright ? 14 : 7)}>
          {scene.speech.words('campCard')}
        </text>
      )}
    </>
  );
};

/** The two taxes: what to pay in wax. */
export const TaxSquare = ({ scene, square, box, name, sum }: PlainProps & { readonly name: string; readonly sum: string }) => {
  const upright = isUpright(sideOf(square));
  const short = scene.density === 'short';
  const { x, y, width, height } = box;
  return (
    <>
      <Lines lines={brokenName(name, upright ? 11 : 16)} x={x + width / 2} y={y + (upright ? 32 : short ? 20 : 24)} size={short ? 13 : 11.8} />
      <text class="am-tax" text-anchor="middle" font-size={short ? 14.5 : 13} x={x + width / 2} y={y + height - (upright ? 18 : 10)}>
        {sum}
      </text>
    </>
  );
};
