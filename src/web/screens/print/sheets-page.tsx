import { range } from '#kernel';
import { useEffect } from 'preact/hooks';
import { useTitle } from '../../hooks/use-title.ts';
import { tr } from '../../i18n/room.ts';
import { Alone } from '../../parts/alone.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { TopStrip } from '../../parts/top-strip.tsx';
import { Blocks } from '../../rules/blocks.tsx';
import { goTo } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { lang } from '../../store/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';
import { isRole, useGuide } from './guide.ts';
import { PrintButton } from './print-button.tsx';
import './print.css';

/** Slips on a page. */
const SLIPS = 8;

interface WayProps {
  readonly code: string;
  readonly origin: string;
}

const WayIn = ({ code, origin }: WayProps) => (
  <>
    <QrCode text={origin + pathTo.join(code)} label={tr('projector.qr')} />
    <div class="stack tight">
      <output>{code}</output>
      <b>{new URL(origin).host}</b>
    </div>
  </>
);

/** The cards that say in four sentences who does what; of this game alone. */
const RoleCards = () => {
  const roles = useGuide(lang.value)?.filter(isRole) ?? [];
  return (
    <section class="print-page role-cards">
      {roles.map(({ number, title, blocks }) => (
        <article key={number} class="role-card stack">
          <h2>{title}</h2>
          <Blocks blocks={blocks} onClause={(clause) => goTo(pathTo.rules('triple-bataille', clause))} />
        </article>
      ))}
      <p class="hint">{tr('guide.licence')}</p>
    </section>
  );
};

/** `code`: what people type to come in. */
const Sheets = ({ code, game }: { readonly code: string; readonly game: string }) => {
  const known = ways.value;
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
            <section class="print-page sheet poster">
              <p>{gameTitle(game)}</p>
              <h1>{tr('sheets.come')}</h1>
              <WayIn code={code} origin={origin} />
              <p>{tr('sheets.how')}</p>
            </section>
            <section class="print-page sheet slips">
              {range(SLIPS).map((slip) => (
                <article key={slip}>
                  <WayIn code={code} origin={origin} />
                  <small>{tr('sheets.slip')}</small>
                </article>
              ))}
            </section>
          </>
        )}
        {game === 'triple-bataille' && <RoleCards />}
      </main>
    </div>
  );
};

/** /t/:table/sheets: what an animator prints before people come. */
export const SheetsPage = ({ table }: { readonly table: string }) => (
  <OpenTable table={table} role="onlooker">
    {({ scene }) => <Sheets code={scene.info.code} game={scene.info.game} />}
  </OpenTable>
);
