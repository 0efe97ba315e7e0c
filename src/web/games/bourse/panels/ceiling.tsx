import { NOMINAL } from '#games/bourse/data.ts';
import type { Point, View } from '#games/bourse/types.ts';
import { SeatMark } from '../../../svg/seat-mark.tsx';
import { ownersOf } from '../board/scene.ts';
import { Panel, type PanelFrame } from './sums.tsx';

type Ceiling = Extract<Point, { readonly kind: 'ceilingDecision' }>;

/** BO-4.4.3: what each owner would receive for selling or keeping, and who has answered. */
export const CeilingPanel = ({ view, point, ...frame }: PanelFrame & { readonly view: View; readonly point: Ceiling }) => {
  const { speech } = frame;
  const { words, money, change } = speech;
  const { security, raw } = point;
  const before = view.table.visit?.security === security ? view.table.visit.before : view.table.quotes[security];
  return (
    <Panel {...frame} title={words.ceilingTitle(speech.company(view, security))}>
      <p>
        {words.ceilingSum(money(before), change(raw - before), money(raw))} {words.ceilingRule(money(raw), money(raw - NOMINAL))}
      </p>
      <ul>
        {ownersOf(view, security).map(({ seat, owned, blocked }) => {
          const free = owned - blocked;
          return (
            <li key={seat} class={point.asked.includes(seat) && !point.answered.includes(seat) ? 'bo-awaited' : ''}>
              <SeatMark seat={seat} size={14} />
              <b>{speech.name(seat)}</b>
              <span>{words.ceilingRow(owned, blocked)}</span>
              <span>{words.sellAll(change(free * raw + blocked * (raw - NOMINAL)))}</span>
              <span>{words.keepAll(change(owned * (raw - NOMINAL)))}</span>
              <em>{point.answered.includes(seat) ? words.hasAnswered : point.asked.includes(seat) ? words.awaited : ''}</em>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
