import { eventNameOf } from '#games/triple-bataille/content/events.ts';
import type { TurnedEvent } from '#games/triple-bataille/types.ts';
import { SmallCard } from '../pieces/cards.tsx';
import type { BoardScene } from './scene.ts';

const EventLine = ({ event, scene }: { readonly event: TurnedEvent; readonly scene: BoardScene }) => {
  const { speech, view, you } = scene;
  const { words, name, term, index, face } = speech;
  const { jokers } = view.options;
  const called = eventNameOf(event.face);
  if (called === null) return null;
  return (
    <li class={event.active ? 'row' : 'row idle'}>
      <SmallCard face={event.face} index={index(event.face, jokers)} label={face(event.face, jokers)} />
      <p>
        <b>{term(`triple-bataille.event.${called}`)}</b>
        {event.seat === you ? '' : `, ${name(event.seat)}`}
        <small>{event.active ? term(`triple-bataille.event.${called}.text`) : words('eventIdle')}</small>
      </p>
    </li>
  );
};

/** TB-2.12: what was turned in this battle, one's own cards first; those of the others unfold. */
export const EventsSheet = (scene: BoardScene) => {
  const { view, speech, you } = scene;
  const { words } = speech;
  const { turned } = view.table.battleReport;
  const own = turned.filter(({ seat }) => seat === you);
  const others = turned.filter(({ seat }) => seat !== you);
  const lines = (events: readonly TurnedEvent[]) => (
    <ul>
      {events.map((event, place) => (
        <EventLine key={`${event.seat} ${event.face} ${place}`} event={event} scene={scene} />
      ))}
    </ul>
  );
  if (turned.length === 0) return null;
  return (
    <section class="sheet tb-events" data-explain="events">
      <h3>{words('eventsTurned')}</h3>
      {own.length > 0 && lines(own)}
      {others.length > 0 && (
        <details open={own.length === 0 && others.length <= 3}>
          <summary>{words('eventsOthers', { count: others.length })}</summary>
          {lines(others)}
        </details>
      )}
    </section>
  );
};
