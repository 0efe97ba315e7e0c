import { findBox } from '#catalogue';
import { formatNumber } from '#kernel';
import { brokenText } from '#lab/broken.ts';
import { gamesInAll, letterOf } from '#lab/document.ts';
import type { ReadyExperiment } from '#lab/experiment.ts';
import { armNames, type Writing, writingOf } from '#lab/figures.ts';
import { type DifferenceFound, gamesStillNeeded } from '#lab/findings.ts';
import { gamesForDifference } from '#lab/statistics.ts';
import { botText, settingText } from '#lab/words.ts';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tl } from '../../i18n/lab.ts';
import { Select } from '../../parts/choices.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Problem } from '../../parts/problem.tsx';
import { lang } from '../../store/settings.ts';
import { AllMeasures } from './all-measures.tsx';
import type { BenchProps } from './bench.ts';
import { armColour, GapChart, TrackChart } from './charts.tsx';
import type { Crew } from './crew.ts';
import { housePlays } from './elsewhere.ts';
import { Ends, Winners } from './ends.tsx';
import { Sealed } from './forecast.tsx';
import { HeatMap } from './heat.tsx';
import { Keep } from './keep.tsx';
import { Lorenz } from './lorenz.tsx';

/** Fewer games of an arm say nothing worth a sentence. */
const ENOUGH = 30;

export const duration = (seconds: number): string =>
  seconds < 100 ? tl('seconds', { count: Math.ceil(seconds) }) : tl('minutes', { count: Math.ceil(seconds / 60) });

/** The rest may be left to the machines of the house, where it has any for those who ask. */
const Elsewhere = ({ crew }: { readonly crew: Crew }) => {
  const [plays, setPlays] = useState(false);
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    void housePlays().then(setPlays);
  }, []);
  const send = async (): Promise<void> => {
    const refused = await crew.sendAway();
    setWrong(refused === '' ? t('error.unreachable') : (refused ?? ''));
  };
  const away = crew.away.value;
  if (away !== null) return <p class="hint">{away === 0 ? tl('awayWaiting') : tl('away', { count: away })}</p>;
  if (!plays) return null;
  return (
    <>
      <p class="no-print">
        <button type="button" class="btn" onClick={send}>
          {tl('sendAway')}
        </button>
      </p>
      <p class="wrong" role="alert">
        {wrong}
      </p>
    </>
  );
};

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
      {state !== 'over' && <Elsewhere crew={crew} />}
    </>
  );
};

/** The arms as they are set, in words; while the rules are still being opened there is nothing to say of them. */
const Arms = ({ ready }: { readonly ready: ReadyExperiment }) => {
  const { document, arms } = ready;
  const names = armNames(ready, lang.value);
  return (
    <div class="cards lab-arms">
      {arms.map(({ options, bots, players, prepared: { package: game } }, arm) => {
        const own = document.arms?.[arm]?.options ?? {};
        const set = [
          ...Object.entries(own).map(([name]) => settingText(name, options[name] ?? '', game, lang.value)),
          ...(players === document.players ? [] : [settingText('players', players, game, lang.value)]),
          ...(bots === document.bots ? [] : [bots.map((bot) => botText(bot, game, lang.value)).join(', ')]),
        ];
        return (
          <div key={names[arm]} class="lab-arm" style={{ '--arm': armColour(arm) }}>
            <b>
              {letterOf(arm)}, {names[arm]}
            </b>
            <small>{set.join(', ')}</small>
          </div>
        );
      })}
    </div>
  );
};

const Setting = ({ crew, ready, onChange }: { readonly crew: Crew; readonly ready: ReadyExperiment | null; readonly onChange: () => void }) => {
  const { document } = crew;
  const game = ready?.arms[0]?.prepared.package;
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
        {game !== undefined && (
          <>
            <dt>{tl('bots')}</dt>
            <dd>{document.bots.map((bot) => botText(bot, game, lang.value)).join(', ')}</dd>
            {Object.entries(document.options).map(([name, value]) => (
              <dd key={name} class="lab-wide">
                {settingText(name, value, game, lang.value)}
              </dd>
            ))}
          </>
        )}
        <dt>{tl('seed')}</dt>
        <dd>{document.seed}</dd>
      </dl>
      {ready !== null && document.factors === undefined && <Arms ready={ready} />}
      <Progress crew={crew} />
    </section>
  );
};

/** Stands in a sentence where a figure goes that is drawn. */
const FIGURE = '\u0000';

/** The answer in a sentence, once there are games enough. */
const Answer = ({ findings, writing: { names, write, gap, gapRange } }: BenchProps) => {
  const [first, second] = findings.arms;
  const [measure = ''] = names;
  const own = first?.measures[0] ?? null;
  const other = second?.measures[0] ?? null;
  if (findings.games < Math.min(ENOUGH, findings.document.games) || own === null) return <p class="lab-answer">{tl('wait')}</p>;
  if (other === null) return <p class="lab-answer">{tl('answerOne', { games: findings.games, measure, first: write(0, own.mean) })}</p>;
  const found = findings.differences.find(({ measure: index, arm }) => index === 0 && arm === 1);
  const sure = found !== undefined && (found.low > 0 || found.high < 0);
  const [before, between, after] = tl('answer', { games: findings.games, measure, first: FIGURE, second: FIGURE }).split(FIGURE);
  const figure = (arm: number, mean: number) => (
    <b class="lab-underlined" style={{ '--arm': armColour(arm) }}>
      {write(0, mean)}
    </b>
  );
  return (
    <p class="lab-answer">
      {before}
      {figure(0, own.mean)}
      {between}
      {figure(1, other.mean)}
      {after} {found !== undefined && tl(sure ? 'verdict.more' : 'verdict.none', { gap: `${gap(0, found.mean)} (${gapRange(0, found)})` })}
    </p>
  );
};

