import { range } from '#kernel/collections.ts';
import { BackCard, BackLattice, CARD_HEIGHT, CARD_WIDTH } from './cards.tsx';
import { isTied, type Places } from '#games/triple-bataille/rules/winners.ts';
import { useScene } from '../speech.ts';

/* Small drawings of what a player owns: a workshop, a house, the slip of a credit. */

interface PieceProps {
  /** Not there yet: a dashed outline. */
  readonly ghost?: boolean;
}

const WIDTH = 34;

const ROOF = 'M2 31V17L12 8V17L22 8V17L32 8V31Z';

/** Saw-tooth roof and chimney. */
export const Workshop = ({ ghost = false }: PieceProps) => (
  <svg width={WIDTH} viewBox="0 0 44 36" aria-hidden="true">
    {ghost ? (
      <path d="M2 33V17L12 8V17L22 8V17L32 8V6H40V33Z" fill="none" stroke="var(--edge)" stroke-width="1.4" stroke-dasharray="3 2.6" />
    ) : (
      <>
        <rect x="33" y="4" width="7" height="29" fill="#8a3a2a" stroke="#1e3450" />
        <path d={`${ROOF.slice(0, -1)}H40V33H2Z`} fill="#3b5f8c" stroke="#1e3450" stroke-width="1.2" stroke-linejoin="round" />
        <rect x="33" y="4" width="7" height="20" fill="#8a3a2a" stroke="#1e3450" />
        {[6, 15, 24].map((x) => (
          <rect key={x} x={x} y="23" width="6" height="6" fill="#f6e2a0" stroke="#1e3450" stroke-width=".8" />
        ))}
      </>
    )}
  </svg>
);

interface HouseProps extends PieceProps {
  /** A brass door and a key ring. */
  readonly let?: boolean;
}

export const House = ({ ghost = false, let: isLet = false }: HouseProps) => (
  <svg width={WIDTH} viewBox="0 0 42 36" aria-hidden="true">
    {ghost ? (
      <path d="M7 34V19L21 6 35 19V34Z" fill="none" stroke="var(--edge)" stroke-width="1.4" stroke-dasharray="3 2.6" />
    ) : (
      <>
        <path d="M7 34V17H35V34Z" fill="#f1dcb4" stroke="#4a2a1a" stroke-width="1.2" />
        <path d="M2 20 21 3 40 20 36 22 21 9 6 22Z" fill="#b0452f" stroke="#4a2a1a" stroke-width="1.2" stroke-linejoin="round" />
        <rect x="17.500" y="23" width="7" height="11" fill={isLet ? '#c2943c' : '#6b3a2a'} stroke="#4a2a1a" />
        {isLet ? (
          <circle cx="21" cy="16.5" r="3" fill="none" stroke="#8e6a1f" stroke-width="1.5" />
        ) : (
          <rect x="17.5" y="14" width="7" height="5" fill="#9fc4d8" stroke="#4a2a1a" stroke-width=".8" />
        )}
      </>
    )}
  </svg>
);

/** A torn slip that bears the interest of the next battle. */
export const CreditSlip = ({ interest }: { readonly interest: string }) => (
  <svg width={WIDTH} viewBox="0 0 36 40" aria-hidden="true">
    <path
      d="M1 1H35V37L31 33.500 26.500 37 22 33.500 18 37 14 33.500 9.500 37 5 33.500 1 37Z"
      fill="#fffdf6"
      stroke="#a4301f"
      stroke-width="1.4"
      stroke-linejoin="round"
    />
    <path d="M7 8H22M7 12.500H18" stroke="#d3c4a4" stroke-width="1.8" />
    <text x="18" y="28" text-anchor="middle" font-size="14" font-weight="750" style={{ fill: '#a4301f' }}>
      {interest}
    </text>
  </svg>
);

interface MilkPanProps {
  readonly width: string;
  /** 0: the lowest rate of the period, 1: the highest. */
  readonly heat: number;
  /** The bank has earned: the milk has boiled over. */
  readonly over: boolean;
  readonly label: string;
}

const FLAMES = 5;

