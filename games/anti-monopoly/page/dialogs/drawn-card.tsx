import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { CardId, Table, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { IconButton } from '#web/parts/buttons.tsx';
import { campOfCard } from '../board/last-card.tsx';
import { CampBadge } from '../pieces/camp.tsx';
import type { Speech } from '../speech.ts';
import { cardTextOf } from '../titles.ts';

/** Long enough to be read, however fast play goes on. */
const SHORTEST = 4000;

export interface Drawn {
  readonly card: CardId;
  readonly seat: Seat;
}

interface Shown extends Drawn {
  readonly turn: string;
  readonly since: number;
}

const drawsOf = ({ decks }: Table): number => decks.C.draws + decks.M.draws;
const turnOf = ({ round, active, throwNo, point }: Table): string => `${round} ${active} ${throwNo} ${point.kind}`;

/** Opens when a card is drawn; closes by hand, by Escape, or when play has gone on and it has been seen long enough. */
export const useDrawnCard = (view: View, past: boolean): { readonly card: Drawn | null; readonly close: () => void } => {
  const { table } = view;
  const [shown, setShown] = useState<Shown | null>(null);
  const draws = drawsOf(table);
  const seen = useRef(draws);
  useEffect(() => {
    if (past) setShown(null);
    else if (draws > seen.current && table.lastCard !== null) setShown({ ...table.lastCard, turn: turnOf(table), since: Date.now() });
    seen.current = draws;
  }, [draws, past]);
  const turn = turnOf(table);
  useEffect(() => {
    if (shown === null || shown.turn === turn) return undefined;
    const timer = setTimeout(() => setShown(null), Math.max(0, SHORTEST - (Date.now() - shown.since)));
    return () => clearTimeout(timer);
  }, [turn, shown]);
  return { card: shown, close: () => setShown(null) };
};

interface DrawnCardProps {
  readonly view: View;
  readonly card: Drawn;
  readonly speech: Speech;
  readonly onClose: () => void;
}

/** AM-13.7: the card shown large to all. It blocks nothing: whoever must act may act beside it. */
export const DrawnCard = ({ view, card, speech, onClose }: DrawnCardProps) => {
  const heading = useId();
  const { words } = speech;
  const camp = campOfCard(card.card);
  return (
    <div class={`am-card column am-card-large am-card-${camp}`} role="dialog" aria-labelledby={heading}>
      <header class="row">
        <CampBadge camp={camp} size={34} />
        <h2 id={heading}>{words(`card.kind.${camp}`)}</h2>
        <IconButton icon="close" label={words('close')} onClick={onClose} />
      </header>
      <p>{cardTextOf(view, card.card, speech)}</p>
      <small>{words('card.drawnBy', { name: speech.name(card.seat) })}</small>
    </div>
  );
};
