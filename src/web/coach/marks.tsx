import { at } from '#kernel/collections.ts';
import { isSame } from '#protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { marked } from '../kit/parts/teaching.ts';
import { wide } from '../browser/media.ts';
import { Icon } from '../kit/svg/icon.tsx';
import { tc } from './words.ts';
import './marks.css';

const areaOf = (thing: Element): number => {
  const { width, height } = thing.getBoundingClientRect();
  return width * height;
};

/** Nothing lies over its middle. */
const isOpen = (thing: Element): boolean => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/**
 * A thing of the table by its name: as a mark of the coach, as it explains itself, or as what is pressed there. What is drawn in
 * several places, such as on the board and in an account, is looked at where it is large and to be seen.
 */
const find = (mark: string): Element | null => {
  const drawn = (names: string): readonly Element[] => Array.from(document.querySelectorAll(names)).filter((thing) => areaOf(thing) > 0);
  const things = [...drawn(`[data-mark="${mark}"]`), ...drawn(`[data-explain="${mark}"], [data-press="${mark}"]`).toSorted((a, b) => areaOf(b) - areaOf(a))];
  return things.find(isOpen) ?? things[0] ?? null;
};

/** What the ring goes around: a part of a large thing, where its board names one. */
const ringed = (mark: string): Element | null => document.querySelector(`[data-ring="${mark}"]`) ?? find(mark);

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Place {
  readonly mark: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
  /** Its disc, from its own corner. */
  readonly disc: Point;
  /** The edge of what is in sight beyond which it lies. */
  readonly beyond: { readonly edge: Edge; readonly at: number } | null;
}

const EDGES = ['above', 'below'] as const;
type Edge = (typeof EDGES)[number];

const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();

interface Sight {
  readonly top: number;
  readonly foot: number;
}

/** Between these lines a phone shows its board: the bar stays above it, the sheet below, and what a board puts upon the sheet (`data-foot`). */
const sight = (): Sight => {
  const top = boxOf('section.bar')?.bottom ?? 0;
  const foot = boxOf('.teach-sheet')?.top ?? window.innerHeight;
  const upon = boxOf('[data-foot]')?.top ?? foot;
  return { top, foot: upon > top ? Math.min(foot, upon) : foot };
};

/** What sticks to the foot of a phone lies upon the sheet, however high that is. */
const layUnder = (): void => {
  const foot = boxOf('.teach-sheet')?.top ?? window.innerHeight;
  document.documentElement.style.setProperty('--guide', `${window.innerHeight - foot}px`);
};

/** Half of a disc, which hangs over the corner of its ring, and of what it keeps clear. */
const [RADIUS, DISC] = [12, 13];
/** Lower than this it is a line of figures: the disc stands outside it. */
const [FLAT, OUTSIDE] = [34, 8];

/** A disc there would lie over words: those of whatever is under its middle or its rim. */
const coversWords = ({ x, y }: Point): boolean => {
  const words = document.createRange();
  const under = [0, -DISC, DISC].flatMap((dy) => [0, -DISC, DISC].map((dx) => document.elementFromPoint(x + dx, y + dy)));
  return under
    .flatMap((thing) => Array.from(thing?.childNodes ?? []))
    .some((node) => {
      if (!(node instanceof Text)) return false;
      words.selectNode(node);
      return Array.from(words.getClientRects()).some(
        ({ left, right, top, bottom }) => left < x + DISC && right > x - DISC && top < y + DISC && bottom > y - DISC,
      );
    });
};

/** In its upper right corner, unless it covers words there: beside it, or in the next corner. Whole at the edge of the page, too. */
const discOf = ({ left, right, top, bottom, height }: DOMRect): Point => {
  const out = height < FLAT ? OUTSIDE : 0;
  const beside = { x: right + DISC + OUTSIDE, y: (top + bottom) / 2 };
  const corners = [top - out, bottom + out].flatMap((y) => [right + out, left - out].map((x) => ({ x, y })));
  const places = corners.toSpliced(1, 0, beside).map(({ x, y }) => ({
    x: Math.min(Math.max(x, DISC), window.innerWidth - DISC),
    y: Math.max(y, DISC),
  }));
  const { x, y } = places.find((place) => !coversWords(place)) ?? at(places, 0);
  return { x: x - left - RADIUS, y: y - top - RADIUS };
};

/** The part of it that is in sight: a ring around the rest would lie over the bar, or under the sheet. */
const seenOf = ({ x, y, width, bottom }: DOMRect, { top, foot }: Sight): DOMRect => {
  const high = Math.max(y, top);
  return new DOMRect(x, high, width, Math.min(bottom, foot) - high);
};

const placeOf = (mark: string): readonly Place[] => {
  const thing = ringed(mark);
  const box = thing?.getBoundingClientRect() ?? new DOMRect();
  if (box.width === 0) return [];
  const { top, foot } = sight();
  const stays = wide.peek() || thing?.closest('.bar') !== null;
  const edge = stays ? null : box.y < top - box.height / 2 ? 'above' : box.y > foot - box.height / 2 ? 'below' : null;
  const round = mark === 'dial' || thing instanceof SVGCircleElement;
  const seen = stays || round ? box : seenOf(box, { top, foot });
  const { x, y, width, height } = seen;
  return [{ mark, x, y, width, height, round, disc: discOf(seen), beyond: edge === null ? null : { edge, at: edge === 'above' ? top : foot } }];
};

