import { type BadGame, right, spoiled } from './bad-game.ts';

let tosses = 0;

/** Games that go wrong from one state to the next. */
export const STUMBLERS: readonly BadGame[] = [
  spoiled('an apply that mutates the state it was given', 'mutation', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      // The very mistake that the suite must find, written past the type that forbids it.
      Object.assign(state, { round: step.state.round });
      return step;
    },
  }),
  spoiled('an apply that turns a list of the state round in place', 'mutation', {
    apply: (state, input, chance) => {
      if (Array.isArray(state.deck)) state.deck.reverse();
      return right.apply(state, input, chance);
    },
  }),
  spoiled('a dead end: nobody is asked once the heap is small', 'deadEnd', { pending: (state) => (state.stones <= 2 ? [] : right.pending(state)) }),
  spoiled('a dead end: the taker must answer, but nothing is offered to him', 'deadEnd', {
    offers: (state, actor) => (state.taker === actor && state.stones <= 2 ? [] : right.offers(state, actor)),
    check: (state, input) => {
      const stuck = state.stones <= 2 && state.taker !== null && input.by === state.taker;
      return stuck ? { key: 'nim.notAsked', clauses: ['TB-nim.2'] } : right.check(state, input);
    },
  }),
  spoiled('an endless game: the last stone comes back', 'endless', {
    apply: (state, input, chance) => right.apply({ ...state, stones: Math.max(state.stones, 8) }, input, chance),
  }),
  spoiled('an apply with a memory of its own', 'determinism', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      return { ...step, state: { ...step.state, round: step.state.round + (tosses++ % 2) } };
    },
  }),
  spoiled('a state that holds a Date', 'json', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      return { ...step, state: { ...step.state, startedAt: new Date(0) } };
    },
  }),
  spoiled('a state that holds undefined', 'json', {
    setup: (options, seats, chance) => {
      const step = right.setup(options, seats, chance);
      return { ...step, state: { ...step.state, winner: undefined } };
    },
  }),
  spoiled('a broken invariant: money out of nowhere', 'invariant', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      const { ledger } = step.state;
      return { ...step, state: { ...step.state, ledger: { ...ledger, funds: { pot: (ledger.funds.pot ?? 0) + 1 } } } };
    },
  }),
  spoiled('an outcome that forgets a seat', 'outcome', {
    outcome: (state) => {
      const outcome = right.outcome(state);
      return outcome === null ? null : { ...outcome, standings: outcome.standings.slice(1) };
    },
  }),
  spoiled('an apply that throws', 'crash', {
    apply: (state, input, chance) => {
      if (state.round > 2) throw new Error('nobody thought of round 3');
      return right.apply(state, input, chance);
    },
  }),
];
