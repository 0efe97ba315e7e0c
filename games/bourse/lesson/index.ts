import { at, sum } from '#kernel/collections.ts';
import type { Lesson, Story } from '#kernel/lesson.ts';
import { type Speaker, speaker } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { CEILING, LOAN_PRINCIPAL, LOAN_REPAYMENT, NEXT_PHASE, NOMINAL, STEP } from '../data.ts';
import type { manifest } from '../manifest.ts';
import { money, named, who } from '../speak.ts';
import { type Coefficient, SECURITIES, type SecurityId, type View } from '../types.ts';
import { words } from './words.ts';

const { say }: Speaker<typeof words, (typeof manifest)['prefix']> = speaker();

const ME = 0;
const RIVAL = 1;
const ROLL = { type: 'roll' } as const;

/** What the learner is told to buy. */
const FIRST = 3;
const BONDS = 2;
const OFFERED = 2;

const cash = ({ cash: sums }: View, seat: number): number => sums[seat] ?? 0;
const owned = ({ table }: View, seat: number, security: SecurityId): number => at(table.players, seat).titles[security];

/** BO-5.1. */
const score = (view: View, seat: number): number =>
  sum(SECURITIES.map((security) => owned(view, seat, security) * view.table.quotes[security])) - LOAN_REPAYMENT * at(view.table.players, seat).loans.length;

/** What a visit in this phase changes on average, to the nearest hundred. */
const meanChange = ({ data, table }: View, coefficient: Coefficient): number => {
  const row = at(data.variations[table.phase], coefficient - 1);
  return Math.round(sum(row) / row.length / 100) * 100;
};

const phases = ({ table }: View): { readonly phase: Arg; readonly next: Arg } => ({
  phase: { term: `phase.${table.phase}` },
  next: { term: `phase.${NEXT_PHASE[table.phase]}` },
});

const lot = ({ table: { point } }: View): { readonly value: number; readonly opening: number } => {
  if (point.kind !== 'auctionBid') return { value: 0, opening: 0 };
  return point.lot;
};

/** Somebody rises too high, borrows and fails; the learner keeps their titles, and borrows nothing while money lies idle. */
const story: Story = {
  seat: ME,
  seats: 2,
  options: { startPhase: 'expansion' },
  // Found by trying: it gives the dice of this story (6, 6, 5, 1, 4, 3, any, 5) and turns up the card that calls in all loans.
  seed: '000000000000000000418d92cb09c4a8',
  inputs: [
    { by: RIVAL, move: ROLL },
    { by: RIVAL, move: { type: 'buy', n: OFFERED } },
    { by: ME, move: { type: 'buy', n: FIRST } },
    { by: ME, move: ROLL },
    { by: ME, move: { type: 'settleCeiling', sell: 0 } },
    { by: RIVAL, move: { type: 'settleCeiling', sell: 0 } },
    { by: ME, move: { type: 'buyOption', owner: RIVAL, n: OFFERED } },
    { by: ME, move: { type: 'done' } },
    { by: RIVAL, move: ROLL },
    { by: RIVAL, move: { type: 'buy', n: 5 } },
    { by: ME, move: ROLL },
    { by: ME, move: { type: 'buy', n: BONDS } },
    { by: RIVAL, move: { type: 'buy', n: 2 } },
    { by: RIVAL, move: ROLL },
    { by: RIVAL, move: { type: 'borrow' } },
    { by: ME, move: ROLL },
    { by: RIVAL, move: { type: 'auctionLot', lot: { FOR: 1 } } },
    { by: ME, move: { type: 'bid', amount: 15_000 } },
    { by: RIVAL, move: ROLL },
    { by: ME, move: { type: 'pass' } },
    { by: ME, move: ROLL },
    { by: ME, move: { type: 'pass' } },
  ],
};

