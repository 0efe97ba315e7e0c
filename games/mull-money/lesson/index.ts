import { at } from '#kernel/collections.ts';
import type { Lesson, Story } from '#kernel/lesson.ts';
import { type Speaker, speaker } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { ALERT_FINES, CASH_PER_POINT, DUMP, ELIMINATION_FIELDS, EXPERT_PRODUCTION_BONUS, INNOVATION_PRICE, LAST_MARKER, START_MARKER } from '../data.ts';
import type { manifest } from '../manifest.ts';
import { itemise, markerPoints, type Score } from '../scoring.ts';
import { money, who } from '../speak.ts';
import type { Card, Player, View } from '../types.ts';
import { words } from './words.ts';

const { say }: Speaker<typeof words, (typeof manifest)['prefix']> = speaker();

const ME = 0;
const RIVAL = 1;
const OTHER = { other: who(RIVAL) } as const;

/** What the learner is told to offer, and what it costs the seller to keep the pieces then. */
const OFFERED = 2;
const KEPT_FOR = 3;
/** What is offered to the learner in his turn. */
const BEST = 3;
const LEAST = BEST + 1;
/** The sets he is told to take, and those that he leaves. */
const FIRST = { taken: 1, left: 2, poor: 0 } as const;
const SECOND = { taken: 0, tempting: 1 } as const;

const me = ({ table }: View): Player => at(table.players, ME);
const rival = ({ table }: View): Player => at(table.players, RIVAL);
const cash = ({ cash: sums }: View): number => sums[ME] ?? 0;
const score = (view: View): Score => itemise(me(view), cash(view));
const lotNumber = (lot: number): { readonly lot: Arg } => ({ lot: lot + 1 });

const play = (card: Exclude<Card, 'innovation' | 'staff'>): unknown => ({ type: 'playCard', card });
const choose = (lot: number): unknown => ({ type: 'chooseLot', lot });
const bid = (amount: number): unknown => ({ type: 'bid', amount });

/** Two missions: one company cleans up in time, the other meets the Alert in the yellow. */
const story: Story = {
  seat: ME,
  seats: 2,
  options: { firstPlayer: '0' },
  // Found by trying: the sets of this story in both missions, and the Alert in the third layout.
  seed: '0000000000000000000000000001b88c',
  inputs: [
    { by: ME, move: choose(FIRST.taken) },
    { by: RIVAL, move: choose(FIRST.left) },
    { by: ME, move: { type: 'playCard', card: 'innovation', steps: 'waste' } },
    { by: RIVAL, move: play('sale') },
    { by: ME, move: bid(OFFERED) },
    { by: RIVAL, move: bid(KEPT_FOR) },
    { by: ME, move: play('production') },
    { by: RIVAL, move: play('production') },
    { by: ME, move: play('growth') },
    { by: RIVAL, move: play('growth') },
    { by: RIVAL, move: choose(2) },
    { by: ME, move: choose(SECOND.taken) },
    { by: RIVAL, move: play('production') },
    { by: ME, move: play('sale') },
    { by: RIVAL, move: bid(BEST) },
    { by: ME, move: bid(LEAST) },
    { by: RIVAL, move: { type: 'playCard', card: 'innovation', steps: 'materials' } },
    { by: ME, move: play('production') },
    { by: RIVAL, move: play('growth') },
    { by: ME, move: play('elimination') },
  ],
};

