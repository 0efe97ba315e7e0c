import { formatMoney } from '#kernel';
import { tt } from '../../i18n/table.ts';
import { useTable } from '../at-table.ts';
import type { FormValues } from '../game-page.ts';
import { costOf, type FormOffer } from './form.ts';

interface Sum {
  readonly amount: string;
  /** What would be in hand afterwards, when the viewer may know it. */
  readonly after: string | null;
}

/** What a form costs or brings as it is filled, and what is left. */
export const useSum = (offer: FormOffer, values: FormValues): Sum | null => {
  const { page, scene, voice } = useTable();
  const cost = costOf(offer, values);
  if (cost === null || cost === 0) return null;
  const money = (value: number): string => formatMoney(value, voice.lang, voice.unit);
  const purse = page?.purse(scene.view, scene.you) ?? null;
  const left = purse === null ? null : purse - cost;
  const after =
    left === null
      ? null
      : left < 0
        ? tt('bar.tooMuch', { sum: money(-left) })
        : cost > 0
          ? tt('bar.left', { sum: money(left) })
          : tt('bar.leaves', { sum: money(left) });
  return { amount: cost > 0 ? money(cost) : `+${money(-cost)}`, after };
};
