import { living } from './facts.ts';
import { money, power, say, tell, word } from '../speak.ts';
import type { Gift, GiftOrder, Tag } from '../types.ts';
import { addGold, addMissiles, addStock, changeUn, missilesAt, note, publish, recordSecret, tally, type Work } from './work.ts';

/* EC-4.7: gifts, the last step of each turn. */

type Purse = { gold: number };

const dropped = (work: Work, tag: Tag, what: string, n: number, to: Tag | 'UN'): void =>
  note(work, tag, say('ecodip.log.GIFT_DROPPED', { n, what: word(what), to: power(to) }, ['EC-4.7.4']));

/** EC-4.7.1, EC-4.7.2: a secret gift to the UN hides its giver only, for UN property is published. */
const giveGold = (work: Work, from: Tag, { to, gold, public: open }: GiftOrder & { readonly k: 'give' }, purse: Purse): Gift | null => {
  if (purse.gold < gold) {
    dropped(work, from, 'gold', gold, to);
    return null;
  }
  purse.gold -= gold;
  addGold(work, from, -gold);
  addGold(work, to, gold);
  const args = { from: power(from), to: power(to), gold: money(gold) };
  if (open) {
    work.log.push(tell('ecodip.log.GIFT', args, ['EC-4.7.1']));
    return { from, to, what: 'gold', n: gold };
  }
  recordSecret(work, to === 'UN' ? [from] : [from, to], say('ecodip.log.secretGift', args, ['EC-4.7.1', 'EC-7.1']));
  if (to !== 'UN') return null;
  work.log.push(tell('ecodip.log.anonymousGift', { gold: money(gold) }, ['EC-4.7.2']));
  return { from: null, to, what: 'gold', n: gold };
};

/** EC-4.7.2: an ICBM is dismantled, an ABM joins the UN stock. */
const giveGoods = (work: Work, from: Tag, order: GiftOrder & { readonly k: 'giveUN' }): Gift | null => {
  const { n, good } = order;
  const held = 'from' in order ? missilesAt(work, from, order.good, order.from) : work.table.stocks[from][order.good];
  if (held < n) {
    dropped(work, from, good, n, 'UN');
    return null;
  }
  if (!('from' in order)) {
    addStock(work, from, order.good, -n);
    addStock(work, 'UN', order.good, n);
  } else {
    addMissiles(work, from, order.good, order.from, -n);
    if (order.good === 'ABM') changeUn(work, { ABM: work.table.un.ABM + n });
    else tally(work, { icbmDismantled: n });
  }
  work.log.push(tell('ecodip.log.giftOfGoods', { from: power(from), n, what: word(good) }, ['EC-4.7.2']));
  return { from, to: 'UN', what: good, n };
};

/** EC-4.7.4: in the order written, as far as the giver's own means reach; what is received in the step is not given on in it. */
export const give = (work: Work): void => {
  const tags = living(work.table);
  const purses = new Map(tags.map((tag): [Tag, Purse] => [tag, { gold: work.secrets[tag].gold }]));
  const gifts: Gift[] = [];
  for (const tag of tags) {
    const purse = purses.get(tag) ?? { gold: 0 };
    for (const order of work.secrets[tag].carried) {
      const gift = order.k === 'give' ? giveGold(work, tag, order, purse) : order.k === 'giveUN' ? giveGoods(work, tag, order) : null;
      if (gift !== null) gifts.push(gift);
    }
  }
  publish(work, { gifts: [...work.table.report.gifts, ...gifts] });
};
