import { NOMINAL } from '#games/bourse/data.ts';
import type { Point, View } from '#games/bourse/types.ts';
import { SeatMark } from '#web/svg/seat-mark.tsx';
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
