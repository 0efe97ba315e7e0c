import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { blockAt, drawnPieces, type LogBlock, type Piece, type Sight } from './rows.ts';
import type { LogLine } from '#protocol';
import { isWholeLog } from '../../store/connection.ts';
import type { Session } from '../../store/session.ts';

/** A column that scrolls, as it stands. */
export interface Column {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

const NEAR_PX = 40;

export const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Column): boolean => scrollHeight - scrollTop - clientHeight < NEAR_PX;

/**
 * Does the column go on following its newest line? At its foot it does. It stops when it went up by itself: then the reader did
 * it. When it went up while its content or its own height changed, the browser only made room, and that is nobody's wish.
 */
export const followsOn = (followed: boolean, before: Column, now: Column): boolean => {
  if (isAtEnd(now)) return true;
  const changed = now.scrollHeight !== before.scrollHeight || now.clientHeight !== before.clientHeight;
  return followed && (changed || now.scrollTop >= before.scrollTop);
};

const NOWHERE: Column = { scrollTop: 0, scrollHeight: 0, clientHeight: 0 };

const standing = ({ scrollTop, scrollHeight, clientHeight }: Column): Column => ({ scrollTop, scrollHeight, clientHeight });

/** Too small a way for other blocks to be needed. */
const SMALL_PX = 150;
const isNear = (last: Sight | null, next: Sight | null): boolean =>
  last !== null && next !== null && last.id === next.id && last.height === next.height && Math.abs(last.offset - next.offset) < SMALL_PX;

const idOf = (element: HTMLElement): number => Number(element.dataset.block);

/** The block that holds the keyboard must stay: its button would be gone from under the reader's finger. */
const focusedBlock = (box: HTMLElement | null): number | null => {
  const focused = document.activeElement;
  const block = focused !== null && box?.contains(focused) === true ? focused.closest<HTMLElement>('[data-block]') : null;
  return block === null ? null : idOf(block);
};

/**
 * A long column of which only what is near the reader is drawn. It keeps the newest row in sight until the reader goes up; then
 * what he reads stays where it is, whatever is written below or fetched above.
 */
export const useColumn = (blocks: readonly LogBlock[]) => {
  const box = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<number, number>());
  const following = useRef(true);
  const before = useRef<Column>(NOWHERE);
  /** A block in sight and where it stood: what the reader looks at. */
  const anchor = useRef<{ readonly id: number; readonly at: number } | null>(null);
  const held = useRef(blocks);
  held.current = blocks;
  const [atEnd, setAtEnd] = useState(true);
  const [sight, setSight] = useState<Sight | null>(null);
  const pieces: readonly Piece<LogBlock>[] = drawnPieces(blocks, heights.current, sight, focusedBlock(box.current));

  const note = (element: HTMLDivElement): void => {
    before.current = standing(element);
    const drawn = [...element.querySelectorAll<HTMLElement>('[data-block]')];
    const seen = drawn.find((block) => block.offsetTop + block.offsetHeight > element.scrollTop);
    anchor.current = seen === undefined ? null : { id: idOf(seen), at: seen.offsetTop };
  };

  const toEnd = (): void => {
    following.current = true;
    setAtEnd(true);
    setSight(null);
    if (box.current === null) return;
    box.current.scrollTop = box.current.scrollHeight;
    note(box.current);
  };

  const look = (): void => {
    const element = box.current;
    if (element === null) return;
    following.current = followsOn(following.current, before.current, standing(element));
    setAtEnd(following.current);
    const next = following.current ? null : { ...blockAt(held.current, heights.current, element.scrollTop), height: element.clientHeight };
    setSight((last) => (isNear(last, next) ? last : next));
    note(element);
  };

  // After every drawing: heights are what they are now; who follows stays at the foot, who reads keeps his line.
  const settle = (): void => {
    const element = box.current;
    if (element === null) return;
    for (const block of element.querySelectorAll<HTMLElement>('[data-block]')) heights.current.set(idOf(block), block.offsetHeight);
    if (following.current) {
      element.scrollTop = element.scrollHeight;
    } else if (anchor.current !== null) {
      const { id, at } = anchor.current;
      const now = element.querySelector<HTMLElement>(`[data-block="${id}"]`)?.offsetTop ?? at;
      if (now !== at) element.scrollTop += now - at;
    }
    note(element);
  };
  useLayoutEffect(() => {
    if (!following.current) {
      settle();
      return undefined;
    }
    // With the next picture: to ask for a height is to lay out the whole page, in the midst of a change of the game.
    const next = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(next);
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    // The panel changes its height with what stands beside it; that is not the reader's doing.
    const observer = new ResizeObserver(() => {
      if (following.current) toEnd();
      else look();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { box, pieces, atEnd, onScroll: look, toEnd };
};

const NOT_YET: readonly LogLine[] = [];

/** The log from its first line, fetched page by page when somebody wants it; nothing until it is all here. */
export const useWholeLog = (session: Session, wanted: boolean): readonly LogLine[] => {
  const lines = session.log.value;
  const whole = isWholeLog(lines);
  const first = lines[0]?.n;
  useEffect(() => {
    if (wanted && !whole) void session.earlier();
  }, [session, wanted, whole, first]);
  return whole ? lines : NOT_YET;
};
