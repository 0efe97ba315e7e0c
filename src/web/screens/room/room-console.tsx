import { useEffect, useState } from 'preact/hooks';
import type { RoomGame } from '#protocol';
import { tw } from '../../i18n/workshop.ts';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Link } from '../../kit/parts/buttons.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { pathTo } from '../../browser/routes.ts';
import { type AtTable, TableProvider } from '../../shell/at-table.tsx';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { MenuDialogs } from '../../shell/table/table-menu.tsx';
import { heldTable, rememberTable } from '../../store/tables.ts';
import { SeatLooks } from '../../kit/svg/seats.tsx';
import { Console } from '../console/console-frame.tsx';
import { ConsoleRecord, Lead } from '../console/lead.tsx';
import { Announce, Economy, TalkSwitch, WallChoice } from './console-beside.tsx';
import { Helping, People } from './console-people.tsx';
import { Next, NowBar, Say } from './console-steps.tsx';
import { type Asking, gameNow, headsOf, present } from './room-state.ts';
import { type InRoom, OpenRoom } from './use-room.tsx';
import './console.css';

interface DeskProps {
  readonly room: InRoom;
  readonly ask: Asking;
  readonly refused: string | null;
  /** The tables of the present game, as far as they are here. */
  readonly tables: readonly AtTable[];
}

const Desk = ({ room, ask, refused, tables }: DeskProps) => {
  const game = gameNow(room.view);
  const [only, another] = tables;
  return (
    <>
      {room.followed.lost.value && <Notice class="across-all" words={tw('room.lost')} />}
      {refused !== null && <Notice class="across-all" words={refused} />}
      <div class="gap-6 stack">
        <Say room={room} />
        <Next room={room} ask={ask} tables={tables} />
      </div>
      <div class="gap-6 stack">
        <Helping room={room} ask={ask} tables={tables} />
        {only !== undefined && another === undefined && (
          <TableProvider value={only}>
            <SeatLooks seats={only.scene.info.seats}>
              {only.scene.info.status === 'playing' && <Lead />}
              <ConsoleRecord />
            </SeatLooks>
            <MenuDialogs />
          </TableProvider>
        )}
        {another !== undefined && game !== null && <SeveralTables game={game} />}
        <People room={room} ask={ask} />
      </div>
      <div class="gap-6 stack">
        <Economy tables={tables} />
        <Announce room={room} ask={ask} />
        <WallChoice room={room} ask={ask} />
        <TalkSwitch room={room} ask={ask} tables={tables} />
      </div>
    </>
  );
};

/** Each table has a console of its own, with what its rules let an animator do. */
const SeveralTables = ({ game }: { readonly game: RoomGame }) => (
  <Sheet class="stack" title={tw('wall.tables', { count: game.tables.length })}>
    <p class="cluster">
      {game.tables.map(({ table }, number) => (
        <Link key={table} class="btn small" href={pathTo.console(table)} apart words={tw('console.tableConsole', { number: number + 1 })} />
      ))}
    </p>
  </Sheet>
);

/** Says what one table shows, as often as that changes. */
const Ear = ({ at, onSeen }: { readonly at: AtTable; readonly onSeen: (at: AtTable) => void }) => {
  const { scene, page, voice, session } = at;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another object with the same in it is the same table
  useEffect(() => onSeen(at), [scene, page, voice, session]);
  return null;
};

/** The animator's token runs and referees every table of the room: the device holds them before they are opened. */
const useHeldTables = ({ token }: InRoom, game: RoomGame | null): string => {
  const [held, setHeld] = useState('');
  const ids = game?.tables.map(({ table }) => table).join(' ') ?? '';
  useEffect(() => {
    for (const { table, code } of game?.tables ?? []) {
      if (token !== null && heldTable(table) === undefined) rememberTable({ table, code, game: game?.game ?? '', owner: token, referee: token, seats: [] });
    }
    setHeld(ids);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same tables are the same game
  }, [ids, token]);
  return held === ids ? ids : '';
};

const Leading = ({ room }: { readonly room: InRoom }) => {
  const { view } = room;
  const leads = view.you.kind === 'animator';
  const game = leads ? gameNow(view) : null;
  const ids = useHeldTables(room, game);
  const [seen, setSeen] = useState<ReadonlyMap<string, AtTable>>(new Map());
  const [refused, setRefused] = useState<string | null>(null);
  const tables = (game?.tables ?? []).flatMap(({ table }) => seen.get(table) ?? []);
  const ask: Asking = async (request) => {
    const answer = await room.followed.ask(request);
    setRefused(answer.ok ? null : answer.message);
    return answer.ok;
  };
  return (
    <SeatLooks seats={view.people}>
      {ids !== '' &&
        game?.tables.map(({ table }) => (
          <OpenTable key={table} table={table} role="animator" bare>
            {(at) => <Ear at={at} onSeen={(now) => setSeen((before) => new Map([...before, [table, now]]))} />}
          </OpenTable>
        ))}
      <Console
        name={tw('console.crumb', { code: view.code })}
        about={
          <span class="wide-only">
            · {view.title} · {tw('room.people', { count: headsOf(present(view)) })}
          </span>
        }
        tools={
          <>
            {/* The wall is another screen: it gets a window of its own. */}
            <Link class="tool row" href={pathTo.room(view.room, 'wall')} apart words={tw('console.wall')} />
            <Link class="tool row wide-only" href={pathTo.room(view.room, 'sheets')} apart words={tw('console.sheets')} />
            <Link class="tool row" href={pathTo.room(view.room, 'debrief')} apart words={tw('console.debrief')} />
          </>
        }
        stranger={leads ? null : { title: tw('console.lost'), words: tw('console.lostWords'), to: pathTo.room(view.room), toWords: tw('join.title') }}
        above={<NowBar room={room} ask={ask} tables={tables} />}
        class="room-console gap-6 items-start grid paper"
      >
        <Desk room={room} ask={ask} refused={refused} tables={tables} />
      </Console>
    </SeatLooks>
  );
};

/** /r/:room/console: one person leads the room from here. */
export const RoomConsole = ({ room }: { readonly room: string }) => (
  <OpenRoom room={room} role="animator">
    {(opened) => <Leading room={opened} />}
  </OpenRoom>
);
