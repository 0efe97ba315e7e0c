import { ENVIRONMENT_TAX } from '#games/anti-monopoly/data.ts';
import type { Role, TitleId } from '#games/anti-monopoly/types.ts';
import type { Box, Spot } from '#web/kit/svg/box.ts';
import { Circuit } from '#web/kit/svg/circuit.tsx';
import { Mark } from '#web/kit/svg/seats.tsx';
import { campOf, holdingOf, isHotel, type SquareKind, squareKind } from '../facts.ts';
import { isUpright, middle, sideOf, squareBox, SQUARES, streetParts } from '../geometry.ts';
import { brokenName, squareLabel, titleNameOf } from '../names.ts';
import { campFill, campInk } from '../pieces/pieces.tsx';
import { CampCards, CompanyDrawing, isCompany } from '../pieces/signs.tsx';
import { useScene } from '../scene.ts';
import { FoundationCorner, GoCorner, StartCorner, TenCorner } from './corner-square.tsx';
import { usePlate } from './plate.ts';
import { Bands, Foot, StreetSquare, type TitleProps } from './street-square.tsx';

interface PlainProps {
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
const CompanySquare = ({ square, box, title }: PlainProps & { readonly title: TitleId }) => {
  const scene = useScene();
  const { density, hatch } = usePlate();
  if (!isCompany(title)) return null;
  const upright = isUpright(sideOf(square));
  const short = density === 'short';
  const lines = short ? [] : brokenName(titleNameOf(scene, title), upright ? 11 : 13);
  const { x, y, width, height } = box;
  const sign = upright ? { x: x + width / 2, y: y + (short ? 46 : 38) } : { x: x + (short ? 61 : 27), y: y + (short ? 24 : height / 2) };
  return (
    <>
      {holdingOf(scene.view, title).mortgaged && <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} fill={hatch} />}
      <g transform={`translate(${sign.x} ${sign.y}) scale(${short ? 1.45 : 1.15})`}>
        <CompanyDrawing company={title} />
      </g>
      <Lines lines={lines} x={upright ? x + width / 2 : x + 82} y={y + (upright ? (lines.length > 1 ? 71 : 76) : 19)} size={11.6} />
      <Foot title={title} x={upright ? x + width / 2 : x + (short ? 61 : 80)} y={y + height - (upright ? 10 : 9)} />
    </>
  );
};

const CardSquare = ({ square, box }: PlainProps) => {
  const { words } = useScene();
  const upright = isUpright(sideOf(square));
  const short = usePlate().density === 'short';
  const { x, y, width, height } = box;
  return (
    <>
      <g transform={`translate(${x + width / 2} ${y + height / 2 - (upright ? 14 : short ? 0 : 7)}) scale(${short ? 1.8 : upright ? 1.5 : 1.35})`}>
        <CampCards />
      </g>
      {!short && (
        <text class="am-price am-narrow" text-anchor="middle" font-size="11" x={x + width / 2} y={y + height - (upright ? 14 : 7)}>
          {words('campCard')}
        </text>
      )}
    </>
  );
};

