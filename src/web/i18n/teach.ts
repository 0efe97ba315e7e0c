import type { Words } from '#kernel/words.ts';
import { translator } from './translator.ts';

/** What explains: the blue sheet, the slips beside things, what happened, the end. */
const words = {
  'sheet.close': ['Fermer', 'Close'],
  'sheet.fold': ['Replier', 'Fold'],
  'sheet.unfold': ['Déplier', 'Unfold'],
  'decided.title': ['Ce qui a décidé', 'What decided it'],
  'decided.swing': ['{name} gagne {change} sur le meilleur des autres.', '{name} gains {change} on the best of the others.'],
  'decided.own.up': ['{name}\u00a0: {change} de plus, le plus grand pas de sa partie.', '{name}: {change} more, the largest step of their game.'],
  'decided.own.down': ['{name}\u00a0: {change} de moins, le plus grand recul de sa partie.', '{name}: {change} less, the largest setback of their game.'],
  'decided.next.up': ['{name}\u00a0: {change} de plus, un autre grand pas de sa partie.', '{name}: {change} more, another large step of their game.'],
  'decided.next.down': ['{name}\u00a0: {change} de moins, un autre recul de sa partie.', '{name}: {change} less, another setback of their game.'],
  'decided.last.up': [
    'La fin\u00a0: {name} gagne encore {change} sur le meilleur des autres.',
    'The end: {name} gains another {change} on the best of the others.',
  ],
  'decided.last.down': [
    'La fin\u00a0: le meilleur des autres revient de {change}, trop tard.',
    'The end: the best of the others wins back {change}, too late.',
  ],
  'decided.worths': ['Ce que les décisions ont valu', 'What decisions were worth'],
  'decided.end': ['La fin.', 'The end.'],
  'decided.board': ['Voir le plateau', 'See the board'],
  'decided.mover.up': ['{name}\u00a0: {change} de plus, le plus grand pas de la partie.', '{name}: {change} more, the largest step of the game.'],
  'decided.mover.down': ['{name}\u00a0: {change} de moins, le plus grand recul de la partie.', '{name}: {change} less, the largest setback of the game.'],
  'decided.chart': ['{label}\u00a0: la courbe de chacun', '{label}: everybody’s curve'],
  'decided.chartFirst': ['{label}\u00a0: les premiers et vous', '{label}: the leaders and you'],
  'decided.goal': ['but', 'goal'],
  'decided.ranking': ['Le classement', 'The ranking'],
  'decided.place': ['Place', 'Place'],
  'decided.player': ['Joueur', 'Player'],
  'decided.rankedBy': ['Qui gagne, et comment le reste se classe\u00a0:', 'Who wins, and how the others are ranked:'],
  'ways.title': ['Et maintenant\u00a0?', 'And now?'],
  'ways.save': ['Enregistrer la partie', 'Save the game'],
  'ways.saveWords': ['Un fichier qui se rejoue à l’identique, ici ou ailleurs.', 'A file that replays exactly, here or elsewhere.'],
  'ways.give': ['Défier avec cette partie', 'Challenge with this game'],
  'ways.giveWords': [
    'La même donne pour qui vous voulez\u00a0: un lien, un code, un classement.',
    'The same deal for whomever you like: a link, a code, a ranking.',
  ],
  'ways.again': ['Le même jeu, avec d’autres réglages ou d’autres gens.', 'The same game, with other settings or other people.'],
  'ways.verify': [
    'La graine est ouverte\u00a0: votre appareil refait les lancers et compare.',
    'The seed is open: your device rolls the dice again and compares.',
  ],
  'ways.verifyHere': [
    'Cet appareil a tiré les dés\u00a0: il peut les refaire, mais aucun serveur ne les avait scellés.',
    'This device drew the dice: it can roll them again, but no server had sealed them.',
  ],
  'ways.verifyCarried': [
    'Après le coup {step}, les dés étaient scellés\u00a0: votre appareil les refait et compare. Ceux d’avant ont été tirés par un appareil.',
    'After move {step} the dice were sealed: your device rolls them again and compares. Those before were drawn by a device.',
  ],
  'decided.see': ['Voir', 'See'],
  'decided.fork': ['Reprendre d’ici', 'Play on from here'],
  'tips.title': ['Au passage', 'By the way'],
  'tips.off': ['Ne plus donner de conseils', 'No more tips'],
  'tips.menuOn': ['Conseils des premières parties\u00a0: oui', 'Tips in the first games: yes'],
  'tips.menuOff': ['Conseils des premières parties\u00a0: non', 'Tips in the first games: no'],
  'happened.title': ['Que s’est-il passé\u00a0?', 'What just happened?'],
  'happened.nothing': ['Rien ne s’est passé depuis votre dernier tour.', 'Nothing has happened since your last turn.'],
  'happened.see': ['Voir', 'See'],
  'happened.log': [
    'Le plus important depuis votre dernier tour\u00a0; tout est au journal.',
    'What mattered most since your last turn; everything is in the log.',
  ],
} as const satisfies Words;

export const tl = translator(words);
