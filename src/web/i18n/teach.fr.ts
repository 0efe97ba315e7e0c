/** What explains: the blue sheet, the slips beside things, what happened, the end. */
export const fr = {
  'sheet.close': 'Fermer',
  'sheet.fold': 'Replier',
  'sheet.unfold': 'Déplier',
  'decided.title': 'Ce qui a décidé',
  'decided.swing': 'L’avance {name:de} change de {change}.',
  'decided.own': '{name}\u00a0: {change}, le plus grand pas de sa partie.',
  'decided.last': 'La fin\u00a0: l’avance {name:de} change encore de {change}.',
  'decided.end': 'La fin.',
  'decided.see': 'Voir',
  'decided.fork': 'Reprendre d’ici',
  'happened.title': 'Que s’est-il passé\u00a0?',
  'happened.nothing': 'Rien ne s’est passé depuis votre dernier tour.',
  'happened.see': 'Voir',
  'happened.log': 'Le plus important depuis votre dernier tour\u00a0; tout est au journal.',
} as const;
