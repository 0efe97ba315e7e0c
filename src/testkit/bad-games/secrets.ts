import { type BadGame, opensWith, right, spoiled } from './steps.ts';

/** Games that tell what they should keep. */
export const TELLTALES: readonly BadGame[] = [
  spoiled('a view that shows the sealed bid of the next seat', 'leak', {
    view: (state, viewer) => ({ ...right.view(state, viewer), deckLeft: state.deck.length + (typeof viewer === 'number' ? (state.bids[viewer + 1] ?? 0) : 0) }),
  }),
  spoiled('a spectator who sees the top of the deck', 'leak', {
    view: (state, viewer) => ({ ...right.view(state, viewer), deckLeft: viewer === 'public' ? (state.deck[0] ?? 0) : state.deck.length }),
  }),
  spoiled('a log that tells of a bid revised', 'leak', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      const revises = input.by !== 'table' && input.by !== 'referee' && input.move.type === 'bid' && (state.bids[input.by] ?? null) !== null;
      return revises ? { ...step, log: [...step.log, { to: 'all', text: { key: 'sealed', args: { who: { seat: input.by } }, clauses: ['TB-nim.1'] } }] } : step;
    },
  }),
  spoiled('a referee who sees secret notes', 'leak', {
    view: (state, viewer) => ({ ...right.view(state, viewer), ownNote: viewer === 'referee' ? (state.notes[0] ?? null) : right.view(state, viewer).ownNote }),
  }),
  spoiled('metrics that betray fortunes', 'leak', { metrics: (state) => right.metrics(state, 'referee') }),
  spoiled('a form that opens with something hidden', 'leak', {
    offers: (state, actor) =>
      right.offers(state, actor).map((offer) => opensWith(offer, 'take', (state.deck[0] ?? 0) > 2 ? Math.min(state.options.maxTake, state.stones) : 1)),
  }),
  spoiled('offers that depend on a fortune not yet shown', 'leak', {
    offers: (state, actor) => right.offers(state, actor).filter((offer) => (state.deck[0] ?? 0) > 2 || offer.kind === 'move' || offer.type !== 'note'),
    check: (state, input) => {
      const note = input.by !== 'table' && input.move.type === 'note';
      return note && (state.deck[0] ?? 0) <= 2 ? { key: 'noNotes', clauses: ['TB-nim.3'] } : right.check(state, input);
    },
  }),
  spoiled('a refusal that betrays the deck', 'leak', {
    check: (state, input) => {
      const refusal = right.check(state, input);
      return refusal?.key === 'badBid' ? { ...refusal, args: { max: { money: state.deck[0] ?? 0 } } } : refusal;
    },
  }),
  spoiled('a log that tells everybody the sealed bid', 'leak', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      if (input.by === 'table' || input.move.type !== 'bid' || step.reveals) return step;
      return { ...step, log: [{ to: 'all', text: { key: 'badBid', args: { max: { money: input.move.amount } }, clauses: ['TB-nim.1'] } }] };
    },
  }),
  spoiled('a die thrown while undo stays open', 'reveal', { apply: (state, input, chance) => ({ ...right.apply(state, input, chance), reveals: false }) }),
  spoiled('an imagined state that forgets one’s own bid', 'imagine', {
    imagine: (view, seat, chance) => ({ ...right.imagine(view, seat, chance), bids: view.committed.map(() => null) }),
  }),
  spoiled('an imagined state with a fortune dealt twice', 'imagine', {
    imagine: (view, seat, chance) => ({ ...right.imagine(view, seat, chance), deck: [0, 0, 0] }),
  }),
  spoiled('a log that tells everybody what was noted', 'leak', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      if (input.by === 'table' || input.move.type !== 'note') return step;
      return { ...step, log: [{ to: 'all', text: { key: 'badTake', args: { max: input.move.text.length }, clauses: ['TB-nim.3'] } }] };
    },
  }),
];
