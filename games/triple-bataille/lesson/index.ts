import { at } from '#kernel/collections.ts';
import type { Lesson, Story } from '#kernel/lesson.ts';
import { type Speaker, speaker } from '#kernel/messages.ts';
import { DIVIDEND, HOUSE_PRICE, MICRO, RENT } from '../content/data.ts';
import type { manifest } from '../manifest.ts';
import type { Player, View } from '../types.ts';
import { words } from './words.ts';

const { say }: Speaker<typeof words, (typeof manifest)['prefix']> = speaker();

const ME = 0;
const OTHERS = [1, 2] as const;
const FOOD = 1;
/** Nobody waits for a guide: the windows have no clock. */
const UNHURRIED = { length: 'short', windowPlan: 0, windowStake: 0, windowMarket: 0 } as const;

const DONE = { type: 'done' } as const;
const STAKE = { type: 'setStake', b: 1 } as const;
const POST = { type: 'takePublicPost' } as const;
const HOUSE = { type: 'buildHouse', slot: 'main' } as const;

const me = ({ table }: View): Player => at(table.players, ME);
const result = ({ table }: View) => table.battleReport.results.find(({ key }) => key === String(ME));
/** Cards for one credit and one battle. */
const interest = ({ table }: View): number => table.bank.halfRate / 2;

/** A window of a battle: what the learner does in it, then move by move what both others do. */
const opened = (mine: readonly object[], ...others: readonly object[]): Story['inputs'] => [
  ...mine.map((move) => ({ by: ME, move })),
  ...others.flatMap((move) => OTHERS.map((by) => ({ by, move }))),
];

/** Two battles: the first one builds a house, the second one lives on credit. */
const debt: Story = {
  seat: ME,
  seats: 3,
  options: { ...UNHURRIED, mode: 'dette' },
  seed: '00000000000000000000000000000005',
  inputs: [
    opened([DONE], DONE),
    opened([STAKE, DONE], STAKE, DONE),
    opened([HOUSE, DONE], HOUSE, DONE),
    opened([{ type: 'takeCredit', n: 1 }, DONE], POST, DONE),
    opened([STAKE, DONE], STAKE, DONE),
    opened([{ type: 'repayCredit', n: 1 }]),
  ].flat(),
};

/** The first battle over again, with the other money. */
const free: Story = {
  seat: ME,
  seats: 3,
  options: { ...UNHURRIED, mode: 'libre' },
  seed: '00000000000000000000000000000005',
  inputs: [opened([DONE], POST, DONE), opened([STAKE, DONE], STAKE, DONE), opened([HOUSE, DONE], HOUSE, { type: 'buildHouse', slot: 'rental' }, DONE)].flat(),
};

