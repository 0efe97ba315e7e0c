import { findBox } from '#catalogue';
import { at, formatNumber } from '#kernel';
import { armsOf, gamesInAll, letterOf } from '#lab/document.ts';
import type { ReadyExperiment } from '#lab/experiment.ts';
import { type DifferenceFound, type Findings, gamesStillNeeded } from '#lab/findings.ts';
import { useEffect } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { Loading } from '../../parts/loading.tsx';
import { Problem } from '../../parts/problem.tsx';
import { lang } from '../../store/settings.ts';
import { armColour, GapChart, TrackChart } from './charts.tsx';
import type { Crew } from './crew.ts';
import { Ends } from './ends.tsx';
import { measureNames, writers } from './figures.ts';
import { Keep } from './keep.tsx';
import { AllMeasures, CellMap } from './tables.tsx';

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
