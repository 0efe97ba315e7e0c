import { type GameBox, findBox } from '#catalogue';
import type { Lang } from '#kernel/words.ts';
import type { ComponentChildren } from 'preact';
import { Brass } from './brass.tsx';
import { CREAM, INK, LidTitle, type LidArt } from './lettering.tsx';
import { byGame } from '../store/by-game.ts';

type Art = (props: LidArt) => ComponentChildren;

/** The picture on each game's box, from its folder. */
const ART = byGame(import.meta.glob<Art>('../../../games/*/page/lid.tsx', { eager: true, import: 'Lid' }));

/** A box that nobody has drawn yet: its title on its own colour. */
const plainArt =
  ({ title, box: { side } }: GameBox, lettering: string): Art =>
  () => (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={side} />
      <LidTitle lines={title.split(' ')} fill={lettering} size={30} y={52} leading={34} />
    </>
  );

const WIDTH = 236;
const HEIGHT = 316;

interface LidProps {
  /** The game's id in the catalogue. */
  readonly game: string;
  /** Of the lid; the side of the box stands beside it. */
  readonly width: number;
  readonly depth?: number;
  readonly lang?: Lang;
}

/** A game's box, seen from the front with its right side. Nothing for a game without a box. */
export const Lid = ({ game, width, depth = 16, lang = 'fr' }: LidProps) => {
  const box = findBox(game);
  if (box === undefined) return null;
  const lettering = box.box.lettering === 'cream' ? CREAM : INK;
  const Picture = ART[game] ?? plainArt(box, lettering);
  const unit = WIDTH / width;
  const side = depth * unit;
  const full = { width: WIDTH + side, height: HEIGHT + 6 * unit };
  return (
    <svg class="lid" width={width + depth} height={full.height / unit} viewBox={`0 0 ${full.width} ${full.height}`} role="img" aria-label={box.title}>
      <Brass>
        <path d={`M${WIDTH} 4L${full.width} ${side * 0.55}V${HEIGHT - side * 0.35}L${WIDTH} ${HEIGHT}Z`} fill={box.box.side} />
        <path d={`M${WIDTH + side * 0.45} ${4 + side * 0.28}V${HEIGHT - side * 0.16}`} stroke="#000" stroke-opacity=".35" stroke-width="1.2" />
        <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} overflow="hidden">
          <Picture lang={lang} />
          <rect x="7" y="7" width={WIDTH - 14} height={HEIGHT - 14} fill="none" stroke={lettering} stroke-opacity=".55" />
        </svg>
        <rect x=".6" y=".6" width={WIDTH - 1.2} height={HEIGHT - 1.2} rx="2" fill="none" stroke="#120D08" stroke-width="1.4" />
        <path d={`M1.5 ${HEIGHT - 1}V1.5H${WIDTH - 1}`} fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5" />
      </Brass>
    </svg>
  );
};
