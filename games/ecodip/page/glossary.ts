import { type Word, word } from '#web/rules/word.ts';

/** The words that one must know to read the booklet. */
export const GLOSSARY: readonly Word[] = [
  word('EC-4.10.1', ['centre', 'centres'], ['centre', 'centres'], {
    fr: 'Une province qui fait vivre une unité\u00a0; qui en a plus de la moitié gagne.',
    en: 'A province that keeps a unit; whoever has more than half of them wins.',
  }),
  word('EC-4.6.1.2', ['force'], ['strength'], {
    fr: '1 plus les BT placés sur l’unité\u00a0: à forces égales, personne ne bouge.',
    en: '1 plus the bonds placed on the unit: at equal strength nobody moves.',
  }),
  word('EC-4.6.2.3', ['soutien', 'soutiens', 'soutenir'], ['support', 'supports'], {
    fr: 'L’ordre d’ajouter sa force à celle d’une autre unité.',
    en: 'The order to add one’s strength to that of another unit.',
  }),
  word('EC-4.6.4.1', ['convoi', 'convois'], ['convoy', 'convoys'], {
    fr: 'Des flottes qui portent une armée d’une côte à une autre.',
    en: 'Fleets that carry an army from one coast to another.',
  }),
  word('EC-4.6.9.1', ['retraite', 'retraites'], ['retreat', 'retreats'], {
    fr: 'Où va une unité délogée\u00a0; sans ordre, elle disparaît.',
    en: 'Where a dislodged unit goes; without an order it disappears.',
  }),
  word('EC-4.11.1', ['TB'], ['TB'], {
    fr: 'Les vivres\u00a0: chaque unité en demande un par hiver.',
    en: 'Food: each unit needs one every winter.',
  }),
  word('EC-4.13.1', ['MP'], ['MP'], {
    fr: 'Les matières premières\u00a0: deux mettent une usine en service.',
    en: 'Raw materials: two put a factory to work.',
  }),
  word('EC-4.12.1', ['BT'], ['BT'], {
    fr: 'Un bon de technologie\u00a0: posé sur une unité, il ajoute 1 à sa force pour toujours.',
    en: 'A technology bond: placed on a unit it adds 1 to its strength for good.',
  }),
  word('EC-4.3.4', ['motion', 'motions'], ['motion', 'motions'], {
    fr: 'Une demande à l’ONU, votée par tous le tour suivant.',
    en: 'A request to the UN, voted on by all in the next turn.',
  }),
  word('EC-4.5.6', ['radioactive', 'radioactives'], ['radioactive'], {
    fr: 'Une province touchée par un missile\u00a0: rien n’y entre plus.',
    en: 'A province hit by a missile: nothing enters it any more.',
  }),
];
