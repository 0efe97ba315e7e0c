import { linesOf } from '#games/ecodip/orders/parse.ts';
import type { View } from '#games/ecodip/types.ts';

/** EC-7.3: « rien à ordonner », « pas encore d’ordres », a draft, sealed, sealed empty: told apart. */
export type SheetStatus = 'watching' | 'nothing' | 'none' | 'draft' | 'sealed' | 'sealedEmpty' | 'review' | 'over';

export const sheetStatus = ({ table, own }: View): SheetStatus => {
  if (table.ending !== null) return 'over';
  if (own === null) return 'watching';
  if (!table.asked.includes(own.power)) return 'nothing';
  if (table.stage === 'review') return 'review';
  if (table.ready.includes(own.power)) return linesOf(own.sheet?.text ?? '').length === 0 ? 'sealedEmpty' : 'sealed';
  return own.sheet === null ? 'none' : 'draft';
};