/** What leaves the board its room: when one of them grows, what is marked may be covered. */
const around = (): readonly number[] => ['section.bar', '.teach-sheet', '[data-foot]'].map((selector) => boxOf(selector)?.height ?? 0);

/** Boards move, fold and scroll without telling. */
const LOOK_MS = 120;
const SETTLING = 6;

/** As much of what is marked as has room comes into sight, on a phone between the bar and the sheet; the first thing before all. */
const bringIntoSight = (marks: readonly string[]): void => {
  if (wide.peek()) {
    for (const mark of marks.toReversed()) find(mark)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return;
  }
  const boxes = marks.flatMap((mark) => {
    const thing = ringed(mark);
    return thing === null || thing.closest('.bar') !== null ? [] : [thing.getBoundingClientRect()];
  });
  const [first] = boxes;
  if (first === undefined) return;
  const { top, foot } = sight();
  const room = foot - top - 2 * DISC;
  let [high, low] = [first.top, first.bottom];
  for (const { top: above, bottom: below } of boxes) {
    if (Math.max(low, below) - Math.min(high, above) <= room) [high, low] = [Math.min(high, above), Math.max(low, below)];
  }
  if (high - DISC < top) window.scrollBy({ top: high - top - DISC, behavior: 'instant' });
  else if (low + DISC > foot) window.scrollBy({ top: low - foot + DISC, behavior: 'instant' });
};

interface WaysProps {
  readonly edge: Edge;
  readonly marks: readonly string[];
  readonly places: readonly Place[];
  readonly onGo: (mark: string) => void;
}

/** What has no room in sight is a press away, at the edge beyond which it lies. */
const Ways = ({ edge, marks, places, onGo }: WaysProps) => {
  const there = places.filter(({ beyond }) => beyond?.edge === edge);
  if (there.length === 0) return null;
  return (
    <div class={`guide-ways row ${edge}`} style={{ top: `${there[0]?.beyond?.at}px` }}>
      {there.map(({ mark }) => {
        const number = marks.indexOf(mark) + 1;
        return (
          <button
            key={mark}
            type="button"
            class="row guide-way p-0-3 gap-1 min-h-44 bg-sheet text-blue"
            data-way={mark}
            aria-label={tc(edge, { number })}
            onClick={() => onGo(mark)}
          >
            <span class="numbered">{number}</span> <Icon name={edge === 'above' ? 'up' : 'down'} size={17} />
          </button>
        );
      })}
    </div>
  );
};

/** Rings with numbers around what to look at; each thing is described by the sentence that has its number. */
export const Marks = ({ marks }: { readonly marks: readonly string[] }) => {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const looks = useRef(0);
  const goTo = (mark: string): void => {
    looks.current = SETTLING;
    bringIntoSight([mark]);
  };
  const key = marks.join('|');
  useEffect(() => {
    const names = key === '' ? [] : key.split('|');
    marked.value = names;
    const look = (): void => {
      const found = names.flatMap(placeOf);
      setPlaces((before) => (isSame(before, found) ? before : found));
    };
    const described = names.flatMap((mark, index) => {
      const thing = find(mark);
      thing?.setAttribute('aria-describedby', `guide-point-${index + 1}`);
      return thing === null ? [] : [thing];
    });
    // What comes a moment later moves the page once more; then the reader scrolls as he likes.
    let room: readonly number[] = [];
    const settle = (): void => {
      layUnder();
      if (!isSame(room, around())) looks.current = 0;
      room = around();
      if (++looks.current <= SETTLING) bringIntoSight(names);
      look();
    };
    settle();
    const timer = setInterval(settle, LOOK_MS);
    window.addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', look, true);
      for (const thing of described) thing.removeAttribute('aria-describedby');
      marked.value = [];
      document.documentElement.style.removeProperty('--guide');
    };
  }, [key]);
  const shown = places.filter(({ beyond }) => beyond === null);
  return (
    <>
      <div class="guide-marks untouched" aria-hidden="true">
        {shown.map(({ mark, x, y, width, height, round, disc }) => {
          const nth = marks.indexOf(mark);
          return (
            <div
              key={mark}
              class={round ? 'guide-ring round absolute round-2' : 'guide-ring absolute round-2'}
              data-ringed={mark}
              // Not moved by `translate`, which would keep its disc under the ring beside it.
              style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, '--nth': nth }}
            >
              <span class="numbered guide-ring-numbered absolute z-over t3" style={{ left: `${disc.x}px`, top: `${disc.y}px` }}>
                {nth + 1}
              </span>
            </div>
          );
        })}
      </div>
      {EDGES.map((edge) => (
        <Ways key={edge} edge={edge} marks={marks} places={places} onGo={goTo} />
      ))}
    </>
  );
};
