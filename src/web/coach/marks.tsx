import { isSame } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { wide } from '../store/media.ts';
import './marks.css';

/** A thing of the board or of the shell by its name, as `data-mark` or as what is pressed there. */
const find = (mark: string): Element | null => document.querySelector(`[data-mark="${mark}"], [data-press="${mark}"]`);

interface Place {
  readonly mark: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Between these lines a phone shows its board: the bar stays above it, the sheet below. */
const sight = (): { readonly top: number; readonly foot: number } => ({
  top: document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0,
  foot: document.querySelector('.teach-sheet')?.getBoundingClientRect().top ?? window.innerHeight,
});

const placeOf = (mark: string): readonly Place[] => {
  const thing = find(mark);
  const { x, y, width, height } = thing?.getBoundingClientRect() ?? new DOMRect();
  if (width === 0) return [];
  const { top, foot } = sight();
  const covered = !wide.peek() && thing?.closest('.bar') === null && (y < top - height / 2 || y > foot - height / 2);
  return covered ? [] : [{ mark, x, y, width, height }];
};

/** Boards move, fold and scroll without telling. */
const LOOK_MS = 120;

/** On a phone: what is marked stands between the bar and the sheet. */
const bringIntoSight = (mark: string): void => {
  const box = find(mark)?.getBoundingClientRect();
  if (box === undefined) return;
  const { top, foot } = sight();
  if (box.top >= top && box.bottom <= foot) return;
  window.scrollBy({ top: box.top + box.height / 2 - (top + foot) / 2, behavior: 'instant' });
};

/** Rings with numbers around what to look at; each thing is described by the sentence that has its number. */
export const Marks = ({ marks }: { readonly marks: readonly string[] }) => {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const key = marks.join(' ');
  useEffect(() => {
    const names = key === '' ? [] : key.split(' ');
    const look = (): void => {
      const found = names.flatMap(placeOf);
      setPlaces((before) => (isSame(before, found) ? before : found));
    };
    const described = names.flatMap((mark, index) => {
      const thing = find(mark);
      thing?.setAttribute('aria-describedby', `guide-point-${index + 1}`);
      return thing === null ? [] : [thing];
    });
    const [first] = names;
    if (!wide.peek() && first !== undefined) bringIntoSight(first);
    look();
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', look, true);
      for (const thing of described) thing.removeAttribute('aria-describedby');
    };
  }, [key]);
  return (
    <div class="guide-marks" aria-hidden="true">
      {places.map(({ mark, x, y, width, height }) => (
        <div
          key={mark}
          class={mark === 'cycle' ? 'guide-ring round' : 'guide-ring'}
          style={{ translate: `${x}px ${y}px`, width: `${width}px`, height: `${height}px`, '--nth': marks.indexOf(mark) }}
        >
          <span class="guide-disc">{marks.indexOf(mark) + 1}</span>
        </div>
      ))}
    </div>
  );
};
