import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { faceOf, SPADES, suitOf } from './cards.ts';
import { HOUSE_PRICE, INHERITANCE_BATTLE, RANDOM_INHERITANCE_FROM } from '../content/data.ts';
import { inSeatOrder, player } from './facts.ts';
import { tell, who } from '../speak.ts';
import { change, type Work } from './work.ts';
import { destroyMoney, putUnder, showTopCard } from './money.ts';
import { addHouse } from './property.ts';

/* TB-4.2.4, TB-6.4.5: what the parents have saved. */

const inherit = (work: Work, seat: Seat): void => {
  const cards = at(work.heaps.inherits, seat);
  const { inherit: value, houses } = player(work, seat);
  work.heaps.inherits[seat] = [];
  change(work, seat, { inherit: 0, inherited: true });
  // TB-6.4.5: savings that are worth less than a house become one.
  if (work.options.inheritance === 'random8' && value < HOUSE_PRICE * work.table.bundle) {
    destroyMoney(work, cards);
    addHouse(work, seat, houses.main === 0 ? 'main' : 'rental');
    work.log?.push(tell('triple-bataille.log.inheritsHouse', { who: who(seat) }, ['TB-6.4.5']));
    return;
  }
  putUnder(work, seat, cards);
  work.log?.push(tell('triple-bataille.log.inherits', { who: who(seat), n: value }, ['TB-4.2.4']));
};

export const inheritances = (work: Work): void => {
  const fixed = work.options.inheritance === 'fixed12';
  for (const seat of inSeatOrder(work)) {
    const { inherited, battles } = player(work, seat);
    if (inherited) continue;
    if (fixed && battles >= INHERITANCE_BATTLE) inherit(work, seat);
    else if (!fixed && battles >= RANDOM_INHERITANCE_FROM) {
      const face = faceOf(showTopCard(work));
      work.table.shown = [...work.table.shown, face];
      if (suitOf(face) === SPADES) inherit(work, seat);
    }
  }
};
