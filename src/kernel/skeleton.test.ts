import { describe, expect, it } from 'vitest';
import { quickChance } from './chance.ts';
import { range } from './collections.ts';
import type { GameInput, Seat } from './game.ts';
import type { Message } from './messages.ts';
import { decoder, int, type MoveOf } from './moves.ts';
import { runner, type Skeleton, skeleton, takeErrand } from './skeleton.ts';
import type { Making, Mutable } from './work.ts';

/* A small game: two seats seal a number each; when both have, the larger one is told. Anybody may cough, the referee may stop it. */

const MOVES = { choose: { n: int }, cough: {}, stop: {} } as const;
type Move = MoveOf<typeof MOVES>;
interface Options {
  readonly loud: boolean;
}
interface State {
  readonly over: boolean;
  readonly loud: boolean;
  readonly chosen: readonly (number | null)[];
}
interface Work extends Mutable<State>, Making {
  errand: 'compare' | null;
}

const sentence = (key: string): Message => ({ key, clauses: [] });
const write = ({ log }: Work, key: string): void => void log?.push({ to: 'all', text: sentence(key) });

const run = runner(takeErrand<'compare'>, (work: Work) => {
  write(work, `largest ${Math.max(...work.chosen.map((n) => n ?? 0))}`);
  work.chosen = work.chosen.map(() => null);
});

/** What it must say. */
const spare: Skeleton<State, Work, number, Move, Options> = {
  decode: decoder(MOVES),
  begin: (state, chance, log) => ({ ...state, log, reveals: false, chance, errand: null }),
  run,
  finish: ({ over, loud, chosen, log, reveals }) => ({ state: { over, loud, chosen }, log: log ?? [], reveals }),
  isOver: ({ over }) => over,
  point: ({ chosen }) => chosen.length,
  phase: () => ({
    prompt: (_state, seats, seat) => sentence(`choose ${seat} of ${seats}`),
    offers: () => [
      { kind: 'form', label: () => sentence('choose'), type: 'choose', fields: [{ kind: 'int', name: 'n', min: 0, max: 9, step: 1 }], judged: true },
    ],
    check: (_state, _seats, _seat, move) => (move.type === 'choose' && move.n % 2 === 1 ? null : sentence('odd')),
    apply: (work, _seats, seat, move) => {
      if (move.type === 'choose') work.chosen = work.chosen.with(seat, move.n);
      if (work.chosen.every((n) => n !== null)) work.errand = 'compare';
    },
    timeout: () => ({ type: 'choose', n: 1 }),
  }),
  asked: ({ chosen }) => range(chosen.length),
  hasAnswered: ({ chosen }, seat) => chosen[seat] !== null,
  window: () => ({ id: 'w', seconds: 9 }),
  may: () => [{ seat: 'referee', duty: 'may', prompt: sentence('stop?') }],
  beside: {
    offers: () => [{ kind: 'move', label: () => sentence('cough'), move: { type: 'cough' } }],
    check: ({ loud }, _seat, { type }) => (type !== 'cough' ? undefined : loud ? null : sentence('hush')),
    apply: (work, seat, { type }) => {
      if (type === 'cough') write(work, `cough ${seat}`);
      return type === 'cough';
    },
  },
  seating: {
    checkJoin: ({ chosen }, seat) => (seat === chosen.length ? null : sentence('taken')),
    checkLeave: () => sentence('stay'),
    join: (work) => {
      work.chosen = [...work.chosen, null];
    },
    leave: () => undefined,
  },
  amend: {
    check: () => null,
    apply: (work, { loud = work.loud }) => {
      work.loud = loud;
    },
  },
};

const game: typeof spare = {
  ...spare,
  isSeated: ({ chosen }, seat) => chosen[seat] !== undefined,
  referee: {
    offers: () => [{ kind: 'move', label: () => sentence('stop'), move: { type: 'stop' } }],
    check: (_state, { type }) => (type === 'stop' ? null : sentence('referee')),
    apply: (work) => {
      work.over = true;
    },
  },
  timeout: (work, seat, answer) => {
    write(work, `late ${seat}`);
    answer();
  },
  refusals: {
    over: sentence('over'),
    notSeated: sentence('notSeated'),
    notAsked: sentence('notAsked'),
    notAwaited: (seat) => sentence(`notAwaited ${seat}`),
  },
};

const { pending, offers, check, apply, next, sample } = skeleton(game);
const START: State = { over: false, loud: true, chosen: [null, null] };
const OVER: State = { ...START, over: true };
const half: State = { ...START, chosen: [3, null] };

const choose = (by: Seat, n: number) => ({ by, move: { type: 'choose', n } }) as const;
const table = (event: 'joined' | 'left' | 'timeout', seat: Seat) => ({ by: 'table', event, seat }) as const;
const refusal = (state: State, input: GameInput<Move, Options>): string | null => check(state, input)?.key ?? null;
const after = (state: State, input: GameInput<Move, Options>) => {
  const { state: later, log } = apply(state, input, quickChance(1));
  expect(next(state, input, quickChance(1))).toEqual(later);
  return [later.chosen, log.map(({ text }) => text.key)];
};

describe('who is asked', () => {
  it('is told so in order, with what has been answered, and a shared deadline; then those who may', () => {
    const window = { id: 'w', seconds: 9 };
    expect(pending(half)).toEqual([
      { seat: 0, duty: 'must', prompt: sentence('choose 0 of 2'), answered: true, window },
      { seat: 1, duty: 'must', prompt: sentence('choose 1 of 2'), window },
      { seat: 'referee', duty: 'may', prompt: sentence('stop?') },
    ]);
    expect(pending(OVER)).toEqual([]);
  });

  it('may be told by the game itself, which keeps what it has worked out', () => {
    const own = skeleton({ ...game, pending: (_state, ask) => [ask(1)] });
    expect(own.pending(half)).toEqual([pending(half)[1]]);
    expect(own.pending(OVER)).toEqual([]);
  });
});

