import type { fr } from './teach.fr.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  'sheet.close': 'Close',
  'sheet.fold': 'Fold',
  'sheet.unfold': 'Unfold',
  'decided.title': 'What decided it',
  'decided.swing': 'The lead of {name} changes by {change}.',
  'decided.own': '{name}: {change}, the largest step of that game.',
  'decided.last': 'The end: the lead of {name} changes by {change} once more.',
  'decided.end': 'The end.',
  'decided.see': 'See',
  'decided.fork': 'Go on from here',
  'tips.title': 'By the way',
  'tips.off': 'No more tips',
  'tips.menuOn': 'Tips in the first games: yes',
  'tips.menuOff': 'Tips in the first games: no',
  'happened.title': 'What just happened?',
  'happened.nothing': 'Nothing has happened since your last turn.',
  'happened.see': 'See',
  'happened.log': 'What mattered most since your last turn; everything is in the log.',
};
