import { costOf, type FormOffer, type FormValues, openFields } from '#kernel/forms.ts';
import { seatOf } from '#kernel/game.ts';
import { formatMoney } from '#kernel/words.ts';
import { tt } from '../../i18n/table.ts';
import { useTable } from '../at-table.tsx';
import { isMoney } from './field-words.ts';

interface Sum {
  /** With its sign where it comes in. */
  readonly amount: string;
  /** What would be in hand afterwards, when the viewer may know it. */
  readonly after: string | null;
  /** The words of a button that moves it: « Acheter pour 54 000 F », « Enchérir jusqu’à 54 000 F ». */
  readonly press: (word: string) => string;
}

/** What a form costs or brings as it is filled, and what is left. */
export const useSum = (offer: FormOffer, values: FormValues): Sum | null => {
  const { page, game, scene, voice } = useTable();
  const cost = costOf(offer, values);
  if (cost === null || cost === 0) return null;
  const money = (value: number): string => formatMoney(value, voice.lang, voice.unit);
  const seat = seatOf(scene.you);
  const purse = page?.purse?.(scene.view, scene.you) ?? (seat === null ? null : (game.figures?.purse(scene.view, seat) ?? null));
  const left = purse === null ? null : purse - cost;
  const after =
    left === null
      ? null
      : left < 0
        ? tt('bar.tooMuch', { sum: money(-left) })
        : cost > 0
          ? tt('bar.left', { sum: money(left) })
          : tt('bar.leaves', { sum: money(left) });
  const sum = money(Math.abs(cost));
  const isItself = openFields(offer).some((field) => isMoney(field, offer.costs));
  return {
    amount: cost > 0 ? sum : `+${sum}`,
    after,
    press: (word) => tt(isItself ? 'bar.of' : 'bar.for', { word, sum }),
  };
};

/** What the game says of a form as it is filled. */
export const useNote = (offer: FormOffer, values: FormValues): string | null => {
  const { page, scene, voice } = useTable();
  return page?.note?.(offer, values, scene.view, voice) ?? null;
};