export const lesson: Lesson<View> = {
  minutes: 7,
  steps: [
    {
      story: debt,
      at: 0,
      title: say('live.title', {}, []),
      why: (view) => say('live.why', { pile: me(view).pile, living: FOOD + RENT }, ['TB-1.4', 'TB-4.4.4']),
      points: [
        { mark: 'dues', says: (view) => say('live.dues', { left: me(view).pile - FOOD - RENT }, ['TB-4.4.4']) },
        { mark: `pile ${ME}`, says: () => say('live.pile', {}, ['TB-2.3.4']) },
      ],
      act: { how: () => say('live.how', {}, ['TB-4.3.6']), instead: () => say('live.instead', { living: FOOD + RENT }, ['TB-4.4.4']) },
    },
    {
      at: 3,
      title: say('stake.title', {}, []),
      why: ({ table }) => say('stake.why', { pot: table.funds.pot }, ['TB-4.4.3', 'TB-4.4.4']),
      points: [
        { mark: `pile ${ME}`, says: () => say('stake.pile', {}, ['TB-4.7.2']) },
        { mark: 'outcomes', says: () => say('stake.outcomes', { gain: MICRO }, ['TB-4.8.1']) },
      ],
      act: {
        how: () => say('stake.how', {}, ['TB-4.5.2']),
        instead: ({ table }) => say('stake.instead', { pot: table.funds.pot }, ['TB-4.5.2']),
      },
    },
    {
      at: 9,
      title: say('battle.title', {}, []),
      why: (view) => say('battle.why', { place: result(view)?.place ?? 0, gain: result(view)?.gain ?? 0 }, ['TB-4.8.1']),
      points: [
        { mark: 'winners', says: (view) => say('battle.winners', { tax: view.options.tax }, ['TB-4.8.4']) },
        {
          mark: 'potParts',
          says: (view) => say('battle.receipt', { pile: me(view).pile, rest: view.table.battleReport.remainder }, ['TB-4.13.1']),
        },
      ],
    },
    {
      at: 9,
      title: say('house.title', {}, []),
      why: () => say('house.why', { price: HOUSE_PRICE }, ['TB-4.4.4']),
      points: [{ mark: `houses ${ME}`, says: () => say('house.money', {}, ['TB-4.10.2']) }],
      act: { how: () => say('house.how', {}, ['TB-4.10.2']), instead: () => say('house.instead', {}, ['TB-4.4.4']) },
    },
    {
      at: 15,
      title: say('credit.title', {}, []),
      why: (view) => say('credit.why', { pile: me(view).pile, food: FOOD, size: view.options.creditSize }, ['TB-4.3.4']),
      points: [
        { mark: 'price credit', says: (view) => say('credit.price', { interest: interest(view), size: view.options.creditSize }, ['TB-4.9.1']) },
        { mark: 'dues', says: (view) => say('credit.dues', { left: me(view).pile + view.options.creditSize - FOOD }, ['TB-4.3.4']) },
      ],
      act: { how: () => say('credit.how', {}, ['TB-4.3.4']), instead: () => say('credit.instead', {}, ['TB-4.3.1']) },
    },
    {
      at: 27,
      title: say('interest.title', {}, []),
      why: (view) =>
        say('interest.why', { gain: result(view)?.gain ?? 0, interest: interest(view), pile: me(view).pile, size: view.options.creditSize }, ['TB-4.9.1']),
      points: [{ mark: 'receipt', says: (view) => say('interest.receipt', { size: view.options.creditSize }, ['TB-2.10.1']) }],
      act: {
        how: (view) => say('interest.how', { size: view.options.creditSize }, ['TB-4.10.1']),
        instead: (view) => say('interest.instead', { interest: interest(view) }, ['TB-4.9.1']),
      },
    },
    {
      at: 28,
      title: say('zero.title', {}, []),
      why: (view) => say('zero.why', { pile: me(view).pile, gain: result(view)?.gain ?? 0 }, ['TB-4.10.1']),
      points: [{ mark: 'bank', says: ({ vault }) => say('zero.bank', { bank: vault?.bankProfit ?? 0 }, ['TB-4.12.7', 'TB-2.10.1']) }],
    },
    {
      story: free,
      at: 0,
      title: say('libre.title', {}, []),
      why: () => say('libre.why', { dividend: DIVIDEND }, ['TB-4.2.7']),
      points: [
        { mark: `pile ${ME}`, says: (view) => say('libre.pile', { pile: me(view).pile, before: me(view).pile - DIVIDEND, dividend: DIVIDEND }, ['TB-3.3']) },
        { mark: 'price living', says: () => say('libre.prices', {}, ['TB-3.3']) },
      ],
      act: {
        how: () => say('libre.how', {}, ['TB-4.3.6']),
        shown: () => say('libre.shown', {}, ['TB-4.3.1']),
        instead: () => say('libre.instead', {}, ['TB-4.3.1']),
      },
    },
    {
      at: 5,
      title: say('free.title', {}, []),
      why: ({ table }) => say('free.why', { pot: table.funds.pot }, ['TB-4.4.3']),
      points: [{ mark: 'outcomes', says: () => say('free.outcomes', { gain: MICRO }, ['TB-4.8.1']) }],
      act: { how: () => say('free.how', {}, ['TB-4.5.2']), instead: () => say('free.instead', {}, ['TB-4.5.2']) },
    },
    {
      at: 19,
      title: say('end.title', {}, []),
      why: (view) => say('end.why', { pile: me(view).pile }, ['TB-4.2.7']),
      points: [{ mark: `pile ${ME}`, says: () => say('end.pile', {}, ['TB-4.11.5']) }],
    },
  ],
  words,
};
