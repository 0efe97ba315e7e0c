import { pathTo } from '../../browser/routes.ts';
import { tr } from '../../i18n/room.ts';
import { tt } from '../../i18n/table.ts';
import { Link } from '../../kit/parts/buttons.tsx';
import { useTitle } from '../../kit/parts/use-title.ts';
import { Notice } from '../../kit/parts/waiting.tsx';
import { type AtTable, TableProvider, useTable } from '../../shell/at-table.tsx';
import { AskingStrip } from '../../shell/table/asking-strip.tsx';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { MenuDialogs, TableMenu, TableMore } from '../../shell/table/table-menu.tsx';
import { gameTitle } from '../../store/table-words.ts';
import { Invite } from '../lobby/invite.tsx';
import { Console } from './console-frame.tsx';
import { ConsoleNow } from './console-now.tsx';
import { ConsoleSeats } from './console-seats.tsx';
import { ConsoleRecord, Lead } from './lead.tsx';
import '../lobby/lobby.css';
import './console.css';

const Desk = () => {
  const { scene, session } = useTable();
  const { status } = scene.info;
  const refusal = session.refusal.value;
  return (
    <>
      <div class="content-start gap-6 min-w-0 stack">
        {session.connection().link.value.kind === 'lost' && <Notice words={tt('bar.lostNow')} />}
        {refusal !== null && <Notice words={refusal.message} />}
        <AskingStrip />
        <ConsoleNow />
        {status === 'playing' && <Lead />}
        <ConsoleSeats />
      </div>
      <aside class="content-start gap-6 min-w-0 stack">
        <nav class="cluster" aria-label={tr('console.views')}>
          <Link class="btn small" href={pathTo.table(session.table)} words={tr('console.table')} />
          {/* The wall is another screen: it gets a window of its own. */}
          <Link class="btn small" href={pathTo.projector(session.table)} apart words={tr('console.projector')} />
          {status !== 'lobby' && <Link class="btn small" href={pathTo.debrief(session.table)} words={tr('console.debrief')} />}
        </nav>
        {status !== 'finished' && <Invite />}
        {status !== 'lobby' && <ConsoleRecord />}
      </aside>
    </>
  );
};

const TableConsole = ({ table }: { readonly table: AtTable }) => {
  const { scene, session } = table;
  const { game, code } = scene.info;
  useTitle(tr('console.title', { game: gameTitle(game), code }));
  const stranger = { title: tr('console.notYoursTitle'), words: tr('console.notYours'), to: pathTo.table(session.table), toWords: tr('console.toTable') };
  return (
    <TableProvider value={table}>
      <Console
        name={tr('console.crumb')}
        about={
          <span>
            · {gameTitle(game)}, {code}
          </span>
        }
        menu={(done) => <TableMenu done={done} />}
        more={(done) => <TableMore done={done} />}
        stranger={scene.owner || scene.you === 'referee' ? null : stranger}
        class="console gap-7 stack paper"
      >
        <Desk />
      </Console>
      <MenuDialogs />
    </TableProvider>
  );
};

/** /t/:table/console: everything that running a table takes, on one page. */
export const ConsolePage = ({ table }: { readonly table: string }) => (
  <OpenTable table={table} role="animator">
    {(opened) => <TableConsole table={opened} />}
  </OpenTable>
);
