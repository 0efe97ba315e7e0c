import { type Arg, type PlainKey, type Words, wordsOf } from '#kernel/words.ts';

/** A table’s own settings, as they stand in the sentences of a motion. */
const sentences = {
  secondsPerDecision: ['le temps par décision', 'the time per decision'],
  watching: ['qui peut regarder', 'who may watch'],
  takebacks: ['les reprises par accord', 'takebacks by consent'],
  nobody: ['personne', 'nobody'],
  link: ['qui a le lien', 'whoever has the link'],
  everyone: ['tout le monde', 'everyone'],
  none: ['aucune', 'none'],
  two: ['deux par personne', 'two each'],
  free: ['autant qu’on veut', 'as many as one likes'],
  noLimit: ['un temps illimité', 'no limit'],
  seconds: ['{n|# seconde|# secondes}', '{n|# second|# seconds}'],
  minutes: ['{n|# minute|# minutes}', '{n|# minute|# minutes}'],
  hours: ['{n|# heure|# heures}', '{n|# hour|# hours}'],
  days: ['{n|# jour|# jours}', '{n|# day|# days}'],
} as const satisfies Words;
const inWords = wordsOf(sentences);
const [fr, en] = [inWords({ lang: 'fr' }), inWords({ lang: 'en' })];

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** In the largest unit that says it whole. */
export const saidTime = (seconds: number | null): Arg => {
  const [unit, length] = UNITS.find((each) => seconds !== null && seconds % each[1] === 0) ?? [null, 1];
  if (seconds === null || unit === null) return { text: { fr: fr('noLimit'), en: en('noLimit') } };
  const n = seconds / length;
  return { text: { fr: fr(unit, { n }), en: en(unit, { n }) } };
};
/** The name of a setting, or one of its values. */
export const saidSetting = (key: PlainKey<typeof sentences>): Arg => ({ text: { fr: fr(key), en: en(key) } });
