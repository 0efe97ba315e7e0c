import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { drawing, type Spot } from '../drawing.ts';
import { moved, type View, zoomedAt } from './view.ts';

/** Pixels a finger may tremble before it drags. */
const TREMBLE = 6;

interface Gestures {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onWheel: (event: WheelEvent) => void;
}

/** Drags an enlarged map, pinches it, and enlarges it with Ctrl and the wheel. A drag is not a click. */
export const useGestures = (svg: RefObject<SVGSVGElement | null>, view: View, onView: (view: View) => void): Gestures => {
  const fingers = useRef(new Map<number, Spot>());
  const dragged = useRef(false);

  const unitsPerPixel = (): number => drawing.width / view.zoom / (svg.current?.clientWidth ?? drawing.width);
  const onDrawing = (x: number, y: number): Spot => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return view.middle;
    const scale = unitsPerPixel();
    return [view.middle[0] + (x - box.left - box.width / 2) * scale, view.middle[1] + (y - box.top - box.height / 2) * scale];
  };

  const pinch = (id: number, to: Spot, from: Spot): void => {
    const [other] = [...fingers.current].flatMap(([key, spot]) => (key === id ? [] : [spot]));
    if (other === undefined) return;
    const before = Math.hypot(from[0] - other[0], from[1] - other[1]);
    const after = Math.hypot(to[0] - other[0], to[1] - other[1]);
    onView(zoomedAt(view, after / (before || 1), onDrawing((to[0] + other[0]) / 2, (to[1] + other[1]) / 2)));
  };

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
      else if (view.zoom > 1) {
        const scale = unitsPerPixel();
        onView(moved(view, (from[0] - to[0]) * scale, (from[1] - to[1]) * scale));
      } else return;
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
    onWheel: (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      onView(zoomedAt(view, event.deltaY < 0 ? 1.2 : 1 / 1.2, onDrawing(event.clientX, event.clientY)));
    },
  };
};
