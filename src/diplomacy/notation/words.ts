/** EC-4.18.2: the words of the grammar, without accents, in capitals. French and English may be mixed. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const ARMY = words('A ARMEE ARMY');
export const FLEET = words('F FLOTTE FLEET');
export const HOLD = words('T TIENT TIENS TENIR RESTE RESTER H HOLD HOLDS');
export const TO = words('- – — -> → VA VERS TO R');
/** Before a province they say where to; before anything else they say nothing. */
export const TOWARDS = words('A AU EN SUR');
export const SUPPORT = words('S SOUTIENT SOUTIENS SOUTIEN SOUTENIR SUPPORTS SUPPORT');
export const CONVOY = words('C CONVOIE CONVOI CONVOYER CONVOYS CONVOY');
export const DISBAND = words('DISSOUT DISSOUDRE DISBAND DISBANDS D');
export const BUILD = words('CONSTRUIT CONSTRUIS CONSTRUIRE BUILD BUILDS');
export const REMOVE = words('RETIRE RETIRER REMOVE REMOVES');
export const WAIVE = words('PASSE PASSER WAIVE WAIVES');
export const VIA = words('VIA');
export const BY_CONVOY = words('CONVOI CONVOY');
export const VIA_CONVOY = words('VC');

/** Letters without accents, in capitals; the two apostrophes are one. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toUpperCase();

/** The words of a line: signs stand apart from letters, a comment and the full stop of a sentence are left out. */
export const split = (line: string): readonly string[] => {
  const [order = ''] = line.split('#');
  return (
    fold(order)
      .replace(/[\s.,!]+$/, '')
      .match(/->|[-–—→/()]|[^\s\-–—→/()]+/g) ?? []
  );
};
