import type { Localized } from '#kernel/words.ts';

const shown = (value: unknown): string => (value === undefined ? '—' : JSON.stringify(value));

/** What the scenario runner says, in both languages. */
export const texts = {
  notAnObject: (where: string): Localized => ({ fr: `${where} doit être un objet.`, en: `${where} must be an object.` }),
  notAList: (where: string): Localized => ({ fr: `${where} doit être une liste.`, en: `${where} must be a list.` }),
  notText: (where: string): Localized => ({ fr: `${where} doit être un texte.`, en: `${where} must be a text.` }),
  notWhole: (where: string): Localized => ({ fr: `${where} doit être un nombre entier.`, en: `${where} must be a whole number.` }),
  notADraw: (where: string): Localized => ({
    fr: `${where} doit être un tirage\u00a0: un nombre entier à partir de 0 (un dé qui montre 4 se note 3).`,
    en: `${where} must be a draw: a whole number from 0 on (a die that shows 4 is written 3).`,
  }),
  notASeed: (where: string): Localized => ({
    fr: `${where} doit être fait de 32 chiffres hexadécimaux.`,
    en: `${where} must be made of 32 hexadecimal digits.`,
  }),
  missing: (where: string): Localized => ({ fr: `il manque «\u00a0${where}\u00a0».`, en: `“${where}” is missing.` }),
  unknownKey: (where: string, known: readonly string[]): Localized => ({
    fr: `${where} n’est pas connu\u00a0; il y a ${known.join(', ')}.`,
    en: `${where} is not known; there are ${known.join(', ')}.`,
  }),
  notAViewer: (where: string): Localized => ({
    fr: `${where} doit être un numéro de siège à partir de 0, «\u00a0public\u00a0» ou «\u00a0referee\u00a0».`,
    en: `${where} must be a seat number from 0 on, “public” or “referee”.`,
  }),
  malformedInput: (where: string): Localized => ({
    fr: `${where} n’a pas la forme d’une entrée de ce jeu.`,
    en: `${where} has not the shape of an input of this game.`,
  }),
  noSuchField: (where: string): Localized => ({
    fr: `${where}\u00a0: l’état n’a rien de ce nom. Pour remplacer l’objet entier, écrivez { "$set": … }.`,
    en: `${where}: the state has nothing of that name. To replace the whole object, write { "$set": … }.`,
  }),
  setupRefused: (why: Localized): Localized => ({ fr: `la partie ne commence pas\u00a0: ${why.fr}`, en: `the game does not start: ${why.en}` }),
  refused: (where: string, why: Localized, clauses: readonly string[]): Localized => ({
    fr: `${where} est refusé\u00a0: ${why.fr} [${clauses.join(', ')}]`,
    en: `${where} is refused: ${why.en} [${clauses.join(', ')}]`,
  }),
  notRefused: (where: string): Localized => ({ fr: `${where} devait être refusé, et ne l’est pas.`, en: `${where} should be refused, and is not.` }),
  stopped: (where: string, why: string): Localized => ({ fr: `${where}\u00a0: le jeu s’est arrêté (${why}).`, en: `${where}: the game stopped (${why}).` }),
  drawsLeft: (left: number): Localized => ({
    fr: `chance\u00a0: il reste ${left} tirage(s) dont le jeu n’a pas eu besoin.`,
    en: `chance: ${left} draw(s) are left that the game did not need.`,
  }),
  differs: (where: string, expected: unknown, found: unknown): Localized => ({
    fr: `${where}\u00a0: attendu ${shown(expected)}, trouvé ${shown(found)}`,
    en: `${where}: expected ${shown(expected)}, found ${shown(found)}`,
  }),
  wrongLength: (where: string, expected: number, found: number): Localized => ({
    fr: `${where}\u00a0: liste de ${expected} attendue, de ${found} trouvée`,
    en: `${where}: a list of ${expected} expected, of ${found} found`,
  }),
  notFound: (where: string, expected: unknown, among: readonly string[]): Localized => ({
    fr: `${where}\u00a0: ${shown(expected)} est introuvable parmi\u00a0: ${among.join(' ; ')}`,
    en: `${where}: ${shown(expected)} is not among: ${among.join(' ; ')}`,
  }),
  foundUnwanted: (where: string, unwanted: unknown): Localized => ({
    fr: `${where}\u00a0: ${shown(unwanted)} ne devait pas être offert`,
    en: `${where}: ${shown(unwanted)} should not be offered`,
  }),
  brokenPosition: (broken: string): Localized => ({
    fr: `la position de départ ne respecte pas un invariant (${broken}).`,
    en: `the starting position breaks an invariant (${broken}).`,
  }),
  brokenInvariant: (where: string, broken: string): Localized => ({
    fr: `${where}\u00a0: un invariant ne tient plus (${broken}).`,
    en: `${where}: an invariant no longer holds (${broken}).`,
  }),
};
