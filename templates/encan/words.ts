import { speaker, type Speaker } from '#kernel/messages.ts';
import type { Words } from '#kernel/words.ts';

export const words = {
  'ask.bid': ['Un lot de {worth} est en vente\u00a0: misez en secret.', 'A lot worth {worth} is for sale: bid in secret.'],
  'do.bid': ['Miser', 'Bid'],
  'do.bid.short': ['Miser', 'Bid'],
  'field.amount': ['Mise', 'Bid'],
  'log.sale': ['Vente {turn}', 'Sale {turn}'],
  'log.lot': ['Un lot de {worth} est mis en vente.', 'A lot worth {worth} is put up for sale.'],
  'log.sealed': ['{who} a misé.', '{who} has bid.'],
  'log.sold': ['{who} emporte le lot de {worth} pour {amount}.', '{who} takes the lot worth {worth} for {amount}.'],
  'log.unsold': ['Mises égales à {amount}\u00a0: personne n’emporte le lot de {worth}.', 'Equal bids of {amount}: nobody takes the lot worth {worth}.'],
  'log.left': ['{who} s’en va.', '{who} leaves.'],
  'log.joined': ['{who} s’assied.', '{who} sits down.'],
  'log.ties': ['La règle des égalités change.', 'The rule for ties changes.'],
  'end.allSold': ['Tous les lots sont vendus.', 'All lots are sold.'],
  'end.alone': ['Il ne reste qu’un joueur au plus.', 'One player at most is left.'],
  'no.badBid': ['Misez de 0 à {most}.', 'Bid 0 to {most}.'],
  'option.lots': ['Lots', 'Lots'],
  'option.lots.help': ['Combien de lots sont vendus.', 'How many lots are sold.'],
  'option.purse': ['Bourse', 'Purse'],
  'option.purse.help': ['Ce que chacun reçoit au départ.', 'What everybody is given at the start.'],
  'option.ties': ['Égalités', 'Ties'],
  'option.ties.help': ['Qui emporte le lot quand deux mises sont égales.', 'Who takes the lot when two bids are equal.'],
  'option.ties.none': ['personne', 'nobody'],
  'option.ties.drawn': ['au sort', 'by lot'],
  'group.game': ['Le jeu', 'The game'],
  'preset.short': ['Partie courte', 'Short game'],
  'preset.short.help': ['Trois lots.', 'Three lots.'],
} as const satisfies Words;

/** Makes the sentences: a key that is not there, a blank left empty or a clause of another booklet does not compile. */
export const speech: Speaker<typeof words, 'EN'> = speaker();
