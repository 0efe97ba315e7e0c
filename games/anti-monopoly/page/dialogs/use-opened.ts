import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '#web/interface/game-page.ts';
import { BANK_ID, COUNT_ID, HELP_ID, TRADE_ID } from '../board/scene.ts';

const THINGS: ReadonlySet<string> = new Set([BANK_ID, COUNT_ID, HELP_ID, TRADE_ID]);

interface Opened {
  /** What the reader asked for by a press, on the board or in the bar. */
  readonly asked: string | null;
  /** The matter that now comes up by itself was put away by hand. */
  readonly putAway: boolean;
  readonly close: () => void;
  /** Closes what was asked for, without putting anything away. */
  readonly leave: () => void;
}

/** What lies over the board. `matter` names what comes up by itself: an end, a choice of camps, one offer. */
export const useOpened = (pointed: BoardProps['pointed'], matter: string, mayTrade: boolean): Opened => {
  const [asked, setAsked] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const wanted = pointed.value?.kind === 'thing' ? pointed.value.id : '';
  useEffect(() => {
    if (THINGS.has(wanted)) setAsked(wanted);
  }, [wanted]);
  const leave = (): void => {
    setAsked(null);
    if (THINGS.has(wanted)) pointed.value = null;
  };
  // A trade that can no longer be proposed must not come back by itself in a later turn.
  useEffect(() => {
    if (!mayTrade && asked === TRADE_ID) leave();
  }, [mayTrade, asked]);
  return {
    asked,
    putAway: seen.has(matter),
    leave,
    close: () => {
      if (asked === null) setSeen(new Set([...seen, matter]));
      leave();
    },
  };
};
