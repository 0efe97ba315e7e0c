import type { AnyFace } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Recording } from '#kernel/recording.ts';
import type { SeatInfo } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { ts } from '../../i18n/rules-and-replay.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Loading, Notice } from '../../kit/parts/waiting.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { place } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { isHere } from '../../store/solo/plan.ts';
import { loadRules } from '../../store/games.ts';
import { lang } from '../../browser/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { voiceOf } from '../../store/voice.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { WaxSeal } from '../../kit/svg/ornaments.tsx';
import { openedRecording } from '../replay/recorded.ts';
import { fromFile, fromTable, fromText, type Source, tableIn } from './source.ts';
import { agreement, UNSEALED, type Verdict, verdictOf } from './verdict.ts';
import './verify.css';

interface Result {
  readonly verdict: Verdict;
  readonly game: AnyFace;
  readonly recording: Recording;
  /** The names, as the table or the file has them. */
  readonly seats: readonly SeatInfo[];
}

const originKey = (holds: Verdict['origins'][number]['holds']) => {
  if (holds === UNSEALED) return 'verify.originUnsealed';
  if (holds === null) return 'verify.originUnknown';
  return holds ? 'verify.originMatches' : 'verify.originDiffers';
};

const Line = ({ good, words }: { readonly good: boolean | null; readonly words: string }) => (
  <li class={good === false ? 'bad verdict-line flex gap-4 blue-under t5 text-wax' : 'verdict-line flex gap-4 blue-under t5'}>
    <Icon name={good === null ? 'minus' : good ? 'check' : 'close'} size={17} weight={2} class={good === false ? 'mt-1 text-wax' : 'mt-1 text-gain'} />
    {words}
  </li>
);

const Report = ({ result: { verdict, game, seats, recording }, table }: { readonly result: Result; readonly table: string | null }) => {
  const voice = voiceOf(game, lang.value, seats);
  const agreed = agreement(verdict);
  const { sealHolds, origins, boards, refused, outcome } = verdict;
  const since = origins.at(-1);
  return (
    <section class="sheet verdict padded" aria-live="polite">
      <header class="titled relative">
        <h2>{ts(`verify.agreed.${agreed}`)}</h2>
        {agreed === 'all' && (
          <span class="verdict-seal absolute">
            <WaxSeal size={56} />
          </span>
        )}
      </header>
      <p class="facts verdict-facts">
        <b>{gameTitle(recording.game)}</b>{' '}
        {ts('verify.facts', { names: seats.map(({ seat }) => voice.seatName(seat)), count: verdict.moves, version: String(recording.rulesVersion) })}
      </p>
      <ul>
        <Line
          good={sealHolds}
          words={
            table !== null && isHere(table)
              ? ts('verify.here')
              : sealHolds === null
                ? ts('verify.noPublished')
                : sealHolds
                  ? since === undefined
                    ? ts('verify.matches')
                    : ts(recording.forks?.at(-1)?.seed === verdict.seed ? 'verify.matchesSame' : 'verify.matchesSince', { step: since.upTo })
                  : ts('verify.differs')
          }
        />
        {origins.map(({ upTo, holds }, index) => (
          <Line key={index} good={holds === UNSEALED ? null : holds} words={ts(originKey(holds), { step: upTo })} />
        ))}
        {refused === null && (
          <Line
            good={boards.differs !== null ? false : boards.boards === 0 ? null : true}
            words={
              boards.differs !== null
                ? ts('verify.boardsDiffer', { step: boards.differs })
                : boards.boards === 0
                  ? ts('verify.noBoards')
                  : ts('verify.boardsAgree', { count: boards.boards })
            }
          />
        )}
        <Line
          good={refused === null}
          words={
            refused === null
              ? ts('verify.replayed', { count: verdict.moves })
              : ts('verify.refused', { step: refused.step, why: renderText(refused.why, voice) })
          }
        />
      </ul>
      <dl class="verdict-list m-5-0 grid t3">
        <dt>{ts('verify.seed')}</dt>
        <dd class="mono">{verdict.seed}</dd>
        <dt>{ts('verify.computed')}</dt>
        <dd class="mono">{verdict.computed}</dd>
        {verdict.published !== null && (
          <>
            <dt>{ts('verify.published')}</dt>
            <dd class="mono">{verdict.published}</dd>
          </>
        )}
      </dl>
      {refused === null && (
        <p class="outcome">
          <b>{ts('verify.outcome')}</b> {outcome === null ? ts('verify.unfinished') : renderText(outcome.text, voice)}
        </p>
      )}
      {refused === null && (
        <a
          class="btn below"
          href={pathTo.replay(table)}
          onClick={() => {
            openedRecording.value = recording;
          }}
        >
          {ts('verify.replay')}
        </a>
      )}
    </section>
  );
};

