import { useMemo, useRef } from 'preact/hooks';
import { ECONOMIC_PHASES, SECURITIES, type SecurityId, type View } from '#games/bourse/types.ts';
import type { ChartsProps } from '#web/kit/interface/game-page.ts';
import { Figures, SeatChart } from '#web/kit/svg/chart/seat-chart.tsx';
import { shortName } from '../names.ts';
import { type Scene, useScene } from '../scene.ts';
import { type Marks, marksOf, PriceChart, quoteReadings, seatCurves } from './price-chart.tsx';
import './charts.css';

const isSecurity = (id: string): id is SecurityId => SECURITIES.some((security) => security === id);

/** The security pointed at last, else the one visited last, else the first. */
const useSecurity = (): SecurityId => {
  const { view, pointed } = useScene();
  const chosen = useRef<SecurityId | null>(null);
  const visited = useRef<SecurityId | null>(null);
  const { visit } = view.table;
  if (visit !== null && visit.security !== visited.current) {
    visited.current = visit.security;
    chosen.current = null;
  }
  const { value } = pointed;
  if (value?.kind === 'thing' && isSecurity(value.id)) chosen.current = value.id;
  return chosen.current ?? visited.current ?? 'DAR';
};

const NO_LOG: NonNullable<ChartsProps['log']> = [];

const useMarks = (): Marks => {
  const { view, log = NO_LOG } = useScene();
  return useMemo(() => marksOf(view, log), [view, log]);
};

const tradesText = ({ words, name }: Scene, { trades }: Marks, security: SecurityId, turn: number): string =>
  trades
    .filter((trade) => trade.security === security && trade.turn === turn)
    .map(({ seat, titles }) => words(titles > 0 ? 'boughtBy' : 'soldBy', { name: name(seat), count: Math.abs(titles) }))
    .join(', ');

type Points = Pick<ChartsProps<View>, 'points'>;

/** The chart under the log: the square in play, or the last one pointed at. */
export const Aside = ({ points }: Points) => {
  const { words, company } = useScene();
  const security = useSecurity();
  return (
    <section>
      <header class="bo-aside-head cluster items-baseline clip">
        <h3 class="nowrap">{words('priceOf', { name: shortName(company(security), 24) })}</h3>
        <span class="hint push">{words('thousands')}</span>
      </header>
      <PriceChart points={points} marks={useMarks()} security={security} width={284} height={176} />
    </section>
  );
};

const Prices = ({ points }: Points) => {
  const scene = useScene();
  const { view, words, money, company, pointed } = scene;
  const security = useSecurity();
  const marks = useMarks();
  const title = words('priceOf', { name: company(security) });
  const phases = new Map(points.map(({ turn, metrics }) => [turn, ECONOMIC_PHASES[metrics['bourse.metric.phase'] ?? -1]]));
  const rows = quoteReadings(points, view, security).map(({ turn, value }) => {
    const phase = turn === view.table.turn ? view.table.phase : phases.get(turn);
    return [turn, money(value), phase === undefined ? '' : words(`phases.${phase}`), tradesText(scene, marks, security, turn)];
  });
  return (
    <section>
      <header class="row">
        <h3>{title}</h3>
        <label>
          <span class="hidden-words">{words('pickSecurity')}</span>
          <select
            class="bo-pick p-0-3 t3 edge-control round-2 bg-sheet"
            value={security}
            onChange={({ currentTarget: { value: id } }) => {
              if (isSecurity(id)) pointed.value = { kind: 'thing', id };
            }}
          >
            {SECURITIES.map((id) => (
              <option key={id} value={id}>
                {company(id)}
              </option>
            ))}
          </select>
        </label>
        <span class="hint push">{words('thousands')}</span>
      </header>
      <PriceChart points={points} marks={marks} security={security} width={340} height={200} />
      <Figures caption={title} heads={[words('turn'), words('columnQuote'), words('columnPhase'), words('columnTrades')]} rows={rows} />
    </section>
  );
};

const SeatFigures = ({ points, figure }: Points & { readonly figure: 'worth' | 'score' }) => {
  const { view, words, name, money, number, pointed } = useScene();
  const { value } = pointed;
  return (
    <SeatChart
      title={words(`${figure}Chart`)}
      unit={words('thousands')}
      curves={seatCurves(view, points, figure)}
      name={name}
      write={money}
      axis={(sum) => number(sum / 1000)}
      turnWord={words('turn')}
      goal={figure === 'score' ? { value: view.options.winTarget, words: words('target') } : null}
      pointed={value?.kind === 'seat' ? value.seat : null}
      height={200}
    />
  );
};

export const Charts = ({ points }: Points) => (
  <div class="bo-charts stack columns-1 gap-6">
    <Prices points={points} />
    <SeatFigures points={points} figure="score" />
    <SeatFigures points={points} figure="worth" />
  </div>
);
