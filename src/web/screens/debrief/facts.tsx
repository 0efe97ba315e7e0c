import { formatNumber } from '#kernel/words.ts';
import { Fragment } from 'preact';
import { tr } from '../../i18n/room.ts';
import type { DebriefFact, Prediction } from '../../kit/interface/room-parts.ts';
import { leadRows } from './account.ts';
import { type Debriefing, seriesOf } from './debriefing.ts';
import { accountWords } from './ending.tsx';
import { sum } from '#kernel/collections.ts';
import { writerOf } from '#kernel/figures.ts';
import { lorenzAt, lorenzOf } from '#lab/lorenz.ts';
import { lorenz, LORENZ_SIZE } from '#charts/lorenz.ts';
import { Chart } from '../../kit/svg/chart/chart.tsx';
import { ChartCard } from './chart-card.tsx';
import { finalValues, greatOf, seatCurves } from './series.ts';

const SHOWN = 5;

/** The game's own facts, or how its great figure ended. */
const factsOf = (debriefing: Debriefing): readonly (readonly DebriefFact[])[] => {
  const { games, page, voice } = debriefing;
  const own = page?.debrief?.facts;
  if (own !== undefined) return games.map((game) => own(game, voice));
  const rows = leadRows(debriefing, accountWords).slice(0, SHOWN);
  return games.map((_, index) => rows.map(({ label, values }) => ({ value: values[index] ?? '–', words: label })));
};

/** Five figures, « first et second », under a double rule. */
export const Facts = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const games = factsOf(debriefing);
  const [first = []] = games;
  if (first.length === 0) return null;
  return (
    <ul class="facts grid" aria-label={tr('debrief.facts')}>
      {first.slice(0, SHOWN).map(({ words }, fact) => (
        <li key={words} class="fact">
          <p class="fact-pair">
            {games.map((facts, game) => (
              <Fragment key={debriefing.heads[game]}>
                {game > 0 && <span class="help"> {tr('debrief.and')} </span>}
                <b class={`phone-t7 t10 leading-1-1 series-${game + 1}`}>{facts[fact]?.value}</b>
              </Fragment>
            ))}
          </p>
          <small class="t4">{words}</small>
        </li>
      ))}
    </ul>
  );
};

const Bet = ({ bet, series }: { readonly bet: Prediction; readonly series: number }) => {
  const most = Math.max(1, ...bet.answers.map(({ count }) => count));
  return (
    <li>
      <small>{bet.when}</small>
      <h3>{bet.question}</h3>
      <dl>
        {bet.answers.map(({ words, count }, index) => (
          <div key={words} class={index === bet.right ? `bet-row gap-4 w700 series-${series + 1} grid` : 'bet-row gap-4 grid'}>
            <dt>{words}</dt>
            <dd class={index === bet.right ? 'bet-bar w700 text-right right' : 'bet-bar w700 text-right'} style={{ '--part': count / most }}>
              {count}
            </dd>
          </div>
        ))}
      </dl>
      {bet.happened !== null && <p>{tr('debrief.happened', { what: bet.happened })}</p>}
    </li>
  );
};

/** What the room had bet on, beside what happened. Who said what is not told. */
export const Bets = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const bets = debriefing.games.flatMap(({ predictions = [] }, series) => predictions.map((bet) => ({ bet, series })));
  if (bets.length === 0) return null;
  const answers = Math.max(...bets.map(({ bet }) => sum(bet.answers.map(({ count }) => count))));
  return (
    <section class="sheet padded bets" aria-labelledby="bets-title">
      <h2 id="bets-title">{tr('debrief.bets')}</h2>
      <p class="help">{tr('debrief.betsHelp', { answers })}</p>
      <ul class="bet-cards mt-4 cards">
        {bets.map(({ bet, series }) => (
          <Bet key={`${bet.when} ${bet.question}`} bet={bet} series={series} />
        ))}
      </ul>
    </section>
  );
};

/** Who has which part: the Lorenz curve of each game, and in words what the poorer half has. For crowds: of few everybody has a line. */
export const Shares = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const { recorded, charts, heads, voice, few } = debriefing;
  const chart = greatOf(charts);
  if (chart === undefined || few) return null;
  const curves = recorded
    .map(({ points }, index) => ({ index, points: lorenzOf(finalValues(seatCurves(points, chart.key)).map(({ value }) => value)) }))
    .filter(({ points }) => points.length > 2);
  const percent = writerOf({ ...chart, write: 'percent', digits: 0 }, voice);
  if (curves.length === 0) return null;
  return (
    <ChartCard
      id="lorenz"
      title={tr('debrief.lorenz')}
      help={tr('debrief.lorenzHelp', { label: chart.label })}
      table={{
        heads: [tr('debrief.lorenzPlayers'), ...curves.map(({ index }) => heads[index] ?? '')],
        rows: [0.1, 0.25, 0.5, 0.75, 0.9].map((part) => [percent(part)].concat(curves.map(({ points }) => percent(lorenzAt(points, part))))),
      }}
    >
      <Chart
        label={tr('debrief.lorenz')}
        size={LORENZ_SIZE}
        shapes={lorenz({
          curves: curves.map(({ index, points }) => ({ series: seriesOf(index), points })),
          words: { equal: tr('debrief.lorenzEqual'), players: tr('debrief.lorenzAxis'), wealth: tr('debrief.lorenzWealth') },
          write: (part) => formatNumber(100 * part, voice.lang),
        })}
      />
      {curves.map(({ index, points }) => (
        <p key={index} class={`series-${index + 1}`}>
          {tr(curves.length > 1 ? 'debrief.halfOf' : 'debrief.half', { share: percent(lorenzAt(points, 0.5)), game: heads[index] ?? '' })}
        </p>
      ))}
    </ChartCard>
  );
};