/** TB-13.5: a pan of milk on the gas. The flame is the rate, what boils over is the bank's profit. */
export const MilkPan = ({ width, heat, over, label }: MilkPanProps) => {
  const flame = 8 + 18 * heat;
  const level = 44 - 16 * heat;
  return (
    <svg class="firm" style={{ width }} viewBox="0 0 120 108" role="img" aria-label={label}>
      <path d="M84 34H116" stroke="#54483a" stroke-width="6" stroke-linecap="round" />
      {over && (
        <path
          fill="#fffdf6"
          stroke="#b9ad93"
          stroke-width="1.2"
          d="M18 30C14 34 15 44 12 50C10 56 17 57 18 50C19 42 20 38 22 34ZM80 32C85 36 83 46 86 54C88 60 93 56 91 50C89 42 88 36 84 31Z"
        />
      )}
      <path
        fill="#fffdf6"
        stroke="#b9ad93"
        stroke-width="1.2"
        d={`M20 ${level}C${heat > 0.5 ? `32 ${level - 12} 42 ${level + 2} 52 ${level - 10}S72 ${level - 12} 82 ${level}` : `40 ${level - 3} 62 ${level + 3} 82 ${level}`}V66H20Z`}
      />
      <path d="M18 26V62Q18 70 26 70H76Q84 70 84 62V26" fill="none" stroke="#6f675c" stroke-width="4" />
      <path d="M18 40V62Q18 70 26 70H76Q84 70 84 62V40Z" fill="#8c8478" opacity=".35" />
      {range(FLAMES).map((index) => {
        const x = 27 + 12 * index;
        return (
          <path
            key={index}
            fill="#2f7fb8"
            stroke="#163f5e"
            d={`M${x} 100C${x - 6} 96 ${x - 5} ${100 - flame * 0.5} ${x} ${100 - flame}C${x + 5} ${100 - flame * 0.5} ${x + 6} 96 ${x} 100Z`}
          />
        );
      })}
      <path d="M14 103H88" stroke="#54483a" stroke-width="5" stroke-linecap="round" />
    </svg>
  );
};

/** Beyond these the pile grows no higher; the figure beside it tells. */
const MOST_DRAWN = 12;
const RISE = 4.2;
const SHIFT = 1.6;

/** A pile face down: nobody knows his own cards. */
export const Pile = ({ cards, lattice }: { readonly cards: number; readonly lattice: string }) => {
  const drawn = Math.min(cards, MOST_DRAWN);
  const height = CARD_HEIGHT + RISE * Math.max(1, drawn) + 2;
  return (
    <svg class="firm" width="92" viewBox={`0 0 ${CARD_WIDTH + SHIFT * MOST_DRAWN} ${height}`} aria-hidden="true">
      <BackLattice id={lattice} />
      {drawn === 0 && (
        <rect
          x="2"
          y={RISE}
          width={CARD_WIDTH - 4}
          height={CARD_HEIGHT - 4}
          rx="5"
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
          stroke-dasharray="5 4"
          opacity=".5"
        />
      )}
      {range(drawn).map((card) => (
        <BackCard key={card} lattice={lattice} plain={card < drawn - 1} transform={`translate(${SHIFT * card} ${RISE * (drawn - card)})`} />
      ))}
    </svg>
  );
};

/** One bundle: its cards fanned under a paper band; a bundle of one card has no band. */
export const LaidBundle = ({ cards, word, lattice }: { readonly cards: number; readonly word: string; readonly lattice: string }) => (
  <svg class="spans" viewBox="0 0 84 102" aria-hidden="true">
    <BackLattice id={lattice} />
    {range(cards).map((card) => (
      <BackCard
        key={card}
        lattice={lattice}
        plain
        transform={`translate(${2 + (cards - 1 - card) * (cards > 2 ? 5 : 10)} ${2 + card * (cards > 2 ? 3 : 8)})`}
      />
    ))}
    {cards > 1 && (
      <>
        <rect x="0" y="44" width="74" height="19" fill="#f4e6c4" stroke="#8e7e60" stroke-width=".8" />
        <text x="37" y="58" text-anchor="middle" font-size="14" font-weight="700" style={{ fill: '#5a4312' }}>
          {word}
        </text>
      </>
    )}
  </svg>
);

interface PlaceProps {
  readonly places: Places;
  readonly class?: string;
  /** Of the words for those who share their places. */
  readonly tiedClass?: string;
}

/** « 2ᵉ », or « 4–6ᵉ ex æquo » for those who share their places (TB-4.7.4). */
export const PlaceMark = ({ places, class: kind = 'w600 t5', tiedClass = 'tb-tied block' }: PlaceProps) => {
  const { words, places: written } = useScene();
  return (
    <span class={`besley ${kind}`}>
      {written(places)}
      {isTied(places) && <em class={tiedClass}>{words('tied')}</em>}
    </span>
  );
};
