import type { Chance } from '#kernel/chance.ts';
import { at, replaceAt } from '#kernel/collections.ts';
import type { Actor, GameInput, GameModule, GamePackage, Seat, Step } from '#kernel/game.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import type { Words } from '#kernel/words.ts';

/*
 * A tiny game for the server's tests: every seat seals a number each round, then a die is thrown; whoever did not name the die
 * scores their number. Each seat also holds a secret word, may keep a secret memo (noticed by nobody) and may put a pin on the
 * board (public, reveals nothing, hence can be undone). With `windowSeconds` each round is one window for everybody.
 */

export interface Options {
  readonly rounds: number;
  readonly lateJoin: 'no' | 'takeover' | 'newSeat';
  /** 0: no windows. */
  readonly windowSeconds: number;
  /** The agreed duration; 0: none. */
  readonly sittingSeconds: number;
}

interface State {
  readonly rounds: number;
  readonly lateJoin: Options['lateJoin'];
  readonly windowSeconds: number;
  readonly sittingSeconds: number;
  readonly round: number;
  readonly secrets: readonly string[];
  readonly sealed: readonly (number | null)[];
  readonly memos: readonly string[];
  readonly scores: readonly number[];
  readonly pins: number;
  readonly die: number | null;
}

export type Move = { readonly type: 'seal'; readonly n: number } | { readonly type: 'memo'; readonly text: string } | { readonly type: 'pin' };

export interface View {
  readonly round: number;
  readonly secret: string | null;
  readonly sealed: number | null;
  readonly memo: string | null;
  readonly answered: readonly boolean[];
  readonly scores: readonly number[];
  readonly pins: number;
  readonly die: number | null;
}

const TOP = 5;
const MEMO_LENGTH = 40;

const message = (key: string, args: Message['args'] = {}): Message => ({ key: `tontine.${key}`, args, clauses: ['TB-1.1'] });
const tell = (key: string, args: Message['args'] = {}): LogEntry => ({ to: 'all', text: message(key, args) });
const secretWord = (chance: Chance, seat: Seat): string =>
  `secret-${chance
    .of('secret', seat)
    .int(2 ** 32)
    .toString(16)}`;
const quietly = (state: State, log: readonly LogEntry[] = []): Step<State> => ({ state, log, reveals: false });

const throwDie = (state: State, log: readonly LogEntry[], chance: Chance): Step<State> => {
  if (state.sealed.includes(null)) return { state, log, reveals: false };
  const die = 1 + chance.of('die', state.round).int(6);
  const next: State = {
    ...state,
    die,
    round: state.round + 1,
    scores: state.scores.map((score, seat) => score + (state.sealed[seat] === die ? 0 : (state.sealed[seat] ?? 0))),
    sealed: state.sealed.map(() => null),
  };
  const heading: LogEntry = { ...tell('thrown', { die }), heading: { turn: next.round } };
  return { state: next, log: [...log, heading], reveals: true };
};

const seal = (state: State, seat: Seat, n: number, chance: Chance): Step<State> => {
  const first = state.sealed[seat] === null;
  const log = first ? [tell('answered', { who: { seat } })] : [];
  return throwDie({ ...state, sealed: replaceAt(state.sealed, seat, n) }, log, chance);
};

const applyTable = (state: State, input: Extract<GameInput<Move, Options>, { readonly by: 'table' }>, chance: Chance): Step<State> => {
  if (input.event === 'amend') return quietly({ ...state, ...input.options }, [tell('amended')]);
  if (input.event === 'timeout') return seal(state, input.seat, 1, chance);
  if (input.event === 'left') return quietly({ ...state, memos: replaceAt(state.memos, input.seat, '') }, [tell('left', { who: { seat: input.seat } })]);
  if (input.seat < state.scores.length) return quietly(state, [tell('joined', { who: { seat: input.seat } })]);
  const grown = {
    ...state,
    secrets: [...state.secrets, secretWord(chance, input.seat)],
    sealed: [...state.sealed, null],
    memos: [...state.memos, ''],
    scores: [...state.scores, 0],
  };
  return { state: grown, log: [tell('joined', { who: { seat: input.seat } })], reveals: true };
};

const isOver = (state: State): boolean => state.round > state.rounds;

