import { tr } from '../../i18n/room.ts';
import { QrCode } from '../../parts/qr-code.tsx';
import { pathTo } from '../../routes.ts';
import { useTable } from '../../shell/at-table.ts';
import { SeatToken } from '../../shell/seat-look.tsx';

/** Before the game: the way in, as large as it goes, and who is here. */
export const WallLobby = () => {
  const { scene, session, voice } = useTable();
  const here = scene.info.seats.filter(({ holder }) => holder !== 'open');
  const people = here.filter(({ holder }) => holder === 'person').length;
  const bots = here.length - people;
  return (
    <div class="wall-lobby">
      <section class="wall-card lobby-way stack">
        <QrCode text={location.origin + pathTo.table(session.table)} label={tr('projector.qr')} />
        <div>
          <output>{scene.info.code}</output>
          <p>{tr('projector.lobbyWords', { host: location.host })}</p>
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
