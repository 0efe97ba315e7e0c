import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Lesson, Story } from '#kernel/lesson.ts';
import { type Speaker, speaker } from '#kernel/messages.ts';
import { MAX_LEVEL, RELEASE_FEE, type Street, TP_FARE_C, titleData, titleIndex } from '../data.ts';
import type { manifest } from '../manifest.ts';
import { rentOf } from '../rules/rent.ts';
import { money, term, who } from '../speak.ts';
import type { TitleId, View } from '../types.ts';
import { words } from './words.ts';

const { say }: Speaker<typeof words, (typeof manifest)['prefix']> = speaker();

const ME = 0;
const RIVAL = 1;
const THROW = { type: 'throw' } as const;
const BUY = { type: 'buy' } as const;
const OFFERED = 1800;
/** The street of the story, and the one that makes a pair with it. */
const STREET: TitleId = 'BER2';
const OTHER: TitleId = 'BER1';

const streetOf = (id: TitleId): Street => {
  const found = titleData(id);
  if (found.kind !== 'street') throw new Error('the story is told of streets');
  return found;
};
const street = streetOf(STREET);
const STREET_NAME = { street: term(STREET) } as const;

const rent = (view: View): number => rentOf(view, titleIndex(STREET));
const cash = (view: View, seat: Seat): number => at(view.cash, seat);

/** A competitor keeps the monopolist from his pair, and collects from the price war. */
const competitor: Story = {
  seat: ME,
  seats: 2,
  options: { roleAssignment: 'lobby', monopolistSeats: ['seat1'] },
  // Found by trying: 8, 6, 9, a double one, and a card that sends to the price war.
  seed: '0000000000000000000000059a1f3c9e',
  inputs: [
    { by: ME, move: THROW },
    { by: ME, move: BUY },
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: BUY },
    { by: ME, move: THROW },
    { by: RIVAL, move: { type: 'proposeTrade', to: ME, giveTitles: [], giveCash: OFFERED, getTitles: [STREET], getCash: 0 } },
    { by: ME, move: { type: 'reject' } },
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: { type: 'endTurn' } },
    { by: ME, move: { type: 'build', title: STREET } },
    { by: ME, move: { type: 'payRelease' } },
  ],
};

/** The same city from the other camp. */
const monopolist: Story = {
  seat: ME,
  seats: 2,
  options: { roleAssignment: 'lobby', monopolistSeats: ['seat0'] },
  // Found by trying: 6, 5, a double one, 3.
  seed: '00000000000000000000000033e25a8b',
  inputs: [
    { by: ME, move: THROW },
    { by: ME, move: BUY },
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: BUY },
    { by: ME, move: THROW },
    { by: ME, move: BUY },
    { by: ME, move: { type: 'build', title: STREET } },
    { by: ME, move: { type: 'endTurn' } },
    { by: RIVAL, move: THROW },
  ],
};

/** What is auctioned, and the street that would make the monopolist's pair; what is exchanged; what is mortgaged for the rent of the last visit. */
const AUCTIONED: TitleId = 'MAD1';
const VISITED: TitleId = 'MAD3';
const GIVEN: TitleId = 'TP2';
const WANTED: TitleId = 'PAR1';
const MORTGAGED: TitleId = 'ROM2';
const CEILING = 900;

/** The last two rounds of a short game, to its end. */
const ending: Story = {
  seat: ME,
  seats: 2,
  options: { roleAssignment: 'lobby', monopolistSeats: ['seat1'], roundLimit: 8 },
  // Found by trying: the rival stops in Madrid with a street of it in hand, and the learner there with less than the rent.
  seed: '00000000000000000000000000001cc9',
  draws: 'named',
  inputs: [
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: BUY },
    { by: ME, move: THROW },
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: BUY },
    { by: ME, move: THROW },
    { by: ME, move: BUY },
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: BUY },
    { by: ME, move: THROW },
    { by: ME, move: BUY },
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: BUY },
    ...Array.from({ length: 4 }, () => ({ by: ME, move: { type: 'build', title: 'PAR3' } })),
    { by: ME, move: THROW },
    { by: ME, move: BUY },
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: BUY },
    { by: ME, move: THROW },
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: { type: 'payTax', mode: 'flat' } },
    { by: ME, move: THROW },
    { by: ME, move: BUY },
    { by: RIVAL, move: THROW },
    { by: RIVAL, move: { type: 'decline' } },
    { by: ME, move: { type: 'ceiling', amount: CEILING } },
    { by: RIVAL, move: { type: 'pass' } },
    { by: ME, move: THROW },
    { by: ME, move: BUY },
    { by: RIVAL, move: THROW },
    { by: ME, move: { type: 'proposeTrade', to: RIVAL, giveTitles: [GIVEN], giveCash: 0, getTitles: [WANTED], getCash: 0 } },
    { by: RIVAL, move: { type: 'accept' } },
    { by: ME, move: THROW },
    { by: ME, move: { type: 'mortgage', title: MORTGAGED } },
  ],
};

