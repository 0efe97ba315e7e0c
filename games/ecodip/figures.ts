import { range } from '#kernel/collections.ts';
import { figuresOf, type SeatFigure } from '#kernel/figures.ts';
import type { Seat } from '#kernel/game.ts';
import type { Sentence } from '#kernel/words.ts';
import { forcesOf, goldOf, type Holdings, holdingsIn, isAlive, powerAt, unitsOf } from './rules/facts.ts';
import type { Tag, View } from './types.ts';

/* What is counted (EC-13.9), as far as a viewer may know it (EC-7.1). */

interface Facts {
  readonly view: View;
  readonly holdings: Holdings;
}

const OF_GOLD: Sentence = ['kg d’or', 'kg of gold'];
const OF_GOLD_EACH: Sentence = ['kg d’or l’unité', 'kg of gold each'];

/** A power that is eliminated has nothing, and counts as that. */
const ofLiving =
  (read: (facts: Facts, tag: Tag) => number | null): SeatFigure<Facts>['of'] =>
  (facts, seat: Seat) => {
    const tag = powerAt(facts.view.table, seat);
    return isAlive(facts.view.table, tag) ? read(facts, tag) : 0;
  };

export const figures = figuresOf({
  game: 'ecodip',
  facts: (view: View): Facts => ({ view, holdings: holdingsIn(view) }),
  options: ({ options }) => ({ ...options }),
  chairs: ({ table }) => range(table.powers.length),
  ofSeats: {
    centres: { name: ['Centres', 'Centres'], of: ofLiving(({ holdings }, tag) => holdings.centres[tag]) },
    provinces: { name: ['Provinces', 'Provinces'], of: ofLiving(({ holdings }, tag) => holdings.provinces[tag]) },
    units: { name: ['Unités', 'Units'], of: ofLiving(({ view }, tag) => unitsOf(view.table, tag).length) },
    force: { name: ['Force totale', 'Total force'], of: ofLiving(({ view }, tag) => forcesOf(unitsOf(view.table, tag))) },
    tb: { name: ['TB', 'TB'], of: ofLiving(({ view }, tag) => view.table.stocks[tag].TB) },
    mp: { name: ['MP', 'MP'], of: ofLiving(({ view }, tag) => view.table.stocks[tag].MP) },
    bt: { name: ['BT', 'BT'], of: ofLiving(({ view }, tag) => view.table.stocks[tag].BT) },
    gold: { name: ['Or', 'Gold'], write: 'money', unit: OF_GOLD, of: ofLiving(({ view }, tag) => goldOf(view, tag)) },
  },
  ofTable: {
    existing: { name: ['Centres existants', 'Centres existing'], of: ({ holdings }) => holdings.existing },
    priceTb: { name: ['Cours du TB', 'Price of TB'], unit: OF_GOLD_EACH, of: ({ view }) => view.table.prices.TB },
    priceMp: { name: ['Cours de la MP', 'Price of MP'], unit: OF_GOLD_EACH, of: ({ view }) => view.table.prices.MP },
    priceBt: { name: ['Cours du BT', 'Price of BT'], unit: OF_GOLD_EACH, of: ({ view }) => view.table.prices.BT },
    unGold: { name: ['Trésor de l’ONU', 'UN treasury'], unit: OF_GOLD, of: ({ view }) => view.table.un.gold },
    unAbm: { name: ['ABM de l’ONU', 'UN ABM'], of: ({ view }) => view.table.un.ABM },
    fired: { name: ['Missiles tirés', 'Missiles fired'], of: ({ view }) => view.table.tally.icbmFired },
  },
  ranks: 'centres',
  purse: 'gold',
  beside: ['provinces', 'units', 'gold'],
  columns: ['centres', 'provinces', 'units', 'force', 'tb', 'mp', 'bt', 'gold', 'existing', 'priceTb', 'priceMp', 'priceBt', 'unGold', 'unAbm', 'fired'],
  charts: ['centres', 'gold', 'units', 'force', 'provinces', 'priceTb', 'priceMp', 'priceBt', 'fired', 'existing', 'unGold'],
});
