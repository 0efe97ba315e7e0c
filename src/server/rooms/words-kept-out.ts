/* What nobody is called in a room: the parts that others have in its games, and insults. Letters that look alike, accents and case do not hide one. */

export const RESERVED: readonly string[] = `
  banque/la banque/bank/the bank/état/l’état/etat/state/the state/animateur/l’animateur/animatrice/l’animatrice/animator/the animator/
  arbitre/l’arbitre/referee/the referee/professeur/prof/teacher/admin/table/bot/tout le monde/everybody/personne/nobody
`
  .split('/')
  .map((word) => word.trim())
  .filter((word) => word !== '');

/** Whole words; a star says how one may go on. Whoever runs the house may add to them. */
export const RUDE: readonly string[] = `
  connard* connasse* conne con cons salope* salop* salaud* pute putes putain* putes encul* enfoir* batard* bâtard* merde* merdeux bite bites couille*
  couilles chatte nique* niquer ntm fdp pd pédé* tapette* tarlouze* pétasse* grognasse* bouffon* branleur* branle* trouduc* *trouducul* bougnoul*
  négro* nègre* youpin* bicot* nazi* hitler* gogol* mongol* attardé* triso* chier chiant* ducon tg
  fuck* *fuck* shit* bitch* asshole* arsehole* cunt* dick dickhead* cock pussy whore* slut* bastard* wanker* twat* prick faggot* fag fags nigger* nigga*
  retard* motherf* bollocks kike* spic paki
`
  .trim()
  .split(/\s+/);
