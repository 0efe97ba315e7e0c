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
