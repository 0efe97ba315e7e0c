import { type FormValues, moveOf } from '#kernel/forms.ts';
import type { Offer } from '#kernel/game.ts';
import { useTable } from '../at-table.ts';
import { briefOf } from './brief.ts';

type Take = (offer: Offer<unknown>, values?: FormValues) => void;

/** Sends an offer whose sums have been read: its move, or its filled form; opens the form where blanks are missing. */
export const useSend = (): Take => {
  const { session, scene } = useTable();
  return (offer, values = {}) => {
    if (session.sending.peek()) return;
    const move = offer.kind === 'move' ? offer.move : moveOf(offer, values);
    if (move === null) session.opened.value = { offer, values };
    else void session.ask({ t: 'move', decision: scene.decisionNumber, move });
  };
};

/** Takes an offer, from the bar or from the board: what is dear and not to be taken back is opened, so that its sums are read first. */
export const useTake = (): Take => {
  const table = useTable();
  const send = useSend();
  return (offer, values = {}) => {
    if (briefOf(offer, table).weighty === true) table.session.opened.value = { offer, values };
    else send(offer, values);
  };
};
