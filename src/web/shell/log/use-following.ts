import { useEffect, useRef, useState } from 'preact/hooks';

const NEAR_PX = 40;

/** Keeps the newest line in sight, until the reader goes up to read; back at the foot, it follows again. */
export const useFollowing = (last: number | undefined) => {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = (): void => {
    following.current = true;
    setAtEnd(true);
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  };

  useEffect(() => {
    if (following.current) toEnd();
  }, [last]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    // The panel changes its height with what stands beside it; that is not the reader's doing.
    const observer = new ResizeObserver(() => {
      if (following.current) toEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = (): void => {
    const element = box.current;
    if (element === null) return;
    const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    if (near) following.current = true;
    else if (element.scrollTop < lastTop.current) following.current = false;
    lastTop.current = element.scrollTop;
    setAtEnd(near || following.current);
  };

  return { box, atEnd, onScroll, toEnd };
};
