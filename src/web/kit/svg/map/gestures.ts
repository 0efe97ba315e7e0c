import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Spot } from './box.ts';
import { isWhole, moved, type Pane, type View, wholeView, zoomed, zoomedAt } from './view.ts';

/** Pixels a finger may tremble before it drags. */
const TREMBLE = 6;
const WHEEL_STEP = 1.2;
const DOUBLE_CLICK_STEP = 1.8;

interface Gestures {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onDblClick: (event: MouseEvent) => void;
}

interface Hold {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly view: View;
  readonly pane: Pane;
  readonly onView: (view: View) => void;
}

const distance = ([x1, y1]: Spot, [x2, y2]: Spot): number => Math.hypot(x2 - x1, y2 - y1);

const canScroll = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 && (element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowY));

/** Whether the wheel has something else to move here. */
const isInScrollingPage = (element: Element | null): boolean => element !== null && (canScroll(element) || isInScrollingPage(element.parentElement));

/**
 * Drags an enlarged map, pinches it, and enlarges it with the wheel: with Ctrl while it is whole, so that a page which scrolls
 * still does. A drag is not a click.
 */
export const useGestures = ({ svg, view, pane, onView }: Hold): Gestures => {
  const fingers = useRef(new Map<number, Spot>());
  const dragged = useRef(false);

  const unitsPerPixel = (): number => view.span / (svg.current?.getBoundingClientRect().width || pane.size.width);

  /** The place of the drawing under a place of the screen. */
  const onDrawing = ({ middle }: View, [x, y]: Spot): Spot => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return middle;
    const units = unitsPerPixel();
    return [middle[0] + (x - box.left - box.width / 2) * units, middle[1] + (y - box.top - box.height / 2) * units];
  };

  const draggedBy = ([x1, y1]: Spot, [x2, y2]: Spot, share: number): View => {
    const units = unitsPerPixel() * share;
    return moved(view, (x1 - x2) * units, (y1 - y2) * units, pane);
  };

  /** Two fingers enlarge by how far apart they are, and take the map along with the middle between them. */
  const pinch = (id: number, from: Spot, to: Spot): void => {
    const other = [...fingers.current].find(([key]) => key !== id)?.[1];
    if (other === undefined) return;
    const along = draggedBy(from, to, 0.5);
    const middle: Spot = [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2];
    onView(zoomedAt(along, distance(to, other) / (distance(from, other) || 1), onDrawing(along, middle), pane));
  };

  const turn = useRef<(event: WheelEvent) => void>(() => {});
  turn.current = (event) => {
    if (!event.ctrlKey && isWhole(view, pane) && (event.deltaY > 0 || isInScrollingPage(svg.current))) return;
    event.preventDefault();
    onView(zoomedAt(view, event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, onDrawing(view, [event.clientX, event.clientY]), pane));
  };
  useEffect(() => {
    // Given as a property it would be passive and could not keep the page from scrolling.
    const listen = (event: WheelEvent): void => turn.current(event);
    const target = svg.current;
    target?.addEventListener('wheel', listen, { passive: false });
    return () => target?.removeEventListener('wheel', listen);
  }, [svg]);

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };

  return {
    onPointerDown: (event) => {
      if (fingers.current.size === 0) dragged.current = false;
      fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    },
    onPointerMove: (event) => {
      // Let go outside the map: nobody told us.
      if (event.pointerType === 'mouse' && event.buttons === 0) lift(event);
      const from = fingers.current.get(event.pointerId);
      if (from === undefined) return;
      const to: Spot = [event.clientX, event.clientY];
      if (!dragged.current && distance(from, to) < TREMBLE) return;
      if (fingers.current.size > 1) pinch(event.pointerId, from, to);
      else if (isWhole(view, pane)) return;
      else onView(draggedBy(from, to, 1));
      dragged.current = true;
      svg.current?.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, to);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture: (event) => {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
    onDblClick: (event) => onView(zoomedAt(view, DOUBLE_CLICK_STEP, onDrawing(view, [event.clientX, event.clientY]), pane)),
  };
};

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
