import { ECONOMIC_PHASES, type EconomicPhase, SECURITIES, type SecurityId, type View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Arg, Localized } from '#kernel/words.ts';
import type { LogLine, SeriesPoint } from '#protocol';
import { readingsOf, type SeatCurve, upTo } from '#web/kit/svg/chart/curves.ts';
import { Axes, makePlane, type Plane, type Reading, stepPath, turnTicks } from '#web/kit/svg/chart/chart.tsx';
import { accountOf } from '../../accounts.ts';
import { CEILING, NOMINAL } from '#games/bourse/data.ts';
import { at } from '#kernel/collections.ts';
import { Mark } from '#web/kit/svg/seats.tsx';
import { phaseFill } from '../board/centre.tsx';
import { useScene } from '../scene.ts';

/* BO-13.5: what the log says about the price chart: events, and who traded when. */

interface Trade {
  readonly turn: number;
  readonly seat: Seat;
  readonly security: SecurityId;
  /** Bought, or sold when negative. */
  readonly titles: number;
}

export interface Marks {
  readonly events: readonly { readonly turn: number; readonly title: Localized }[];
  readonly trades: readonly Trade[];
}

const SIGN: Readonly<Record<string, 1 | -1>> = {
  'log.bought': 1,
  'log.took': 1,
  'log.cardBought': 1,
  'log.optionExercised': 1,
  'log.sold': -1,
  'log.cardSold': -1,
  'log.tendered': -1,
  'log.soldToDesk': -1,
};

const NAMELESS: Localized = { fr: '', en: '' };

const textOf = (arg: Arg | undefined): Localized => (typeof arg === 'object' && 'text' in arg ? arg.text : NAMELESS);

const securityOf = ({ data }: View, arg: Arg | undefined): SecurityId | undefined => {
  const name = textOf(arg).fr;
  return SECURITIES.find((security) => data.securities[security].name.fr === name);
};

export const marksOf = (view: View, log: readonly LogLine[]): Marks => {
  const events: { turn: number; title: Localized }[] = [];
  const trades: Trade[] = [];
  let turn = 0;
  for (const { text, heading, undone } of log) {
    if (undone === true) continue;
    if (heading !== undefined) turn = heading.turn;
    const { key, args } = text;
    if (key === 'log.card') events.push({ turn, title: textOf(args?.['title']) });
    const sign = SIGN[key];
    const security = securityOf(view, args?.['security']);
    const who = args?.['who'];
    const n = args?.['n'];
    if (sign === undefined || security === undefined || typeof who !== 'object' || !('seat' in who) || typeof n !== 'number') continue;
    trades.push({ turn, seat: who.seat, security, titles: sign * n });
  }
  return { events, trades };
};

/* The figures of the charts: one value per finished turn, and the position in progress as the last. */

export const quoteReadings = (points: readonly SeriesPoint[], { table }: View, security: SecurityId): readonly Reading[] =>
  upTo(readingsOf(points, `bourse.metric.quote.${security}`), table.turn, table.quotes[security]);

/** One curve for each seat of which the viewer may know the figure. */
export const seatCurves = (view: View, points: readonly SeriesPoint[], figure: 'score' | 'worth'): readonly SeatCurve[] =>
  view.table.players
    .map((_, seat) => ({ seat, readings: upTo(readingsOf(points, `bourse.metric.${figure}/${seat}`), view.table.turn, accountOf(view, seat)[figure]) }))
    .filter(({ readings }) => readings.length > 0);

interface Span {
  readonly from: number;
  readonly to: number;
  readonly phase: EconomicPhase;
}

/** BO-13.5: how long each phase lasted, from the turn that brought it to the turn that ended it. */
export const phaseSpans = (points: readonly SeriesPoint[], { table }: View): readonly Span[] => {
  const spans: Span[] = [];
  const known = upTo(readingsOf(points, 'bourse.metric.phase'), table.turn, ECONOMIC_PHASES.indexOf(table.phase));
  for (const { turn, value } of known) {
    const phase = ECONOMIC_PHASES[value];
    const last = spans.at(-1);
    if (phase === undefined) continue;
    if (last?.phase === phase) spans[spans.length - 1] = { ...last, to: turn };
    else {
      if (last !== undefined) spans[spans.length - 1] = { ...last, to: turn };
      spans.push({ from: turn, to: turn, phase });
    }
  }
  return spans;
};

