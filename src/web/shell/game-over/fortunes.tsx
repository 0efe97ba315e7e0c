import { seatOf } from '#kernel/game.ts';
import { formatNumber, formatScore, wordOf } from '#kernel/words.ts';
import type { SeriesPoint } from '#protocol';
import { tl } from '../../i18n/teach.ts';
import { wide } from '../../store/media.ts';
import { Figures } from '../../svg/chart/figures.tsx';
import { NamedLines } from '../../svg/chart/named-lines.tsx';
import { curveRows, readingsOf, turnsIn } from '../../svg/chart/curves.ts';
import { useTable } from '../at-table.ts';
import { headed, turnTitle, turnWordOf } from '../turn-word.ts';
import { type Decisive, leadingFigure } from './decisive.ts';

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
  const goalNow = page.goal?.(scene.view) ?? game.figures?.goal(scene.view) ?? null;
  return (
    <section class="end-chart" aria-labelledby="fortunes-title">
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
