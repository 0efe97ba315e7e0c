import { ENVIRONMENT_TAX } from '#games/anti-monopoly/data.ts';
import type { Role, TitleId } from '#games/anti-monopoly/types.ts';
import { Mark } from '#web/svg/seat-mark.tsx';
import { CITY_COLOUR, campOf, cityOf, holdingOf, isHotel, squareKind } from '../facts.ts';
import type { Box } from '#web/svg/box.ts';
import { isUpright, middle, sideOf, squareBox, streetParts } from '../geometry.ts';
import { campFill, campInk } from '../pieces/camp.tsx';
import { CampCards, CompanyDrawing, isCompany } from '../pieces/signs.tsx';
import type { BoardScene } from './scene.ts';

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
export const PhoneSquare = ({ scene, square }: { readonly scene: BoardScene; readonly square: number }) => {
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
