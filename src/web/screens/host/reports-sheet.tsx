import type { PlainKey } from '#kernel/words.ts';
import type { HostMuted, HostReport, ReportAct, ReportedLine, Retention, RetentionPreview } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { th, type words } from '../../i18n/host.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { Said, Wrong } from '../../kit/parts/sentence.tsx';
import { Dialog, Sheet } from '../../kit/parts/dialogs.tsx';
import type { Fetched } from '../../store/api.ts';
import { host } from '../../store/host.ts';
import { lang } from '../../browser/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { HOUSE } from '#kernel/house.ts';
import { Select } from '../../kit/parts/choices.tsx';
import { pathTo } from '../../browser/routes.ts';
import { Form, Input } from '../../kit/parts/writing.tsx';

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
    <li class="host-report stack tight">
      <p>
        <b>
          {gameTitle(game)} {code}
        </b>
        , {th(line === null ? 'reports.name' : 'reports.words', who)}, {formatMoment(at, Date.now(), lang.value)}
        {seat === null && line !== null && <span class="hint"> ({th('reports.noSeat')})</span>}
      </p>
      <p class="hint">{reasons.map((reason) => th(`reason.${reason}`)).join(', ')}</p>
      <Around line={report.before} />
      {line !== null && <blockquote class="host-quote w600 break-words">{line.text}</blockquote>}
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
    <Sheet class="stack" id="host-reports" title={th('reports.title')} beside={reports.length > 0 && <span class="badge">{reports.length}</span>}>
      {reports.length === 0 && <p class="help">{th('reports.none')}</p>}
      <ul class="stack">
        {reports.map((report) => (
          <Report key={report.report} report={report} onAct={(what) => void act(host.settle(report.report, what))} />
        ))}
      </ul>
      {muted.length > 0 && (
        <>
          <h3>{th('muted.title')}</h3>
          <ul>
            {muted.map(({ table, code, game, seat, name }) => (
              <li key={`${table} ${seat}`} class="row ends min-h-44 blue-under">
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

const FINISHED = [7, 30, 90, 365] as const;
const LOBBIES = [1, 7, 30] as const;
const IDLE = [30, 90, 365] as const;

interface DaysProps {
  readonly label: string;
  readonly days: number | null;
  readonly among: readonly number[];
  readonly onChange: (days: number | null) => void;
}

const Days = ({ label, days, among, onChange }: DaysProps) => {
  const known = days === null || among.includes(days) ? among : [...among, days].toSorted((a, b) => a - b);
  return (
    <div class="row ends">
      <span>{label}</span>
      <Select
        label={label}
        value={String(days ?? '')}
        choices={[{ value: '', text: th('keep.always') }, ...known.map((each) => ({ value: String(each), text: th('keep.days', { days: each }) }))]}
        onChange={(value) => onChange(value === '' ? null : Number(value))}
      />
    </div>
  );
};

/** What would go is told before anything is switched on. */
export const RetentionSheet = ({ retention, onChange }: { readonly retention: Retention; readonly onChange: () => Promise<void> }) => {
  const [wished, setWished] = useState<{ readonly retention: Retention; readonly preview: RetentionPreview } | null>(null);
  const [said, setSaid] = useState('');
  const shown = wished?.retention ?? retention;
  const wish = async (next: Retention): Promise<void> => {
    const answer = await host.preview(next);
    setSaid(answer.ok ? '' : answer.message || t('error.unreachable'));
    if (answer.ok) setWished({ retention: next, preview: answer.value });
  };
  const agree = async (): Promise<void> => {
    if (wished === null) return;
    const answer = await host.keep(wished.retention);
    setSaid(answer.ok ? th('keep.saved') : answer.message || t('error.unreachable'));
    await onChange();
    if (answer.ok) setWished(null);
  };
  const preview = wished?.preview;
  return (
    <Sheet class="stack" title={th('keep.title')} beside={<Link class="hint" href={pathTo.rules(HOUSE.id, 'HO-12.5')} words={th('keep.read')} />}>
      <Days label={th('keep.finished')} days={shown.finishedDays} among={FINISHED} onChange={(finishedDays) => void wish({ ...shown, finishedDays })} />
      <Days label={th('keep.lobbies')} days={shown.lobbyDays} among={LOBBIES} onChange={(lobbyDays) => void wish({ ...shown, lobbyDays })} />
      <Days label={th('keep.idle')} days={shown.idleDays ?? null} among={IDLE} onChange={(idleDays) => void wish({ ...shown, idleDays })} />
      {preview !== undefined && (
        <>
          <p role="status">{preview.finished + preview.lobbies + preview.idle + preview.rooms === 0 ? th('keep.nothing') : th('keep.would', { ...preview })}</p>
          <div class="cluster">
            <Button class="btn wax" words={th('keep.agree')} onClick={agree} />
            <Button words={th('keep.cancel')} onClick={() => setWished(null)} />
          </div>
        </>
      )}
      <Said words={said} />
    </Sheet>
  );
};

interface DeleteProps {
  readonly tables: readonly string[];
  readonly onClose: () => void;
  readonly onDeleted: (count: number) => void;
}

/** For ever: the number of tables is typed. */
export const DeleteDialog = ({ tables, onClose, onDeleted }: DeleteProps) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const count = tables.length;
  const remove = async (): Promise<void> => {
    if (typed.trim() !== String(count)) return setWrong(th('delete.wrong', { count }));
    setBusy(true);
    const answer = await host.remove(tables);
    setBusy(false);
    if (!answer.ok) return setWrong(answer.message || t('error.unreachable'));
    onDeleted(count);
    onClose();
  };
  const footer = (
    <>
      <Button words={t('common.cancel')} onClick={onClose} />
      <Button type="submit" form="host-delete" class="btn wax" disabled={busy} words={th('delete.go')} />
    </>
  );
  return (
    <Dialog title={th('delete.title', { count })} onClose={onClose} footer={footer}>
      <Form id="host-delete" class="stack" onSend={remove} noValidate>
        <p>{th('delete.goes')}</p>
        <label class="stack tight">
          <b>{th('delete.type', { count })}</b>
          <Input inputMode="numeric" autocomplete="off" value={typed} aria-invalid={wrong !== ''} onText={setTyped} />
        </label>
        <Wrong words={wrong} />
      </Form>
    </Dialog>
  );
};
