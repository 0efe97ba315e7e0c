import type { Spot } from './box.ts';
import { moved, type Pane, type View, wholeView, zoomed } from './view.ts';

export const ARROWS: Readonly<Record<string, Spot>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Plus and minus enlarge and reduce, 0 shows everything, Shift and an arrow move the map; null: not a key of the map. */
export const viewByKey = ({ key, shiftKey, ctrlKey, metaKey }: Key, view: View, pane: Pane): View | null => {
  // With these the keys are the browser's own.
  if (ctrlKey || metaKey) return null;
  const arrow = ARROWS[key];
  if (arrow !== undefined && shiftKey) return moved(view, (arrow[0] * view.span) / 8, (arrow[1] * view.span) / 8, pane);
  if (key === '+' || key === '=') return zoomed(view, 1, pane);
  if (key === '-') return zoomed(view, -1, pane);
  return key === '0' ? wholeView(pane) : null;
};

/** The place one comes to a step further in a direction, among all places; the same where there is none. */
export const stepTo = (places: ReadonlyMap<string, Spot>, from: string, [dx, dy]: Spot): string => {
  const [x, y] = places.get(from) ?? [0, 0];
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const [id, [otherX, otherY]] of places) {
    const ahead = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy - (otherY - y) * dx);
    if (id === from || ahead <= 2 || aside > ahead * 1.6) continue;
    const cost = ahead + aside * 1.4;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
};
