import { describe, expect, it } from 'vitest';
import { type Move, nim, type Options, type State, type View } from '../testkit/nim/index.ts';
import { voiceOf } from '../testkit/speech.ts';
import { deriveSeed, scriptedChance } from './chance.ts';
import { range } from './collections.ts';
import { checkInput, checkUndo, createMatch, type Input, type Match, moments, motionAwaits, optionsNow, play, sightOf, undo } from './match.ts';
import { renderText } from './messages.ts';
import { resume, snapshot } from './recording.ts';
import type { Lang } from './words.ts';

type NimMatch = Match<State, Move, View, Options>;

const SEED = '0123456789abcdef0123456789abcdef';
const bid = (by: number, amount: number): Input<Move, Options> => ({ by, move: { type: 'bid', amount } });
const take = (by: number, stones: number): Input<Move, Options> => ({ by, move: { type: 'take', stones } });
const note = (by: number, text: string): Input<Move, Options> => ({ by, move: { type: 'note', text } });
const propose = (by: number, options: Partial<Options>, voters: readonly number[]): Input<Move, Options> => ({
  by,
  motion: { act: 'propose', options, voters },
});
const vote = (by: number, choice: 'yes' | 'no'): Input<Move, Options> => ({ by, motion: { act: 'vote', choice } });
const left = (seat: number): Input<Move, Options> => ({ by: 'table', event: 'left', seat });

const start = (options: unknown = {}, seats = 3, seed = SEED): NimMatch => {
  const created = createMatch(nim.module, { seats, options, seed });
  if (!created.ok) throw new Error(created.refusal.key);
  return created.match;
};

/** Plays on; a refusal is a mistake of the test. */
const after = (match: NimMatch, ...inputs: readonly Input<Move, Options>[]): NimMatch => {
  let now = match;
  for (const input of inputs) {
    const played = play(now, input);
    if (!played.ok) throw new Error(`${JSON.stringify(input)} refused: ${played.refusal.key}`);
    now = played.match;
  }
  return now;
};

const lines = (match: NimMatch): readonly string[] => match.now.log.map((entry) => entry.text.key);
const refusalKey = (match: NimMatch, input: Input<Move, Options>): string | undefined => checkInput(match, input)?.key;

describe('answers of a turn', () => {
  it('are counted by seat, start again with the turn and are taken back with the move; talk of the table is none', () => {
    const asked = after(start(), bid(0, 1), bid(0, 2), propose(1, { maxTake: 2 }, [0, 1]), bid(1, 0));
    expect(asked.now.answers).toEqual([2, 1]);
    expect(undo(asked).now.answers).toEqual([2]);
    const opened = after(asked, bid(2, 0));
    expect([nim.module.turn(opened.now.state), opened.now.answers]).toEqual([1, [2, 1, 1]]);
    expect(after(opened, take(0, 1)).now.answers).toEqual([]);
  });

  it('go with a snapshot: whoever reads the match back counts on', () => {
    const asked = after(start(), bid(0, 1));
    const base = { options: asked.options, seats: 3, seed: SEED, draws: 'named' } as const;
    expect(after(resume(nim.module, base, snapshot(asked.now)), bid(0, 2)).now.answers).toEqual([2]);
  });
});

