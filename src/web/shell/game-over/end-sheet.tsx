import { seatOf } from '#kernel/game.ts';
import { formatNumber, formatScore, wordOf } from '#kernel/words.ts';
import type { SeriesPoint, TableInfo } from '#protocol';
import { tf } from '../../i18n/forks.ts';
import { tl } from '../../i18n/teach.ts';
import { wide } from '../../browser/media.ts';
import { Figures } from '../../kit/svg/chart/seat-chart.tsx';
import { NamedLines } from '../../kit/svg/chart/named-lines.tsx';
import { curveRows, readingsOf, turnsIn } from '../../kit/svg/chart/curves.ts';
import { gameProps, useRoomAround, useTable } from '../at-table.tsx';
import { headed, turnTitle, turnWordOf } from '../../kit/interface/turn-word.ts';
import { decidingFigure, type Decisive, decisive, leadingFigure, type ToldMoment, useTold } from './decisive.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { WhatIf } from '../fork/at-table.tsx';
import { useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { ExportDialog } from '../export-dialog.tsx';
import { pathTo } from '../../browser/routes.ts';
import { isHere } from '../../store/solo/plan.ts';
import { Ranking } from './ranking.tsx';
import { Worths } from './worths.tsx';
import './end-sheet.css';

/** As many lines as can be told apart; of a crowd the first ones are drawn, and the reader. */
const LINES = 10;
const FIRST = 3;

/** Everybody's fortune over the turns, with the moments that decided. */
export const Fortunes = ({ points, moments }: { readonly points: readonly SeriesPoint[]; readonly moments: readonly Decisive[] }) => {
  const { scene, page, voice, game } = useTable();
  if (page === null || scene.outcome === null) return null;
  const metric = leadingFigure(game);
  const you = seatOf(scene.you);
  const { standings } = scene.outcome;
  const drawn = standings.length <= LINES ? standings : standings.filter(({ seat }, index) => index < FIRST || seat === you);
  const curves = drawn.map(({ seat }) => ({ seat, readings: readingsOf(points, `${metric}/${seat}`) })).filter(({ readings }) => readings.length > 0);
  // Where figures stayed secret, or nothing was played, there is nothing to draw.
  if (curves.length === 0 || turnsIn(curves).length < 2) return null;
  const label = wordOf(voice, metric);
  const word = turnWordOf(page, voice);
  const write = (value: number): string => formatScore(value, voice.lang, game);
  const goalNow = game.figures?.goal(scene.view) ?? null;
  return (
    <section aria-labelledby="fortunes-title">
      <h3 id="fortunes-title">{tl(drawn === standings ? 'decided.chart' : 'decided.chartFirst', { label })}</h3>
      <NamedLines
        label={label}
        curves={curves}
        followed={you}
        endOf={(seat, value) => `${voice.seatName(seat)} ${formatNumber(value, voice.lang)}`}
        marks={moments.map(({ turn }, index) => ({ turn, label: String(index + 1), numbered: true }))}
        {...(goalNow === null ? {} : { goal: { value: goalNow, words: tl('decided.goal') } })}
        write={(value) => formatNumber(value, voice.lang)}
        turnWord={word.one}
        unit={game.scored.money === true ? voice.unit : undefined}
        size={wide.value ? 'middle' : 'narrow'}
      />
      <Figures
        caption={label}
        heads={[headed(word.one), ...curves.map(({ seat }) => voice.seatName(seat))]}
        rows={curveRows(curves, write, (turn) => turnTitle(word, turn))}
      />
    </section>
  );
};

/** A turn in words: what it was, what the log tells of it, and the ways there. */
const Moment = ({ moment, number }: { readonly moment: ToldMoment; readonly number: number }) => {
  const { session, game, page, voice } = useTable();
  const { kind, turn, from, seat, change, lines } = moment;
  const amount = formatScore(Math.abs(change), voice.lang, game);
  const way = kind === 'swing' ? 'decided.swing' : (`decided.${kind}.${change > 0 ? 'up' : 'down'}` as const);
  const words = tl(change === 0 ? 'decided.end' : way, { name: voice.seatName(seat), change: amount });
  return (
    <li class="moment grid items-baseline blue-under">
      <span class="numbered">{number}</span>
      <b class="text-ink-2">{turnTitle(turnWordOf(page, voice), turn)}</b>
      <div class="moment-told">
        <b>{words}</b>
        {lines.map((line) => (
          <p key={line.n}>
            <Sentence message={line.text} voice={voice} />{' '}
            {line.text.clauses.map((clause) => (
              <ClauseMark key={clause} game={game.module.id} clause={clause} />
            ))}
          </p>
        ))}
      </div>
      <span class="moment-told cluster">
        <Button class="text-btn" onClick={() => void session.lookAt(from)} words={tl('decided.see')} />
        <WhatIf step={from} words={tl('decided.fork')} class="text-btn" />
      </span>
    </li>
  );
};

/** The turns that made the end what it is, with the numbers that they have in the chart. */
export const Moments = ({ moments }: { readonly moments: readonly ToldMoment[] }) => (
  <ol>
    {moments.map((moment, index) => (
      <Moment key={moment.step} moment={moment} number={index + 1} />
    ))}
  </ol>
);

/** HO-13.6: what verifying can show, by who drew the dice. */
const verifyWords = ({ table, fork }: TableInfo): string => {
  if (isHere(table)) return tl('ways.verifyHere');
  return fork?.carried ? tl('ways.verifyCarried', { step: fork.step }) : tl('ways.verify');
};

/** What one may do with a game that is over, and what comes of it. */
const Ways = () => {
  const { scene, voice } = useTable();
  const { info } = scene;
  const [saving, setSaving] = useState(false);
  return (
    <section aria-labelledby="ways-title">
      <h3 id="ways-title">{tl('ways.title')}</h3>
      <ul class="entries">
        <li>
          <Button class="text-btn" onClick={() => setSaving(true)} words={tl('ways.save')} /> <span class="help">{tl('ways.saveWords')}</span>
        </li>
        {info.fork?.sameDice && (
          <li>
            <Link href={pathTo.branches(info.table)} words={tf('compare')} /> <span class="help">{tf('compareHelp')}</span>
          </li>
        )}
        {!isHere(info.table) && info.fork === null && info.draws === 'named' && info.challenge === undefined && (
          <li>
            <Link href={pathTo.giveFrom(info.table)} words={tl('ways.give')} /> <span class="help">{tl('ways.giveWords')}</span>
          </li>
        )}
        {/* In a room the next game comes by itself. */}
        {useRoomAround() === null && (
          <li>
            <a href={pathTo.newTable(info.game)}>{tt('bar.again')}</a> <span class="help">{tl('ways.again')}</span>
          </li>
        )}
        <li>
          <a href={pathTo.verify(info.table)}>{tt('bar.verify')}</a> <span class="help">{verifyWords(info)}</span>
        </li>
      </ul>
      {saving && <ExportDialog info={info} voice={voice} onClose={() => setSaving(false)} />}
    </section>
  );
};

/** The end in the place of the board: what decided it, everybody's fortune, the count, and what one may do next. */
export const EndSheet = ({ points }: { readonly points: readonly SeriesPoint[] | null }) => {
  const table = useTable();
  const { scene, page, game } = table;
  const { outcome } = scene;
  const you = seatOf(scene.you);
  const decided = outcome === null || page === null || points === null ? [] : decisive({ points, metric: decidingFigure(game, points), outcome, you });
  const moments = useTold(decided);
  if (outcome === null || page === null || scene.view === null) return null;
  const chart = points !== null && <Fortunes points={points} moments={moments} />;
  const count =
    page.Count === undefined ? (
      <section>
        <h3>{tl('decided.ranking')}</h3>
        <Ranking last={points?.at(-1)} />
      </section>
    ) : (
      <page.Count {...gameProps(table)} wide={wide.value} />
    );
  return (
    <div class="board-slot relative min-w-0 min-h-0 clip end-slot" role="region" aria-label={tl('decided.title')}>
      <div class="sheet one-sheet end-sheet scroll flex in-column gap-6 h-full" tabIndex={0} role="group" aria-label={tl('decided.title')}>
        {moments.length > 0 && (
          <>
            <h2 class="titled t8">{tl('decided.title')}</h2>
            <Moments moments={moments} />
          </>
        )}
        <Worths />
        {wide.value ? chart : count}
        {wide.value ? count : chart}
        <Ways />
      </div>
    </div>
  );
};