describe('what may be done', () => {
  it('is what answers, then what stands beside; the referee has his own, a stranger nothing', () => {
    const labels = (state: State, actor: Seat | 'referee') => offers(state, actor).map(({ label }) => label.key);
    expect([0, 2, 'referee' as const].map((actor) => labels(START, actor))).toEqual([['choose', 'cough'], [], ['stop']]);
    expect(labels(OVER, 0)).toEqual([]);
  });

  it('is judged by whose it is', () => {
    expect(refusal(START, choose(0, 3))).toBeNull();
    expect(refusal(START, choose(0, 4))).toBe('odd');
    expect(refusal(START, choose(2, 3))).toBe('notSeated');
    expect(refusal({ ...START, loud: false }, { by: 0, move: { type: 'cough' } })).toBe('hush');
    expect(refusal(START, { by: 'referee', move: { type: 'cough' } })).toBe('referee');
    expect(refusal(OVER, choose(0, 3))).toBe('over');
    expect(check(START, table('timeout', 0))).toBeNull();
    expect(refusal(half, table('timeout', 0))).toBe('notAwaited 0');
    expect([refusal(START, table('joined', 2)), refusal(START, table('joined', 0)), refusal(START, table('left', 0))]).toEqual([null, 'taken', 'stay']);
    const nobody = skeleton({ ...game, asked: () => [] });
    expect(nobody.check(START, choose(0, 3))?.key).toBe('notAsked');
    expect(nobody.offers(START, 0).map(({ label }) => label.key)).toEqual(['cough']);
  });

  it('has a sentence where the game gives no hand', () => {
    const bare = skeleton({ ...game, referee: sentence('never'), amend: sentence('fixed') });
    expect(bare.check(START, { by: 'referee', move: { type: 'stop' } })?.key).toBe('never');
    expect(bare.check(START, { by: 'table', event: 'amend', options: {} })?.key).toBe('fixed');
    expect(() => bare.apply(START, { by: 'table', event: 'amend', options: {} }, quickChance(1))).toThrow('options are fixed');
    expect(bare.offers(START, 'referee')).toEqual([]);
    expect(() => bare.apply(START, { by: 'referee', move: { type: 'stop' } }, quickChance(1))).toThrow('does not play');
  });
});

describe('what an input does', () => {
  it('goes to its hand, and an answer sets the engine going', () => {
    expect(after(START, choose(0, 3))).toEqual([[3, null], []]);
    expect(after(half, choose(1, 5))).toEqual([[null, null], ['largest 5']]);
    expect(after(half, table('timeout', 1))).toEqual([
      [null, null],
      ['late 1', 'largest 3'],
    ]);
    expect(after(half, { by: 1, move: { type: 'cough' } })).toEqual([[3, null], ['cough 1']]);
    expect(after(half, table('joined', 2))).toEqual([[3, null, null], []]);
    expect(apply(half, { by: 'referee', move: { type: 'stop' } }, quickChance(1)).state.over).toBe(true);
    expect(apply(half, { by: 'table', event: 'amend', options: { loud: false } }, quickChance(1)).state.loud).toBe(false);
    expect(half).toEqual({ ...START, chosen: [3, null] });
  });
});

describe('any legal move', () => {
  it('answers what is asked: a judged form is tried until it is accepted', () => {
    const chance = quickChance(7);
    for (const _ of range(50)) expect(check(START, { by: 0, move: sample(START, 0, chance) })).toBeNull();
    expect(sample(START, 'referee', chance)).toEqual({ type: 'stop' });
    expect(skeleton({ ...game, asked: () => [] }).sample(START, 1, chance)).toEqual({ type: 'cough' });
  });
});

describe('what needs nobody', () => {
  it('is done one thing after the other, until a task waits or nothing is left', () => {
    const agenda = ['first', 'second', 'wait', 'never'];
    const done: string[] = [];
    runner(
      (list: string[]) => list.shift() ?? null,
      (_list, task) => (done.push(task), task === 'wait' ? 'waits' : 'goesOn'),
    )(agenda);
    expect([done, agenda]).toEqual([['first', 'second', 'wait'], ['never']]);
  });
});

describe('what a game does not say', () => {
  const house = skeleton({ ...spare, asked: () => [0] });
  const key = (state: State, input: GameInput<Move, Options>): string | null => house.check(state, input)?.key ?? null;

  it('[HO-1.5] is refused in the words of the house: nobody but those who are asked may speak', () => {
    expect(key(START, choose(1, 3))).toBe('table.notSeated');
    expect(key(START, { by: 'referee', move: { type: 'stop' } })).toBe('table.notAsked');
    expect(key(START, table('timeout', 1))).toBe('table.notAwaited');
    expect(key(OVER, choose(0, 3))).toBe('table.gameOver');
    expect(house.offers(START, 'referee')).toEqual([]);
    expect(house.offers(START, 1)).toEqual([]);
  });

  it('[HO-1.5] names whoever is late, and lets the rules answer', () => {
    const { state, log } = house.apply(START, table('timeout', 0), quickChance(1));
    expect(state.chosen).toEqual([1, null]);
    expect(log.map(({ text }) => text)).toEqual([{ key: 'table.late', args: { who: { seat: 0 } }, clauses: ['HO-1.5'] }]);
  });
});
