import { useMemo } from 'preact/hooks';
import { circulating } from '#games/triple-bataille/rules/holdings.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { ProjectorProps } from '../../../shell/room-parts.ts';
import { BankSummary, StateSummary } from '../board/institutions.tsx';
import type { BoardScene } from '../board/scene.ts';
import { VerdictSheet } from '../board/verdict-sheet.tsx';
import { WealthChart } from '../charts/charts.tsx';
import { MoneyAreas } from '../charts/money-areas.tsx';
import { holdings } from '../charts/readings.ts';
import { type Speech, speechOf } from '../speech.ts';
import { asView } from '../view.ts';
import { MoneyBoard } from './money-board.tsx';
import { PotBar } from './pot-bar.tsx';
import { WallVote } from './wall-vote.tsx';
import { WallWinners } from './wall-winners.tsx';
import '../board/board.css';
import '../board/sheets.css';
import './projector.css';

/** On a wall nobody is named for being poor. */
const NAMELESS = -1;

/** The unit, and the bank: on the same scale it would flatten everybody. */
const wealthNote = (view: View, { words, number }: Speech): string => {
  const last = view.indicators.at(-1);
  if (last === undefined || last.bank === null || view.table.system !== 'dette') return words('charts.wealthUnit');
  return words('charts.bankBeside', { unit: words('charts.wealthUnit'), bundles: number(Math.round(last.bank.wealth / last.bundle)) });
};

/** The money that circulated when the last battle closed, and the pot of this one. */
const MoneyOut = ({ view, speech }: { readonly view: View; readonly speech: Speech }) => {
  const { words, number } = speech;
  const last = view.indicators.at(-1);
  return (
    <div class="tb-wall-money">
      {last !== undefined && (
        <p class="help">
          {words('circulating')}
          <b>{number(circulating(last.holdings))}</b>
        </p>
      )}
      <PotBar view={view} speech={speech} />
    </div>
  );
};

/** What fills the wall: the steps with their pawn; after a battle the order of the winners; at the end the verdict. */
const WallBoard = (scene: BoardScene) => {
  const { view, speech } = scene;
  const { point, battleReport } = view.table;
  if (point.kind === 'gameOver') return <VerdictSheet {...scene} wall />;
  if (point.kind === 'vote') return <WallVote {...scene} />;
  if (battleReport.order.length > 0 && (point.kind === 'market' || point.kind === 'pick')) return <WallWinners {...scene} />;
  return (
    <div class="tb-wall-board">
      <MoneyBoard view={view} speech={speech} wall />
      <MoneyOut view={view} speech={speech} />
    </div>
  );
};

/** TB-13.4: money board with its pawn, the pot, the curves, bank and state. */
export const Projector = ({ view: raw, voice }: ProjectorProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words } = speech;
  const scene: BoardScene = { view, speech, you: null, offers: [], take: () => undefined };
  return (
    <div class="tb-projector stack">
      <WallBoard {...scene} />
      <div class="tb-wall-foot">
        {view.indicators.length > 0 && (
          <>
            <section class="wall-card">
              <h2>
                {words('charts.money')} <small>{words('charts.moneyUnit')}</small>
              </h2>
              <MoneyAreas held={holdings(view)} speech={speech} />
            </section>
            <section class="wall-card">
              <h2>
                {words('charts.wealth')} <small>{wealthNote(view, speech)}</small>
              </h2>
              <WealthChart view={view} speech={speech} pointed={NAMELESS} />
            </section>
          </>
        )}
        <div class="tb-wall-boards stack">
          <BankSummary {...scene} />
          <StateSummary {...scene} />
        </div>
      </div>
    </div>
  );
};