const check = async (source: Source): Promise<Result | string> => {
  if (!source.ok) return source.why;
  const game = await loadRules(source.recording.game).catch(() => null);
  if (game === null) return ts('verify.noGame', { game: source.recording.game });
  return { game, recording: source.recording, seats: source.seats, verdict: verdictOf(game, source.recording, source.published, source.origins) };
};

/** /verify: checks a game's dice and moves in the reader's own browser. */
export const Verify = () => {
  const asked = new URLSearchParams(place.value.search).get('table') ?? '';
  const [table, setTable] = useState(asked);
  const [text, setText] = useState('');
  const [kept, setKept] = useState('');
  const [result, setResult] = useState<Result | string | null>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [from, setFrom] = useState<string | null>(null);
  const run = async (source: Source | Promise<Source>, id: string | null): Promise<void> => {
    setBusy(true);
    setResult(null);
    setFrom(id);
    setResult(await check(await source));
    setBusy(false);
  };
  /** Checked at once; its text stays away, it may be long. */
  const openFile = (file: File | undefined): void => {
    if (file !== undefined) void run(fromFile(file, kept), null);
  };
  useEffect(() => {
    if (asked !== '') void run(fromTable(asked), asked);
  }, [asked]);
  return (
    <Page title={ts('verify.title')} crumb={<b>{ts('verify.crumb')}</b>} class="page paper verify">
      <h1>{ts('verify.title')}</h1>
      <p class="lead">{ts('verify.words')}</p>
      {busy && <Loading words={ts('verify.fetching')} />}
      {typeof result === 'string' && <Notice words={result} />}
      {result !== null && typeof result !== 'string' && <Report result={result} table={from} />}
      <div class="stack verify-sources mt-6 columns-2 gap-7">
        <Form class="sheet padded stack gap-5 content-start" onSend={() => run(fromTable(table), tableIn(table))}>
          <h2 class="ruled t6">{ts('verify.fromTable')}</h2>
          <Input label={ts('verify.tableField')} value={table} onText={setTable} />
          <Button type="submit" class="btn ink justify-self-start" disabled={table.trim() === ''} words={ts('verify.go')} />
        </Form>
        <Form
          class={over ? 'sheet padded stack verify-dropping gap-5 content-start' : 'sheet padded stack gap-5 content-start'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            openFile(event.dataTransfer?.files[0]);
          }}
          onSend={() => run(fromText(text, kept), null)}
        >
          <h2 class="ruled t6">{ts('verify.fromFile')}</h2>
          <label class="field">
            <span class="label">{ts('verify.fileField')}</span>
            <input
              class="file verify-file w-full t4"
              type="file"
              accept=".json,application/json"
              onChange={(event) => {
                openFile(event.currentTarget.files?.[0]);
                // The same file may be chosen again, changed meanwhile.
                event.currentTarget.value = '';
              }}
            />
          </label>
          <label class="field">
            <span class="label">{ts('verify.textField')}</span>
            <textarea class="input" rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <Input label={ts('verify.commitment')} value={kept} spellcheck={false} onText={setKept} />
          <Button type="submit" class="btn ink justify-self-start" disabled={text.trim() === ''} words={ts('verify.go')} />
        </Form>
      </div>
    </Page>
  );
};
