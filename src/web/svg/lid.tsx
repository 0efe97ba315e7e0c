import type { Lang } from '#kernel';
import type { ComponentChildren } from 'preact';
import { Brass } from './brass.tsx';
import { AntiMonopolyLid } from './lids/anti-monopoly.tsx';
import { BourseLid } from './lids/bourse.tsx';
import { EcodipLid } from './lids/ecodip.tsx';
import { CREAM, INK, type LidArt } from './lids/lettering.tsx';
import { MullMoneyLid } from './lids/mull-money.tsx';
import { TripleBatailleLid } from './lids/triple-bataille.tsx';

interface Box {
  readonly title: string;
  /** The colour of its side, and of its lettering and border. */
  readonly side: string;
  readonly lettering: string;
  readonly Art: (props: LidArt) => ComponentChildren;
}

const BOXES: Readonly<Record<string, Box>> = {
  bourse: { title: 'Bourse', side: '#132A47', lettering: CREAM, Art: BourseLid },
  'mull-money': { title: 'Müll + Money', side: '#A97A14', lettering: INK, Art: MullMoneyLid },
  'anti-monopoly': { title: 'Anti-Monopoly II', side: '#701C17', lettering: CREAM, Art: AntiMonopolyLid },
  'triple-bataille': { title: 'Triple Bataille', side: '#C9B68B', lettering: INK, Art: TripleBatailleLid },
  ecodip: { title: 'ECODIP', side: '#0B2426', lettering: CREAM, Art: EcodipLid },
};

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
  const box = BOXES[game];
  if (box === undefined) return null;
  const unit = WIDTH / width;
  const side = depth * unit;
  const full = { width: WIDTH + side, height: HEIGHT + 6 * unit };
  return (
    <svg class="lid" width={width + depth} height={full.height / unit} viewBox={`0 0 ${full.width} ${full.height}`} role="img" aria-label={box.title}>
      <Brass>
        <path d={`M${WIDTH} 4L${full.width} ${side * 0.55}V${HEIGHT - side * 0.35}L${WIDTH} ${HEIGHT}Z`} fill={box.side} />
        <path d={`M${WIDTH + side * 0.45} ${4 + side * 0.28}V${HEIGHT - side * 0.16}`} stroke="#000" stroke-opacity=".35" stroke-width="1.2" />
        <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} overflow="hidden">
          <box.Art lang={lang} />
          <rect x="7" y="7" width={WIDTH - 14} height={HEIGHT - 14} fill="none" stroke={box.lettering} stroke-opacity=".55" />
        </svg>
        <rect x=".6" y=".6" width={WIDTH - 1.2} height={HEIGHT - 1.2} rx="2" fill="none" stroke="#120D08" stroke-width="1.4" />
        <path d={`M1.5 ${HEIGHT - 1}V1.5H${WIDTH - 1}`} fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5" />
      </Brass>
    </svg>
  );
};
