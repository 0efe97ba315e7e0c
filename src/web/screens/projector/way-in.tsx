import { useEffect } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { tr } from '../../i18n/room.ts';
import { QrCode } from '../../parts/qr-code.tsx';
import { pathTo } from '../../routes.ts';
import { useTable } from '../../shell/at-table.ts';
import { useRoomAround } from '../../shell/room-here.ts';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';

/** How to come in late: a picture of the link and the code to type. After the game, the way to its figures. */
export const WayIn = () => {
  const { scene, session } = useTable();
  const { newSeat, seats, status } = scene.info;
  const around = useRoomAround();
  const code = around?.code ?? scene.info.code;
  const over = status === 'finished' && around === null;
  const origin = guestOrigin.value;
  const path = over ? pathTo.debrief(session.table) : pathTo.join(code);
  useEffect(() => void askWaysIn(), []);
  const open = newSeat || seats.some(({ holder }) => holder === 'open');
  return (
    <section class="wall-card way-in">
      {origin !== null && <QrCode text={origin + path} label={over ? tr('projector.debriefQr') : tr('projector.qr')} />}
      <p>
        {ways.value?.kind === 'alone'
          ? tm('alone.title')
          : over
            ? tr('projector.debrief')
            : around !== null
              ? tr('projector.enterRoom')
              : open
                ? tr('projector.join')
                : tr('projector.watch')}
        <output>{code}</output>
      </p>
    </section>
  );
};