const priceOf = (id: TitleId): number => titleData(id).price;

/** What was counted for a seat at the end (AM-5.7). */
const scored = ({ table: { point } }: View, seat: Seat): number =>
  point.kind === 'gameOver' ? (point.counts.find((count) => count.seat === seat)?.score ?? 0) : 0;

export const lesson: Lesson<View> = {
  minutes: 9,
  steps: [
    {
      story: competitor,
      at: 0,
      title: say('camps.title', {}, []),
      why: (view) => say('camps.why', { other: who(RIVAL), cash: money(cash(view, ME)) }, ['AM-1.2', 'AM-1.3']),
      points: [
        { mark: 'camp C', says: () => say('camps.own', {}, ['AM-4.3.4']) },
        { mark: 'camp M', says: () => say('camps.other', {}, ['AM-4.3.4', 'AM-2.4.1']) },
      ],
      act: { how: () => say('camps.how', {}, ['AM-4.4.1']), instead: () => say('camps.instead', {}, ['AM-4.3.1']) },
    },
    {
      at: 1,
      title: say('buy.title', {}, []),
      why: () => say('buy.why', { ...STREET_NAME, price: money(street.price), rent: money(at(street.rents.C, 0)) }, ['AM-4.6.2']),
      points: [
        { mark: 'square-8', says: () => say('buy.square', {}, ['AM-4.3.4']) },
        {
          mark: `cash ${ME}`,
          says: (view) => say('buy.cash', { left: money(cash(view, ME) - street.price), mortgage: money(street.price / 2) }, ['AM-4.8.1']),
        },
      ],
      act: {
        how: () => say('buy.how', STREET_NAME, ['AM-4.6.2']),
        instead: () => say('buy.instead', { other: who(RIVAL), mortgage: money(street.price / 2) }, ['AM-4.8.1']),
      },
    },
    {
      at: 5,
      title: say('war.title', {}, []),
      why: () => say('war.why', {}, ['AM-4.7.3', 'AM-4.7.4']),
      points: [
        { mark: 'square-10', says: () => say('war.square', { fee: money(RELEASE_FEE) }, ['AM-4.7.2']) },
        { mark: 'square-6', says: () => say('war.rival', { other: who(RIVAL), street: term(OTHER) }, ['AM-4.3.4']) },
      ],
    },
    {
      at: 6,
      title: say('trade.title', {}, []),
      why: () => say('trade.why', { other: who(RIVAL), sum: money(OFFERED), price: money(street.price) }, ['AM-4.10.2']),
      points: [
        {
          mark: 'effects',
          says: () =>
            say('trade.pair', { single: money(at(street.rents.M, 0)), double: money(street.rents.monopoly), both: money(2 * street.rents.monopoly) }, [
              'AM-2.4.1',
            ]),
        },
      ],
      act: {
        how: () => say('trade.how', {}, ['AM-4.10.4']),
        shown: () => say('trade.shown', { sum: money(OFFERED) }, ['AM-2.4.1']),
        instead: () => say('trade.instead', { sum: money(OFFERED) }, ['AM-2.4.1']),
      },
    },
    {
      at: 9,
      title: say('build.title', {}, []),
      why: (view) => say('build.why', { other: who(RIVAL), rent: money(rent(view)) }, ['AM-4.7.3']),
      points: [
        {
          mark: 'square-8',
          says: (view) => say('build.square', { step: money(street.step), rent: money(rent(view)), after: money(at(street.rents.C, 1)) }, ['AM-4.3.4']),
        },
      ],
      act: {
        how: () => say('build.how', STREET_NAME, ['AM-4.3.4']),
        shown: () => say('build.shown', { step: money(street.step) }, ['AM-4.3.4']),
        instead: (view) => say('build.instead', { rent: money(rent(view)) }, ['AM-4.3.4']),
      },
    },
    {
      at: 10,
      title: say('out.title', {}, []),
      why: () => say('out.why', { fee: money(RELEASE_FEE) }, ['AM-4.3.3']),
      points: [{ mark: 'square-10', says: () => say('out.square', {}, ['AM-4.4.2']) }],
      act: { how: () => say('out.how', { fee: money(RELEASE_FEE) }, ['AM-4.3.3']), instead: () => say('out.instead', {}, ['AM-4.4.2']) },
    },
    {
      at: 11,
      title: say('turn.title', {}, []),
      why: (view) => say('turn.why', { rent: money(rent(view)), most: money(at(street.rents.C, MAX_LEVEL.C)) }, ['AM-2.4.1']),
      points: [{ mark: 'square-8', says: () => say('turn.square', { double: money(at(street.rents.M, 1)) }, ['AM-2.4.2']) }],
    },
    {
      story: monopolist,
      at: 6,
      title: say('pair.title', {}, []),
      why: (view) => say('pair.why', { rent: money(rent(view)), single: money(at(street.rents.M, 0)) }, ['AM-2.4.1']),
      points: [
        { mark: 'square-8', says: () => say('pair.square', { step: money(street.step), after: money(at(street.rents.M, 1)) }, ['AM-4.3.4']) },
        { mark: 'square-6', says: () => say('pair.first', {}, ['AM-4.3.4']) },
      ],
      act: {
        how: () => say('pair.how', STREET_NAME, ['AM-4.3.4']),
        shown: () => say('pair.shown', { step: money(street.step) }, ['AM-4.3.4']),
        instead: () => say('pair.instead', {}, ['AM-2.4.2']),
      },
    },
    {
      at: 9,
      title: say('end.title', {}, []),
      why: (view) => say('end.why', { ...STREET_NAME, other: who(RIVAL), rent: money(rent(view)) }, ['AM-4.6.4']),
      points: [{ mark: 'square-10', says: () => say('end.prison', {}, ['AM-4.7.4']) }],
    },
    {
      story: ending,
      at: 28,
      title: say('auction.title', {}, []),
      why: () => say('auction.why', { other: who(RIVAL), street: term(AUCTIONED), opening: money(priceOf(AUCTIONED) / 2) }, ['AM-4.8.1']),
      points: [
        { mark: 'square-11', says: () => say('auction.pair', { other: who(RIVAL), street: term(VISITED) }, ['AM-2.4.1']) },
        { mark: `cash ${ME}`, says: (view) => say('auction.cash', { cash: money(cash(view, ME)) }, ['AM-4.8.6', 'AM-4.8.7']) },
      ],
      act: {
        how: () => say('auction.how', { most: money(CEILING) }, ['AM-4.8.6']),
        instead: () => say('auction.instead', { most: money(CEILING) }, ['AM-4.8.7']),
      },
    },
    {
      at: 33,
      title: say('propose.title', {}, []),
      why: () => say('propose.why', { other: who(RIVAL), wanted: term(WANTED) }, ['AM-4.10.2']),
      points: [
        { mark: 'square-21', says: () => say('propose.wanted', { rent: money(at(streetOf(WANTED).rents.C, 0)), other: who(RIVAL) }, ['AM-2.4.1']) },
        { mark: 'square-15', says: () => say('propose.given', { given: term(GIVEN), fare: money(TP_FARE_C) }, ['AM-2.4.3']) },
      ],
      act: {
        how: () => say('propose.how', { given: term(GIVEN), wanted: term(WANTED) }, ['AM-4.10.3']),
        instead: () => say('propose.instead', { given: term(GIVEN), wanted: term(WANTED) }, ['AM-4.10.3']),
      },
    },
    {
      at: 36,
      title: say('debt.title', {}, []),
      why: (view) =>
        say('debt.why', { other: who(RIVAL), street: term(VISITED), rent: money(view.table.debts[0]?.amount ?? 0), cash: money(cash(view, ME)) }, ['AM-4.9.1']),
      points: [{ mark: 'square-3', says: () => say('debt.street', { street: term(MORTGAGED), half: money(priceOf(MORTGAGED) / 2) }, ['AM-4.9.3']) }],
      act: {
        how: () => say('debt.how', { street: term(MORTGAGED) }, ['AM-4.9.3']),
        instead: () => say('debt.instead', { street: term(MORTGAGED), rent: money(at(streetOf(MORTGAGED).rents.C, 0)) }, ['AM-4.9.4']),
      },
    },
    {
      at: 37,
      title: say('over.title', {}, []),
      why: (view) => say('over.why', { own: money(scored(view, ME)), other: who(RIVAL), theirs: money(scored(view, RIVAL)) }, ['AM-5.2', 'AM-5.7']),
      points: [],
    },
  ],
  words,
};
