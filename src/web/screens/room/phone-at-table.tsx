import { useEffect, useState } from 'preact/hooks';
import { tw } from '../../i18n/workshop.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { type AtTable, SeatSpot, TableProvider } from '../../shell/at-table.tsx';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { useTold } from '../../shell/telling.ts';
import { TableRoom } from '../table/table-page.tsx';
import type { Asking } from './room-state.ts';

/* A phone at its table: what the room adds to it. */

/** Heads stay up while the cards are turned: nothing of the battle is on a phone before it is on the wall. */
const LookUp = ({ at }: { readonly at: AtTable }) =>
  useTold(at)?.hidden === true ? (
    <div class="room-look-up centred text-center p-6 text-on-baize" role="status">
      <p class="besley w700 t10 leading-1-1">{tw('phone.lookAtWall')}</p>
    </div>
  ) : null;

interface BackProps {
  readonly at: AtTable;
  readonly name: string;
  readonly ask: Asking;
}

/** A bot has gone on for this phone: its first touch is enough to have the place again. */
const Back = ({ at, name, ask }: BackProps) => {
  const { session, scene } = at;
  const isAway = scene.you === null && scene.info.status === 'playing';
  const comeBack = async (): Promise<void> => {
    if (await ask({ t: 'join', name })) session.connection().renew();
  };
  useEffect(() => {
    if (!isAway) return undefined;
    const touched = (): void => void comeBack();
    document.addEventListener('pointerdown', touched, { once: true });
    return () => document.removeEventListener('pointerdown', touched);
  }, [isAway]);
  return !isAway ? null : (
    <div class="room-over stack" role="status">
      <Button class="btn brass large" words={tw('phone.back')} onClick={() => void comeBack()} />
    </div>
  );
};

/** Where to sit, and with whom: told when the tables are laid, and in the strip for as long as one plays. */
const Seating = ({ at }: { readonly at: AtTable }) => {
  const { inRoom, seats } = at.scene.info;
  const [known, setKnown] = useState(false);
  if (inRoom === null || inRoom.number === null || known || at.scene.outcome !== null) return null;
  const others = seats.filter(({ seat }) => seat !== at.scene.you);
  return (
    <Dialog title={tw('phone.table', { number: inRoom.number })} onClose={() => setKnown(true)}>
      <p>{tw('phone.tableWith')}</p>
      <TableProvider value={at}>
        <ul class="m-4-0 cards">
          {others.map(({ seat, name }) => (
            <li key={seat} class="min-h-40 row">
              <SeatSpot seat={seat} size={26} /> {name}
            </li>
          ))}
        </ul>
      </TableProvider>
      <Button class="btn ink large" words={tw('phone.seated')} onClick={() => setKnown(true)} />
    </Dialog>
  );
};

interface PhoneProps {
  readonly table: string;
  readonly name: string;
  readonly ask: Asking;
}

export const PhoneAtTable = ({ table, name, ask }: PhoneProps) => (
  <OpenTable table={table} role="player">
    {(at) => (
      <>
        <TableRoom table={at} />
        <Seating at={at} />
        <LookUp at={at} />
        <Back at={at} name={name} ask={ask} />
      </>
    )}
  </OpenTable>
);