interface PriceChartProps {
  readonly points: readonly SeriesPoint[];
  readonly marks: Marks;
  readonly security: SecurityId;
  readonly width: number;
  readonly height: number;
}

const QUOTES = [0, 10_000, NOMINAL, 30_000, CEILING] as const;

const ruleClass = (quote: number): string => {
  if (quote === CEILING) return 'bo-rule-ceiling';
  if (quote === 0) return 'bo-rule-floor';
  return quote === NOMINAL ? 'bo-rule-nominal' : '';
};

/** The quotation that stood at the end of a turn. */
const valueAt = (readings: readonly Reading[], turn: number): number => readings.findLast((reading) => reading.turn <= turn)?.value ?? NOMINAL;

const Grounds = ({ plane, points }: Pick<PriceChartProps, 'points'> & { readonly plane: Plane }) => {
  const { view, words } = useScene();
  return phaseSpans(points, view).map(({ from, to, phase }) => {
    const width = plane.x(to) - plane.x(from);
    const name = words(`phases.${phase}`);
    return (
      <g key={from}>
        <rect x={plane.x(from)} y={plane.top} width={width} height={plane.foot - plane.top} fill={phaseFill(phase)} opacity=".45" />
        {width > 22 && (
          <text class="chart-tick narrow-type" x={plane.x(from) + 3} y={plane.top - 4}>
            {width > name.length * 5.2 ? name : `${name.slice(0, 3)}.`}
          </text>
        )}
      </g>
    );
  });
};

/** BO-13.5: 0 to 40,000, phases as grounds, events as wax diamonds, trades as marks of those who made them. */
export const PriceChart = ({ points, marks, security, width, height }: PriceChartProps) => {
  const { view, words, lang, money, number, company } = useScene();
  const readings = quoteReadings(points, view, security);
  const last = at(readings, readings.length - 1);
  const first = at(readings, 0).turn;
  const plane = makePlane({
    width,
    height,
    margins: { left: 24, right: 44, top: 16, foot: 18 },
    turns: [first, Math.max(first + 1, last.turn)],
    values: [0, CEILING],
  });
  const trades = marks.trades.filter((trade) => trade.security === security && trade.turn >= first);
  const label = `${words('priceOf', { name: company(security) })}, ${money(last.value)}`;
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Grounds plane={plane} points={points} />
      <Axes
        plane={plane}
        values={QUOTES}
        turns={turnTicks(first, last.turn)}
        write={(value) => String(value / 1000)}
        turnWord={words('turn')}
        ruleClass={ruleClass}
      />
      <path d={stepPath(plane, readings)} fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round" />
      {trades.map(({ turn, seat, titles }, index) => (
        // Several trades of one turn stand side by side.
        <g key={`${turn} ${seat} ${titles} ${index}`}>
          <Mark seat={seat} x={plane.x(turn)} y={plane.y(valueAt(readings, turn)) + (titles > 0 ? 8 : -8)} size={9} />
        </g>
      ))}
      {marks.events
        .filter(({ turn }) => turn >= first)
        .map(({ turn, title }) => (
          <path key={turn} d={`M${plane.x(turn)} ${plane.top - 1}l4.5 4.5l-4.5 4.5l-4.5-4.5z`} fill="var(--wax)" stroke="var(--sheet)">
            <title>{words('eventAt', { title: title[lang], turn })}</title>
          </path>
        ))}
      <circle cx={plane.x(last.turn)} cy={plane.y(last.value)} r="4" fill="var(--brass)" stroke="var(--ink)" stroke-width="1.5" />
      <text class="chart-end" x={plane.x(last.turn) + 8} y={plane.y(last.value) + 4.5}>
        {number(last.value)}
      </text>
    </svg>
  );
};
