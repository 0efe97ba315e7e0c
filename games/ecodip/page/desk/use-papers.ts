import { useEffect, useRef, useState } from 'preact/hooks';
import { useTableIfAny } from '#web/shell/at-table.ts';
import { readStored, writeStored } from '#web/store/storage.ts';

const KEY = 'ecodip.tallPapers';

/** The papers share their column with the house's log: they may take all of it, and give it back when a tab there is pressed. */
export interface Papers {
  readonly isTall: boolean;
  readonly setTall: (isTall: boolean) => void;
}

export const usePapers = (): Papers => {
  const [isTall, keep] = useState(() => readStored(KEY) === true);
  const setTall = (next: boolean): void => {
    keep(next);
    writeStored(KEY, next);
  };
  const asked = useTableIfAny()?.session.tab.value ?? null;
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked && asked !== null) setTall(false);
    before.current = asked;
  }, [asked]);
  return { isTall, setTall };
};
