import { useEffect } from 'preact/hooks';
import { tr } from '../../i18n/room.ts';
import { Alone } from '../../parts/alone.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { pathTo } from '../../routes.ts';
import { useTable } from '../../shell/at-table.ts';
import { SeatSpot } from '../../shell/seat-look.tsx';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';

/** With more there is room for a small mark only. */
const FEW = 32;

const columnsFor = (seats: number): number => (seats <= 8 ? 4 : seats <= FEW ? 6 : 9);

/** Before the game: the way in, as large as it goes, and who is here. */
export const WallLobby = () => {
  const { scene, voice } = useTable();
  const known = ways.value;
  const origin = guestOrigin.value;
  useEffect(() => void askWaysIn(), []);
  const here = scene.info.seats.filter(({ holder }) => holder !== 'open');
  const people = here.filter(({ holder }) => holder === 'person').length;
  const bots = here.length - people;
  return (
    <div class="wall-lobby">
      <section class="wall-card lobby-way stack">
        {origin !== null && <QrCode text={origin + pathTo.join(scene.info.code)} label={tr('projector.qr')} />}
        {known?.kind === 'alone' && <Alone {...known} />}
        <output>{scene.info.code}</output>
      </section>
      <section class="lobby-here">
        <h2>{tr('projector.comeIn')}</h2>
        {origin !== null && <p>{tr('projector.lobbyWords', { host: new URL(origin).host })}</p>}
        <ul style={{ '--columns': columnsFor(here.length) }} class={here.length > FEW ? 'many' : undefined}>
          {here.map(({ seat }) => (
            <li key={seat} class="column">
              <SeatSpot seat={seat} size={64} />
              <span class="name">{voice.seatName(seat)}</span>
            </li>
          ))}
        </ul>
        <h3 aria-live="polite">
          {people === 0 ? tr('projector.nobody') : tr('projector.seated', { count: people })}
          {bots > 0 && `, ${tr('projector.bots', { count: bots })}`}
        </h3>
      </section>
    </div>
  );
};
