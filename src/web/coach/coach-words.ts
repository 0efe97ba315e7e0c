import type { Words } from '#kernel/words.ts';

/** What the coach of a first game says of itself. */
export const words = {
  title: ['Première partie guidée', 'Guided first game'],
  page: ['{game}, première partie guidée', '{game}, guided first game'],
  skip: ['Passer le guide', 'Skip the guide'],
  loading: ['On prépare la table…', 'Laying the table…'],
  failed: ['La table n’a pas pu être mise.', 'The table could not be laid.'],
  count: ['{step} sur {count}', '{step} of {count}'],
  back: ['Retour', 'Back'],
  next: ['Suivant', 'Next'],
  again: ['Recommencer', 'Start over'],
  yours: ['À vous\u00a0:', 'Your turn:'],
  moving: ['La partie avance…', 'The game goes on…'],
  mark: ['repère', 'mark'],
  above: ['Repère {number}, plus haut', 'Mark {number}, further up'],
  below: ['Repère {number}, plus bas', 'Mark {number}, further down'],
  waiting: ['La suite vient quand c’est fait.', 'It goes on when that is done.'],
  held: ['Un instant\u00a0:', 'Wait a moment:'],
  shows: [
    'C’est permis, mais cette étape montre seulement quelque chose. «\u00a0Suivant\u00a0» continue.',
    'You may, but this step only shows something. “Next” goes on.',
  ],
  anyway: ['Jouer quand même', 'Play it anyway'],
  otherwise: ['Choisir autrement', 'Choose otherwise'],
  away: [
    'Vous avez joué autrement\u00a0: voyez ce que cela change. Pour continuer, le guide remet la table comme il l’attend.',
    'You played something else: see what it changes. To go on, the guide lays the table again as it expects it.',
  ],
  redo: ['Refaire l’étape', 'Do this step again'],
  goOn: ['Continuer la partie', 'Go on playing'],
  begin: ['Jouer une partie', 'Play a game'],
  home: ['À l’étagère', 'To the shelf'],
  guide: ['Guide', 'Guide'],
  player: ['Joueur', 'Player'],
} as const satisfies Words;