const check = (state: State, input: GameInput<Move, Options>): Message | null => {
  if (input.by === 'table') {
    if (input.event === 'joined' && state.lateJoin === 'no') return message('noJoining');
    if (input.event === 'joined' && state.lateJoin !== 'newSeat' && input.seat >= state.scores.length) return message('noJoining');
    return null;
  }
  if (input.by === 'referee') return message('notYours');
  if (isOver(state)) return message('over');
  if (input.move.type === 'seal' && (input.move.n < 1 || input.move.n > TOP)) return message('badNumber', { top: TOP });
  return null;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const decode = (raw: unknown): Move | null => {
  if (!isRecord(raw)) return null;
  if (raw.type === 'seal' && typeof raw.n === 'number' && Number.isInteger(raw.n)) return { type: 'seal', n: raw.n };
  if (raw.type === 'memo' && typeof raw.text === 'string' && raw.text.length <= MEMO_LENGTH) return { type: 'memo', text: raw.text };
  return raw.type === 'pin' ? { type: 'pin' } : null;
};

const module: GameModule<State, Move, View, Options> = {
  id: 'tontine',
  rulesVersion: 1,
  seats: { min: 2, max: 60 },
  options: {
    rounds: { kind: 'int', min: 1, max: 100_000, step: 1, money: false, default: 3, amendable: true, group: 'play', clauses: [] },
    lateJoin: { kind: 'choice', values: ['no', 'takeover', 'newSeat'], default: 'takeover', amendable: false, group: 'play', clauses: [] },
    windowSeconds: { kind: 'int', min: 0, max: 2_592_000, step: 1, money: false, default: 0, amendable: false, group: 'play', clauses: [] },
    sittingSeconds: { kind: 'int', min: 0, max: 3600, step: 1, money: false, default: 0, amendable: false, group: 'play', clauses: [] },
  },
  presets: [],
  tells: ({ die, round }) => (die === null ? null : { moment: round, seconds: [2, 8], hidden: 1 }),
  invariants: [],
  checkOptions: () => null,
  setup: (options, seats, chance) => ({
    state: {
      ...options,
      round: 1,
      secrets: Array.from({ length: seats }, (_, seat) => secretWord(chance, seat)),
      sealed: Array.from({ length: seats }, () => null),
      memos: Array.from({ length: seats }, () => ''),
      scores: Array.from({ length: seats }, () => 0),
      pins: 0,
      die: null,
    },
    log: [{ ...tell('start'), heading: { turn: 1 } }],
    reveals: true,
  }),
  pending: (state) =>
    isOver(state)
      ? []
      : state.sealed.map((sealed, seat) => ({
          seat,
          duty: 'must',
          prompt: message('choose'),
          ...(sealed === null ? {} : { answered: true }),
          ...(state.windowSeconds === 0 ? {} : { window: { id: `round ${state.round}`, seconds: state.windowSeconds, kind: 'round' } }),
        })),
  offers: (state, actor) =>
    actor === 'referee' || isOver(state)
      ? []
      : [
          { kind: 'form', label: message('seal'), type: 'seal', fields: [{ kind: 'int', name: 'n', min: 1, max: TOP, step: 1 }] },
          {
            kind: 'form',
            label: message('memo', { now: { term: at(state.memos, actor) } }),
            type: 'memo',
            fields: [{ kind: 'text', name: 'text', maxLength: MEMO_LENGTH }],
          },
          // In a window, what others do changes what I am offered.
          { kind: 'move', label: message('pin', state.windowSeconds === 0 ? {} : { pins: state.pins }), move: { type: 'pin' } },
        ],
  check,
  apply: (state, input, chance) => {
    if (input.by === 'table') return applyTable(state, input, chance);
    if (input.by === 'referee') return quietly(state);
    const { move, by: seat } = input;
    if (move.type === 'seal') return seal(state, seat, move.n, chance);
    // A mistake in a game must not take the server down.
    if (move.type === 'memo' && move.text === 'boom') throw new Error(`boom: ${state.secrets.join(' ')}`);
    if (move.type === 'pin') return quietly({ ...state, pins: state.pins + 1 }, [tell('pinned', { who: { seat } })]);
    return quietly({ ...state, memos: replaceAt(state.memos, seat, move.text) }, [{ to: [seat], text: message('noted', { what: { term: move.text } }) }]);
  },
  view: (state, viewer) => ({
    round: state.round,
    secret: typeof viewer === 'number' ? at(state.secrets, viewer) : viewer === 'referee' ? state.secrets.join(' ') : null,
    sealed: typeof viewer === 'number' ? (state.sealed[viewer] ?? null) : null,
    memo: typeof viewer === 'number' ? at(state.memos, viewer) : null,
    answered: state.sealed.map((sealed) => sealed !== null),
    scores: state.scores,
    pins: state.pins,
    die: state.die,
  }),
  outcome: (state) =>
    isOver(state)
      ? {
          reason: 'rounds',
          text: message('over'),
          standings: state.scores.map((score, seat) => ({ seat, rank: score === Math.max(...state.scores) ? 1 : 2, score })),
        }
      : null,
  turn: (state) => state.round,
  decode,
  sample: (_state, _actor, chance) => ({ type: 'seal', n: 1 + chance.int(TOP) }),
  imagine: (view) => ({
    rounds: 3,
    lateJoin: 'takeover',
    windowSeconds: 0,
    sittingSeconds: 0,
    round: view.round,
    secrets: view.scores.map(() => ''),
    sealed: view.scores.map(() => null),
    memos: view.scores.map(() => ''),
    scores: view.scores,
    pins: view.pins,
    die: view.die,
  }),
  metrics: (state) => Object.fromEntries(state.scores.map((score, seat) => [`tontine.score/${seat}`, score])),
  recorded: ({ round }, turn) => (turn < round ? { 'tontine.recordedBy': round } : null),
  sitting: ({ sittingSeconds, round, rounds }) => (sittingSeconds === 0 || rounds <= round ? null : { minutes: sittingSeconds / 60, amend: { rounds: round } }),
};

const keys = ['start', 'answered', 'thrown', 'amended', 'left', 'joined', 'noJoining', 'notYours', 'over', 'choose', 'seal', 'memo', 'pin', 'pinned', 'noted'];
const words: Words = {
  ...Object.fromEntries(keys.map((key) => [`tontine.${key}`, [key, key]])),
  'tontine.badNumber': ['De 1 à {top}.', 'From 1 to {top}.'],
};

const seats = (actor: Actor): number => (typeof actor === 'number' ? actor : 0);

export const tontine: GamePackage<State, Move, View, Options> = {
  module,
  bots: {
    weak: { choose: (_sight, seat) => ({ type: 'seal', n: 1 + (seats(seat) % TOP) }) },
    decent: { choose: (_sight, _seat, chance) => ({ type: 'seal', n: 1 + chance.int(TOP) }) },
    // A bot that fails must not take its table down.
    strong: {
      choose: () => {
        throw new Error('this bot always fails');
      },
    },
  },
  words,
  unit: '',
  challenges: [{ id: 'short', title: { fr: 'Courte', en: 'Short' }, minutes: 1, seats: 3, level: 'decent', options: { rounds: 4 } }],
  scored: { metric: 'tontine.score' },
};
