import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CardId, Table, View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import { useEscape } from '#web/parts/hooks.ts';
import type { BoardProps } from '#web/interface/game-page.ts';
import { hasPanel } from '../panels/panel.tsx';
import { speechOf } from '../speech.ts';
import { asView } from '../view.ts';
import { drawnBy, happenedBy } from './effects.ts';
import { CardHistory, EventCard } from './event-card.tsx';
import { historyOpen } from './history.ts';
import './cards.css';

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
