import type { Actor, Seat } from '#kernel/game.ts';
import type { SeatInfo } from '#protocol';
import { tr } from '../../i18n/room.ts';
import { useTable } from '../../shell/at-table.ts';
import { SeatSpot } from '../../shell/seat-look.tsx';

const isSeat = (actor: Actor): actor is Seat => actor !== 'referee';

/** At so small a table everybody is named; in a crowd nobody is for being slow, and the console knows who it is. */
const NAMED_MOST = 8;

const isAway = (info: SeatInfo): boolean => info.holder === 'person' && !info.connected;

const Player = ({ info, awaited }: { readonly info: SeatInfo; readonly awaited: boolean }) => {
  const { voice } = useTable();
  return (
    <li class={awaited ? 'row awaited' : 'row done'}>
      <SeatSpot seat={info.seat} size={44} />
      <span class="name">{voice.seatName(info.seat)}</span>
      <span class="hidden-words">{tr(awaited ? 'projector.waitedFor' : 'projector.answered')}</span>
      {awaited && isAway(info) && <em>{tr('projector.offline')}</em>}
    </li>
  );
};

/** How many have answered, as a figure and as a bar; the few of a small table by their names. */
export const AwaitedCard = () => {
  const { scene } = useTable();
  const awaited = scene.awaited.filter(isSeat);
  const seats = scene.info.seats.filter(({ holder }) => holder !== 'open');
  if (scene.outcome !== null) return null;
  const words =
    awaited.length > 0
      ? tr('projector.awaited', { count: awaited.length })
      : scene.awaited.length > 0
        ? tr('projector.awaitedReferee')
        : tr('projector.awaitedNobody');
  return (
    <section class="wall-card awaited-card">
      <h2 aria-live="polite">{words}</h2>
      {seats.length > NAMED_MOST ? (
        <>
          <p class="awaited-bar" style={{ '--answered': (seats.length - awaited.length) / seats.length }} />
          <p>{tr('projector.answeredOf', { answered: seats.length - awaited.length, of: seats.length })}</p>
        </>
      ) : (
        <ul>
          {seats.map((info) => (
            <Player key={info.seat} info={info} awaited={awaited.includes(info.seat)} />
          ))}
        </ul>
      )}
    </section>
  );
};
