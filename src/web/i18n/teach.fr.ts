/** What explains: the blue sheet, the slips beside things, what happened, the end. */
export const fr = {
  'sheet.close': 'Fermer',
  'sheet.fold': 'Replier',
  'sheet.unfold': 'Déplier',
} as const;
