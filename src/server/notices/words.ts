import { findBox } from '#catalogue';
import { type Lang, wordsOf } from '#kernel';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const words = wordsOf({ fr, en });

export const gameTitle = (game: string): string => findBox(game)?.title ?? game;

/** « dimanche 22 novembre à 20:00 », in the reader's zone. */
export const whenText = (at: number, lang: Lang, zone: string): string =>
  new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
