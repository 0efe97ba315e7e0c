import type { JSX } from 'preact';
import { suitOf } from '#games/triple-bataille/rules/cards.ts';
import type { Entry, Face } from '#games/triple-bataille/types.ts';
import { useScene } from '../speech.ts';

/* Playing cards, 63 by 88. Suits tell themselves apart by shape; colour comes second. */

export const CARD_WIDTH = 63;
export const CARD_HEIGHT = 88;

/** In a box of 100: hearts, diamonds, clubs, spades. */
const SUITS = [
  'M50 91C18 63 6 46 6 29 6 15 16 6 28 6c10 0 18 6 22 15C54 12 62 6 72 6c12 0 22 9 22 23 0 17-12 34-44 62Z',
  'M50 4C58 20 70 36 86 50 70 64 58 80 50 96 42 80 30 64 14 50 30 36 42 20 50 4Z',
  'M50 5c12 0 21 9 21 20 0 7-3 12-8 16 3-1 6-2 9-2 12 0 21 9 21 21S84 81 72 81c-8 0-14-4-18-10 1 11 4 18 12 24H34c8-6 11-13 12-24-4 6-10 10-18 10C16 81 7 72 7 60s9-21 21-21c3 0 6 1 9 2-5-4-8-9-8-16C29 14 38 5 50 5Z',
  'M50 5c6 18 40 32 40 56 0 13-9 21-19 21-7 0-13-3-17-9 1 10 4 17 12 22H34c8-5 11-12 12-22-4 6-10 9-17 9-10 0-19-8-19-21C10 37 44 23 50 5Z',
] as const;

const STAR = 'M50 6 61 38 95 38 68 58 78 91 50 71 22 91 32 58 5 38 39 38Z';

const inkOf = (suit: number | null): string => (suit === 0 || suit === 1 ? 'var(--tb-red)' : 'var(--tb-black)');

const SuitPath = ({ suit, transform }: { readonly suit: number | null; readonly transform: string }) => (
  <path d={suit === null ? STAR : (SUITS[suit] ?? STAR)} transform={transform} fill={inkOf(suit)} />
);

const Index = ({ suit, text, transform }: { readonly suit: number | null; readonly text: string; readonly transform: string }) => (
  <g transform={transform}>
    <text class="bes" font-weight="700" text-anchor="middle" font-size={text.length > 1 ? 15 : 17.5} style={{ fill: inkOf(suit) }}>
      {text}
    </text>
    <SuitPath suit={suit} transform="translate(-5.2 3) scale(.104)" />
  </g>
);

/** Ranks with a crown. */
const isCourt = (face: Face): boolean => suitOf(face) !== null && face % 13 >= 9 && face % 13 <= 11;

interface FaceCardProps {
  readonly face: Face;
  /** What stands in the corner, in the reader's language. */
  readonly index: string;
  readonly transform?: string;
  /** The card of a bundle that counts: a brass edge. */
  readonly counts?: boolean;
  /** The other cards of a bundle. */
  readonly dulled?: boolean;
}

export const FaceCard = ({ face, index, transform, counts = false, dulled = false }: FaceCardProps) => {
  const suit = suitOf(face);
  return (
    <g transform={transform}>
      <rect y="1.4" width={CARD_WIDTH} height={CARD_HEIGHT} rx="5.5" fill="#000" opacity=".3" />
      <rect
        width={CARD_WIDTH}
        height={CARD_HEIGHT}
        rx="5.5"
        fill={dulled ? '#e4d9c2' : '#fffdf6'}
        stroke={counts ? '#c2943c' : '#8e7e60'}
        stroke-width={counts ? 2 : 0.6}
      />
      <g opacity={dulled ? 0.72 : 1}>
        <Index suit={suit} text={index} transform="translate(10.2 18.5)" />
        {dulled && <Index suit={suit} text={index} transform="translate(52.8 18.5)" />}
        <Index suit={suit} text={index} transform="translate(52.8 69.5) rotate(180)" />
        {isCourt(face) ? (
          <>
            <rect x="19.5" y="10" width="24" height="68" rx="2" fill="none" stroke={inkOf(suit)} stroke-width=".8" />
            <path d="M-9-9V-21L-4.6-15 0-23 4.6-15 9-21V-9Z" transform="translate(31.5 40) scale(.72)" fill="#c2943c" stroke="#7a5a14" stroke-width=".8" />
            <text class="bes" font-weight="700" x="31.5" y="52.5" text-anchor="middle" font-size="22" style={{ fill: inkOf(suit) }}>
              {index}
            </text>
            <SuitPath suit={suit} transform="translate(25.5 57.5) scale(.12)" />
          </>
        ) : (
          <SuitPath suit={suit} transform="translate(18.5 30.5) scale(.26)" />
        )}
      </g>
    </g>
  );
};

interface SmallProps {
  readonly face: Face;
  readonly class?: string | undefined;
  readonly opacity?: number | undefined;
}

/** Rank over suit and nothing else. A wall shows sixty at once: the card itself is the box of the drawing. */
export const SmallCard = ({ face, class: kind = '', opacity }: SmallProps) => {
  const { options, index, face: called } = useScene();
  const rank = index(face, options.jokers);
  const suit = suitOf(face);
  return (
    <svg class={`tb-small-card ${kind}`} opacity={opacity} width="28" height="38" viewBox="0 0 28 38" role="img" aria-label={called(face, options.jokers)}>
      <text class="bes" font-weight="700" x="14" y="19.5" text-anchor="middle" font-size={rank.length > 1 ? 17 : 19} style={{ fill: inkOf(suit) }}>
        {rank}
      </text>
      <SuitPath suit={suit} transform="translate(7.5 21.5) scale(.13)" />
    </svg>
  );
};

/** The cards of an entry that count. */
export const FacesOf = ({ entry, class: kind }: { readonly entry: Entry; readonly class?: string }) => (
  <>
    {entry.counting.map((face, place) => (
      <SmallCard key={`${face} ${place}`} face={face} class={kind} />
    ))}
  </>
);

/** The lattice of the backs; once in every drawing that shows one. */
export const BackLattice = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="7" height="7" fill="#8a2419" />
      <path d="M0 3.5H7M3.5 0V7" stroke="#e9cfa0" stroke-width=".7" opacity=".8" />
      <circle cx="3.5" cy="3.5" r="1.15" fill="#e9cfa0" />
    </pattern>
  </defs>
);

interface BackCardProps {
  readonly lattice: string;
  readonly transform?: string;
  /** Laid bundles have no oval. */
  readonly plain?: boolean;
}

export const BackCard = ({ lattice, transform, plain = false }: BackCardProps): JSX.Element => (
  <g transform={transform}>
    <rect y="1.4" width={CARD_WIDTH} height={CARD_HEIGHT} rx="5.5" fill="#000" opacity=".28" />
    <rect width={CARD_WIDTH} height={CARD_HEIGHT} rx="5.5" fill="#fbf6ea" stroke="#7a6a4c" stroke-width=".6" />
    <rect x="3.6" y="3.6" width="55.8" height="80.8" rx="3.2" fill={`url(#${lattice})`} stroke="#6e1b12" stroke-width=".8" />
    {!plain && (
      <g transform="translate(31.5 44)">
        <ellipse rx="14" ry="18" fill="#8a2419" stroke="#e9cfa0" />
        <ellipse rx="11.6" ry="15.6" fill="none" stroke="#e9cfa0" stroke-width=".5" />
        <text class="bes" font-weight="700" y="6.5" text-anchor="middle" font-size="18" style={{ fill: '#e9cfa0' }}>
          C
        </text>
      </g>
    )}
  </g>
);
