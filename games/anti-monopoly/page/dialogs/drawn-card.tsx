import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type CardId, type Role, ROLES, type Table, type View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { IconButton } from '#web/kit/parts/buttons.tsx';
import { Slip } from '#web/kit/parts/slip.tsx';
import { Chip } from '../account.tsx';
import { campOfCard } from '../board/centre.tsx';
import { DECK_SIZE, StockWords } from '../board/side.tsx';
import { priceOf, unsoldTitles } from '../facts.ts';
import { cardTextOf } from '../names.ts';
import { CampBadge } from '../pieces/pieces.tsx';
import { BANK_ID, COUNT_ID, HELP_ID, TRADE_ID, useScene } from '../scene.ts';

/** Long enough to be read, however fast play goes on. */
const SHORTEST = 4000;

interface Drawn {
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

/** AM-13.7: the card shown large to all. It blocks nothing: whoever must act may act beside it. */
export const DrawnCard = ({ card, onClose }: { readonly card: Drawn; readonly onClose: () => void }) => {
  const heading = useId();
  const scene = useScene();
  const { words, name } = scene;
  const camp = campOfCard(card.card);
  return (
    <div class={`am-card-large gap-4 t5 column p-6 am-card-${camp}`} role="dialog" aria-labelledby={heading}>
      <header class="row">
        <CampBadge camp={camp} size={34} />
        <h2 id={heading} class="am-card-head t6 grow">
          {words(`card.kind.${camp}`)}
        </h2>
        <IconButton icon="close" label={words('close')} onClick={onClose} />
      </header>
      <p class="am-card-text flex-1">{cardTextOf(scene, card.card)}</p>
      <small class="text-inherit">{words('card.drawnBy', { name: name(card.seat) })}</small>
    </div>
  );
};

const THINGS: ReadonlySet<string> = new Set([BANK_ID, COUNT_ID, HELP_ID, TRADE_ID]);

interface Opened {
  /** What the reader asked for by a press, on the board or in the bar. */
  readonly asked: string | null;
  /** The matter that now comes up by itself was put away by hand. */
  readonly putAway: boolean;
  readonly close: () => void;
  /** Closes what was asked for, without putting anything away. */
  readonly leave: () => void;
}

/** What lies over the board. `matter` names what comes up by itself: an end, a choice of camps, one offer. */
export const useOpened = (pointed: BoardProps['pointed'], matter: string, mayTrade: boolean): Opened => {
  const [asked, setAsked] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const wanted = pointed.value?.kind === 'thing' ? pointed.value.id : '';
  useEffect(() => {
    if (THINGS.has(wanted)) setAsked(wanted);
  }, [wanted]);
  const leave = (): void => {
    setAsked(null);
    if (THINGS.has(wanted)) pointed.value = null;
  };
  // A trade that can no longer be proposed must not come back by itself in a later turn.
  useEffect(() => {
    if (!mayTrade && asked === TRADE_ID) leave();
  }, [mayTrade, asked]);
  return {
    asked,
    putAway: seen.has(matter),
    leave,
    close: () => {
      if (asked === null) setSeen(new Set([...seen, matter]));
      leave();
    },
  };
};

const History = ({ camp }: { readonly camp: Role }) => {
  const scene = useScene();
  const { view, words } = scene;
  const { draws, recent } = view.table.decks[camp];
  return (
    <section>
      <h3 class="am-slip-head row">
        <CampBadge camp={camp} size={18} /> {words(`bank.history.${camp}`)}
      </h3>
      <p>{`${words('cards', { count: DECK_SIZE })}, ${words('drawnSoFar', { count: draws })}`}</p>
      {recent.length === 0 ? (
        <p>{words('bank.none')}</p>
      ) : (
        <ol class="am-history stack tight entries">
          {recent.toReversed().map((card, index) => (
            // A deck repeats itself: the place in the history is what tells two draws apart.
            <li key={`${draws - index}`} value={draws - index}>
              {cardTextOf(scene, card)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** AM-13.3: stock, unsold titles, round and limit, deck sizes and the cards drawn. */
export const Bank = ({ onTitle, onClose }: { readonly onTitle: (title: string) => void; readonly onClose: () => void }) => {
  const { view, words, money } = useScene();
  const unsold = unsoldTitles(view);
  const { round } = view.table;
  const { roundLimit: limit } = view.options;
  return (
    <Slip title={words('bank.title')} closeLabel={words('close')} class="am-slip" asked onClose={onClose}>
      <p class="cluster">
        <StockWords class="row tight" />
        <span class="w700 push">{limit === 0 ? words('bank.noLimit', { round }) : words('bank.limit', { round, limit })}</span>
      </p>
      <h3 class="am-slip-head">{unsold.length === 0 ? words('bank.allSold') : words('bank.unsold', { count: unsold.length })}</h3>
      <ul class="below cluster tight">
        {unsold.map((title) => (
          <Chip key={title} title={title} price={money(priceOf(title))} onPress={() => onTitle(title)} />
        ))}
      </ul>
      {ROLES.map((camp) => (
        <History key={camp} camp={camp} />
      ))}
    </Slip>
  );
};