describe('creating a match', () => {
  it('completes the options, deals from step 0 and closes undo', () => {
    const match = start({ stones: 7 });
    expect(match.options).toMatchObject({ stones: 7, maxTake: 3, ties: 'lowest' });
    expect(match.now).toMatchObject({ step: 0, input: null, previous: null, reveals: true, motion: null });
    expect(start().now.state).toEqual(start().now.state);
    expect(checkUndo(match, 0)?.key).toBe('table.nothingToUndo');
  });

  it.each([1, 6, 2.5, Number.NaN])('[HO-1.2] refuses %d seats', (seats) => {
    const created = createMatch(nim.module, { seats, options: {}, seed: SEED });
    expect(created).toEqual({ ok: false, refusal: { key: 'table.badSeatCount', args: { min: 2, max: 5 }, clauses: ['HO-1.2'] } });
  });

  it('refuses options, alone and together', () => {
    expect(createMatch(nim.module, { seats: 2, options: { stones: 1 }, seed: SEED })).toMatchObject({ ok: false, refusal: { key: 'table.badOption' } });
    const together = createMatch(nim.module, { seats: 2, options: { stones: 4, maxTake: 6 }, seed: SEED });
    expect(together).toMatchObject({ ok: false, refusal: { key: 'smallHeap', clauses: ['TB-nim.2'] } });
  });

  it('takes its dice from where it is told', () => {
    const created = createMatch(nim.module, { seats: 2, options: { charms: [] }, seed: SEED, chance: scriptedChance([0, 0, 0, 0, 0, 0]) });
    expect(created.ok && created.match.now.state.fortunes).toEqual([1, 2]);
  });
});

describe('playing', () => {
  it('adds a moment and leaves the ones before as they were', () => {
    const first = start();
    const before = JSON.stringify(first.now.state);
    const second = after(first, bid(0, 3));
    expect(second.now).toMatchObject({ step: 1, input: bid(0, 3), reveals: false });
    expect(second.now.previous).toBe(first.now);
    expect(JSON.stringify(first.now.state)).toBe(before);
    expect(moments(second).map((moment) => moment.step)).toEqual([0, 1]);
  });

  it('refuses by the rules and changes nothing', () => {
    const match = start();
    const played = play(match, take(0, 1));
    expect(played).toMatchObject({ ok: false, refusal: { key: 'notAsked', clauses: ['TB-nim.2'] } });
  });

  it('[HO-1.3] refuses everything once the game is over', () => {
    const over = after(start({}, 2), left(0));
    expect(nim.module.outcome(over.now.state)?.reason).toBe('alone');
    for (const input of [bid(1, 0), left(1), propose(1, { maxTake: 2 }, [1]), vote(1, 'yes')]) expect(refusalKey(over, input)).toBe('table.gameOver');
  });

  it('[HO-9.2] draws from the seed and what the draw is for, whatever happened before it', () => {
    const shaken = (match: NimMatch): number => after(match, { by: 'referee', move: { type: 'shake' } }).now.state.stones;
    const seeds = range(8).map((index) => deriveSeed(4, index));
    const first = seeds.map((seed) => shaken(start({}, 3, seed)));
    expect(seeds.map((seed) => shaken(after(start({}, 3, seed), note(0, 'a'), note(0, 'b'))))).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(1);
  });

  it('[HO-9.2] draws by the number of the step in a match from before draws had names', () => {
    const created = createMatch(nim.module, { seats: 3, options: {}, seed: SEED, draws: 'stepped' });
    if (!created.ok) throw new Error('not created');
    const shaken = (match: NimMatch): number => after(match, { by: 'referee', move: { type: 'shake' } }).now.state.stones;
    const later = [created.match, after(created.match, note(0, 'a')), after(created.match, note(0, 'a'), note(0, 'b'))].map(shaken);
    expect(new Set(later).size).toBeGreaterThan(1);
  });

  it('lets the referee amend, within what may be amended', () => {
    const amend = (options: Partial<Options>): Input<Move, Options> => ({ by: 'table', event: 'amend', options });
    expect(after(start(), amend({ maxTake: 2 })).now.state.options.maxTake).toBe(2);
    expect(refusalKey(start(), amend({ stones: 20 }))).toBe('table.fixedOption');
    expect(refusalKey(start(), amend({}))).toBe('table.emptyAmendment');
    expect(refusalKey(start({ stones: 4 }), amend({ maxTake: 5 }))).toBe('smallHeap');
  });
});

