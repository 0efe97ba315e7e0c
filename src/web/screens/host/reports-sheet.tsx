import type { PlainKey } from '#kernel/words.ts';
import type { HostMuted, HostReport, ReportAct, ReportedLine } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import type { words } from '../../i18n/host.ts';
import { th } from '../../i18n/host.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/said.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Fetched } from '../../store/api.ts';
import { host } from '../../store/host.ts';
import { lang } from '../../store/settings.ts';
import { gameTitle } from '../../store/table-words.ts';

const ACTS: Readonly<Record<ReportAct, PlainKey<typeof words>>> = {
  words: 'reports.takeWords',
  mute: 'reports.mute',
  unname: 'reports.unname',
  close: 'reports.close',
  dismiss: 'reports.dismiss',
};

/** What can be done about it. */
const actsFor = ({ line, seat, muted }: HostReport): readonly ReportAct[] => [
  ...(line === null ? [] : (['words'] as const)),
  ...(line === null || seat === null || muted ? [] : (['mute'] as const)),
  ...(line === null && seat !== null ? (['unname'] as const) : []),
  'close',
  'dismiss',
];

const Around = ({ line }: { readonly line: ReportedLine | null }) =>
  line === null ? null : (
    <p class="hint">
      {line.name}&nbsp;: {line.text}
    </p>
  );

const Report = ({ report, onAct }: { readonly report: HostReport; readonly onAct: (act: ReportAct) => void }) => {
  const { line, name, by, code, game, seat, at, reasons } = report;
  const who = { name, by };
  return (
    <li class="stack tight">
      <p>
        <b>
          {gameTitle(game)} {code}
        </b>
        , {th(line === null ? 'reports.name' : 'reports.words', who)}, {formatMoment(at, Date.now(), lang.value)}
        {seat === null && line !== null && <span class="hint"> ({th('reports.noSeat')})</span>}
      </p>
      <p class="hint">{reasons.map((reason) => th(`reason.${reason}`)).join(', ')}</p>
      <Around line={report.before} />
      {line !== null && <blockquote>{line.text}</blockquote>}
      <Around line={report.after} />
      <div class="cluster tight">
        {actsFor(report).map((act) => (
          <Button key={act} class="btn small" words={th(ACTS[act])} onClick={() => onAct(act)} />
        ))}
      </div>
    </li>
  );
};

interface SheetProps {
  readonly reports: readonly HostReport[];
  readonly muted: readonly HostMuted[];
  readonly onChange: () => Promise<void>;
}

/** First on the right, because people wait; and whoever may not speak, until the host thinks better of it. */
export const ReportsSheet = ({ reports, muted, onChange }: SheetProps) => {
  const [said, setSaid] = useState<{ readonly words: string; readonly wrong: boolean } | null>(null);
  const act = async (asking: Promise<Fetched<unknown>>): Promise<void> => {
    const answer = await asking;
    setSaid(answer.ok ? { words: th('reports.done'), wrong: false } : { words: answer.message || t('error.unreachable'), wrong: true });
    await onChange();
  };
  return (
    <Sheet class="stack host-reports" id="host-reports" title={th('reports.title')} beside={reports.length > 0 && <span class="badge">{reports.length}</span>}>
      {reports.length === 0 && <p class="help">{th('reports.none')}</p>}
      <ul class="stack">
        {reports.map((report) => (
          <Report key={report.report} report={report} onAct={(what) => void act(host.settle(report.report, what))} />
        ))}
      </ul>
      {muted.length > 0 && (
        <>
          <h3>{th('muted.title')}</h3>
          <ul class="host-lines">
            {muted.map(({ table, code, game, seat, name }) => (
              <li key={`${table} ${seat}`} class="row ends">
                <span>
                  <b>{name}</b>, {gameTitle(game)} {code}
                </span>
                <button type="button" class="btn small" aria-label={th('muted.hearOne', { name })} onClick={() => void act(host.hear(table, seat))}>
                  {th('muted.hear')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Said class={said?.wrong === true ? 'wrong' : 'hint'} words={said?.words} />
    </Sheet>
  );
};
