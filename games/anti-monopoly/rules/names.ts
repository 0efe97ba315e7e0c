import { at } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { BOARD, CARD_EFFECTS } from '../data.ts';
import { money, say, term } from '../speak.ts';
import { type CardId, type City, type Deal, type Options, TITLE_IDS, type TitleId } from '../types.ts';

/* AM-6.17: the words for places, by the set of names that the table uses. */

type Named = Pick<Options, 'boardNames'>;

export const titleName = ({ boardNames }: Named, id: TitleId): Arg => term(boardNames === 'usa' ? `${id}.usa` : id);

export const cityName = ({ boardNames }: Named, city: City): Arg => term(boardNames === 'usa' ? `${city}.usa` : city);

export const squareName = (options: Named, square: number): Arg => {
  const { type, title } = at(BOARD, square);
  if (type === 'street' || type === 'transport' || type === 'utility') return titleName(options, at(TITLE_IDS, title));
  return term(type === 'envTax' && options.boardNames === 'usa' ? 'envTax.usa' : type);
};

/** The text of a card, as on the card. */
export const cardText = (options: Named, card: CardId): Message => {
  const effect = CARD_EFFECTS[card];
  const text = say(`anti-monopoly.card.${card}`, { place: squareName(options, effect.kind === 'moveTo' ? effect.square : 0) }, ['AM-2.5']);
  // Only cards that send somewhere name a place.
  return effect.kind === 'moveTo' ? text : { ...text, args: {} };
};

const sideOf = (options: Named, titles: readonly TitleId[], cash: number): Arg => ({
  list: [...titles.map((id) => titleName(options, id)), ...(cash > 0 ? [money(cash)] : [])],
});

/** Both sides of a trade, as one of them tells it. */
export const dealNames = (options: Named, deal: Deal): { readonly give: Arg; readonly get: Arg } => ({
  give: sideOf(options, deal.giveTitles, deal.giveCash),
  get: sideOf(options, deal.getTitles, deal.getCash),
});
