import { useMemo, useRef } from 'preact/hooks';
import { ECONOMIC_PHASES, SECURITIES, type SecurityId, type View } from '#games/bourse/types.ts';
import type { SeriesPoint } from '#protocol';
import type { ChartsProps, Pointed } from '#web/kit/interface/game-page.ts';
import { shortName } from '../names.ts';
import { asView, type Speech, speechOf } from '../speech.ts';
import { Figures, SeatChart } from '#web/kit/svg/chart/seat-chart.tsx';
import { type Marks, marksOf, PriceChart, quoteReadings, seatCurves } from './price-chart.tsx';
import './charts.css';

const isSecurity = (id: string): id is SecurityId => SECURITIES.some((security) => security === id);

/** The security pointed at last, else the one visited last, else the first. */
const useSecurity = (view: View, pointed: Pointed | null): SecurityId => {
  const chosen = useRef<SecurityId | null>(null);
  const visited = useRef<SecurityId | null>(null);
  const { visit } = view.table;
  if (visit !== null && visit.security !== visited.current) {
    visited.current = visit.security;
    chosen.current = null;
  }
  if (pointed?.kind === 'thing' && isSecurity(pointed.id)) chosen.current = pointed.id;
  return chosen.current ?? visited.current ?? 'DAR';
};

const tradesText = ({ trades }: Marks, security: SecurityId, turn: number, { words, name }: Speech): string =>
  trades
    .filter((trade) => trade.security === security && trade.turn === turn)
    .map(({ seat, titles }) => (titles > 0 ? words('boughtBy', { name: name(seat), count: titles }) : words('soldBy', { name: name(seat), count: -titles })))
    .join(', ');

/** The chart under the log: the square in play, or the last one pointed at. */
export const Aside = ({ view: raw, voice, points, log = [], pointed }: ChartsProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const security = useSecurity(view, pointed.value);
  const marks = useMemo(() => marksOf(view, log), [view, log]);
  return (
    <section class="bo-aside">
      <header>
        <h3>{speech.words('priceOf', { name: shortName(speech.company(view, security), 24) })}</h3>
        <span>{speech.words('thousands')}</span>
      </header>
      <PriceChart view={view} speech={speech} points={points} marks={marks} security={security} width={284} height={176} />
    </section>
  );
};

interface PartProps {
  readonly view: View;
  readonly speech: Speech;
  readonly points: readonly SeriesPoint[];
}

const Prices = ({
  view,
  speech,
  points,
  marks,
  security,
  onPick,
}: PartProps & { readonly marks: Marks; readonly security: SecurityId; readonly onPick: (security: SecurityId) => void }) => {
  const { words } = speech;
  const phases = new Map(points.map(({ turn, metrics }) => [turn, ECONOMIC_PHASES[metrics['bourse.metric.phase'] ?? -1]]));
  const rows = quoteReadings(points, view, security).map(({ turn, value }) => {
    const phase = turn === view.table.turn ? view.table.phase : phases.get(turn);
    return [turn, speech.money(value), phase === undefined ? '' : words(`phases.${phase}`), tradesText(marks, security, turn, speech)];
  });
  return (
    <section>
      <header>
        <h3>{words('priceOf', { name: speech.company(view, security) })}</h3>
        <label>
          <span class="hidden-words">{words('pickSecurity')}</span>
          <select
            value={security}
            onChange={({ currentTarget: { value } }) => {
              if (isSecurity(value)) onPick(value);
            }}
          >
            {SECURITIES.map((id) => (
              <option key={id} value={id}>
                {speech.company(view, id)}
              </option>
            ))}
          </select>
        </label>
        <span>{words('thousands')}</span>
      </header>
      <PriceChart view={view} speech={speech} points={points} marks={marks} security={security} width={340} height={200} />
      <Figures
        caption={words('priceOf', { name: speech.company(view, security) })}
        heads={[words('turn'), words('columnQuote'), words('columnPhase'), words('columnTrades')]}
        rows={rows}
      />
    </section>
  );
};

const SeatFigures = ({ view, speech, points, figure, pointed }: PartProps & { readonly figure: 'worth' | 'score'; readonly pointed: Pointed | null }) => {
  const { words } = speech;
  const goal = figure === 'score' ? view.options.winTarget : null;
  return (
    <SeatChart
      title={figure === 'worth' ? words('worthChart') : words('scoreChart')}
      unit={words('thousands')}
      curves={seatCurves(view, points, figure)}
      name={speech.name}
      write={speech.money}
      axis={(value) => speech.number(value / 1000)}
      turnWord={words('turn')}
      goal={goal === null ? null : { value: goal, words: words('target') }}
      pointed={pointed?.kind === 'seat' ? pointed.seat : null}
      height={200}
    />
  );
};

export const Charts = ({ view: raw, voice, points, log = [], pointed }: ChartsProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const security = useSecurity(view, pointed.value);
  const marks = useMemo(() => marksOf(view, log), [view, log]);
  const parts = { view, speech, points };
  return (
    <div class="bo-charts stack">
      <Prices
        {...parts}
        marks={marks}
        security={security}
        onPick={(id) => {
          pointed.value = { kind: 'thing', id };
        }}
      />
      <SeatFigures {...parts} figure="score" pointed={pointed.value} />
      <SeatFigures {...parts} figure="worth" pointed={pointed.value} />
    </div>
  );
};