export const lesson: Lesson<View> = {
  minutes: 8,
  steps: [
    {
      story,
      at: 0,
      title: say('goal.title', {}, []),
      why: (view) =>
        say('goal.why', { cash: money(cash(view, ME)), score: money(score(view, ME)), target: money(view.options.winTarget) }, ['BO-5.1', 'BO-5.2']),
      points: [
        { mark: `score ${ME}`, says: () => say('goal.score', {}, ['BO-5.1']) },
        { mark: 'dial', says: (view) => say('goal.cycle', { ...phases(view), mean: money(meanChange(view, 2)) }, ['BO-4.6.1']) },
        { mark: 'scale', says: () => say('goal.quotes', { nominal: money(NOMINAL) }, ['BO-3.3']) },
      ],
    },
    {
      at: 2,
      title: say('visit.title', {}, []),
      why: ({ data, table: { visit } }) =>
        say(
          'visit.why',
          {
            other: who(RIVAL),
            die: visit?.die ?? 0,
            security: named(data, visit?.security ?? 'THO'),
            before: money(visit?.before ?? 0),
            raw: money(visit?.raw ?? 0),
          },
          ['BO-4.3.4'],
        ),
      points: [
        { mark: 'square-6', says: ({ table }) => say('visit.price', { step: money(STEP), price: money(table.quotes.THO) }, ['BO-4.3.6']) },
        {
          mark: `score ${ME}`,
          says: (view) => {
            const price = view.table.quotes.THO;
            return say('visit.account', { cost: money(FIRST * price), score: money(score(view, ME)), after: money(FIRST * (price + STEP)) }, ['BO-5.1']);
          },
        },
      ],
      act: {
        how: ({ data }) => say('visit.how', { security: named(data, 'THO') }, ['BO-4.3.5']),
        instead: (view) => say('visit.instead', { cash: money(cash(view, ME)) }, ['BO-5.1']),
      },
    },
    {
      at: 3,
      title: say('die.title', {}, []),
      why: () => say('die.why', {}, ['BO-4.3.1']),
      points: [
        {
          mark: 'square-6',
          says: ({ data, table: { quotes, phase } }) => {
            const change = at(at(data.variations[phase], 1), 5);
            const quote = quotes.THO;
            return say('die.square', { security: named(data, 'THO'), change: { change }, quote: money(quote), raw: money(quote + change) }, ['BO-4.3.1']);
          },
        },
        { mark: 'rule', says: () => say('die.table', {}, ['BO-4.3.1']) },
      ],
      act: { how: () => say('die.how', {}, ['BO-4.1.1']), instead: () => say('die.instead', {}, ['BO-4.1.1']) },
    },
    {
      at: 4,
      title: say('ceiling.title', {}, []),
      why: ({ data, table: { visit } }) =>
        say('ceiling.why', { security: named(data, 'THO'), raw: money(visit?.raw ?? 0), ceiling: money(CEILING), nominal: money(NOMINAL) }, ['BO-4.4.3']),
      points: [
        {
          mark: 'panel',
          says: ({ table: { visit } }) =>
            say('ceiling.panel', { raw: money(visit?.raw ?? 0), gain: money((visit?.raw ?? 0) - NOMINAL), nominal: money(NOMINAL) }, ['BO-4.4.3']),
        },
        {
          mark: `score ${ME}`,
          says: (view) => {
            const count = owned(view, ME, 'THO');
            const gain = (view.table.visit?.raw ?? 0) - NOMINAL;
            return say('ceiling.account', { count, cash: money(count * gain), score: money(count * NOMINAL) }, ['BO-5.1']);
          },
        },
      ],
      act: {
        how: (view) => say('ceiling.how', { count: owned(view, ME, 'THO') }, ['BO-4.4.3']),
        instead: ({ table: { visit } }) => say('ceiling.instead', { raw: money(visit?.raw ?? 0), gain: money((visit?.raw ?? 0) - NOMINAL) }, ['BO-4.4.3']),
      },
    },
    {
      at: 6,
      title: say('option.title', {}, []),
      why: (view) =>
        say(
          'option.why',
          {
            security: named(view.data, 'THO'),
            owner: who(RIVAL),
            count: owned(view, RIVAL, 'THO'),
            fee: money(view.data.securities.THO.optionPrice ?? 0),
          },
          ['BO-4.9.1'],
        ),
      points: [
        { mark: 'square-6', says: () => say('option.due', {}, ['BO-4.9.6']) },
        { mark: `score ${RIVAL}`, says: () => say('option.blocked', { owner: who(RIVAL) }, ['BO-4.9.4']) },
      ],
      act: {
        shown: () => say('option.shown', {}, ['BO-4.9.6']),
        how: () => say('option.how', { count: OFFERED, owner: who(RIVAL) }, ['BO-4.9.1']),
        instead: () => say('option.instead', { count: OFFERED, owner: who(RIVAL) }, ['BO-4.9.4']),
      },
    },
    {
      at: 11,
      title: say('bond.title', {}, []),
      why: ({ data, table: { visit } }) =>
        say('bond.why', { security: named(data, 'SNC'), loss: money((visit?.before ?? 0) - (visit?.raw ?? 0)) }, ['BO-2.3.2']),
      points: [
        {
          mark: 'square-7',
          says: ({ data: { securities } }) =>
            say('bond.dividend', { dividend: money(securities.SNC.dividend), least: money(securities.ECC.dividend) }, ['BO-4.2.3']),
        },
        { mark: `cash ${RIVAL}`, says: (view) => say('bond.cash', { other: who(RIVAL), cash: money(cash(view, RIVAL)) }, ['BO-7.3']) },
      ],
      act: {
        how: ({ table }) => say('bond.how', { price: money(table.quotes.SNC) }, ['BO-4.3.5']),
        instead: ({ table, data }) => say('bond.instead', { price: money(table.quotes.SNC), dividend: money(data.securities.SNC.dividend) }, ['BO-4.2.3']),
      },
    },
    {
      at: 15,
      title: say('cycle.title', {}, []),
      why: () => say('cycle.why', { other: who(RIVAL), loan: money(LOAN_PRINCIPAL) }, ['BO-4.5.2']),
      points: [
        { mark: 'square-10', says: () => say('cycle.event', {}, ['BO-4.6.1']) },
        { mark: 'dial', says: (view) => say('cycle.dial', phases(view), ['BO-4.6.1']) },
      ],
      act: { how: () => say('cycle.how', {}, ['BO-4.1.1']), instead: () => say('cycle.instead', {}, ['BO-4.1.1']) },
    },
    {
      at: 17,
      title: say('default.title', {}, []),
      why: (view) => say('default.why', { other: who(RIVAL), due: money(LOAN_REPAYMENT), cash: money(cash(view, RIVAL)) }, ['BO-4.8.2']),
      points: [
        { mark: 'panel', says: (view) => say('default.lot', { value: money(lot(view).value), opening: money(lot(view).opening) }, ['BO-4.8.4']) },
        { mark: `score ${ME}`, says: (view) => say('default.account', { value: money(lot(view).value), opening: money(lot(view).opening) }, ['BO-4.8.5']) },
      ],
      act: {
        how: (view) => say('default.how', { opening: money(lot(view).opening) }, ['BO-4.8.5']),
        instead: (view) => say('default.instead', { value: money(lot(view).value), opening: money(lot(view).opening) }, ['BO-4.8.5']),
      },
    },
    {
      at: 21,
      title: say('loan.title', {}, []),
      why: () => say('loan.why', { loan: money(LOAN_PRINCIPAL), repayment: money(LOAN_REPAYMENT) }, ['BO-4.5.2']),
      points: [
        {
          mark: `score ${ME}`,
          says: (view) => say('loan.account', { score: money(score(view, ME)), after: money(score(view, ME) - LOAN_REPAYMENT) }, ['BO-5.1']),
        },
        { mark: 'square-15', says: () => say('loan.when', {}, ['BO-4.5.4']) },
      ],
      act: {
        how: (view) => say('loan.how', { cash: money(cash(view, ME)) }, ['BO-4.5.2']),
        instead: (view) => say('loan.instead', { cash: money(cash(view, ME)), interest: money(LOAN_REPAYMENT - LOAN_PRINCIPAL) }, ['BO-4.5.4']),
      },
    },
    {
      at: 22,
      title: say('end.title', {}, []),
      why: () => say('end.why', {}, ['BO-1.4']),
      points: [
        {
          mark: `score ${ME}`,
          says: (view) => say('end.account', { score: money(score(view, ME)), target: money(view.options.winTarget), cash: money(cash(view, ME)) }, ['BO-5.2']),
        },
        { mark: `score ${RIVAL}`, says: (view) => say('end.rival', { other: who(RIVAL), score: money(score(view, RIVAL)) }, ['BO-5.1']) },
      ],
    },
  ],
  words,
};
