import { tr } from '../../i18n/room.ts';
import { QrCode } from '../../parts/qr-code.tsx';
import { pathTo } from '../../routes.ts';
import { useTable } from '../../shell/at-table.ts';

/** How to come in late: a picture of the link and the code to type. After the game, the way to its figures. */
export const WayIn = () => {
  const { scene, session } = useTable();
  const { code, newSeat, seats, status } = scene.info;
  const over = status === 'finished';
  const url = location.origin + (over ? pathTo.debrief(session.table) : pathTo.table(session.table));
  const open = newSeat || seats.some(({ holder }) => holder === 'open');
  return (
    <section class="wall-card way-in">
      <QrCode text={url} label={over ? tr('projector.debriefQr') : tr('projector.qr')} />
      <p>
        {over ? tr('projector.debrief') : open ? tr('projector.join') : tr('projector.watch')}
        <output>{code}</output>
      </p>
    </section>
  );
};
