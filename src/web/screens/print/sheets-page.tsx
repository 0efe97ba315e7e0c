import { range } from '#kernel/collections.ts';
import { useEffect } from 'preact/hooks';
import { useTitle } from '../../kit/parts/use-title.ts';
import { tr } from '../../i18n/room.ts';
import { Alone } from '../../kit/parts/alone.tsx';
import { QrCode } from '../../kit/parts/qr-code.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { Blocks } from '../../rules/blocks.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { lang } from '../../browser/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';
import { OpenRoom } from '../room/use-room.tsx';
import { guidedGame, isRole, useGuide } from './guide.ts';
import { PrintButton } from './print-button.tsx';
import './print.css';

/** Slips for a table: a page. */
const SLIPS = 8;

const WayIn = ({ code, origin, poster = false }: { readonly code: string; readonly origin: string; readonly poster?: boolean }) => (
  <>
    <QrCode text={origin + pathTo.join(code)} label={tr('projector.qr')} class={poster ? 'poster-qr' : ''} />
    <div class="stack tight">
      <output class={poster ? 'poster-code w750' : 'w750 t9'}>{code}</output>
      <b>{new URL(origin).host}</b>
    </div>
  </>
);

/** The cards that say in four sentences who does what, of the game that has a guide. */
const RoleCards = ({ game }: { readonly game: string }) => {
  const guide = useGuide(game, lang.value);
  if (guide === null) return null;
  const roles = guide.sections.filter((section) => isRole(guide, section));
  return (
    <section class="print-page role-cards grid gap-6">
      {roles.map(({ number, title, blocks }) => (
        <article key={number} class="role-card stack p-5-6 round-3">
          <h2>{title}</h2>
          <Blocks blocks={blocks} onClause={(clause) => goTo(pathTo.rules(game, clause))} />
        </article>
      ))}
      <p class="hint across-all">{guide.licence[lang.value]}</p>
    </section>
  );
};

interface SheetsProps {
  /** What people type to come in. */
  readonly code: string;
  readonly title: string;
  readonly games: readonly string[];
  readonly slips: number;
}

const Sheets = ({ code, title, games, slips }: SheetsProps) => {
  const known = ways.value;
  const guided = guidedGame(games);
  const origin = guestOrigin.value;
  useEffect(() => void askWaysIn(), []);
  useTitle(tr('sheets.title', { code }));
  return (
    <div class="fill">
      <TopStrip crumb={<b>{tr('sheets.title', { code })}</b>} />
      <main id="main" class="paper stack loose sheets-page" tabIndex={-1}>
        <header class="row ends no-print">
          <p class="help">
            {tr('sheets.help')} <a href={pathTo.guide}>{tr('sheets.guide')}</a>
          </p>
          <PrintButton />
        </header>
        {known?.kind === 'alone' && <Alone {...known} />}
        {origin !== null && (
          <>
            <section class="print-page sheet poster grid gap-6 t7 text-center">
              <p>{title}</p>
              <h1 class="poster-title">{tr('sheets.come')}</h1>
              <WayIn code={code} origin={origin} poster />
              <p>{tr('sheets.how')}</p>
            </section>
            <section class="print-page sheet slips grid">
              {range(slips).map((slip) => (
                <article class="join-slip grid items-center p-6 gap-4-6" key={slip}>
                  <WayIn code={code} origin={origin} />
                  <small class="across-all">{tr('sheets.slip')}</small>
                </article>
              ))}
            </section>
          </>
        )}
        {guided !== null && <RoleCards game={guided} />}
      </main>
    </div>
  );
};

/** /t/:table/sheets: what an animator prints before people come. */
export const SheetsPage = ({ table }: { readonly table: string }) => (
  <OpenTable table={table} role="onlooker">
    {({ scene: { info } }) => <Sheets code={info.code} title={gameTitle(info.game)} games={[info.game]} slips={SLIPS} />}
  </OpenTable>
);

/** /r/:room/sheets: the same for a workshop, with a slip for everybody who is expected. */
export const RoomSheets = ({ room }: { readonly room: string }) => (
  <OpenRoom room={room} role="onlooker">
    {({ view: { code, title, steps, expected } }) => (
      <Sheets code={code} title={title} games={steps.flatMap(({ game }) => game?.game ?? [])} slips={Math.max(SLIPS, expected)} />
    )}
  </OpenRoom>
);
