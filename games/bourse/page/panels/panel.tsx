import { CEILING, NOMINAL } from '#games/bourse/data.ts';
import type { OptionContract, Point, View } from '#games/bourse/types.ts';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { ownersOf } from '../board/pawns.tsx';
import { Line, Panel, type PanelFrame } from './sums.tsx';
import type { ComponentChildren } from 'preact';
import { unreachable } from '#kernel/collections.ts';
import { shortName } from '../names.ts';
import type { Speech } from '../speech.ts';
import { AuctionPanel, DefaultPanel } from './debt.tsx';

type Ceiling = Extract<Point, { readonly kind: 'ceilingDecision' }>;

/** BO-4.4.3: what each owner would receive for selling or keeping, and who has answered. */
const CeilingPanel = ({ view, point, ...frame }: PanelFrame & { readonly view: View; readonly point: Ceiling }) => {
  const { speech } = frame;
  const { words, money, change } = speech;
  const { security, raw } = point;
  const before = view.table.visit?.security === security ? view.table.visit.before : view.table.quotes[security];
  return (
    <Panel {...frame} explains="panel ceiling" title={words('ceilingTitle', { name: speech.company(view, security) })}>
      <p>
        {words('ceilingSum', { before: money(before), change: change(raw - before), raw: money(raw) })}{' '}
        {words('ceilingRule', { sold: money(raw), kept: money(raw - NOMINAL) })}
      </p>
      <ul>
        {ownersOf(view, security).map(({ seat, owned, blocked }) => {
          const free = owned - blocked;
          return (
            <li key={seat} class={point.asked.includes(seat) && !point.answered.includes(seat) ? 'cluster bo-awaited' : 'cluster'}>
              <SeatMark seat={seat} size={14} />
              <b>{speech.name(seat)}</b>
              <span>{words(blocked > 0 ? 'ceilingRowBlocked' : 'ceilingRow', { count: owned, blocked })}</span>
              <span>{words('sellAll', { sum: change(free * raw + blocked * (raw - NOMINAL)) })}</span>
              <span>{words('keepAll', { sum: change(owned * (raw - NOMINAL)) })}</span>
              <em>{point.answered.includes(seat) ? words('hasAnswered') : point.asked.includes(seat) ? words('awaited') : ''}</em>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

interface OptionPanelProps extends PanelFrame {
  readonly view: View;
  readonly contract: OptionContract;
  /** BO-4.9.6 the quotation before the roll; BO-4.8.7 the displayed one. */
  readonly price: number;
  /** What the die makes of it; null in a forced release. */
  readonly raw: number | null;
}

/** An option falls due, or is released by a debtor's default: what exercising each number of shares costs. */
const OptionPanel = ({ view, contract, price, raw, ...frame }: OptionPanelProps) => {
  const { speech } = frame;
  const { words, money } = speech;
  const { holder, owner, shares, security } = contract;
  const terms = { holder: speech.name(holder), count: shares, owner: speech.name(owner), price: money(price) };
  return (
    <Panel {...frame} explains="panel option" title={words('dueTitle', { name: speech.company(view, security) })}>
      <p>
        {words(raw === null ? 'releaseRule' : 'dueRule', terms)} {raw !== null && words('dueNow', { raw: money(raw) })}
      </p>
      <div class="bo-sums">
        {Array.from({ length: shares }, (_, index) => (
          <Line key={index} label={`${index + 1} × ${money(price)}`} sum={money((index + 1) * price)} />
        ))}
      </div>
    </Panel>
  );
};

/** Is this settled on a panel of the board? */
export const hasPanel = ({ kind }: Point): boolean =>
  kind === 'ceilingDecision' || kind === 'optionDecision' || kind === 'releaseDecision' || kind === 'default' || kind === 'auctionBid';

/** BO-13.8: what must be settled before play goes on, with its sums; null for ordinary steps. */
export const panelFor = (view: View, speech: Speech, onHide: (() => void) | null): ComponentChildren => {
  const frame = { view, speech, onHide };
  const { point, visit, quotes } = view.table;
  switch (point.kind) {
    case 'ceilingDecision':
      return <CeilingPanel {...frame} point={point} />;
    case 'optionDecision': {
      const { security } = point.contract;
      return <OptionPanel {...frame} contract={point.contract} price={visit?.before ?? quotes[security]} raw={visit?.raw ?? quotes[security]} />;
    }
    case 'releaseDecision':
      return <OptionPanel {...frame} contract={point.contract} price={quotes[point.contract.security]} raw={null} />;
    case 'default':
      return <DefaultPanel {...frame} point={point} />;
    case 'auctionBid':
      return <AuctionPanel {...frame} point={point} />;
    case 'awaitRoll':
    case 'rollerTrade':
    case 'otherTrade':
    case 'bankDecision':
    case 'cardDecision':
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};

/** BO-4.4: while a visit goes on after its quotation left the scale, one line says what became of it. */
export const noticeFor = (view: View, speech: Speech): string | null => {
  const { visit } = view.table;
  if (visit === null || visit.fixed === null) return null;
  const { words, money, change } = speech;
  const moved = change(visit.raw - visit.before);
  const name = shortName(speech.company(view, visit.security), 24);
  if (visit.raw < 0)
    return `${words('floorTitle', { name })}\u00a0: ${words('floorSum', { before: money(visit.before), change: moved, raw: money(visit.raw) })}`;
  if (visit.raw > CEILING)
    return `${words('ceilingTitle', { name })}\u00a0: ${words('ceilingSum', { before: money(visit.before), change: moved, raw: money(visit.raw) })}`;
  return null;
};
