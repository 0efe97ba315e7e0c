import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { EventCard as Card, CardId, Table, View } from '#games/bourse/types.ts';
import type { Message } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { Weave } from '#web/kit/svg/ornaments.tsx';
import { asView, type Speech, speechOf } from '../speech.ts';
import { cardEffects, drawnBy, happenedBy } from './effects.ts';
import { signal } from '@preact/signals';
import type { Seat } from '#kernel/game.ts';
import { useEscape } from '#web/kit/parts/hooks.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { hasPanel } from '../panels/panel.tsx';
import './cards.css';

interface EventCardProps {
  readonly view: View;
  readonly card: Card;
  readonly drawer: string;
  /** What the card has done so far, as the log tells it. */
  readonly happened: readonly Message[];
  /** One line at the foot of the board, while something must be settled on it. */
  readonly slim: boolean;
  readonly voice: Voice;
  readonly onClose: () => void;
}

const STAR = 'M0-14L3.6-4.8L13-4.4L5.8 1.6L8.2 11L0 5.8L-8.2 11L-5.8 1.6L-13-4.4L-3.6-4.8Z';

/** The card shown large to all. It blocks nothing: whoever must act may act beside it. */
const EventCard = ({ view, card, drawer, happened, slim, voice, onClose }: EventCardProps) => {
  const heading = useId();
  const speech = speechOf(voice);
  const { words, lang } = speech;
  return (
    <div class={slim ? 'laid bo-card bo-card-slim' : 'laid bo-card'} role="dialog" aria-labelledby={heading}>
      <button type="button" class="bo-card-close edged centred" aria-label={words('cardClose')} title={words('cardClose')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      <div class="bo-card-head centred" aria-hidden="true">
        <Weave width={360} height={84} />
        <svg width="56" height="56" viewBox="-16 -17 32 32">
          <path d={STAR} fill="var(--wax)" stroke="var(--board-line)" />
        </svg>
      </div>
      <h2 id={heading}>{card.title[lang]}</h2>
      <p class="bo-card-kind">{`${card.personal ? words('cardPersonal') : words('cardCollective')}, ${words('cardTurnedBy', { name: drawer })}`}</p>
      <p class="bo-card-text">{card.text[lang]}</p>
      {happened.length === 0 ? (
        <ul class="entries" aria-label={words('cardEffects')}>
          {cardEffects(view, card, drawer, speech).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <ul class="entries" aria-label={words('cardHappened')}>
          {happened.map((message) => (
            <li key={JSON.stringify(message)}>
              <Sentence message={message} voice={voice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** BO-13.10: the cards turned so far, the latest first. */
const CardHistory = ({ view, speech, onClose }: { readonly view: View; readonly speech: Speech; readonly onClose: () => void }) => {
  const heading = useId();
  const { words, lang } = speech;
  const turned = view.table.drawn.map((id, index) => ({ place: index + 1, card: view.data.cards.find((card) => card.id === id) })).toReversed();
  return (
    <div class="laid bo-card bo-card-history" role="dialog" aria-labelledby={heading}>
      <button type="button" class="bo-card-close edged centred" aria-label={words('cardClose')} title={words('cardClose')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      <h2 id={heading}>{words('cardHistory')}</h2>
      {turned.length === 0 && <p class="bo-card-text">{words('noCardYet')}</p>}
      <ol class="entries">
        {turned.map(({ place, card }) => (
          <li key={place} value={place}>
            <b>{card?.title[lang]}</b> {card?.text[lang]}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** The reader asked for the cards turned so far: pressed on the board, shown over it. */
export const historyOpen = signal(false);

/** Long enough to be read, however fast play goes on. */
const SHORTEST = 4000;

interface Shown {
  readonly card: CardId;
  readonly drawer: Seat;
  /** The throw that led to it. */
  readonly thrown: string;
  readonly since: number;
}

const throwOf = ({ lastRoll }: Table): string => (lastRoll === null ? '' : `${lastRoll.seat} ${lastRoll.from} ${lastRoll.to}`);

/** A card is being carried out: somebody who comes to the table now should see it, too. */
const underWay = ({ table, agenda }: View): boolean => table.point.kind === 'cardDecision' || agenda.some((task) => task.do === 'event');

/** Play may have gone on to the next turn already: until the log says more, the drawer is whoever threw the die last. */
const turnedCard = ({ table }: View): Shown | null =>
  table.card === null ? null : { card: table.card, drawer: table.lastRoll?.seat ?? table.roller, thrown: throwOf(table), since: Date.now() };

/** Opens when a card is turned; closes by hand, by Escape, or when the die has been thrown again and it has been seen long enough. */
const useTurnedCard = (view: View, past: boolean): { readonly shown: Shown | null; readonly close: () => void } => {
  const { drawn } = view.table;
  const thrown = throwOf(view.table);
  const [shown, setShown] = useState<Shown | null>(() => (!past && underWay(view) ? turnedCard(view) : null));
  const seen = useRef(drawn.length);
  useEffect(() => {
    if (past) {
      setShown(null);
      return;
    }
    if (drawn.length > seen.current) setShown(turnedCard(view));
    seen.current = drawn.length;
  }, [drawn.length, past]);
  useEffect(() => {
    if (shown === null || shown.thrown === thrown) return undefined;
    const timer = setTimeout(() => setShown(null), Math.max(0, SHORTEST - (Date.now() - shown.since)));
    return () => clearTimeout(timer);
  }, [thrown, shown]);
  return { shown, close: () => setShown(null) };
};

/** What has to be settled is never covered: its panel on the board, and on a phone the squares to choose from. */
export const isInTheWay = ({ you, awaited, wide }: Pick<BoardProps, 'you' | 'awaited' | 'wide'>, { table }: View): boolean =>
  hasPanel(table.point) || (!wide && you !== null && awaited.includes(you) && table.point.kind !== 'awaitRoll');

export const Dialogs = (props: BoardProps) => {
  const { view: raw, voice, past, log = [] } = props;
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { shown, close } = useTurnedCard(view, past);
  const closeAll = (): void => {
    close();
    historyOpen.value = false;
  };
  useEscape(closeAll);
  const card = shown === null ? undefined : view.data.cards.find(({ id }) => id === shown.card);
  if (historyOpen.value) {
    return (
      <div class="over-board centred bo-over">
        <CardHistory view={view} speech={speech} onClose={closeAll} />
      </div>
    );
  }
  if (card === undefined || shown === null) return null;
  const slim = isInTheWay(props, view);
  return (
    <div class={slim ? 'over-board centred bo-over bo-over-slim' : 'over-board centred bo-over'}>
      <EventCard
        view={view}
        card={card}
        drawer={speech.name(drawnBy(card, log) ?? shown.drawer)}
        happened={happenedBy(card, log)}
        slim={slim}
        voice={voice}
        onClose={closeAll}
      />
    </div>
  );
};
