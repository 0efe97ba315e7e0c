import type { HostLab, HostRoom } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { th } from '../../i18n/host.ts';
import { formatMoment, formatRemaining } from '../../i18n/time.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Said, Wrong } from '../../kit/parts/sentence.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { host, hostKey, keepHostKey } from '../../store/host.ts';
import { lang } from '../../browser/settings.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { formatBytes, formatFigure } from './formats.ts';
import { findBox } from '#catalogue';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { ChallengesSheet } from './challenges-sheet.tsx';
import { HouseSheet } from './house-sheet.tsx';
import { Figures, isSlow } from './figures.tsx';
import { ReportsSheet, RetentionSheet } from './reports-sheet.tsx';
import { TablesSheet } from './tables-sheet.tsx';
import { useSure } from '../../shell/use-sure.ts';
import './host.css';

/** The tick stands only after the copy has been read again. */
export const BackupSheet = ({ backups, onChange }: { readonly backups: HostRoom['backups']; readonly onChange: () => Promise<void> }) => {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const backUp = async (): Promise<void> => {
    setBusy(true);
    const answer = await host.backUp();
    setBusy(false);
    setWrong(answer.ok ? '' : answer.message || t('error.unreachable'));
    await onChange();
  };
  const last = backups?.last ?? null;
  return (
    <Sheet class="stack" title={th('backup.title')}>
      {backups === null && <p class="help">{th('backup.elsewhere')}</p>}
      {backups !== null && last === null && <p class="help">{th('backup.none')}</p>}
      {last !== null && (
        <dl>
          <div class="row ends min-h-44 blue-under">
            <dt>{th('backup.last', { when: formatMoment(last.at, Date.now(), lang.value) })}</dt>
            <dd>
              <b>{formatBytes(last.bytes, lang.value)}</b>
            </dd>
          </div>
          <div class="row ends min-h-44 blue-under">
            <dt>{th('backup.read', { tables: last.tables })}</dt>
            <dd class="gain row tight">
              <Icon name="check" size={15} />
              {th('backup.whole')}
            </dd>
          </div>
        </dl>
      )}
      {backups !== null && (
        <>
          <div>
            <Button disabled={busy} icon="download" words={th(busy ? 'backup.busy' : 'backup.go')} onClick={backUp} />
          </div>
          <p class="hint folder break-words">{th('backup.where', { folder: backups.folder })}</p>
        </>
      )}
      <Wrong words={wrong} />
    </Sheet>
  );
};

type Standing = HostLab['experiments'][number];

/** Ends an experiment that waits, or forgets one that is over: for good, so it is pressed twice. */
const EndExperiment = ({
  experiment,
  name,
  waits,
  onChange,
}: {
  readonly experiment: string;
  readonly name: string;
  readonly waits: boolean;
  readonly onChange: () => Promise<void>;
}) => {
  const { sure, press, unsure } = useSure();
  const end = async (): Promise<void> => {
    await host.endExperiment(experiment);
    unsure();
    await onChange();
  };
  return (
    <Button
      class={sure ? 'btn small wax' : 'btn small'}
      aria-label={th(waits ? 'lab.endFor' : 'lab.forgetFor', { name })}
      words={th(waits ? (sure ? 'lab.endSure' : 'lab.end') : sure ? 'lab.forgetSure' : 'lab.forget')}
      onClick={() => press(end)}
    />
  );
};

const titleOf = ({ question, game }: Standing): string => (question === '' ? (findBox(game)?.title ?? game) : question);

interface LabProps {
  readonly lab: HostLab;
  readonly onChange: () => Promise<void>;
}

