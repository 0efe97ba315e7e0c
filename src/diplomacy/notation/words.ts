/* EC-4.18.2: the words of orders, without accents, in capitals, by what they may mean. French and English may be mixed; a word may mean several things. */

/** What words mean, each meaning with its words; several words stand together with `_`. */
export type Vocabulary = Readonly<Record<string, string>>;

export const UNIT_WORDS = {
  HOLD: 'T TIENT TIENS TENIR RESTE RESTER H HOLD HOLDS STAND STANDS TIENT_BON RESTE_SUR_PLACE NE_BOUGE_PAS TIENT_SA_POSITION GARDE_SA_POSITION DEFEND DEFENDS DEFENSE EN_DEFENSE HOLDS_POSITION STAY STAYS STAY_PUT STAYS_PUT REMAINS TIENNENT RESTENT HOLDING ALL_HOLD BOTH_HOLD SE_DEFEND TIENNENT_LEURS_POSITIONS TIENT_SES_POSITIONS',
  DASH: '- R',
  GO: 'VA ALLER VONT GO GOES M MOVE MOVES MOVING MARCHE MARCHES ATTAQUE ATTAQUER ATTACK ATTACKS AVANCE AVANCER ADVANCES ENTRE ENTERS SE_DEPLACE SE_REND IN_MOVING RENTRE RETOURNE RETURNS PART_POUR SE_DIRIGE DEBARQUE LANDS SAILS HEADS HEADS_FOR MARCHES',
  PREP: 'A AU AUX EN SUR VERS DANS CHEZ TO TOWARDS AT IN INTO ON',
  FROM: "DE DU DES D' DEPUIS FROM OF",
  SUPPORT:
    'S SOUTIENT SOUTIENS SOUTIEN SOUTENIR SUPPORTS SUPPORT SUPPORTING SUP SUPP SUPPORTE SOU SOUT APPUIE APPUI EN_SOUTIEN_DE EN_SOUTIEN_A SOUTIEN_OFFENSIF SOUTIEN_DEFENSIF',
  // Of zines: `A ruh SA par-bel`, and `SA par-par` for one that stays.
  ZINE_SUPPORT: 'SA SF',
  CONVOY: 'C CA CONVOIE CONVOI CONVOYER CONVOYS CONVOY CONVOYING CONV TRANSPORTE TRANSPORTER TRANSPORTS',
  VIA: 'VIA PAR BY',
  VIA_CONVOY: 'VC VIA_CONVOI VIA_CONVOY VIA_C PAR_CONVOI PAR_MER BY_CONVOY BY_SEA CONVOI CONVOY CONVOYE CONVOYEE CONVOYED',
  RETREAT: 'R RETRAITE RETRAITER RETREAT RETREATS SE_RETIRE SE_REPLIE RECULE BAT_EN_RETRAITE',
  DISBAND:
    'DISSOUT DISSOUDRE DISSOUS DISSOUTE DISSOLUTION SE_DISSOUT DISBAND DISBANDS DISBANDED D DETRUIT DETRUITE DESTROY DESTROYED SUPPRIMEE RETIREE REMOVED REMOVE DEMOBILISE DEMOBILISEE',
  REMOVE:
    'RETIRE RETIRES RETIRER RETRAIT REMOVE REMOVES D R DISSOUDRE DISSOUS DISSOLUTION DISBAND SUPPRIME SUPPRIMER SUPPRESSION DETRUIRE DESTROY DEMOBILISE DEMOBILISER',
  BUILD: 'CONSTRUIT CONSTRUIS CONSTRUIRE CONSTRUCTION BUILD BUILDS B BATIS BATIR + NOUVELLE NOUVEL NEW CREE CREER CREEE CREATE AJOUTE AJOUTER ADD',
  WAIVE: 'PASSE PASSER W WAIVE WAIVES PASS NE_CONSTRUIS_PAS NE_CONSTRUIT_PAS NE_CONSTRUIS_RIEN NO_BUILD NO_BUILDS',
  NOW: 'CET_HIVER CETTE_ANNEE THIS_WINTER THIS_YEAR',
  ONE: '1 UN UNE ONE AN',
} as const satisfies Vocabulary;

/** They say nothing, and are left out. */
const NOISE = new Set("LA LE LES L' THE JE J' I NOUS WE QUI THAT WHICH MA MES MY NOTRE NOS OUR SVP PLEASE : . ( ) [ ] \"".split(' '));
export const isNoise = (word: string): boolean => NOISE.has(word);

/** With one of them a line may say the contrary of what it seems to. */
const DENIALS = new Set("NE N' PAS NON NOT NO NEVER JAMAIS SANS WITHOUT AUCUN AUCUNE DON'T DOESN'T SAUF EXCEPT CANCEL ANNULE".split(' '));
export const isDenial = (word: string): boolean => DENIALS.has(word) || word.endsWith("N'T");

/** With one of them a remark may withdraw an order, put it off, doubt it, or change its price. */
const DOUBTS =
  /^(?:ANNUL|CANCEL|ABANDON|OUBLI|FORGET|IGNOR|WITHDR|RETRACT|CONFIRM|PROVIS|HESIT|TENTATIV|BROUILLON|DRAFT|BLUFF|EX[AE]MPL|ANCIEN|OLD$|FORMER|PEUT|MAYBE|PERHAPS|POSSIBL|PROBABL|EVENTUEL|PLUS$|TARD|LATER|PROCHAIN|NEXT|INSTEAD|PLUTOT|RATHER|FINALEMENT|ERREUR|ERROR|MISTAKE|WRONG|FAUX|EACH|APIECE|PIECE|CHACUN|UNITE$|PRET$|LOAN|LEN[DT]|CREDIT|REMBOURS|REPA[IY]|RENDRE)/;
export const isDoubt = (word: string): boolean => DOUBTS.test(word);

/** With one of them an order hangs on something, or is one of several. */
export const CONDITIONS = new Set('SI IF SINON ELSE OU OR UNLESS QUAND WHEN LORSQUE OTHERWISE'.split(' '));

/** Letters without accents, in capitals; apostrophes, dashes and arrows each in one form. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212~=-]*(?:[>\u2192\u21d2\u2794\u279c\u279d\u27a1\u27f6]\ufe0f?)+/gu, '-')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\/\s*([SCHTRD])\s*\//giu, ' $1 ')
    .toUpperCase();

/** The words of a line: signs stand apart from letters, figures from both, and what is elided from its word. Thousands may be set apart. */
export const split = (text: string): readonly string[] =>
  fold(text)
    .replace(/[\s.,;:!]+$/, '')
    .replace(/(?<=\p{L})'S\b|(?<=\b(?:I|WE))'(?:M|LL|D|RE|VE)\b/gu, '')
    .match(/\d{1,3}(?:[.,'\s]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|DON'T|DOESN'T|[-()[\]/#:;,+.&°"]|[^\s\d\-()[\]/#:;,+.&°"']+'?/gu) ?? [];
