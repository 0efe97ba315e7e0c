import { Segments } from '#web/parts/choices.tsx';
import { useMemo, useState } from 'preact/hooks';
import { TAGS, type View } from '#games/ecodip/types.ts';
import { te } from '../words.ts';
import { draftOrders, positionOf, turnOf } from '../map/of-view.ts';
import type { DrawnOrder, MapPosition } from '../map/types.ts';
import { viewAfter } from './coming.ts';

type RefereeLook = 'now' | 'orders' | 'after';

interface RefereeMap {
  /** What may be looked at; nothing for anybody but the referee. */
  readonly looks: readonly RefereeLook[];
  readonly look: RefereeLook;
  readonly choose: (look: RefereeLook) => void;
  /** Null: the map as everybody has it. */
  readonly drawn: { readonly position: MapPosition; readonly orders: readonly DrawnOrder[] } | null;
}

/** All that the sheets order; with its results where publishing would tell them. */
const receivedOrders = (view: View): readonly DrawnOrder[] => {
  const report = view.preview?.table.report;
  if (report !== undefined && /^(?:SPRING|AUTUMN)_ORDERS$/.test(view.table.phase)) return turnOf(view, report).orders;
  return TAGS.flatMap((power) => draftOrders({ power, sheet: view.desk?.sheets[power] ?? null }));
};

/** EC-13.12: the referee looks at the position, at all orders on it, or at what it would become. */
export const useRefereeMap = (view: View): RefereeMap => {
  const [wanted, choose] = useState<RefereeLook>('orders');
  const isReferee = view.viewer === 'referee' && view.table.ending === null;
  const looks: readonly RefereeLook[] = !isReferee ? [] : view.preview === null ? ['now', 'orders'] : ['now', 'orders', 'after'];
  const look = looks.includes(wanted) ? wanted : 'orders';
  const drawn = useMemo(() => {
    if (!isReferee || look === 'now') return null;
    if (look === 'after' && view.preview !== null) return { position: positionOf(viewAfter(view, view.preview)), orders: [] };
    return { position: positionOf(view), orders: receivedOrders(view) };
  }, [isReferee, look, view.table, view.desk, view.preview]);
  return { looks, look, choose, drawn };
};

const WORDS = { now: 'referee.mapNow', orders: 'referee.mapOrders', after: 'referee.mapAfter' } as const satisfies Record<RefereeLook, string>;

export const LookSwitch = ({ looks, look, choose }: RefereeMap) =>
  looks.length === 0 ? null : (
    <Segments label={te('referee.map')} value={look} choices={looks.map((each) => ({ value: each, text: te(WORDS[each]) }))} onChange={choose} />
  );