/** The two taxes: what to pay in wax. */
const TaxSquare = ({ square, box, name, sum }: PlainProps & { readonly name: string; readonly sum: string }) => {
  const upright = isUpright(sideOf(square));
  const short = usePlate().density === 'short';
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

const Owner = ({ title, spot }: { readonly title: TitleId; readonly spot: Spot }) => {
  const { owner } = holdingOf(useScene().view, title);
  return owner === null ? null : <Mark seat={owner} {...spot} size={15} edgeWidth={0.9} />;
};

const PhoneStreet = ({ title, square }: TitleProps) => {
  const { view } = useScene();
  const { layout, hatch } = usePlate();
  const { band, strip, field } = streetParts(layout, square);
  const { owner, mortgaged, level } = holdingOf(view, title);
  const camp = owner === null ? null : campOf(view, owner);
  return (
    <>
      <Bands title={title} band={band} strip={strip} />
      {mortgaged && <rect {...field} fill={hatch} />}
      {camp !== null && level > 0 && <Level box={camp === 'C' ? band : strip} camp={camp} words={isHotel(view, title) ? 'H' : `${level}`} />}
      <Owner title={title} spot={middle(field)} />
    </>
  );
};

const PhoneCompany = ({ title, square, box }: PlainProps & { readonly title: TitleId }) => {
  const { view } = useScene();
  const { hatch } = usePlate();
  if (!isCompany(title)) return null;
  const { x, y } = middle(box);
  const row = Math.floor(square / 10);
  const inner = 13 * (row < 1 || row === 3 ? -1 : 1);
  const shift = isUpright(sideOf(square)) ? { x: 0, y: inner } : { x: inner, y: 0 };
  return (
    <>
      {holdingOf(view, title).mortgaged && <rect {...box} fill={hatch} />}
      <g transform={`translate(${x + shift.x} ${y + shift.y}) scale(.72)`}>
        <CompanyDrawing company={title} />
      </g>
      <Owner title={title} spot={{ x: x - shift.x * 0.9, y: y - shift.y * 0.9 }} />
    </>
  );
};

/** On a square of 29 px: band, owner's mark, houses as a figure. A press shows its title in the middle. */
const PhoneSquare = ({ square, box }: PlainProps) => {
  const { money } = useScene();
  const kind = squareKind(square);
  const { x, y } = middle(box);
  if (kind.type === 'street') return <PhoneStreet title={kind.title} square={square} />;
  if (kind.title !== null) return <PhoneCompany title={kind.title} square={square} box={box} />;
  if (kind.type === 'card') {
    return (
      <g transform={`translate(${x} ${y}) scale(.9)`}>
        <CampCards />
      </g>
    );
  }
  return (
    <text class="am-tax" text-anchor="middle" font-size="11" x={x} y={y + 4}>
      {kind.type === 'envTax' ? money(ENVIRONMENT_TAX) : '%'}
    </text>
  );
};

const CORNERS: Readonly<Partial<Record<SquareKind['type'], typeof StartCorner>>> = {
  start: StartCorner,
  corner10: TenCorner,
  foundation: FoundationCorner,
  goDetention: GoCorner,
};

const Drawn = (place: PlainProps) => {
  const { words, money } = useScene();
  const { density } = usePlate();
  const kind = squareKind(place.square);
  const Corner = CORNERS[kind.type];
  if (Corner !== undefined) return <Corner box={place.box} />;
  if (density === 'phone') return <PhoneSquare {...place} />;
  if (kind.type === 'street') return <StreetSquare {...place} title={kind.title} />;
  if (kind.title !== null) return <CompanySquare {...place} title={kind.title} />;
  if (kind.type === 'card') return <CardSquare {...place} />;
  if (kind.type === 'incomeTax') return <TaxSquare {...place} name={words('incomeTax')} sum={words('incomeTaxSum')} />;
  return <TaxSquare {...place} name={words('environmentTax')} sum={money(ENVIRONMENT_TAX)} />;
};

/** AM-13.1: the forty squares. A press lays a title in the middle. */
export const Squares = () => {
  const scene = useScene();
  const { layout, targets, shown, show } = usePlate();
  const boxOf = (square: number): Box => squareBox(layout, square);
  return (
    <Circuit
      label={scene.words('circuit')}
      squares={SQUARES}
      boxOf={boxOf}
      labelOf={(square) => squareLabel(scene, square, targets.has(square))}
      classOf={(square) => `am-square${targets.has(square) ? ' am-target' : ''}`}
      targets={[...targets]}
      ring={layout.wide ? { ink: 8, brass: 4.5 } : { ink: 5, brass: 2.8 }}
      onPress={(square) => show(squareKind(square).title === null || square === shown ? null : square)}
      draw={(square) => (
        <>
          <rect {...boxOf(square)} class="am-ground" />
          <Drawn square={square} box={boxOf(square)} />
          <rect {...boxOf(square)} fill="none" stroke="var(--board-line)" stroke-width=".9" />
        </>
      )}
    >
      {shown !== null && !targets.has(shown) && <ShownRing box={boxOf(shown)} />}
    </Circuit>
  );
};

/** The square whose title lies in the middle. */
const ShownRing = ({ box }: { readonly box: Box }) => (
  <rect x={box.x + 1} y={box.y + 1} width={box.width - 2} height={box.height - 2} fill="none" stroke="var(--blue)" stroke-width="3" pointer-events="none" />
);
