import { nim } from '../nim/index.ts';
import { type BadGame, opensWith, right, spoiled } from './steps.ts';

/** Games whose judge, decoder or bot is wrong. */
export const MISJUDGES: readonly BadGame[] = [
  spoiled('a game that without words forgets an offer', 'wordless', { ways: (state, actor) => right.offers(state, actor).slice(1) }),
  spoiled('a game that without words waits for nobody', 'wordless', { awaited: () => [] }),
  spoiled('a game that without its story stands still', 'wordless', { next: (state) => state }),
  spoiled('an offer that check refuses at its highest value', 'offer', {
    check: (state, input) => {
      const tooMuch = input.by !== 'table' && input.move.type === 'take' && input.move.stones === state.stones && state.stones > 1;
      return tooMuch ? { key: 'badTake', args: { max: 1 }, clauses: ['TB-nim.2'] } : right.check(state, input);
    },
    sample: (state, actor, chance) => {
      const move = right.sample(state, actor, chance);
      return move.type === 'take' ? { type: 'take', stones: 1 } : move;
    },
  }),
  spoiled('a sample that check refuses', 'offer', {
    sample: (state, actor, chance) => {
      const move = right.sample(state, actor, chance);
      return move.type === 'take' && state.round > 2 ? { type: 'take', stones: 99 } : move;
    },
  }),
  spoiled('a form that opens with a number beyond its range', 'offer', {
    offers: (state, actor) => right.offers(state, actor).map((offer) => opensWith(offer, 'take', state.options.maxTake)),
  }),
  spoiled('a legal move that is offered nowhere', 'unoffered', {
    offers: (state, actor) => right.offers(state, actor).filter((offer) => offer.kind !== 'form' || offer.type !== 'note'),
  }),
  spoiled('a move of somebody who is not asked', 'unoffered', {
    check: (state, input) => (input.by !== 'table' && input.move.type === 'note' ? null : right.check(state, input)),
    apply: (state, input, chance) =>
      input.by !== 'table' && input.move.type === 'note' ? { state, log: [], reveals: false } : right.apply(state, input, chance),
  }),
  spoiled('a judge whom half a stone gets past', 'unoffered', {
    check: (state, input) => {
      const refusal = right.check(state, input);
      return refusal?.key === 'table.malformedInput' && input.by === state.taker ? null : refusal;
    },
  }),
  spoiled('a refusal without a clause', 'refusal', {
    check: (state, input) => {
      const refusal = right.check(state, input);
      return refusal?.key === 'badBid' ? { ...refusal, clauses: [] } : refusal;
    },
  }),
  spoiled('a refusal that cites a clause nobody wrote', 'clause', {
    check: (state, input) => {
      const refusal = right.check(state, input);
      return refusal?.key === 'badTake' ? { ...refusal, clauses: ['TB-nim.99'] } : refusal;
    },
  }),
  spoiled('a time-out that strikes somebody who has answered', 'table', {
    check: (state, input) => {
      const strikes = input.by === 'table' && input.event === 'timeout' && state.taker === null && state.active[input.seat] === true;
      return strikes ? null : right.check(state, input);
    },
  }),
  spoiled('a decode that throws on garbage', 'decode', {
    decode: (raw) => {
      if (raw === null || raw === undefined) throw new TypeError('a move, please');
      return right.decode(raw);
    },
  }),
  spoiled('a decode that loses a note', 'decode', {
    decode: (raw) => {
      const move = right.decode(raw);
      return move?.type === 'note' ? { type: 'note', text: move.text.trim().slice(0, 3) + (move.text.length > 3 ? '…' : '') } : move;
    },
  }),
  spoiled('a preset that makes no game', 'options', { presets: [{ id: 'short', options: { stones: 4, maxTake: 6 } }] }),
  {
    name: 'a bot that plays illegally',
    fault: 'bot',
    game: { ...nim, bots: { decent: { choose: ({ view }, seat) => (view.taker === seat ? { type: 'take', stones: 4 } : { type: 'bid', amount: 0 }) } } },
  },
  {
    name: 'a bot that writes on what it is shown',
    fault: 'bot',
    game: {
      ...nim,
      bots: {
        decent: {
          choose: (sight, seat, chance) => {
            Object.assign(sight.view, { ownNote: 'mine' });
            return right.sample(right.imagine(sight.view, seat, chance), seat, chance);
          },
        },
      },
    },
  },
];
