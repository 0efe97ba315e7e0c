import { useEffect } from 'preact/hooks';
import { tr } from '../../i18n/room.ts';
import { Alone } from '../../parts/alone.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { pathTo } from '../../routes.ts';
import { useTable } from '../../shell/at-table.ts';
import { SeatToken } from '../../shell/seat-look.tsx';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';

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
        <div>
          <output>{scene.info.code}</output>
          {origin !== null && <p>{tr('projector.lobbyWords', { host: new URL(origin).host })}</p>}
        </div>
      </section>
      <section class="wall-card lobby-here">
        <h2 aria-live="polite">
          {people === 0 ? tr('projector.nobody') : tr('projector.seated', { count: people })}
          {bots > 0 && `, ${tr('projector.bots', { count: bots })}`}
        </h2>
        <ul class="cluster">
          {here.map(({ seat }) => (
            <li key={seat} class="row">
              <SeatToken seat={seat} size={46} />
              <span>{voice.seatName(seat)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
