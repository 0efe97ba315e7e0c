import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { CardId, Role, Table, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { IconButton } from '#web/kit/parts/buttons.tsx';
import { campOfCard } from '../board/centre.tsx';
import { CampBadge, HouseMark } from '../pieces/pieces.tsx';
import type { Speech } from '../targets.ts';
import { cardTextOf, tagOf, titleNameOf } from '../names.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { BANK_ID, COUNT_ID, HELP_ID, TRADE_ID } from '../board/scene.tsx';
import { CITY_COLOUR, cityOf, priceOf, unsoldTitles } from '../facts.ts';
import { Slip } from '#web/kit/parts/slip.tsx';

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

interface BankProps {
  readonly view: View;
  readonly speech: Speech;
  readonly onTitle: (title: string) => void;
  readonly onClose: () => void;
}

const DECK_SIZE = 25;

const History = ({ view, speech, camp }: Pick<BankProps, 'view' | 'speech'> & { readonly camp: Role }) => {
  const { words } = speech;
  const { draws, recent } = view.table.decks[camp];
  return (
    <section class="am-history">
      <h3 class="row">
        <CampBadge camp={camp} size={18} /> {words(`bank.history.${camp}`)}
      </h3>
      <p>{`${words('cards', { count: DECK_SIZE })}, ${words('drawnSoFar', { count: draws })}`}</p>
      {recent.length === 0 ? (
        <p>{words('bank.none')}</p>
      ) : (
        <ol class="stack tight entries">
          {recent.toReversed().map((card, index) => (
            // A deck repeats itself: the place in the history is what tells two draws apart.
            <li key={`${draws - index}`} value={draws - index} class={`am-drawn-${campOfCard(card)}`}>
              {cardTextOf(view, card, speech)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** AM-13.3: stock, unsold titles, round and limit, deck sizes and the cards drawn. */
export const Bank = ({ view, speech, onTitle, onClose }: BankProps) => {
  const { words, money } = speech;
  const unsold = unsoldTitles(view);
  const { houses, hotels, round } = view.table;
  const { roundLimit: limit } = view.options;
  return (
    <Slip title={words('bank.title')} closeLabel={words('close')} class="am-bank" asked onClose={onClose}>
      <p class="am-bank-line cluster">
        {view.options.buildingSupply === 'unlimited' ? (
          words('stockUnlimited')
        ) : (
          <>
            <HouseMark size={17} /> {words('houses', { count: houses })} <HouseMark hotel size={15} /> {words('hotels', { count: hotels })}
          </>
        )}
        <span>{limit === 0 ? words('bank.noLimit', { round }) : words('bank.limit', { round, limit })}</span>
      </p>
      <h3>{unsold.length === 0 ? words('bank.allSold') : words('bank.unsold', { count: unsold.length })}</h3>
      <ul class="below cluster tight">
        {unsold.map((title) => {
          const city = cityOf(title);
          return (
            <li key={title}>
              <button type="button" class="am-chip edged" title={words('seePlace', { name: titleNameOf(view, title, speech) })} onClick={() => onTitle(title)}>
                <i style={{ background: city === null ? 'var(--ink-2)' : CITY_COLOUR[city] }} />
                <u>{`${tagOf(view, title, speech)} · ${money(priceOf(title))}`}</u>
                <em class="hidden-words">{titleNameOf(view, title, speech)}</em>
              </button>
            </li>
          );
        })}
      </ul>
      <History view={view} speech={speech} camp="C" />
      <History view={view} speech={speech} camp="M" />
    </Slip>
  );
};
