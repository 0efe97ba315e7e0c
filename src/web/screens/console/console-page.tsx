import { useTitle } from '../../kit/parts/use-title.ts';
import { tr } from '../../i18n/room.ts';
import { tt } from '../../i18n/table.ts';
import { Link } from '../../kit/parts/link.tsx';
import { Notice, Problem } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { pathTo } from '../../browser/routes.ts';
import { type AtTable, TableProvider, useTable } from '../../shell/at-table.tsx';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { AskingStrip } from '../../shell/table/asking-strip.tsx';
import { MenuDialogs, TableMenu } from '../../shell/table/table-menu.tsx';
import { gameTitle } from '../../store/table-words.ts';
import { Invite } from '../lobby/invite.tsx';
import { ConsoleNow } from './console-now.tsx';
import { ConsoleRecord } from './console-record.tsx';
import { ConsoleSeats } from './console-seats.tsx';
import { Lead } from './lead.tsx';
import '../lobby/lobby.css';
import './console.css';

const Screens = () => {
  const { session, scene } = useTable();
  return (
    <nav class="cluster" aria-label={tr('console.views')}>
      <Link class="btn small" href={pathTo.table(session.table)} words={tr('console.table')} />
      {/* The wall is another screen: it gets a window of its own. */}
      <Link class="btn small" href={pathTo.projector(session.table)} apart words={tr('console.projector')} />
      {scene.info.status !== 'lobby' && <Link class="btn small" href={pathTo.debrief(session.table)} words={tr('console.debrief')} />}
    </nav>
  );
};

const Desk = () => {
  const { scene, session } = useTable();
  const refusal = session.refusal.value;
  const link = session.connection().link.value;
  return (
    <main id="main" class="console stack paper" tabIndex={-1}>
      <div class="console-main stack">
        {link.kind === 'lost' && <Notice words={tt('bar.lostNow')} />}
        {refusal !== null && <Notice words={refusal.message} />}
        <AskingStrip />
        <ConsoleNow />
        {scene.info.status === 'playing' && <Lead />}
        <ConsoleSeats />
      </div>
      <aside class="console-side stack">
        <Screens />
        {scene.info.status !== 'finished' && <Invite />}
        {scene.info.status !== 'lobby' && <ConsoleRecord />}
      </aside>
    </main>
  );
};

const Console = ({ table }: { readonly table: AtTable }) => {
  const { scene, session } = table;
  const { info } = scene;
  useTitle(tr('console.title', { game: gameTitle(info.game), code: info.code }));
  return (
    <TableProvider value={table}>
      <div class="fill">
        <TopStrip
          crumb={
            <>
              <h1>{tr('console.crumb')}</h1>
              <span>
                · {gameTitle(info.game)}, {info.code}
              </span>
            </>
          }
          menu={(done) => <TableMenu done={done} />}
        />
        {scene.owner || scene.you === 'referee' ? (
          <Desk />
        ) : (
          <main id="main" tabIndex={-1}>
            <Problem title={tr('console.notYoursTitle')} words={tr('console.notYours')}>
              <Link class="btn ink" href={pathTo.table(session.table)} words={tr('console.toTable')} />
            </Problem>
          </main>
        )}
      </div>
      <MenuDialogs />
    </TableProvider>
  );
};

/** /t/:table/console: everything whoever runs a table needs, on one page. */
export const ConsolePage = ({ table }: { readonly table: string }) => (
  <OpenTable table={table} role="animator">
    {(opened) => <Console table={opened} />}
  </OpenTable>
);
