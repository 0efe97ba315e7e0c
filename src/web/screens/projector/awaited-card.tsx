import type { Actor, Seat } from '#kernel';
import type { SeatInfo } from '#protocol';
import { tr } from '../../i18n/room.ts';
import { useTable } from '../../shell/at-table.ts';
import { SeatToken } from '../../shell/seat-look.tsx';

const isSeat = (actor: Actor): actor is Seat => actor !== 'referee';

/** From so many on there is no room for every name: only those of the awaited are written, beneath. */
const NAMED_MOST = 40;
const LISTED = 12;

const columnsFor = (seats: number): number => (seats <= 24 ? 6 : seats <= NAMED_MOST ? 8 : 10);

const isAway = (info: SeatInfo): boolean => info.holder === 'person' && !info.connected;

/** Nobody is awaited once the game is over: then all are just there. */
type State = 'awaited' | 'done' | 'still';

/** Of sixty every element counts: they all change in one frame. The tick is drawn by the sheet. */
const Player = ({ info, state, named }: { readonly info: SeatInfo; readonly state: State; readonly named: boolean }) => {
  const { voice } = useTable();
  const name = voice.seatName(info.seat);
  const said = state === 'still' ? [] : [tr(state === 'awaited' ? 'projector.waitedFor' : 'projector.answered')];
  return (
    <li class={`column ${state}`}>
      <span class="counter">
        <SeatToken seat={info.seat} size={64} />
      </span>
      {named && <span class="name">{name}</span>}
      <span class="hidden-words">{[...(named ? [] : [name]), ...said].join(' ')}</span>
      {state === 'awaited' && isAway(info) && named && <em>{tr('projector.offline')}</em>}
    </li>
  );
};

/** Everybody in the order of the seats, so that each finds himself; those the game waits for in full colour. */
export const AwaitedCard = () => {
  const { scene, voice } = useTable();
  const awaited = scene.awaited.filter(isSeat);
  const seats = scene.info.seats.filter(({ holder }) => holder !== 'open');
  const named = seats.length <= NAMED_MOST;
  const words =
    awaited.length > 0
      ? tr('projector.awaited', { count: awaited.length })
      : scene.awaited.length > 0
        ? tr('projector.awaitedReferee')
        : tr('projector.awaitedNobody');
  const over = scene.outcome !== null;
  const listed = awaited.slice(0, LISTED).map((seat) => voice.seatName(seat));
  return (
    <section class="wall-card awaited-card">
      <h2 aria-live="polite">{over ? tr('projector.over') : words}</h2>
      <ul style={{ '--columns': columnsFor(seats.length) }} class={named ? undefined : 'many'}>
        {seats.map((info) => (
          <Player key={info.seat} info={info} state={over ? 'still' : awaited.includes(info.seat) ? 'awaited' : 'done'} named={named} />
        ))}
      </ul>
      {!named && listed.length > 0 && !over && (
        <p class="listed">
          {listed.join(', ')} {awaited.length > LISTED && tr('projector.others', { count: awaited.length - LISTED })}
        </p>
      )}
    </section>
  );
};
