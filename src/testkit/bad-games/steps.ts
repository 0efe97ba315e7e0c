import type { Offer } from '#kernel/game.ts';
import type { Fault } from '../faults.ts';
import { nim, type NimPackage } from '../nim/index.ts';
import type { Words } from '#kernel/words.ts';

/** A game with one thing wrong, and the one fault that the contract suite must find in it. */
export interface BadGame {
  readonly name: string;
  readonly fault: Fault;
  readonly game: NimPackage;
}

/** The correct game with some functions replaced. */
export const spoiled = (name: string, fault: Fault, wrong: Partial<NimPackage['module']>): BadGame => ({
  name,
  fault,
  game: { ...nim, module: { ...nim.module, ...wrong } },
});

export const right = nim.module;

/** A form of this type that opens with another number; other offers as they are. */
export const opensWith = <M>(offer: Offer<M>, type: string, start: number): Offer<M> => {
  if (offer.kind !== 'form' || offer.type !== type) return offer;
  const [field] = offer.fields;
  return field?.kind === 'int' ? { ...offer, fields: [{ ...field, start }] } : offer;
};

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
      return stuck ? { key: 'notAsked', clauses: ['TB-nim.2'] } : right.check(state, input);
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
  {
    name: 'an ending that the manifest does not name',
    fault: 'outcome',
    game: { ...nim, endings: { lastStone: ['le dernier caillou', 'the last stone'] } },
  },
  spoiled('a die without a number: it falls alike for ever', 'draw', {
    apply: (state, input, chance) => right.apply(state, input, { of: (purpose) => chance.of(purpose) }),
  }),
  spoiled('one name for two kinds of draws', 'draw', {
    apply: (state, input, chance) =>
      right.apply(state, input, {
        of: (purpose, ...which) => {
          const draws = chance.of(purpose, ...which);
          draws.int(100);
          return draws;
        },
      }),
  }),
  spoiled('a name that is no word', 'draw', {
    apply: (state, input, chance) => right.apply(state, input, { of: (...which) => chance.of('the die', ...which.slice(1).map(Number)) }),
  }),
  spoiled('a die named by how much was written before it', 'draw', {
    apply: (state, input, chance) => {
      const written = state.notes.join('').length;
      return right.apply(state, input, { of: (purpose, ...which) => chance.of(purpose, ...which, written) });
    },
  }),
  spoiled('an apply that throws', 'crash', {
    apply: (state, input, chance) => {
      if (state.round > 2) throw new Error('nobody thought of round 3');
      return right.apply(state, input, chance);
    },
  }),
];

const reworded = (name: string, fault: Fault, reword: (words: Words) => Words): BadGame => ({ name, fault, game: { ...nim, words: reword(nim.words) } });

const without = (words: Words, key: string): Words => Object.fromEntries(Object.entries(words).filter(([known]) => known !== key));

/** Games that are lost for words. */
export const MUMBLERS: readonly BadGame[] = [
  reworded('a sentence that is empty in English', 'translation', (words) => ({ ...words, took: ['{who} prend {stones|# caillou|# cailloux}.', ''] })),
  reworded('a sentence missing in both languages', 'translation', (words) => without(words, 'sealed')),
  reworded('an option without its help', 'translation', (words) => without(words, 'option.ties.help')),
  reworded('a blank of a form without a name', 'translation', (words) => without(words, 'field.stones')),
  reworded('a metric without a name', 'translation', (words) => without(words, 'nim.metric.purse')),
  reworded('a blank misspelt in English', 'placeholder', (words) => ({ ...words, left: ['{who} s’en va.', '{whom} leaves.'] })),
  reworded('a blank that nothing fills', 'placeholder', (words) => ({ ...words, joined: ['{who} {where}', '{who} {where}'] })),
  reworded('a plural of something that is not a number', 'placeholder', (words) => ({ ...words, sealed: ['{who|#|#}', '{who|#|#}'] })),
  spoiled('an invariant that cites no clause of the specification', 'clause', { invariants: [{ clause: 'TB-nim.0', holds: () => null }] }),
  spoiled('a log line in no language', 'translation', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      // Where nothing is told, a line more would be another fault.
      return step.log.every(({ to }) => to !== 'all') ? step : { ...step, log: [...step.log, { to: 'all', text: { key: 'unheardOf', clauses: [] } }] };
    },
  }),
];
