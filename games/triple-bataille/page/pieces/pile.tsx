import { range } from '#kernel/collections.ts';
import { BackCard, BackLattice, CARD_HEIGHT, CARD_WIDTH } from './cards.tsx';

/** Beyond these the pile grows no higher; the figure beside it tells. */
const MOST_DRAWN = 12;
const RISE = 4.2;
const SHIFT = 1.6;

/** A pile face down: nobody knows his own cards. */
export const Pile = ({ cards, lattice }: { readonly cards: number; readonly lattice: string }) => {
  const drawn = Math.min(cards, MOST_DRAWN);
  const height = CARD_HEIGHT + RISE * Math.max(1, drawn) + 2;
  return (
    <svg class="tb-pile firm" viewBox={`0 0 ${CARD_WIDTH + SHIFT * MOST_DRAWN} ${height}`} aria-hidden="true">
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
