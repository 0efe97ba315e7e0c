import { useEffect, useState } from 'preact/hooks';
import type { RoomGame } from '#protocol';
import { tw } from '../../i18n/workshop.ts';
import { Link } from '../../kit/parts/link.tsx';
import { Notice, Problem } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { pathTo } from '../../browser/routes.ts';
import { type AtTable, TableProvider } from '../../shell/at-table.tsx';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { MenuDialogs } from '../../shell/table/table-menu.tsx';
import { heldTable, rememberTable } from '../../store/tables.ts';
import { SeatLooks } from '../../kit/svg/seats.tsx';
import { ConsoleRecord } from '../console/console-record.tsx';
import { Lead } from '../console/lead.tsx';
import { Announce, Economy, WallChoice } from './console-beside.tsx';
import { Helping, People } from './console-people.tsx';
import { Next, NowBar, Say } from './console-steps.tsx';
import { type Asking, gameNow, headsOf, present } from './room-state.ts';
import { type InRoom, OpenRoom } from './use-room.tsx';
import '../console/console.css';
import './console.css';

interface DeskProps {
  readonly room: InRoom;
  /** The tables of the present game, as far as they are here. */
  readonly tables: readonly AtTable[];
}

const Desk = ({ room, tables }: DeskProps) => {
  const [refused, setRefused] = useState<string | null>(null);
  const ask: Asking = async (request) => {
    const answer = await room.followed.ask(request);
    setRefused(answer.ok ? null : answer.message);
    return answer.ok;
  };
  const game = gameNow(room.view);
  const [only, another] = tables;
  return (
    <>
      <NowBar room={room} ask={ask} tables={tables} />
      <main id="main" class="room-console paper" tabIndex={-1}>
        {room.followed.lost.value && <Notice words={tw('room.lost')} />}
        {refused !== null && <Notice words={refused} />}
        <div class="stack">
          <Say room={room} />
          <Next room={room} ask={ask} tables={tables} />
        </div>
        <div class="stack">
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
        <div class="stack">
          <Economy tables={tables} />
          <Announce room={room} ask={ask} />
          <WallChoice room={room} ask={ask} />
        </div>
      </main>
    </>
  );
};

/** Each table has a console of its own, with what its rules let an animator do. */
const SeveralTables = ({ game }: { readonly game: RoomGame }) => (
  <section class="sheet padded stack">
    <h2 class="ruled">{tw('wall.tables', { count: game.tables.length })}</h2>
    <p class="cluster">
      {game.tables.map(({ table }, number) => (
        <Link key={table} class="btn small" href={pathTo.console(table)} apart words={tw('console.tableConsole', { number: number + 1 })} />
      ))}
    </p>
  </section>
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
  const game = gameNow(room.view);
  const ids = useHeldTables(room, game);
  const [seen, setSeen] = useState<ReadonlyMap<string, AtTable>>(new Map());
  const tables = (game?.tables ?? []).flatMap(({ table }) => seen.get(table) ?? []);
  return (
    <>
      {ids !== '' &&
        game?.tables.map(({ table }) => (
          <OpenTable key={table} table={table} role="animator" bare>
            {(at) => <Ear at={at} onSeen={(now) => setSeen((before) => new Map([...before, [table, now]]))} />}
          </OpenTable>
        ))}
      <Desk room={room} tables={tables} />
    </>
  );
};

/** /r/:room/console: one person leads the room from here. */
export const RoomConsole = ({ room }: { readonly room: string }) => (
  <OpenRoom room={room} role="animator">
    {(opened) => {
      const { view } = opened;
      return (
        <div class="fill">
          <TopStrip
            crumb={
              <>
                <h1>{tw('console.crumb', { code: view.code })}</h1>
                <span class="wide-only">
                  · {view.title} · {tw('room.people', { count: headsOf(present(view)) })}
                </span>
              </>
            }
            tools={
              <>
                {/* The wall is another screen: it gets a window of its own. */}
                <Link class="tool row" href={pathTo.room(room, 'wall')} apart words={tw('console.wall')} />
                <Link class="tool row wide-only" href={pathTo.room(room, 'sheets')} apart words={tw('console.sheets')} />
                <Link class="tool row" href={pathTo.room(room, 'debrief')} apart words={tw('console.debrief')} />
              </>
            }
          />
          {view.you.kind === 'animator' ? (
            <SeatLooks seats={view.people}>
              <Leading room={opened} />
            </SeatLooks>
          ) : (
            <main id="main" tabIndex={-1}>
              <Problem title={tw('console.lost')} words={tw('console.lostWords')}>
                <Link class="btn ink" href={pathTo.room(room)} words={tw('join.title')} />
              </Problem>
            </main>
          )}
        </div>
      );
    }}
  </OpenRoom>
);
