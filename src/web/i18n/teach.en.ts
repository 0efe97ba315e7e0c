import type { fr } from './teach.fr.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  'sheet.close': 'Close',
  'sheet.fold': 'Fold',
  'sheet.unfold': 'Unfold',
};
