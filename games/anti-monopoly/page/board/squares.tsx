import type { Role, TitleId } from '#games/anti-monopoly/types.ts';
import { campOf, CITY_COLOUR, cityOf, holdingOf, isHotel, squareKind } from '../facts.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { isUpright, middle, sideOf, squareBox, SQUARES, streetParts } from '../geometry.ts';
import { brokenName, squareLabel, titleNameOf } from '../names.ts';
import { CampCards, CompanyDrawing, isCompany } from '../pieces/signs.tsx';
import type { BoardScene } from './scene.tsx';
import { Foot, StreetSquare } from './street-square.tsx';
import { ENVIRONMENT_TAX } from '#games/anti-monopoly/data.ts';
import { Mark } from '#web/kit/svg/seat-mark.tsx';
import { campFill, campInk } from '../pieces/pieces.tsx';
import { Circuit } from '#web/kit/svg/circuit.tsx';
import { FoundationCorner, GoCorner, StartCorner, TenCorner } from './corner-square.tsx';
import './squares.css';

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
const CompanySquare = ({ scene, square, box, title }: PlainProps & { readonly title: TitleId }) => {
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

const CardSquare = ({ scene, square, box }: PlainProps) => {
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
const TaxSquare = ({ scene, square, box, name, sum }: PlainProps & { readonly name: string; readonly sum: string }) => {
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

/** Houses as a figure: a white disc for a competitor, a black square for a monopolist; H for the hotel. */
const Level = ({ box, camp, words }: { readonly box: Box; readonly camp: Role; readonly words: string }) => {
  const { x, y } = middle(box);
  return (
    <g transform={`translate(${x} ${y})`} stroke={camp === 'C' ? '#1F1913' : '#FFFDF7'} stroke-width=".9">
      {camp === 'C' ? <circle r="7" fill={campFill(camp)} /> : <rect x="-6.600" y="-6.600" width="13.2" height="13.2" fill={campFill(camp)} />}
      <text y="3.600" stroke="none" text-anchor="middle" style={{ fill: campInk(camp), fontSize: '10px', fontWeight: 760 }}>
        {words}
      </text>
    </g>
  );
};

const Owner = ({
  scene,
  title,
  spot,
  size,
}: {
  readonly scene: BoardScene;
  readonly title: TitleId;
  readonly spot: { x: number; y: number };
  readonly size: number;
}) => {
  const { owner } = holdingOf(scene.view, title);
  return owner === null ? null : <Mark seat={owner} {...spot} size={size} edgeWidth={0.9} />;
};

const PhoneStreet = ({ scene, title, square }: { readonly scene: BoardScene; readonly title: TitleId; readonly square: number }) => {
  const { band, strip, field } = streetParts(scene.layout, square);
  const { owner, mortgaged, level } = holdingOf(scene.view, title);
  const camp = owner === null ? null : campOf(scene.view, owner);
  const colour = CITY_COLOUR[cityOf(title) ?? 'ROM'];
  return (
    <>
      <rect {...band} fill={colour} class="am-line" />
      <rect {...strip} class="am-strip" style={{ fill: `color-mix(in srgb, ${colour} 30%, var(--board))` }} />
      {mortgaged && <rect {...field} fill={scene.hatch} />}
      {camp !== null && level > 0 && <Level box={camp === 'C' ? band : strip} camp={camp} words={isHotel(scene.view, title) ? 'H' : `${level}`} />}
      <Owner scene={scene} title={title} spot={middle(field)} size={15} />
    </>
  );
};

const PhoneCompany = ({ scene, title, square }: { readonly scene: BoardScene; readonly title: TitleId; readonly square: number }) => {
  if (!isCompany(title)) return null;
  const box = squareBox(scene.layout, square);
  const upright = isUpright(sideOf(square));
  const { x, y } = middle(box);
  const inner = Math.floor(square / 10) < 1 || Math.floor(square / 10) === 3 ? -1 : 1;
  const shift = upright ? { x: 0, y: 13 * inner } : { x: 13 * inner, y: 0 };
  const { mortgaged } = holdingOf(scene.view, title);
  return (
    <>
      {mortgaged && <rect {...box} fill={scene.hatch} />}
      <g transform={`translate(${x + shift.x} ${y + shift.y}) scale(.72)`}>
        <CompanyDrawing company={title} />
      </g>
      <Owner scene={scene} title={title} spot={{ x: x - shift.x * 0.9, y: y - shift.y * 0.9 }} size={15} />
    </>
  );
};

/** A square of 29 px: band, owner's mark, houses as a figure. A press shows its title in the middle. */
const PhoneSquare = ({ scene, square }: { readonly scene: BoardScene; readonly square: number }) => {
  const kind = squareKind(square);
  const box = squareBox(scene.layout, square);
  const { x, y } = middle(box);
  if (kind.type === 'street') return <PhoneStreet scene={scene} title={kind.title} square={square} />;
  if (kind.type === 'transport' || kind.type === 'utility') return <PhoneCompany scene={scene} title={kind.title} square={square} />;
  if (kind.type === 'card') {
    return (
      <g transform={`translate(${x} ${y}) scale(.9)`}>
        <CampCards />
      </g>
    );
  }
  return (
    <text class="am-tax" text-anchor="middle" font-size="11" x={x} y={y + 4}>
      {kind.type === 'envTax' ? scene.speech.money(ENVIRONMENT_TAX) : '%'}
    </text>
  );
};

const Drawn = ({ scene, square }: { readonly scene: BoardScene; readonly square: number }) => {
  const box = squareBox(scene.layout, square);
  const kind = squareKind(square);
  const { words, money } = scene.speech;
  const parts = { scene, square, box };
  switch (kind.type) {
    case 'start':
      return <StartCorner scene={scene} box={box} />;
    case 'corner10':
      return <TenCorner scene={scene} box={box} />;
    case 'foundation':
      return <FoundationCorner scene={scene} box={box} />;
    case 'goDetention':
      return <GoCorner scene={scene} box={box} />;
    case 'street':
      return scene.density === 'phone' ? <PhoneSquare scene={scene} square={square} /> : <StreetSquare scene={scene} title={kind.title} square={square} />;
    case 'transport':
    case 'utility':
      return scene.density === 'phone' ? <PhoneSquare scene={scene} square={square} /> : <CompanySquare {...parts} title={kind.title} />;
    case 'card':
      return scene.density === 'phone' ? <PhoneSquare scene={scene} square={square} /> : <CardSquare {...parts} />;
    case 'incomeTax':
      return scene.density === 'phone' ? (
        <PhoneSquare scene={scene} square={square} />
      ) : (
        <TaxSquare {...parts} name={words('incomeTax')} sum={words('incomeTaxSum')} />
      );
    case 'envTax':
      return scene.density === 'phone' ? (
        <PhoneSquare scene={scene} square={square} />
      ) : (
        <TaxSquare {...parts} name={words('environmentTax')} sum={money(ENVIRONMENT_TAX)} />
      );
    default:
      return null;
  }
};

/** AM-13.1: the forty squares. */
export const Squares = ({ scene, onPress }: { readonly scene: BoardScene; readonly onPress: (square: number) => void }) => {
  const { view, layout, speech, targets, shown } = scene;
  return (
    <Circuit
      label={speech.words('circuit')}
      squares={SQUARES}
      boxOf={(square) => squareBox(layout, square)}
      labelOf={(square) => squareLabel(view, square, speech, targets.has(square))}
      classOf={(square) => `am-square${targets.has(square) ? ' am-target' : ''}`}
      targets={[...targets]}
      ring={layout.wide ? { ink: 8, brass: 4.5 } : { ink: 5, brass: 2.8 }}
      onPress={onPress}
      draw={(square) => (
        <>
          <rect {...squareBox(layout, square)} class="am-ground" />
          <Drawn scene={scene} square={square} />
          <rect {...squareBox(layout, square)} class="am-outline" />
        </>
      )}
    >
      {shown !== null && !targets.has(shown) && <ShownRing box={squareBox(layout, shown)} />}
    </Circuit>
  );
};

/** The square whose title lies in the middle. */
const ShownRing = ({ box }: { readonly box: Box }) => <rect class="am-shown" x={box.x + 1} y={box.y + 1} width={box.width - 2} height={box.height - 2} />;
