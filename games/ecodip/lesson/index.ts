import { sum } from '#kernel/collections.ts';
import type { Lesson } from '#kernel/lesson.ts';
import { type Speaker, speaker } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { worldOf } from '../data/world.ts';
import { CENTRES_AT_START, MP_PER_BT } from '../data.ts';
import type { manifest } from '../manifest.ts';
import { decode } from '../moves.ts';
import { judgeSheet, hasRefusal } from '../orders/judge.ts';
import { officeOfView } from '../orders/office.ts';
import { centresNeeded } from '../rules/ending.ts';
import { centresOf, forceOf, ordersOf, unitsOf, yearOf } from '../rules/facts.ts';
import { money, quote } from '../speak.ts';
import type { Move, Order, View } from '../types.ts';
import { AT, BUYER, POWER, RIVAL, story } from './story.ts';
import { words } from './words.ts';

const { say }: Speaker<typeof words, (typeof manifest)['prefix']> = speaker();

const centres = ({ options, table }: View): number => centresOf(worldOf(options), table, POWER).length;
const needed = ({ options, table }: View): number => centresNeeded(worldOf(options), table, options);
const units = ({ table }: View): number => unitsOf(table, POWER).length;
const tickets = ({ table }: View): number => table.stocks[POWER].TB;
const price = ({ table }: View): Arg => money(table.prices.MP);
/** The force of who enters Kenya with the support of a neighbour. */
const together = ({ table }: View): number => sum(table.units.filter(({ loc }) => loc === 'cen' || loc === 'zai').map(forceOf));
/** What the bale has brought. */
const dealIn = (deals: View['table']['deals']): number => deals.find(({ seller, buyer }) => seller === POWER && buyer === BUYER)?.price ?? 0;

/** The sheet that a move leaves, and whether it is sealed; null: the move is about no sheet. */
const sheetAfter = (move: Move, { own }: View): { readonly text: string; readonly sealed: boolean } | null => {
  const before = own?.sheet?.text ?? '';
  if (move.type === 'write') return { text: `${before}\n${move.line}`, sealed: false };
  if (move.type === 'confirm') return { text: before, sealed: true };
  return move.type === 'orders' || move.type === 'submit' ? { text: move.sheet, sealed: move.type === 'submit' } : null;
};

/** EC-4.2.5: a unit that is told to hold does what it would do without an order. */
const counts = ({ k }: Order): boolean => k !== 'hold';

/** A sheet says the same in any order, in both languages, with or without holds. One that cannot be sealed says nothing. */
const means = (raw: unknown, view: View): unknown => {
  const move = decode(raw);
  const office = officeOfView(view);
  const after = move === null ? null : sheetAfter(move, view);
  if (office === null || after === null) return move;
  const sheet = judgeSheet(office, after.text);
  if (hasRefusal(sheet)) return null;
  const orders = ordersOf(sheet).filter(counts);
  return { sealed: after.sealed, orders: orders.map((order) => JSON.stringify(order)).toSorted() };
};

