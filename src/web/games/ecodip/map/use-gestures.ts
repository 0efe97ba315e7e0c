import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Spot } from './geometry.ts';
import { mostSpan, moved, type Size, type View, zoomedAt } from './view.ts';

/** Pixels a finger may tremble before it drags. */
const TREMBLE = 6;
const WHEEL_STEP = 1.2;

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
  readonly size: Size;
  readonly onView: (view: View) => void;
}

/** Drags the map, pinches it, and enlarges it with the wheel (with Ctrl while it is whole, so that the page still scrolls). A drag is not a click. */
export const useGestures = ({ svg, view, size, onView }: Hold): Gestures => {
  const fingers = useRef(new Map<number, Spot>());
  const dragged = useRef(false);
  const unitsPerPixel = view.span / size.width;

  const onDrawing = (x: number, y: number): Spot => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return view.middle;
    return [view.middle[0] + (x - box.left - box.width / 2) * unitsPerPixel, view.middle[1] + (y - box.top - box.height / 2) * unitsPerPixel];
  };

  const pinch = (id: number, to: Spot, from: Spot): void => {
    const other = [...fingers.current].find(([key]) => key !== id)?.[1];
    if (other === undefined) return;
    const before = Math.hypot(from[0] - other[0], from[1] - other[1]);
    const after = Math.hypot(to[0] - other[0], to[1] - other[1]);
    onView(zoomedAt(view, after / (before || 1), onDrawing((to[0] + other[0]) / 2, (to[1] + other[1]) / 2), size));
  };

  const turn = useRef<(event: WheelEvent) => void>(() => {});
  turn.current = (event) => {
    if (!event.ctrlKey && view.span >= mostSpan(size) - 1) return;
    event.preventDefault();
    onView(zoomedAt(view, event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, onDrawing(event.clientX, event.clientY), size));
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
      const from = fingers.current.get(event.pointerId);
      if (from === undefined) return;
      const to: Spot = [event.clientX, event.clientY];
      if (!dragged.current && Math.hypot(to[0] - from[0], to[1] - from[1]) < TREMBLE) return;
      if (fingers.current.size > 1) pinch(event.pointerId, to, from);
      else onView(moved(view, (from[0] - to[0]) * unitsPerPixel, (from[1] - to[1]) * unitsPerPixel, size));
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
    onDblClick: (event) => onView(zoomedAt(view, 1.8, onDrawing(event.clientX, event.clientY), size)),
  };
};