export const lesson: Lesson<View> = {
  minutes: 8,
  steps: [
    {
      story,
      at: 0,
      title: say('goal.title', {}, []),
      why: (view) => say('goal.why', { points: score(view).total, end: view.options.endColumn }, ['MM-1.4', 'MM-5.6']),
      points: [
        { mark: 'growth 14', says: (view) => say('goal.balance', { growth: me(view).growth }, ['MM-2.2.1']) },
        { mark: 'floors', says: () => say('goal.floors', {}, ['MM-2.3.1']) },
        {
          mark: `points ${ME}`,
          says: (view) => say('goal.cash', { cash: money(cash(view)), points: Math.floor(cash(view) / CASH_PER_POINT) }, ['MM-5.5']),
        },
      ],
    },
    {
      at: 0,
      title: say('lot.title', {}, []),
      why: () => say('lot.why', OTHER, ['MM-4.5.1', 'MM-4.5.2']),
      points: [
        // A set has the number of its mark.
        { mark: `lot ${FIRST.poor}`, says: () => say('lot.poor', {}, ['MM-4.7.2']) },
        { mark: `lot ${FIRST.taken}`, says: () => say('lot.best', {}, ['MM-4.6.2']) },
        { mark: `lot ${FIRST.left}`, says: () => say('lot.left', OTHER, ['MM-4.5.1']) },
      ],
      act: {
        how: () => say('lot.how', lotNumber(FIRST.taken), ['MM-4.5.1']),
        instead: () => say('lot.instead', { ...OTHER, ...lotNumber(FIRST.taken) }, ['MM-4.5.1']),
      },
    },
    {
      at: 2,
      title: say('innovation.title', {}, []),
      why: (view) => say('innovation.why', { waste: me(view).waste }, ['MM-4.6.2', 'MM-2.3.3']),
      points: [
        {
          mark: `service waste ${ME}`,
          says: (view) => {
            const before = me(view).waste;
            return say('innovation.floor', { before, after: before - 1, pointsBefore: markerPoints(before), pointsAfter: markerPoints(before - 1) }, [
              'MM-2.3.1',
            ]);
          },
        },
        {
          mark: `treasury ${ME}`,
          says: (view) => say('innovation.price', { price: money(INNOVATION_PRICE), left: money(cash(view) - INNOVATION_PRICE) }, ['MM-4.7.4']),
        },
      ],
      act: {
        how: () => say('innovation.how', {}, ['MM-4.7.4']),
        instead: (view) => say('innovation.instead', { waste: me(view).waste }, ['MM-2.3.3']),
      },
    },
    {
      at: 4,
      title: say('auction.title', {}, []),
      why: (view) => say('auction.why', { ...OTHER, size: rival(view).materials }, ['MM-4.8.1', 'MM-4.8.4']),
      points: [
        { mark: 'order', says: () => say('auction.order', {}, ['MM-4.8.5']) },
        { mark: 'offer-bid', says: (view) => say('auction.silo', { silo: me(view).silo, offer: money(OFFERED), least: money(KEPT_FOR) }, ['MM-4.8.4']) },
      ],
      act: {
        how: () => say('auction.how', { offer: money(OFFERED) }, ['MM-4.8.2']),
        instead: () => say('auction.instead', { offer: money(OFFERED), least: money(KEPT_FOR) }, ['MM-4.8.4']),
      },
    },
    {
      at: 6,
      title: say('production.title', {}, []),
      why: () => say('production.why', { ...OTHER, paid: money(KEPT_FOR) }, ['MM-4.8.4', 'MM-4.7.2']),
      points: [
        {
          mark: `silo ${ME}`,
          says: (view) => say('production.silo', { materials: me(view).materials, income: money(me(view).growth) }, ['MM-4.7.2']),
        },
        { mark: `dump ${ME}`, says: (view) => say('production.dump', { waste: me(view).waste }, ['MM-2.4.1']) },
      ],
      act: {
        how: () => say('production.how', {}, ['MM-4.7.2']),
        instead: (view) => say('production.instead', { wages: money(me(view).employees) }, ['MM-4.9.1']),
      },
    },
    {
      at: 8,
      title: say('growth.title', {}, []),
      why: (view) => say('growth.why', { now: money(me(view).growth), next: money(me(view).growth + 1) }, ['MM-4.7.3', 'MM-5.5']),
      points: [
        { mark: 'growth 15', says: () => say('growth.next', {}, ['MM-2.2.1']) },
        { mark: 'growth 20', says: () => say('growth.end', {}, ['MM-5.1']) },
      ],
      act: { how: () => say('growth.how', {}, ['MM-4.7.3']), instead: () => say('growth.instead', {}, ['MM-4.6.4']) },
    },
    {
      at: 11,
      title: say('second.title', {}, []),
      why: (view) => say('second.why', { ...OTHER, wages: money(me(view).employees) }, ['MM-4.9.1', 'MM-4.10.2']),
      points: [
        { mark: `lot ${SECOND.taken}`, says: (view) => say('second.useful', { size: me(view).materials }, ['MM-4.7.1']) },
        {
          mark: `lot ${SECOND.tempting}`,
          says: (view) => say('second.tempting', { sum: money(me(view).growth + EXPERT_PRODUCTION_BONUS) }, ['MM-4.7.2', 'MM-4.7.11']),
        },
      ],
      act: {
        how: () => say('second.how', lotNumber(SECOND.taken), ['MM-4.5.1']),
        instead: () => say('second.instead', lotNumber(SECOND.taken), ['MM-4.7.2']),
      },
    },
    {
      at: 15,
      title: say('seller.title', {}, []),
      why: () => say('seller.why', { ...OTHER, best: money(BEST), least: money(LEAST) }, ['MM-4.8.4']),
      points: [
        { mark: `silo ${ME}`, says: (view) => say('seller.silo', { size: me(view).materials }, ['MM-4.7.2']) },
        { mark: 'growth 15', says: (view) => say('seller.income', { income: money(me(view).growth), best: money(BEST) }, ['MM-4.7.2']) },
      ],
      act: {
        how: () => say('seller.how', { least: money(LEAST) }, ['MM-4.8.4']),
        instead: (view) => say('seller.instead', { best: money(BEST), income: money(me(view).growth) }, ['MM-4.8.4']),
      },
    },
    {
      at: 19,
      title: say('waste.title', {}, []),
      why: (view) => {
        const { growth, waste, dump } = me(view);
        return say('waste.why', { income: money(growth), waste, dump, next: dump + waste }, ['MM-4.7.2']);
      },
      points: [
        { mark: `dump ${ME}`, says: () => say('waste.own', { ...DUMP }, ['MM-2.4.1', 'MM-4.7.2']) },
        { mark: `dump ${RIVAL}`, says: (view) => say('waste.rival', { ...OTHER, dump: rival(view).dump }, ['MM-4.4.2']) },
      ],
      act: {
        how: () => say('waste.how', { fields: ELIMINATION_FIELDS }, ['MM-4.7.6']),
        instead: () => say('waste.instead', {}, ['MM-2.4.1']),
      },
    },
    {
      at: 20,
      title: say('alert.title', {}, []),
      why: () => say('alert.why', { fine: money(ALERT_FINES.yellow) }, ['MM-4.4.2']),
      points: [
        { mark: `dump ${RIVAL}`, says: (view) => say('alert.rival', { ...OTHER, dump: rival(view).dump, growth: rival(view).growth }, ['MM-4.4.2']) },
        { mark: `dump ${ME}`, says: (view) => say('alert.own', { dump: me(view).dump }, ['MM-4.4.2']) },
      ],
    },
    {
      at: 20,
      title: say('end.title', {}, []),
      why: () => say('end.why', {}, ['MM-1.3']),
      points: [
        {
          mark: `points ${ME}`,
          says: (view) => {
            const { total, growth, personnel, materials, waste, cash: half } = score(view);
            return say('end.points', { points: total, growth, services: personnel + materials + waste, cash: half }, ['MM-5.5']);
          },
        },
        {
          mark: 'floors',
          says: () => {
            const gain = (marker: number): number => markerPoints(marker - 1) - markerPoints(marker);
            return say('end.floors', { first: gain(START_MARKER), last: gain(LAST_MARKER + 1) }, ['MM-2.3.4']);
          },
        },
        { mark: 'growth 20', says: () => say('end.column', {}, ['MM-5.1', 'MM-5.3']) },
      ],
    },
  ],
  words,
};