/** Three points: the least that a table would notice. */
const NOTICED = 0.03;

const More = ({ found, writing, share }: { readonly found: DifferenceFound; readonly writing: Writing; readonly share: boolean }) => {
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
              <td>{part === 1 ? tl('moreDone') : tl('moreRow', { games: gamesStillNeeded(found, now * part) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{tl('moreHelp', { visible: write(found.visible) })}</p>
      {share && found.deviation > 0 && <p class="hint">{tl('moreVisible', { gap: write(NOTICED), games: gamesForDifference(found.deviation, NOTICED) })}</p>}
    </section>
  );
};

/** A measure in every arm: a bar to its mean, its interval, its figure. */
const Pair = ({ findings, writing, names, measure }: BenchProps & { readonly measure: number }) => {
  const found = findings.arms.map(({ measures }) => measures[measure] ?? null);
  const known = found.flatMap((own) => (own === null ? [] : [own]));
  const from = Math.min(0, ...known.map(({ low }) => low));
  const to = Math.max(findings.shares[measure] === true ? 1 : 0, ...known.map(({ high }) => high)) || 1;
  const part = (value: number): string => String((value - from) / (to - from || 1));
  return (
    <section class="sheet padded stack" aria-labelledby="lab-pair">
      <h2 id="lab-pair">{writing.names[measure]}</h2>
      <p class="hint">{tl('pairHelp', { games: findings.games })}</p>
      <dl class="lab-pair">
        {found.map((own, arm) =>
          own === null ? null : (
            <div key={names[arm]} style={{ display: 'contents', '--arm': armColour(arm) }}>
              <dt>
                <b>{letterOf(arm)}</b> <small>{names[arm]}</small>
              </dt>
              <dd class="lab-bar" style={{ '--mean': part(own.mean), '--low': part(own.low), '--high': part(own.high) }} />
              <dd>
                <b>{writing.write(measure, own.mean)}</b>
                <small>{`${writing.write(measure, own.low)} … ${writing.write(measure, own.high)}`}</small>
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
};

const Results = (bench: BenchProps) => {
  const { crew, findings, writing, names } = bench;
  const [measure, setMeasure] = useState(0);
  const { document } = findings;
  const decisive = findings.differences.find((gap) => gap.measure === 0 && gap.arm === 1);
  const broken = brokenText(bench.ready, findings, lang.value);
  return (
    <>
      {broken !== null && <p class="notice wrong">{broken}</p>}
      {document.factors === undefined && document.measures.length > 1 && (
        <p class="cluster no-print">
          <Select
            label={tl('measure')}
            value={String(measure)}
            choices={writing.names.map((text, index) => ({ value: String(index), text }))}
            onChange={(index) => setMeasure(Number(index))}
          />
        </p>
      )}
      <div class="lab-charts stack">
        {document.factors !== undefined ? (
          <HeatMap {...bench} />
        ) : (
          <>
            <Pair {...bench} measure={measure} />
            {decisive !== undefined && (
              <section class="sheet padded stack">
                <h2>{tl('gapChart', { arm: names[1] ?? '', first: names[0] ?? '' })}</h2>
                <p class="hint">{tl('gapHelp', { measure: writing.names[0] ?? '' })}</p>
                <GapChart
                  label={tl('gapHelp', { measure: writing.names[0] ?? '' })}
                  gaps={crew.gaps.value}
                  document={crew.document}
                  write={(value) => writing.signed(0, value)}
                  gamesWord={tl('gamesWord')}
                />
              </section>
            )}
            {document.follow.map((word, index) => {
              const label = tl('curve', { measure: writing.followed[index] ?? '' });
              return (
                <section key={word} class="sheet padded stack">
                  <h2>{label}</h2>
                  <p class="hint">{tl('curveHelp')}</p>
                  <TrackChart
                    label={label}
                    arms={findings.arms.map(({ tracks }, arm) => ({ name: letterOf(arm), points: tracks[index] ?? [] }))}
                    write={(value) => writing.write(document.measures.indexOf(word), value)}
                    turnWord={tl('turn')}
                  />
                </section>
              );
            })}
            <Lorenz {...bench} />
            <Ends {...bench} key={`ends ${measure}`} measure={measure} />
            <Winners {...bench} />
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
    <div class="lab-run">
      <div class="stack loose lab-side">
        <Setting crew={crew} ready={ready} onChange={onChange} />
        {bench !== null && decisive !== undefined && document.factors === undefined && (
          <More found={decisive} writing={bench.writing} share={bench.findings.shares[0] === true} />
        )}
        {ready !== null && <Sealed crew={crew} ready={ready} />}
        {bench !== null && <Keep {...bench} />}
      </div>
      <div class="stack loose">
        <header>
          <h1>{document.question === '' ? tl('experiment') : document.question}</h1>
          {bench !== null && document.factors === undefined && <Answer {...bench} />}
        </header>
        {bench === null ? <Loading words={tl('opening')} /> : <Results {...bench} />}
      </div>
    </div>
  );
};
