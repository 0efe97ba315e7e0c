import type { ComponentChildren } from 'preact';
import { isStreet, TAX_CASH_PCT, titleData } from '#games/anti-monopoly/data.ts';
import type { PointOf, View } from '#games/anti-monopoly/types.ts';
import { sum, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardScene } from '../board/scene.tsx';
import { campOf, cashOf, holdingOf, liquidationOf, playerOf, priceOf, titlesOf } from '../facts.ts';
import { BiddingPanel, CeilingPanel, RaisePanel } from './raise.tsx';
import { Line, Panel, Sums } from './parts.tsx';

/** AM-4.6.6: prices of titles free of mortgage, and of buildings. */
export const taxedBelongings = (view: View, seat: Seat): { readonly titles: number; readonly buildings: number } => {
  const owned = titlesOf(view, seat);
  const free = owned.filter((title) => !holdingOf(view, title).mortgaged);
  const buildings = owned.map((title) => {
    const data = titleData(title);
    return isStreet(data) ? data.step * holdingOf(view, title).level : 0;
  });
  return { titles: sum(free.map(priceOf)), buildings: sum(buildings) };
};

/** AM-13.5: both amounts, and how the percentage comes about. */
const TaxPanel = ({ scene, point }: { readonly scene: BoardScene; readonly point: PointOf<'taxChoice'> }) => {
  const { view, speech } = scene;
  const { words, money } = speech;
  const camp = campOf(view, point.seat) ?? 'C';
  const { titles, buildings } = taxedBelongings(view, point.seat);
  return (
    <Panel explains="panel tax" title={words('tax.title')}>
      <div class="halves">
        <Sums>
          <Line label={words('tax.flat')} sum={money(point.flat)} result />
          {liquidationOf(view, point.seat) < point.flat && <Line label={words('tax.notPayable')} sum="" />}
        </Sums>
        <Sums>
          <Line label={words('tax.ofCash', { percent: TAX_CASH_PCT[camp], sum: money(cashOf(view, point.seat)) })} sum="" />
          <Line label={words('tax.ofTitles', { sum: money(titles) })} sum="" />
          {view.options.incomeTaxCountsBuildings && <Line label={words('tax.ofBuildings', { sum: money(buildings) })} sum="" />}
          <Line label={`${words('tax.percent')}, ${words('tax.rounded')}`} sum={money(point.percent)} result />
        </Sums>
      </div>
    </Panel>
  );
};

/** AM-13.5: detained before the throw: pay 500 or try a double, turn 1 or 2 of 2. */
const DetentionPanel = ({ scene, seat }: { readonly scene: BoardScene; readonly seat: Seat }) => {
  const { words } = scene.speech;
  const { role, detainedTurns } = playerOf(scene.view, seat);
  const arrived = scene.view.table.throwNo === 2;
  return (
    <Panel explains={role === 'M' ? 'panel prison' : 'panel war'} title={role === 'M' ? words('detention.prison') : words('detention.war')}>
      <p>{arrived ? words('detention.arrival') : words('detention.turn', { turn: detainedTurns + 1 })}</p>
      <p>{role === 'M' ? words('detention.prisonIncome') : words('detention.warIncome')}</p>
    </Panel>
  );
};

/** AM-13.5: what must be settled now, with its sums; null for ordinary steps. */
export const panelFor = (scene: BoardScene): ComponentChildren => {
  const { point } = scene.view.table;
  switch (point.kind) {
    case 'ceilings':
      return <CeilingPanel scene={scene} point={point} />;
    case 'bidding':
      return <BiddingPanel scene={scene} point={point} />;
    case 'raiseCash':
      return <RaisePanel scene={scene} seat={point.seat} />;
    case 'taxChoice':
      return <TaxPanel scene={scene} point={point} />;
    case 'preThrow':
      return playerOf(scene.view, point.seat).detained ? <DetentionPanel scene={scene} seat={point.seat} /> : null;
    case 'roleChoice':
    case 'buyDecision':
    case 'tradeResponse':
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};