export const lesson: Lesson<View> = {
  minutes: 9,
  means,
  steps: [
    {
      story,
      at: AT.march,
      title: say('goal.title', {}, []),
      why: (view) => say('goal.why', { centres: centres(view), all: CENTRES_AT_START, needed: needed(view) }, ['EC-5.1', 'EC-1.5']),
      points: [
        { mark: 'province ken', says: () => say('goal.free', {}, ['EC-4.8.1']) },
        { mark: 'province tan', says: () => say('goal.rival', {}, ['EC-4.6.1.1']) },
      ],
    },
    {
      at: AT.march,
      title: say('march.title', {}, []),
      why: (view) => say('march.why', { units: units(view) }, ['EC-4.6.2.2']),
      points: [
        { mark: 'province cen', says: () => say('march.army', {}, ['EC-4.6.2.2']) },
        { mark: 'province ken', says: () => say('march.target', {}, ['EC-4.8.1']) },
      ],
      act: { how: () => say('march.how', {}, ['EC-4.6.2.2']), instead: () => say('march.instead', {}, ['EC-4.6.2.2']) },
    },
    {
      at: AT.support,
      title: say('support.title', {}, []),
      why: () => say('support.why', {}, ['EC-4.6.5.9', 'EC-7.3']),
      points: [
        { mark: 'province zai', says: (view) => say('support.sum', { force: together(view) }, ['EC-4.6.5.6']) },
        { mark: 'province cen', says: () => say('support.whole', {}, ['EC-4.6.2.3']) },
      ],
      act: { how: () => say('support.how', {}, ['EC-4.6.2.3']), instead: () => say('support.instead', {}, ['EC-4.6.5.9']) },
    },
    {
      at: AT.sale,
      title: say('sale.title', {}, []),
      why: ({ table }) => say('sale.why', { bales: table.stocks[POWER].MP, need: MP_PER_BT }, ['EC-4.13.1']),
      points: [{ mark: 'desk exchange', says: (view) => say('sale.offers', { price: price(view) }, ['EC-4.4.4', 'EC-4.4.2']) }],
      act: {
        how: (view) => say('sale.how', { price: price(view) }, ['EC-4.4.3']),
        instead: (view) => say('sale.instead', { price: price(view) }, ['EC-4.4.4']),
      },
    },
    {
      at: AT.sealSpring,
      title: say('seal.title', {}, []),
      why: () => say('seal.why', {}, ['EC-4.1.3', 'EC-7.3']),
      points: [{ mark: 'offer-submit', says: () => say('seal.last', {}, ['EC-4.1.3']) }],
      act: { how: () => say('seal.how', {}, ['EC-4.1.3']), instead: () => say('seal.instead', {}, ['EC-4.2.1']) },
    },
    {
      at: AT.told,
      title: say('told.title', {}, []),
      why: ({ table }) => say('told.why', { price: money(dealIn(table.report.deals)) }, ['EC-4.6.5.9', 'EC-4.4.8']),
      points: [
        { mark: 'province ken', says: () => say('told.entered', {}, ['EC-4.8.1']) },
        { mark: 'province tan', says: () => say('told.bounced', {}, ['EC-4.6.5.9']) },
      ],
    },
    {
      at: AT.shot,
      title: say('shot.title', {}, []),
      why: ({ table }) => say('shot.why', { bonds: table.stocks[RIVAL].BT, force: 1 + table.stocks[RIVAL].BT }, ['EC-4.12.1']),
      points: [
        { mark: 'province cen', says: () => say('shot.site', {}, ['EC-4.5.1', 'EC-7.1']) },
        { mark: 'province tan', says: ({ options }) => say('shot.target', { seasons: options.radioactivity }, ['EC-4.5.5']) },
      ],
      act: { how: () => say('shot.how', {}, ['EC-4.5.1']), instead: () => say('shot.instead', {}, ['EC-4.5.5']) },
    },
    {
      at: AT.sealAutumn,
      title: say('autumn.title', {}, []),
      why: () => say('autumn.why', {}, ['EC-4.8.1']),
      points: [{ mark: 'province ken', says: () => say('autumn.stay', {}, ['EC-4.2.5']) }],
      act: { how: () => say('autumn.how', {}, ['EC-4.1.3']), instead: () => say('autumn.instead', {}, ['EC-4.8.1']) },
    },
    {
      at: AT.build,
      title: say('build.title', {}, []),
      why: (view) => say('build.why', { centres: centres(view), units: units(view), more: centres(view) - units(view) }, ['EC-4.10.2']),
      points: [
        { mark: 'province zai', says: () => say('build.saved', {}, ['EC-4.5.4']) },
        { mark: 'province cen', says: () => say('build.site', {}, ['EC-4.10.2']) },
      ],
      act: { how: () => say('build.how', {}, ['EC-4.10.2']), instead: () => say('build.instead', {}, ['EC-4.10.2']) },
    },
    {
      at: AT.sealWinter,
      title: say('food.title', {}, []),
      why: (view) => say('food.why', { mouths: units(view) + 1, tickets: tickets(view) }, ['EC-4.11.1', 'EC-4.11.3']),
      points: [{ mark: 'food', says: (view) => say('food.left', { left: tickets(view) - units(view) - 1 }, ['EC-4.9.1', 'EC-4.11.5']) }],
      act: { how: () => say('food.how', {}, ['EC-4.1.3']), instead: () => say('food.instead', {}, ['EC-4.11.1']) },
    },
    {
      at: AT.end,
      title: say('end.title', {}, []),
      why: ({ table }) => say('end.why', { year: quote(String(yearOf(table.turn))) }, ['EC-1.7']),
      points: [{ mark: 'province ken', says: (view) => say('end.count', { centres: centres(view), needed: needed(view), units: units(view) }, ['EC-5.1']) }],
    },
  ],
  words,
};
