import { speaker, type Speaker } from '#kernel/messages.ts';
import type { Words } from '#kernel/words.ts';

export const words = {
  'encan.ask.bid': ['Un lot de {worth} est en vente\u00a0: misez en secret.', 'A lot worth {worth} is for sale: bid in secret.'],
  'encan.do.bid': ['Miser', 'Bid'],
  'encan.do.bid.short': ['Miser', 'Bid'],
  'encan.field.amount': ['Mise', 'Bid'],
  'encan.log.lot': ['Un lot de {worth} est mis en vente.', 'A lot worth {worth} is put up for sale.'],
  'encan.log.sealed': ['{who} a misé.', '{who} has bid.'],
  'encan.log.sold': ['{who} emporte le lot de {worth} pour {amount}.', '{who} takes the lot worth {worth} for {amount}.'],
  'encan.log.unsold': ['Mises égales à {amount}\u00a0: personne n’emporte le lot de {worth}.', 'Equal bids of {amount}: nobody takes the lot worth {worth}.'],
  'encan.log.left': ['{who} s’en va.', '{who} leaves.'],
  'encan.log.joined': ['{who} s’assied.', '{who} sits down.'],
  'encan.log.ties': ['La règle des égalités change.', 'The rule for ties changes.'],
  'encan.end.allSold': ['Tous les lots sont vendus.', 'All lots are sold.'],
  'encan.end.alone': ['Il ne reste qu’un joueur au plus.', 'One player at most is left.'],
  'encan.no.badBid': ['Misez de 0 à {most}.', 'Bid 0 to {most}.'],
  'encan.option.lots': ['Lots', 'Lots'],
  'encan.option.lots.help': ['Combien de lots sont vendus.', 'How many lots are sold.'],
  'encan.option.purse': ['Bourse', 'Purse'],
  'encan.option.purse.help': ['Ce que chacun reçoit au départ.', 'What everybody is given at the start.'],
  'encan.option.ties': ['Égalités', 'Ties'],
  'encan.option.ties.help': ['Qui emporte le lot quand deux mises sont égales.', 'Who takes the lot when two bids are equal.'],
  'encan.option.ties.none': ['personne', 'nobody'],
  'encan.option.ties.drawn': ['au sort', 'by lot'],
  'encan.group.game': ['Le jeu', 'The game'],
  'encan.preset.short': ['Partie courte', 'Short game'],
  'encan.preset.short.help': ['Trois lots.', 'Three lots.'],
} as const satisfies Words;

/** Makes the sentences: a key that is not there, a blank left empty or a clause of another booklet does not compile. */
export const speech: Speaker<typeof words, 'EN'> = speaker();
