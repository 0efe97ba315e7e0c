import { brokenText } from '#lab/broken.ts';
import { armNames, type Writing, writingOf } from '#lab/measured.ts';
import { type DifferenceFound, type Findings, gamesStillNeeded } from '#lab/findings.ts';
import { gamesForDifference } from '#lab/statistics.ts';
import { answersOf } from '#lab/verdict.ts';
import { labWords } from '#lab/words.ts';
import { useEffect, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { ShareButton } from '../../kit/parts/copy-button.tsx';
import { lang } from '../../browser/settings.ts';
import { AllMeasures } from './measured.tsx';
import type { BenchProps } from './bench.ts';
import { armColour, GapChart, TrackChart } from './charts.tsx';
import type { Crew } from './crew.ts';
import { Ends, Winners } from './ends.tsx';
import { Pair, Sealed } from './trial.tsx';
import { HeatMap } from './heat.tsx';
import { Keep, linkTo, Printed } from './saved.tsx';
import { Lorenz } from './histogram.tsx';
import { Gauge, Setting } from './setting.tsx';

/** Fewer games of an arm say nothing worth a sentence. */
const ENOUGH = 30;

/** Stands in a sentence where a figure goes that is drawn. */
const FIGURE = '\u0000';

/** The answer in a sentence, once there are games enough. */
const Answer = ({ ready, findings, writing: { names, write } }: BenchProps) => {
  const [first, second] = findings.arms;
  const [measure = ''] = names;
  const own = first?.measures[0] ?? null;
  const other = second?.measures[0] ?? null;
  if (findings.games < Math.min(ENOUGH, findings.document.games) || own === null) return <p class="lab-answer t6">{tl('wait')}</p>;
  if (other === null) return <p class="lab-answer t6">{tl('answerOne', { games: findings.games, measure, first: write(0, own.mean) })}</p>;
  const [before, between, after] = tl('answer', { games: findings.games, measure, first: FIGURE, second: FIGURE }).split(FIGURE);
  const figure = (arm: number, mean: number) => (
    <b class="lab-underlined" style={{ '--arm': armColour(arm) }}>
      {write(0, mean)}
    </b>
  );
  return (
    <>
      <p class="lab-answer t6">
        {before}
        {figure(0, own.mean)}
        {between}
        {figure(1, other.mean)}
        {after}
      </p>
      {answersOf(ready, findings, lang.value).map((said) => (
        <p key={said} class="lab-answer">
          {said}.
        </p>
      ))}
      {findings.early && <p class="hint">{labWords({ lang: lang.value })('report.early')}</p>}
    </>
  );
};

/** Three points: the least that a table would notice. */
const NOTICED = 0.03;

interface MoreProps {
  readonly findings: Findings;
  readonly found: DifferenceFound;
  readonly writing: Writing;
  readonly share: boolean;
  /** Of how many that are made. */
  readonly comparisons: number;
}

const More = ({ findings, found, writing, share, comparisons }: MoreProps) => {
  const now = (found.high - found.low) / 2;
  const write = (value: number): string => writing.width(0, value);
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
              <td>{part === 1 ? tl('moreDone') : tl('moreRow', { games: gamesStillNeeded(findings, found, now * part) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{tl('moreHelp', { visible: write(found.visible) })}</p>
      {share && found.deviation > 0 && (
        <p class="hint">
          {tl('moreVisible', {
            gap: write(NOTICED),
            comparisons,
            games: gamesForDifference(found.deviation, NOTICED, comparisons, findings.document.dice === 'same'),
          })}
        </p>
      )}
    </section>
  );
};

const Results = (bench: BenchProps) => {
  const { crew, findings, writing, names } = bench;
  const [measure, setMeasure] = useState(0);
  const { document } = findings;
  const decisive = findings.differences.find((gap) => gap.measure === 0 && gap.arm === 1);
  /** Where nothing is followed, who wins stands beside the rest. */
  const curves = document.follow.length > 0 || document.lorenz !== undefined;
  /** Arms enough to need the whole width. */
  const many = findings.arms.length > 2;
  const broken = brokenText(bench.ready, findings, lang.value);
  return (
    <>
      {broken !== null && <p class="notice wrong">{broken}</p>}
      {document.measures.length > 1 && (
        <div class="cluster gap-3 lab-tabs no-print" role="radiogroup" aria-label={tl('measure')}>
          {writing.names.map((name, index) => (
            <label key={name} class="lab-tab chip row pick firm">
              <input type="radio" name="lab-measure" checked={index === measure} onChange={() => setMeasure(index)} />
              {name}
            </label>
          ))}
        </div>
      )}
      <div class="lab-charts stack gap-6 items-start">
        {document.factors !== undefined ? (
          <HeatMap {...bench} shown={measure} />
        ) : (
          <>
            <div class="stack loose">
              <Pair {...bench} measure={measure} />
              {decisive !== undefined && crew.gaps.value.length > 1 && (
                <section class="sheet padded stack">
                  <h2>{tl('gapChart', { arm: names[1] ?? '', first: names[0] ?? '' })}</h2>
                  <p class="hint">{tl('gapHelp', { measure: writing.names[0] ?? '' })}</p>
                  <GapChart
                    label={tl('gapHelp', { measure: writing.names[0] ?? '' })}
                    gaps={crew.gaps.value}
                    planned={crew.state.value === 'over' || document.stop !== undefined ? 0 : document.games}
                    write={(value) => writing.signed(0, value)}
                    most={findings.shares[0] === true ? 1 : Number.POSITIVE_INFINITY}
                    gamesWord={tl('gamesWord')}
                  />
                </section>
              )}
              <Ends {...bench} key={`ends ${measure}`} measure={measure} />
              {curves && !many && <Winners {...bench} />}
            </div>
            <div class="stack loose">
              {!curves && !many && <Winners {...bench} />}
              {document.follow.map((word, index) => {
                const label = tl('curve', { measure: writing.followed[index] ?? '' });
                return (
                  <section key={word} class="sheet padded stack">
                    <h2>{label}</h2>
                    <p class="hint">{tl('curveHelp')}</p>
                    <TrackChart
                      label={label}
                      arms={findings.arms.map(({ tracks }) => tracks[index] ?? [])}
                      write={(value) => writing.write(document.measures.indexOf(word), value)}
                      turnWord={tl('turn')}
                    />
                  </section>
                );
              })}
              <Lorenz {...bench} />
            </div>
            {many && <Winners {...bench} />}
            <AllMeasures {...bench} />
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
    return () => crew.pause();
  }, [crew]);
  const state = crew.state.value;
  const findings = crew.findings.value;
  const { ready, document } = crew;
  if (state === 'refused' || state === 'failed') {
    return (
      <Problem title={tl('refusedTitle')} words={state === 'failed' ? tl('failed') : crew.why.value}>
        <button type="button" class="btn ink" onClick={onChange}>
          {tl('change')}
        </button>
      </Problem>
    );
  }
  const bench =
    findings === null || ready === null ? null : { crew, ready, findings, writing: writingOf(ready, findings, lang.value), names: armNames(ready, lang.value) };
  const decisive = findings?.differences.find(({ measure, arm }) => measure === 0 && arm === 1);
  return (
    <div class="lab-run grid columns-1 gap-7 items-start">
      <div class="stack loose lab-side">
        <Setting crew={crew} ready={ready} onChange={onChange} />
        {bench !== null && decisive !== undefined && document.factors === undefined && (
          <More
            findings={bench.findings}
            found={decisive}
            writing={bench.writing}
            share={bench.findings.shares[0] === true}
            comparisons={bench.findings.differences.length}
          />
        )}
        {ready !== null && <Sealed crew={crew} ready={ready} />}
        {bench !== null && <Keep {...bench} />}
      </div>
      <div class="stack loose">
        <header class="stack">
          <h1>{document.question === '' ? tl('experiment') : document.question}</h1>
          {bench !== null && document.factors === undefined && <Answer {...bench} />}
        </header>
        {bench === null ? <Loading words={tl('opening')} /> : <Results {...bench} />}
      </div>
      {bench !== null && <Printed {...bench} />}
      {bench !== null && (
        <footer class="lab-foot hidden columns-2 gap-4 z-over bg-sheet no-print">
          {state !== 'over' && <Gauge crew={crew} />}
          <ShareButton
            title={document.question === '' ? tl('experiment') : document.question}
            text=""
            url={linkTo(document)}
            words={tl('share')}
            class="btn brass"
          />
          <button type="button" class="btn" onClick={onChange}>
            {tl('change')}
          </button>
        </footer>
      )}
    </div>
  );
};
