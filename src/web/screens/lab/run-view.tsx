import { findBox } from '#catalogue';
import { at, formatNumber } from '#kernel';
import { armsOf, gamesInAll, letterOf } from '#lab/document.ts';
import type { ReadyExperiment } from '#lab/experiment.ts';
import { type DifferenceFound, type Findings, gamesStillNeeded } from '#lab/findings.ts';
import { columnsAsCsv } from '#lab/csv.ts';
import { experimentColumns } from '#lab/games-table.ts';
import { asPage } from '#lab/report.ts';
import { labWords } from '#lab/words.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Problem } from '../../parts/problem.tsx';
import { saveAs } from '../../parts/save-as.ts';
import { goTo } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { lang } from '../../store/settings.ts';
import { openedRecording } from '../replay/recorded.ts';
import { armColour, GapChart, TrackChart } from './charts.tsx';
import { type Crew, recordingOf } from './crew.ts';
import { measureNames, writers } from './figures.ts';
import { type Bin, binsOf, Histogram } from './histogram.tsx';
import { writeLink } from './link.ts';

/** Fewer games of an arm say nothing worth a sentence. */
const ENOUGH = 30;

const duration = (seconds: number): string =>
  seconds < 100 ? tl('seconds', { count: Math.ceil(seconds) }) : tl('minutes', { count: Math.ceil(seconds / 60) });

/** What is run, and how far it is. */
const Progress = ({ crew }: { readonly crew: Crew }) => {
  const all = gamesInAll(crew.document);
  const played = crew.played.value;
  const state = crew.state.value;
  const rate = crew.seconds > 0 ? played / crew.seconds : 0;
  return (
    <>
      <progress class="lab-gauge" max={all} value={state === 'over' ? all : played} aria-label={tl('experiment')} />
      <p aria-live={state === 'over' ? 'polite' : 'off'}>
        {state === 'over' ? tl('over', { played }) : <b>{tl('running', { played: formatNumber(played, lang.value), all: formatNumber(all, lang.value) })}</b>}
        {state === 'running' && rate > 0 && <small class="lab-line">{tl('speed', { rate: Math.round(rate), left: duration((all - played) / rate) })}</small>}
      </p>
      {state !== 'over' && (
        <p class="cluster no-print">
          <button type="button" class="btn" onClick={() => (state === 'paused' ? crew.goOn() : crew.pause())}>
            {tl(state === 'paused' ? 'goOn' : 'pause')}
          </button>
          <button type="button" class="btn" disabled={crew.findings.value === null} onClick={() => crew.settle()}>
            {tl('settle')}
          </button>
        </p>
      )}
    </>
  );
};

const Setting = ({ crew, onChange }: { readonly crew: Crew; readonly onChange: () => void }) => {
  const { document } = crew;
  return (
    <section class="sheet padded stack" aria-labelledby="lab-setting">
      <header class="row ends ruled">
        <h2 id="lab-setting">{tl('experiment')}</h2>
        <button type="button" class="text-btn no-print" onClick={onChange}>
          {tl('change')}
        </button>
      </header>
      <dl class="lab-facts stack">
        <dt>{tl('game')}</dt>
        <dd>{findBox(document.game)?.title ?? document.game}</dd>
        <dt>{tl('players')}</dt>
        <dd>{document.players}</dd>
        <dt>{tl('bots')}</dt>
        <dd>{document.bots.join(', ')}</dd>
        <dt>{tl('seed')}</dt>
        <dd>{document.seed}</dd>
      </dl>
      {document.factors === undefined && (
        <div class="cards lab-arms">
          {armsOf(document).map(({ name, options, bots, players }, arm) => (
            <div key={name} class="lab-arm" style={{ '--arm': armColour(arm) }}>
              <b>
                {letterOf(arm)}, {name}
              </b>
              <small>
                {Object.entries(options)
                  .map(([option, value]) => `${option}=${String(value)}`)
                  .join(', ') || `${players}, ${bots.join(', ')}`}
              </small>
            </div>
          ))}
        </div>
      )}
      <Progress crew={crew} />
    </section>
  );
};