/** The queue of experiments, and the machines that play them. */
export const LabSheet = ({ lab: { experiments, workers }, onChange }: LabProps) => (
  <Sheet class="stack" title={th('lab.title')}>
    {experiments.length === 0 && <p class="help">{th('lab.none')}</p>}
    <dl>
      {experiments.map((standing) => {
        const { experiment, state, played, games } = standing;
        return (
          <div key={experiment} class="row ends min-h-44 blue-under">
            <dt>{titleOf(standing)}</dt>
            <dd class="row">
              {state === 'waiting' && th('lab.waiting', { played: formatFigure(played, lang.value), games })}
              {state === 'over' && th('lab.over', { played })}
              {state === 'failed' && <span class="wrong">{th('lab.failed')}</span>}
              {state === 'ended' && th('lab.ended')}
              <EndExperiment key={state} experiment={experiment} name={titleOf(standing)} waits={state === 'waiting'} onChange={onChange} />
            </dd>
          </div>
        );
      })}
    </dl>
    <p class={workers.length === 0 && experiments.some(({ state }) => state === 'waiting') ? 'wrong' : 'help'}>
      {workers.length === 0 ? th('lab.nobody') : th('lab.workers', { count: workers.length })}
    </p>
    <dl>
      {workers.map(({ name, threads, games, version }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two workers of one machine have the same name
        <div key={`${name} ${index}`} class="row ends min-h-44 blue-under">
          <dt>{name}</dt>
          <dd>{th('lab.worker', { threads, games, version })}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
);

const wordsIn = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const WordsSheet = ({ words, onChange }: { readonly words: readonly string[]; readonly onChange: () => Promise<void> }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState<{ readonly words: string; readonly wrong: boolean } | null>(null);
  const save = async (): Promise<void> => {
    const list = wordsIn(typed ?? '');
    const answer = await host.ban(list);
    setSaid(answer.ok ? { words: th('words.saved', { count: list.length }), wrong: false } : { words: answer.message || t('error.unreachable'), wrong: true });
    if (!answer.ok) return;
    await onChange();
    setTyped(null);
  };
  return (
    <section class="sheet padded" aria-labelledby="host-words">
      <Form class="stack" onSend={save}>
        <h2 id="host-words" class="ruled">
          {th('words.title')}
        </h2>
        <p class="hint">{th('words.help')}</p>
        <textarea
          class="input"
          rows={4}
          spellcheck={false}
          aria-label={th('words.label')}
          value={typed ?? words.join('\n')}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" disabled={typed === null} words={th('words.save')} />
        </div>
        <Said class={said?.wrong === true ? 'wrong' : 'hint'} words={said?.words} />
      </Form>
    </section>
  );
};

const ASK_AGAIN_MS = 10_000;

interface Seen {
  readonly room: HostRoom;
  readonly at: number;
}

/** Without the key the page says how to get one, and nothing else. */
const Door = ({ onEnter }: { readonly onEnter: (room: HostRoom) => void }) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    const answer = await host.enter(typed.trim());
    setBusy(false);
    if (!answer.ok) return setWrong(answer.message || t('error.unreachable'));
    keepHostKey(typed.trim());
    onEnter(answer.value);
  };
  return (
    <Form class="sheet padded stack host-door" onSend={enter} noValidate>
      <h1 class="titled">{th('title')}</h1>
      <Input
        label={th('key.label')}
        type="password"
        autocomplete="current-password"
        value={typed}
        aria-invalid={wrong !== ''}
        aria-describedby="host-wrong"
        onText={setTyped}
      />
      <Wrong id="host-wrong" words={wrong} />
      <div>
        <Button type="submit" class="btn ink" disabled={busy || typed.trim() === ''} icon="key" words={th('key.enter')} />
      </div>
      <p class="hint">{th('key.how')}</p>
    </Form>
  );
};

/** Asked again as long as somebody looks. A server that does not answer leaves its last figures, with their hour. */
const useRoom = (): readonly [Seen | null, boolean, () => Promise<void>, (room: HostRoom) => void] => {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [silent, setSilent] = useState(false);
  const show = (room: HostRoom): void => setSeen({ room, at: Date.now() });
  const look = async (): Promise<void> => {
    if (document.hidden || hostKey.peek() === null) return;
    const answer = await host.room();
    setSilent(!answer.ok);
    if (answer.ok) show(answer.value);
    else if (hostKey.peek() === null) setSeen(null);
  };
  useEffect(() => {
    void look();
    const timer = setInterval(look, ASK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return [seen, silent, look, show];
};

/** /host: the room of whoever runs the server. */
export const HostPage = () => {
  const [seen, silent, look, show] = useRoom();
  const inside = hostKey.value !== null;
  const figures = seen?.room.figures;
  return (
    <Page title={th('title')} crumb={<b>{th('title')}</b>} class="page paper host-room">
      {!inside && <Door onEnter={show} />}
      {inside && (
        <header class="host-head cluster ends mb-5">
          <div class="cluster">
            <h1>{th('title')}</h1>
            <p class="help">{th('lead')}</p>
          </div>
          <div class="cluster">
            {figures !== undefined && !silent && figures.failing === null && isSlow(figures) && <p class="wrong">{th('slow')}</p>}
            {figures !== undefined && !silent && figures.failing === null && !isSlow(figures) && (
              <p class="gain row">
                <Icon name="check" />
                {th('well', { time: formatRemaining(Date.now() - figures.since, lang.value) })}
              </p>
            )}
            {seen !== null && seen.room.reports.length > 0 && (
              <a class="to-reports hidden" href="#host-reports">
                {th('reports.title')} <span class="badge">{seen.room.reports.length}</span>
              </a>
            )}
            <Button class="text-btn host-press" words={th('key.leave')} onClick={() => keepHostKey(null)} />
          </div>
        </header>
      )}
      {inside && figures !== undefined && figures.failing !== null && <Notice class="mb-5" words={figures.failing} />}
      {inside && silent && (
        <Notice class="mb-5" words={seen === null ? t('error.unreachable') : th('unanswered', { time: formatMoment(seen.at, Date.now(), lang.value) })} />
      )}
      {inside && seen !== null && (
        <>
          <Figures figures={seen.room.figures} />
          <div class="host-grid stack items-start gap-6">
            <TablesSheet counts={seen.room.figures.tables} retention={seen.room.retention} onChange={look} />
            <div class="stack gap-6">
              <ReportsSheet reports={seen.room.reports} muted={seen.room.muted} onChange={look} />
              <BackupSheet backups={seen.room.backups} onChange={look} />
              {seen.room.lab !== null && <LabSheet lab={seen.room.lab} onChange={look} />}
              <RetentionSheet retention={seen.room.retention} onChange={look} />
              <HouseSheet />
              <ChallengesSheet />
              <WordsSheet words={seen.room.words} onChange={look} />
            </div>
          </div>
        </>
      )}
    </Page>
  );
};
