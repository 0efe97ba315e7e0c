/** EC-4.18.2: the words of the grammar, without accents, in capitals. French and English may be mixed. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const ARMY = words('A ARMEE ARMY');
export const FLEET = words('F FLOTTE FLEET');
export const HOLD = words('T TIENT RESTE H HOLD HOLDS');
export const TO = words('- – — -> → VA TO R');
export const SUPPORT = words('S SOUTIENT SUPPORTS SUPPORT');
export const CONVOY = words('C CONVOIE CONVOYS CONVOY');
export const DISBAND = words('DISSOUT DISBAND DISBANDS D');
export const BUILD = words('CONSTRUIT BUILD BUILDS');
export const REMOVE = words('RETIRE REMOVE REMOVES');
export const WAIVE = words('PASSE WAIVE WAIVES');
export const VIA = words('VIA');
export const BY_CONVOY = words('CONVOI CONVOY');
export const VIA_CONVOY = words('VC');

/** Letters without accents, in capitals; the two apostrophes are one. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toUpperCase();

/** The words of a line: signs stand apart from letters, a comment is left out. */
export const split = (line: string): readonly string[] => {
  const [order = ''] = line.split('#');
  return fold(order).match(/->|[-–—→/()]|[^\s\-–—→/()]+/g) ?? [];
};