/** The answer in a sentence, once there are games enough. */
const Answer = ({ ready, findings }: { readonly ready: ReadyExperiment; readonly findings: Findings }) => {
  const { write, gap } = writers(findings, lang.value);
  const [first, second] = findings.arms;
  const [measure = ''] = measureNames(ready, lang.value);
  const own = first?.measures[0] ?? null;
  const other = second?.measures[0] ?? null;
  if (findings.games < Math.min(ENOUGH, findings.document.games) || own === null) return <p class="lab-answer">{tl('wait')}</p>;
  if (other === null) return <p class="lab-answer">{tl('answerOne', { games: findings.games, measure, first: write(0, own.mean) })}</p>;
  const found = findings.differences.find(({ measure: index, arm }) => index === 0 && arm === 1);
  const sure = found !== undefined && (found.low > 0 || found.high < 0);
  return (
    <p class="lab-answer">
      {tl('answer', { games: findings.games, measure, first: write(0, own.mean), second: write(0, other.mean) })}{' '}
      {found !== undefined && tl(sure ? 'verdict.more' : 'verdict.none', { gap: `${gap(0, found.mean)} (${gap(0, found.low)} … ${gap(0, found.high)})` })}
    </p>
  );
};

const More = ({ found, write }: { readonly found: DifferenceFound; readonly write: (value: number) => string }) => {
  const now = (found.high - found.low) / 2;
  return (
    <section class="sheet padded stack" aria-labelledby="lab-more">
      <h2 id="lab-more" class="ruled">
        {tl('more')}
      </h2>
      <table class="sums">
        <tbody>
          {[1, 0.5, 0.25, 0.1].map((part) => (
            <tr key={part}>
              <th scope="row">± {write(now * part)}</th>
              <td>{part === 1 ? tl('moreDone') : tl('moreRow', { games: gamesStillNeeded(found, now * part) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{tl('moreHelp', { visible: write(found.visible) })}</p>
    </section>
  );
};

const probability = (p: number): string => (p < 0.001 ? '< 0,001' : formatNumber(Number(p.toFixed(3)), lang.value));

const AllMeasures = ({ ready, findings }: { readonly ready: ReadyExperiment; readonly findings: Findings }) => {
  const { write, gap } = writers(findings, lang.value);
  const names = measureNames(ready, lang.value);
  const two = findings.arms.length === 2;
  return (
    <section class="sheet padded stack lab-wide" aria-labelledby="lab-all">
      <h2 id="lab-all">{tl('allMeasures')}</h2>
      <p class="hint">{tl('allHelp')}</p>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="lab-all">
        <table class="sums lab-sums">
          <thead>
            <tr>
              <th scope="col">{tl('measure')}</th>
              {findings.arms.map(({ name }, arm) => (
                <th key={name} scope="col" style={{ color: armColour(arm) }}>
                  {name}
                </th>
              ))}
              {two &&
                [tl('gap'), tl('effect'), tl('chance')].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, index) => {
              const found = findings.differences.find(({ measure }) => measure === index);
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {findings.arms.map(({ name: arm, measures }) => {
                    const own = measures[index] ?? null;
                    return (
                      <td key={arm}>
                        {own === null ? '–' : <b>{write(index, own.mean)}</b>}
                        {own !== null && <small class="lab-line">{`${write(index, own.low)} … ${write(index, own.high)}`}</small>}
                      </td>
                    );
                  })}
                  {two && (
                    <>
                      <td>
                        {found === undefined ? '–' : <b>{gap(index, found.mean)}</b>}
                        {found !== undefined && <small class="lab-line">{`${gap(index, found.low)} … ${gap(index, found.high)}`}</small>}
                      </td>
                      <td>{found === undefined ? '' : `${formatNumber(Number(found.effect.toFixed(2)), lang.value)} σ`}</td>
                      <td>{found === undefined ? '' : probability(found.pOfAll)}</td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** Two rules crossed: one figure a cell, from ochre through paper to blue. */
const CellMap = ({ ready, findings }: { readonly ready: ReadyExperiment; readonly findings: Findings }) => {
  const { write } = writers(findings, lang.value);
  const [rows, columns] = findings.document.factors ?? [];
  if (rows === undefined) return null;
  const across = columns?.values ?? [''];
  const means = findings.arms.map(({ measures }) => measures[0]?.mean ?? 0);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  return (
    <section class="sheet padded stack lab-wide" aria-labelledby="lab-map">
      <h2 id="lab-map">{measureNames(ready, lang.value)[0]}</h2>
      <p class="hint">{tl('mapHelp')}</p>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="lab-map">
        <table class="lab-map">
          <thead>
            <tr>
              <th>
                {rows.vary} × {columns?.vary}
              </th>
              {across.map((value) => (
                <th key={String(value)} scope="col">
                  {String(value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.values.map((value, row) => (
              <tr key={String(value)}>
                <th scope="row">{String(value)}</th>
                {across.map((other, column) => {
                  const own = findings.arms[row * across.length + column]?.measures[0] ?? null;
                  return (
                    <td key={String(other)} style={{ '--heat': String(own === null || high === low ? 0.5 : (own.mean - low) / (high - low)) }}>
                      {own === null ? '–' : <b>{write(0, own.mean)}</b>}
                      {own !== null && <small class="lab-line">{`${write(0, own.low)} … ${write(0, own.high)}`}</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const MOST_LISTED = 40;

/** Where games end, and from any bar to the very games in it. */
const Ends = ({ crew, ready, findings }: { readonly crew: Crew; readonly ready: ReadyExperiment; readonly findings: Findings }) => {
  const [chosen, setChosen] = useState<Bin | null>(null);
  const [busy, setBusy] = useState(false);
  const { write } = writers(findings, lang.value);
  const arms = useMemo(
    () =>
      binsOf(
        crew.rows.whole().map((own) => own.slice(0, findings.games)),
        0,
      ),
    [findings],
  );
  const show = async (arm: number, game: number): Promise<void> => {
    setBusy(true);
    const recording = await recordingOf(crew.document, lang.value, arm, game);
    setBusy(false);
    if (recording === null) return;
    openedRecording.value = recording;
    goTo(pathTo.replay(null));
  };
  if (arms.length === 0) return null;
  return (
    <section class="sheet padded stack" aria-labelledby="lab-ends">
      <h2 id="lab-ends">{tl('ends')}</h2>
      <p class="hint">{tl('endsHelp', { measure: measureNames(ready, lang.value)[0] ?? '', games: findings.games })}</p>
      <Histogram arms={arms} write={(value) => write(0, value)} chosen={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <div class="stack tight no-print">
          <b>{tl('binGames', { arm: letterOf(chosen.arm), low: write(0, chosen.low), high: write(0, chosen.high) })}</b>
          <p class="cluster tight">
            {chosen.games.slice(0, MOST_LISTED).map((game) => (
              <button
                key={game}
                type="button"
                class="btn small"
                disabled={busy}
                aria-label={tl('openGame', { game: String(game) })}
                onClick={() => void show(chosen.arm, game)}
              >
                {game}
              </button>
            ))}
          </p>
          {busy && <p class="hint">{tl('replaying')}</p>}
        </div>
      )}
      <table class="sums">
        <caption class="hidden-words">{tl('reasons')}</caption>
        <thead>
          <tr>
            <th scope="col">{tl('reasons')}</th>
            {findings.arms.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set(findings.arms.flatMap(({ ends }) => Object.keys(ends)))].map((reason) => (
            <tr key={reason}>
              <th scope="row">{reason}</th>
              {findings.arms.map(({ name, ends }) => (
                <td key={name}>{formatNumber(ends[reason] ?? 0, lang.value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Keep = ({ crew, ready, findings }: { readonly crew: Crew; readonly ready: ReadyExperiment; readonly findings: Findings }) => {
  const { document } = crew;
  const name = `comptoir-${document.game}`;
  const rows = () => crew.rows.whole().map((own) => own.slice(0, findings.games));
  return (
    <section class="sheet padded stack no-print" aria-labelledby="lab-keep">
      <h2 id="lab-keep" class="ruled">
        {tl('tools')}
      </h2>
      <p class="cluster">
        <CopyButton text={`${location.origin}${pathTo.lab(writeLink(document))}`} words={tl('copyLink')} />
        <button type="button" class="btn" onClick={() => saveAs(`${name}.csv`, columnsAsCsv(experimentColumns(ready, rows())), 'text/csv')}>
          {tl('csv')}
        </button>
        <button type="button" class="btn" onClick={() => saveAs(`${name}-results.json`, JSON.stringify(findings, null, 2), 'application/json')}>
          {tl('json')}
        </button>
        <button type="button" class="btn" onClick={() => saveAs(`${name}.html`, asPage(ready, findings, lang.value), 'text/html')}>
          {tl('report')}
        </button>
        <button type="button" class="btn" onClick={() => window.print()}>
          {tl('print')}
        </button>
      </p>
      <p class="hint">{tl('againHelp')}</p>
      <p class="cluster">
        <button type="button" class="btn" onClick={() => saveAs(`${name}.json`, JSON.stringify(document, null, 2), 'application/json')}>
          {tl('document')}
        </button>
        <code>{`comptoir experiment ${name}.json`}</code>
      </p>
      <details>
        <summary>{tl('methodTitle')}</summary>
        <p>{labWords({ lang: lang.value })(`report.method.${document.dice}`)}</p>
      </details>
    </section>
  );
};

const Results = ({ crew, ready, findings }: { readonly crew: Crew; readonly ready: ReadyExperiment; readonly findings: Findings }) => {
  const { write, gap } = writers(findings, lang.value);
  const names = measureNames(ready, lang.value);
  const isMap = findings.document.factors !== undefined;
  const [first, second] = findings.arms;
  const followed = findings.document.follow.map((word) => findings.document.measures.indexOf(word));
  const decisive = findings.differences.find(({ measure, arm }) => measure === 0 && arm === 1);
  const broken = findings.arms.flatMap(({ errors }) => errors);
  return (
    <>
      {broken.length > 0 && <p class="notice wrong">{tl('brokenDown', { count: broken.length, error: at(broken, 0).error })}</p>}
      <div class="lab-charts stack">
        {isMap ? (
          <CellMap ready={ready} findings={findings} />
        ) : (
          <>
            {followed.slice(0, 4).map((measure, index) => {
              const label = tl('curve', { measure: names[measure] ?? '' });
              return (
                <section key={label} class="sheet padded stack">
                  <h2>{label}</h2>
                  <p class="hint">{tl('curveHelp')}</p>
                  <TrackChart
                    label={label}
                    arms={findings.arms.map(({ name, tracks }) => ({ name, points: tracks[index] ?? [] }))}
                    write={(value) => write(measure, value)}
                    turnWord={tl('turn')}
                  />
                </section>
              );
            })}
            {decisive !== undefined && second !== undefined && (
              <section class="sheet padded stack">
                <h2>{tl('gapChart', { arm: second.name, first: first?.name ?? '' })}</h2>
                <p class="hint">{tl('gapHelp')}</p>
                <GapChart label={tl('gapHelp')} gaps={crew.gaps.value} document={crew.document} write={(value) => gap(0, value)} gamesWord={tl('gamesWord')} />
              </section>
            )}
            <Ends crew={crew} ready={ready} findings={findings} />
            <AllMeasures ready={ready} findings={findings} />
          </>
        )}
      </div>
    </>
  );
};

/** An experiment at work, and what it found. */
export const RunView = ({ crew, onChange }: { readonly crew: Crew; readonly onChange: () => void }) => {
  useEffect(() => {
    void crew.start(lang.value);
    return () => crew.stop();
  }, [crew]);
  const state = crew.state.value;
  const findings = crew.findings.value;
  const { ready } = crew;
  const decisive = findings?.differences.find(({ measure, arm }) => measure === 0 && arm === 1);
  if (state === 'refused' || state === 'failed') {
    return (
      <Problem title={tl('refusedTitle')} words={state === 'failed' ? tl('failed') : crew.why.value}>
        <button type="button" class="btn ink" onClick={onChange}>
          {tl('change')}
        </button>
      </Problem>
    );
  }
  return (
    <div class="lab-run">
      <div class="stack loose lab-side">
        <Setting crew={crew} onChange={onChange} />
        {findings !== null && decisive !== undefined && findings.document.factors === undefined && (
          <More found={decisive} write={(value) => writers(findings, lang.value).write(0, value)} />
        )}
        {findings !== null && ready !== null && <Keep crew={crew} ready={ready} findings={findings} />}
      </div>
      <div class="stack loose">
        <header>
          <h1>{crew.document.question === '' ? tl('experiment') : crew.document.question}</h1>
          {findings !== null && ready !== null && findings.document.factors === undefined && <Answer ready={ready} findings={findings} />}
        </header>
        {findings === null || ready === null ? <Loading words={tl('opening')} /> : <Results crew={crew} ready={ready} findings={findings} />}
      </div>
    </div>
  );
};