describe('undo', () => {
  it('takes back one’s own last act', () => {
    const match = after(start(), bid(0, 3));
    expect(checkUndo(match, 0)).toBeNull();
    expect(undo(match)).toEqual(start());
    expect(after(undo(match), bid(0, 3))).toEqual(match);
  });

  it('closes when somebody else has acted', () => {
    const match = after(start(), bid(0, 3), bid(1, 2));
    expect(checkUndo(match, 0)?.key).toBe('table.undoOthersActed');
    expect(checkUndo(match, 1)).toBeNull();
    expect(checkUndo(after(match, left(2)), 1)?.key).toBe('table.undoOthersActed');
    expect(checkUndo(after(start(), propose(0, { maxTake: 1 }, [0, 1])), 0)?.key).toBe('table.undoOthersActed');
  });

  it('closes when something was revealed', () => {
    const opened = after(start(), bid(0, 3), bid(1, 2), bid(2, 1));
    expect(opened.now.reveals).toBe(true);
    expect(checkUndo(opened, 2)?.key).toBe('table.undoRevealed');
    expect(checkUndo(after(opened, take(0, 1)), 0)).toBeNull();
  });

  it('never goes before the start', () => {
    expect(() => undo(start())).toThrow('nothing to undo');
  });
});

describe('a motion in a match', () => {
  const amendment = { maxTake: 1 } as const;
  const proposed = after(start(), propose(0, amendment, [0, 1, 2]));

  it('[HO-6.1] [HO-6.2] is proposed with the proposer’s yes, and awaits the others', () => {
    expect(proposed.now.motion).toMatchObject({ id: 1, by: 0, proposal: amendment, majority: 'unanimity', ballots: { 0: 'yes' } });
    expect(motionAwaits(proposed)).toEqual([1, 2]);
    expect(motionAwaits(start())).toEqual([]);
    expect(lines(proposed)).toEqual(['table.motionProposed']);
  });

  it('is carried by all, and amends', () => {
    const carried = after(proposed, vote(1, 'yes'), vote(2, 'yes'));
    expect(carried.now).toMatchObject({ motion: null, reveals: true, state: { options: amendment } });
    expect(lines(carried)).toEqual(['table.votedYes', 'table.motionCarried', 'amended']);
  });

  it('[HO-6.1] [HO-6.3] [HO-6.5] says which rule, its value before and after, and that of the last change', () => {
    const said = (match: NimMatch, lang: Lang): readonly string[] =>
      match.now.log.filter(({ text }) => text.key.startsWith('table.')).map(({ text }) => renderText(text, voiceOf(nim, lang, ['Ana', 'Bob', 'Cleo'])));
    const wide = after(start(), propose(0, { maxTake: 2, ties: 'drawn', notes: false }, [0, 1]));
    expect(said(wide, 'fr')).toEqual([
      'Ana propose (proposition 1)\u00a0: Prise, 2 au lieu de 3.',
      'La même proposition 1 porte aussi sur Égalités\u00a0: au sort au lieu du premier siège.',
      'La même proposition 1 porte aussi sur Notes\u00a0: non au lieu de oui.',
    ]);
    expect(wide.now.log.map(({ text }) => text.clauses)).toEqual([['HO-6.1'], ['HO-6.1'], ['HO-6.1']]);
    expect(said(after(wide, vote(1, 'no')), 'en')[1]).toBe('Motion 1 is rejected: Take stays at 3.');
    const carried = after(wide, vote(1, 'yes'));
    expect(said(carried, 'fr').slice(1, 2)).toEqual(['La proposition 1 est adoptée à l’unanimité\u00a0: Prise passe de 3 à 2.']);
    const ruled = after(carried, { by: 'table', event: 'amend', options: { maxTake: 1 } });
    expect(said(ruled, 'en')).toEqual(['A rule changes: Take goes from 2 to 1.']);
    expect(optionsNow(ruled)).toMatchObject({ maxTake: 1, ties: 'drawn', notes: false });
  });

  it('is rejected by one', () => {
    const rejected = after(proposed, vote(1, 'no'), vote(2, 'yes'));
    expect(rejected.now.motion).toBeNull();
    expect(rejected.now.state).toBe(proposed.now.state);
    expect(lines(rejected)).toEqual(['table.votedYes', 'table.motionRejected']);
    expect(after(rejected, propose(1, amendment, [0, 1])).now.motion?.id).toBe(2);
  });

  it('is carried at once when the proposer votes alone', () => {
    expect(lines(after(start(), propose(2, amendment, [2])))).toEqual(['table.motionProposed', 'table.motionCarried', 'amended']);
  });

  it('does not stop the game', () => {
    const played = after(proposed, bid(0, 1), vote(1, 'yes'), bid(1, 0), vote(2, 'yes'));
    expect(played.now.state).toMatchObject({ options: amendment, bids: [1, 0, null] });
  });

  it('does not wait for somebody who left', () => {
    const waiting = after(proposed, vote(1, 'yes'));
    const gone = after(waiting, left(2));
    expect(lines(gone)).toEqual(['left', 'table.motionCarried', 'amended']);
    expect(gone.now).toMatchObject({ motion: null, reveals: true, state: { options: amendment } });
    expect(after(proposed, left(2)).now.motion).toMatchObject({ voices: { 0: 1, 1: 1 } });
  });

  it('lapses when the game no longer accepts it, or is over', () => {
    const stubborn = {
      ...nim.module,
      check: (state: State, input: Parameters<typeof nim.module.check>[1]) =>
        input.by === 'table' && input.event === 'amend' && state.round > 1 ? { key: 'smallHeap', clauses: [] } : nim.module.check(state, input),
    };
    const later = after({ ...proposed, game: stubborn }, bid(0, 1), bid(1, 0), bid(2, 0), take(0, 1), vote(1, 'yes'), vote(2, 'yes'));
    expect(lines(later)).toEqual(['table.votedYes', 'table.motionLapsed']);
    const over = after(start({}, 2), propose(0, amendment, [0, 1]), left(1));
    expect(lines(over)).toEqual(['left', 'alone', 'table.motionLapsed']);
    expect(over.now.state.options.maxTake).toBe(3);
  });

  it('[HO-6.4] refuses what is out of order', () => {
    expect(refusalKey(proposed, propose(1, amendment, [1]))).toBe('table.motionOpen');
    expect(refusalKey(start(), vote(0, 'yes'))).toBe('table.noMotion');
    expect(refusalKey(start(), propose(0, amendment, [1, 2]))).toBe('table.notAVoter');
    expect(refusalKey(after(start(), propose(0, amendment, [0, 1])), vote(2, 'no'))).toBe('table.notAVoter');
    expect(refusalKey(proposed, vote(0, 'no'))).toBe('table.alreadyVoted');
    expect(refusalKey(start(), propose(0, { stones: 20 }, [0]))).toBe('table.fixedOption');
    expect(refusalKey(start({ stones: 4 }), propose(0, { maxTake: 5 }, [0]))).toBe('smallHeap');
  });
});

