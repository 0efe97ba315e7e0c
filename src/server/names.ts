import { at, type Lang, type Localized } from '#kernel';

/** Given to bots, in the order of their seats: as many as the largest table has, so that nobody is the second of a name whose first is not there. */
const BOT_NAMES: readonly string[] = `
  Hortense Balthazar Clémence Octave Philippine Gaspard Apolline Anatole Eugénie Isidore Adélaïde Barnabé
  Blanche Célestin Delphine Edgar Fantine Firmin Garance Gustave Héloïse Hippolyte Irène Jérémie
  Joséphine Lazare Léontine Ludovic Madeleine Maxence Mathilde Melchior Noémie Nestor Odile Oscar
  Pauline Placide Perrine Quentin Rosalie Roch Sidonie Sylvestre Séraphine Théodore Thaïs Timothée
  Ursule Ulysse Valentine Victor Victoire Vivien Violette Wilfried Yseult Yves Zélie Zacharie
`
  .trim()
  .split(/\s+/);

export const botName = (seat: number): string => {
  const name = at(BOT_NAMES, seat % BOT_NAMES.length);
  const round = Math.floor(seat / BOT_NAMES.length);
  return round === 0 ? name : `${name} ${round + 1}`;
};

const PLAYER: Localized = { fr: 'Joueur', en: 'Player' };
export const defaultName = (lang: Lang): string => PLAYER[lang];

/** Control characters and those that turn the direction of the text around could make one name look like another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

const tidy = (typed: string): string => typed.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

const countCharacters = (text: string): number => Array.from(text).length;

/** A name as it will be shown, or null when nothing fit is left of it. */
export const readName = (typed: string, longest: number): string | null => {
  const name = tidy(typed);
  const length = countCharacters(name);
  return length >= 1 && length <= longest ? name : null;
};

/** Talk keeps its lines; it is shown as plain text and never as markup. */
export const readTalk = (typed: string, longest: number): string | null => {
  const lines = typed.normalize('NFC').split(/\r\n|[\r\n\u2028\u2029]/);
  const text = lines
    .map((line) => line.replace(INVISIBLE, '').trimEnd())
    .join('\n')
    .trim();
  const length = countCharacters(text);
  return length >= 1 && length <= longest ? text : null;
};
