import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { decode } from '#games/mull-money/moves.ts';
import type { Card, Move, View } from '#games/mull-money/types.ts';
import { type Offer, type Seat, seatOf } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { formatMoney, formatNumber, sentenceOf, wordOf, wordsOf } from '#kernel/words.ts';
import type { BoardProps, GameProps, Pointed } from '#web/kit/interface/game-page.ts';
import { sceneHook, shared } from '#web/kit/interface/scene.tsx';
import { offersAbout } from '#web/kit/parts/offers.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { Press } from '#web/kit/svg/press.tsx';
import type { MotionPlan } from './geometry.ts';
import { words as catalogue } from './words.ts';

const wordsIn = wordsOf(catalogue);

/** A position, and everything needed to put it into words and figures. */
export const speechOf = ({ view, voice }: Pick<GameProps<View>, 'view' | 'voice'>) => {
  const { lang, unit } = voice;
  const words = wordsIn(voice);
  /** MM-6.2.6: in the simulation variant the Transport card is the Negotiation. */
  const printed = (card: Card) => (card === 'transport' && isSimulation(view) ? 'negotiation' : card);
  return {
    view,
    /** For whole sentences of the rules, dressed by the house. */
    voice,
    words,
    name: (seat: Seat) => voice.seatName(seat),
    money: (sum: number) => formatMoney(sum, lang, unit),
    number: (value: number) => formatNumber(value, lang),
    /** The whole name of a card, as the rules write it. */
    card: (card: Card) => sentenceOf(voice, printed(card)) ?? card,
    /** A name that fits on a card. */
    shortCard: (card: Card) => words(`cards.${printed(card)}`),
    term: (key: string) => wordOf(voice, key),
    sentence: (message: Message) => renderText(message, voice),
  };
};

export type Speech = ReturnType<typeof speechOf>;

/** For a place with room for so many letters: the whole name, else its first word, else its beginning with a full stop. */
export const shortName = (name: string, letters: number): string => {
  if (name.length <= letters) return name;
  const [first = name] = name.split(/[\s-]+/u);
  return first.length <= letters ? first : `${first.slice(0, letters - 1)}.`;
};

type MoveOffer = Extract<Offer<unknown>, { readonly kind: 'move' }>;

/** The cards that a move would spend; the Expert shows what it could help with. */
const cardsOf = (view: View, seat: Seat, move: Move): readonly Card[] => {
  if (move.type === 'playCard' || move.type === 'negotiate') {
    const card = move.type === 'playCard' ? move.card : 'transport';
    return move.help === 'expert' ? [card, 'expert'] : [card];
  }
  if (move.type === 'repayCredit') return ['expert'];
  if (move.type === 'discardCard') return [move.card];
  if (move.type === 'keepCard') return player(view, seat).cards;
  return move.type === 'answerAlert' && move.useCorruption ? ['corruption'] : [];
};

/** Everything that may be done with each card in front of the player, in the order of the game. */
export const offersByCard = (view: View, seat: Seat | null, offers: readonly Offer<unknown>[]): ReadonlyMap<Card, readonly MoveOffer[]> => {
  const found = new Map<Card, readonly MoveOffer[]>();
  for (const offer of offers) {
    const move = offer.kind === 'move' ? decode(offer.move) : null;
    if (seat === null || offer.kind !== 'move' || move === null) continue;
    for (const card of cardsOf(view, seat, move)) found.set(card, [...(found.get(card) ?? []), offer]);
  }
  return found;
};

export const useScene = sceneHook(({ view, voice, you, offers, take, pointed, past }: BoardProps<View>) => {
  const seat = seatOf(you);
  const about = offersAbout(offers);
  return {
    ...speechOf({ view, voice }),
    you: seat,
    offers,
    take,
    /** By the thing that they are about. */
    about,
    /** Is anything of this kind to be chosen now? */
    offersAny: (kind: string): boolean => [...about.keys()].some((thing) => thing.startsWith(`${kind} `)),
    byCard: offersByCard(view, seat, offers),
    pointed,
    /** Asks for a thing of the page, such as the law book. */
    point: (id: string): void => {
      pointed.value = { kind: 'thing', id };
    },
    past,
  };
});

interface Cloth {
  readonly wide: boolean;
  /** Whose factory is drawn. */
  readonly shown: Seat;
  readonly show: (seat: Seat | null) => void;
  readonly motion: MotionPlan;
}

/** What the drawings on the cloth share. */
export const [ClothProvider, useCloth] = shared<Cloth>('the cloth');

/** Ids of things that are pointed at from elsewhere on the page. */
export const FACTORY_ID = 'factory ';
export const LAW_BOOK_ID = 'laws';

/** The seat whose factory is asked for, if any. */
export const factoryPointed = (pointed: Pointed | null): Seat | null =>
  pointed?.kind === 'thing' && pointed.id.startsWith(FACTORY_ID) ? Number(pointed.id.slice(FACTORY_ID.length)) : null;

interface TargetProps {
  /** What an offer must be about to be taken here. */
  readonly about: string;
  /** In words. */
  readonly where: string;
  readonly box: Box;
  readonly inset?: number;
}

/** Where something may be put now: pressing it takes the offer. Brass over ink: readable on any ground, in any sight. */
export const Target = ({ about: thing, where, box, inset = 0 }: TargetProps) => {
  const { about, sentence, take } = useScene();
  const offer = about.get(thing);
  if (offer === undefined) return null;
  const ring = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset, rx: 2 };
  return (
    <Press label={`${sentence(offer.label)}, ${where}`} box={box} class="mm-target" onPress={() => take(offer)}>
      <g fill="none" pointer-events="none">
        <rect {...ring} stroke="#1F1913" stroke-width="5.5" />
        <rect {...ring} stroke="var(--brass-hi)" stroke-width="3" />
      </g>
    </Press>
  );
};
