import { useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Spot } from './box.ts';
import { ARROWS, stepTo, useGestures, viewByKey } from './gestures.ts';
import { following, type Pane, type View } from './view.ts';

/*
 * One way to reach provinces by keyboard, on every map: the map is a list box and one stop of the Tab key; arrows move its active option.
 * The focus stays on the map while provinces are drawn anew under it, and one that is not drawn at all can still be reached.
 */

/** The element of a province in the list. */
export const optionId = (province: string): string => `province-${province}`;

/** The province under a pointer: whatever is drawn of it says so in `data-province`. */
const provinceUnder = ({ target }: Event): string | null => {
  const found = target instanceof Element ? target.closest('[data-province]') : null;
  return found?.getAttribute('data-province') ?? null;
};

interface Reach {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly view: View;
  readonly pane: Pane;
  /** Absent: the view is fixed, and the drawing only repeats a part of another one. */
  readonly onView: ((view: View) => void) | undefined;
  readonly label: string;
  /** Where arrows step from and to. */
  readonly spots: ReadonlyMap<string, Spot>;
  /** Active before anything was pressed. */
  readonly start: string;
  readonly onPoint: (id: string) => void;
  /** Told what is under the pointer or active, where that is shown. */
  readonly onPointed?: (id: string | null) => void;
}

const nowhere = (): void => {};

/** What the svg of a map is given, and the province that is active; `isFocused`: by the keyboard, so that it should be seen. */
export const useProvinces = ({ svg, view, pane, onView, label, spots, start, onPoint, onPointed = nowhere }: Reach) => {
  const [active, setActive] = useState(start);
  const [isFocused, setFocused] = useState(false);
  const keyboard = useRef(false);
  const gestures = useGestures({ svg, view, pane, onView: onView ?? nowhere });

  const step = (direction: Spot): void => {
    const next = stepTo(spots, active, direction);
    setActive(next);
    onPointed(next);
    onView?.(following(view, spots.get(next) ?? view.middle, pane));
  };

  // Also when it only stirs: what was pointed at may have been forgotten or drawn anew under a pointer at rest.
  const hover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') onPointed(provinceUnder(event));
  };

  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const next = viewByKey(event, view, pane);
    if (next !== null) onView?.(next);
    else if (arrow !== undefined) step(arrow);
    else if (event.key === 'Enter' || event.key === ' ') onPoint(active);
    else return;
    event.preventDefault();
  };

  const list = {
    role: 'listbox',
    tabIndex: 0,
    'aria-label': label,
    'aria-activedescendant': optionId(active),
    onKeyDown: press,
    ...gestures,
  } as const;
  const props = {
    ...(onView === undefined ? ({ 'aria-hidden': true } as const) : list),
    onClick: (event: MouseEvent): void => {
      const id = provinceUnder(event);
      if (id === null) return;
      setActive(id);
      // A finger does not hover: what it touches is told too.
      onPointed(id);
      onPoint(id);
    },
    onPointerOver: hover,
    onPointerMoveCapture: hover,
    onPointerLeave: () => onPointed(null),
    onPointerDownCapture: () => {
      keyboard.current = false;
    },
    onKeyDownCapture: () => {
      keyboard.current = true;
      setFocused(true);
    },
    onFocus: () => setFocused(svg.current?.matches(':focus-visible') ?? false),
    onBlur: () => {
      setFocused(false);
      if (keyboard.current) onPointed(null);
    },
  };
  return { active, isFocused, props };
};
