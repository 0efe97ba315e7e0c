import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { CardId, EventCard as Card, Table, View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { useEscape } from '#web/kit/parts/hooks.ts';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { Weave } from '#web/kit/svg/ornaments.tsx';
import { hasPanel } from '../panels/panels.tsx';
import { useScene } from '../scene.ts';
import { cardEffects, drawnBy, happenedBy } from './effects.ts';
import './cards.css';

interface PaperProps {
  readonly title: string;
  /** Of the sheet. */
  readonly class?: string;
  /** Words only, in little room. */
  readonly slim?: boolean;
  readonly onClose: () => void;
  /** Over the title. */
  readonly head?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A card laid over the board. It blocks nothing: whoever must act may act beside it. */
const Paper = ({ title, class: kind = '', slim = false, onClose, head, children }: PaperProps) => {
  const heading = useId();
  const { words } = useScene();
  return (
    <div class={`laid bo-card relative scrolls round-3 ${slim ? 'bo-card-slim' : ''}${kind}`} role="dialog" aria-labelledby={heading}>
      <button type="button" class="bo-close edged centred absolute z-over" aria-label={words('cardClose')} title={words('cardClose')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      {head}
      <h2 id={heading} class={slim ? 'leading-1-25 t5' : 'bo-card-title t8'}>
        {title}
      </h2>
      {children}
    </div>
  );
};

interface EventCardProps {
  readonly card: Card;
  readonly drawer: string;
  /** What the card has done so far, as the log tells it. */
  readonly happened: readonly Message[];
  /** One line at the foot of the board, while something must be settled on it. */
  readonly slim: boolean;
  readonly onClose: () => void;
}

const STAR = 'M0-14L3.6-4.8L13-4.4L5.8 1.6L8.2 11L0 5.8L-8.2 11L-5.8 1.6L-13-4.4L-3.6-4.8Z';

/** The card shown large to all. */
const EventCard = ({ card, drawer, happened, slim, onClose }: EventCardProps) => {
  const scene = useScene();
  const { words, lang, voice } = scene;
  const text = card.text[lang];
  if (slim) {
    return (
      <Paper title={card.title[lang]} slim onClose={onClose}>
        <p class="leading-1-25 mt-1 t3">{text}</p>
      </Paper>
    );
  }
  const star = (
    <div class="bo-card-head relative centred clip" aria-hidden="true">
      <Weave width={360} height={84} />
      <svg class="absolute" width="56" height="56" viewBox="-16 -17 32 32">
        <path d={STAR} fill="var(--wax)" stroke="var(--board-line)" />
      </svg>
    </div>
  );
  const lines =
    happened.length === 0
      ? cardEffects(scene, card, drawer)
      : happened.map((message) => <Sentence key={JSON.stringify(message)} message={message} voice={voice} />);
  return (
    <Paper title={card.title[lang]} onClose={onClose} head={star}>
      <p class="bo-card-kind mt-1 text-ink-2">{`${words(card.personal ? 'cardPersonal' : 'cardCollective')}, ${words('cardTurnedBy', { name: drawer })}`}</p>
      <p class="bo-card-text m-4-0 t5">{text}</p>
      <ul class="entries ink-over w600" aria-label={words(happened.length === 0 ? 'cardEffects' : 'cardHappened')}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Paper>
  );
};

/** BO-13.10: the cards turned so far, the latest first. */
const CardHistory = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, words, lang } = useScene();
  const turned = view.table.drawn.map((id, index) => ({ place: index + 1, card: view.data.cards.find((card) => card.id === id) })).toReversed();
  return (
    <Paper title={words('cardHistory')} class="bo-card-history" onClose={onClose}>
      {turned.length === 0 && <p class="bo-card-text m-4-0 t5">{words('noCardYet')}</p>}
      <ol class="bo-card-list entries mt-4">
        {turned.map(({ place, card }) => (
          <li key={place} value={place}>
            <b class="besley">{card?.title[lang]}</b> {card?.text[lang]}
          </li>
        ))}
      </ol>
    </Paper>
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
export const isInTheWay = ({ view, you, awaited, wide }: Pick<BoardProps<View>, 'view' | 'you' | 'awaited' | 'wide'>): boolean =>
  hasPanel(view) || (!wide && you !== null && awaited.includes(you) && view.table.point.kind !== 'awaitRoll');

export const Dialogs = () => {
  const scene = useScene();
  const { view, past, name, log = [] } = scene;
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
        <CardHistory onClose={closeAll} />
      </div>
    );
  }
  if (card === undefined || shown === null) return null;
  const slim = isInTheWay(scene);
  return (
    <div class={slim ? 'over-board centred bo-over bo-over-slim' : 'over-board centred bo-over'}>
      <EventCard card={card} drawer={name(drawnBy(card, log) ?? shown.drawer)} happened={happenedBy(card, log)} slim={slim} onClose={closeAll} />
    </div>
  );
};
