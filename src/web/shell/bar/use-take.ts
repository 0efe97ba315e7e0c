import type { Offer } from '#kernel';
import { useTable } from '../at-table.ts';
import type { FormValues } from '../game-page.ts';
import { moveOf } from './form.ts';

/** Takes an offer, from the bar or from the board: sends its move, or opens its form where blanks are missing. */
export const useTake = (): ((offer: Offer<unknown>, values?: FormValues) => void) => {
  const { session, scene } = useTable();
  return (offer, values = {}) => {
    if (session.sending.peek()) return;
    const move = offer.kind === 'move' ? offer.move : moveOf(offer, values);
    if (move === null) session.opened.value = { offer, values };
    else void session.ask({ t: 'move', decision: scene.decisionNumber, move });
  };
};