describe('a sight', () => {
  const match = after(start(), bid(0, 3));

  it('holds what the viewer sees, is asked and may do, and who is awaited', () => {
    const sight = sightOf(nim.module, match.now.state, 1);
    expect(sight.view).toMatchObject({ viewer: 1, ownBid: null, committed: [true, false, false] });
    expect(sight.decision).toMatchObject({ seat: 1, duty: 'must', prompt: { key: 'promptBid' } });
    expect(sight.awaited).toEqual([1, 2]);
    expect(sight.offers.map((offer) => offer.label.key)).toEqual(['offerBid', 'offerNote']);
  });

  it('shows an answer that may be revised, and what may be done beside', () => {
    expect(sightOf(nim.module, match.now.state, 0).decision).toMatchObject({ duty: 'must', answered: true });
    const taking = after(match, bid(1, 0), bid(2, 0));
    expect(sightOf(nim.module, taking.now.state, 1).decision).toMatchObject({ duty: 'may', prompt: { key: 'promptNote' } });
    expect(sightOf(nim.module, taking.now.state, 'referee')).toMatchObject({ decision: null, offers: [] });
  });

  it('offers a spectator nothing', () => {
    expect(sightOf(nim.module, match.now.state, 'public')).toMatchObject({ decision: null, offers: [], awaited: [1, 2] });
  });
});
