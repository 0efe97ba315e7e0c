import * as fc from 'fast-check';
import { range } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { createMatch } from '#kernel/match.ts';
import type { Message } from '#kernel/messages.ts';
import { record } from '#kernel/recording.ts';
import { messageComplaints, wordComplaints } from './checks/words.ts';
import { difference, throughJson } from './difference.ts';
import { type Complaint, complain, type Finding, guarded, type OpenMatch, withRecording } from './faults.ts';
import { inquire, type Plan } from './inquiry.ts';
import type { Sighted, Terms } from './position.ts';
import { optionsArbitrary } from './random-games.ts';
import { wildMoves } from './wild-moves.ts';

export const DEFAULT_GAMES = 150;
const GARBAGE = 1000;

export interface Drive {
  readonly games?: number;
  readonly seed?: number;
}

const hex32 = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }).map((value) => value.toString(16).padStart(32, '0'));

const planArbitrary = (game: AnyGame): fc.Arbitrary<Plan> => {
  const { seats, options } = game.module;
  const levels = (['weak', 'decent', 'strong'] as const).filter((level) => game.bots[level] !== undefined);
  return fc.record({
    seed: hex32,
    seats: fc.integer(seats),
    options: optionsArbitrary(options),
    players: fc.array(fc.constantFrom(null, null, ...levels), { minLength: seats.max, maxLength: seats.max }),
    unrest: fc.constantFrom(0, 3, 10, 40),
  });
};

const GARBAGE_OPTIONS: fc.ObjectConstraints = {
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
};

/** Anything at all, and moves with anything in their blanks: null or a move that comes back from the wire as it is, never an exception. */
const decodeComplaints = (game: AnyGame, seed: number): readonly Complaint[] => {
  const types = Object.keys(game.words).map((key) => key.split('.').at(-1) ?? key);
  const anything = fc.anything(GARBAGE_OPTIONS);
  const nearMoves = fc
    .record({ type: fc.oneof(fc.constantFrom(...types), anything) })
    .chain((move) => fc.dictionary(fc.string(), anything).map((rest) => Object.assign(rest, move)));
  for (const raw of fc.sample(fc.oneof(anything, fc.jsonValue(), nearMoves), { numRuns: GARBAGE, seed })) {
    try {
      const move: unknown = game.module.decode(raw);
      const lost = move === null ? null : difference(move, game.module.decode(throughJson(move)));
      if (lost !== null) return [complain('decode', `the move made of ${fc.stringify(raw)} comes back changed: ${lost}`)];
    } catch (error) {
      return [complain('decode', `decode threw on ${fc.stringify(raw)}: ${String(error)}`)];
    }
  }
  return [];
};

const presetComplaints = (game: AnyGame): readonly Complaint[] => {
  const { module } = game;
  const counts = range(module.seats.max - module.seats.min + 1).map((more) => module.seats.min + more);
  return [{ id: 'the defaults', options: {} }, ...module.presets].flatMap(({ id, options }) => {
    const possible = counts.some((seats) => createMatch(module, { seats, options, seed: '0'.repeat(32) }).ok);
    return possible ? [] : [complain('options', `no game can be made with ${id}`)];
  });
};

const EXPECTED: readonly Sighted[] = ['offer', 'refusal', 'scramble', 'reveal', 'joined', 'left', 'timeout', 'amend', 'end', 'replay'];

/** A check that never took place proves nothing. */
const idleComplaints = (game: AnyGame, sighted: ReadonlySet<Sighted>): readonly Complaint[] => {
  const amendable = Object.values(game.module.options).some((spec) => spec.amendable);
  const needless: readonly Sighted[] = amendable ? [] : ['amend'];
  const expected: readonly Sighted[] = Object.keys(game.bots).length > 0 ? [...EXPECTED, 'bot'] : EXPECTED;
  return expected
    .filter((what) => !sighted.has(what) && !needless.includes(what))
    .map((what) => complain('idle', `in all its games the suite never met: ${what}`));
};

/** For each fault one finding is enough: the one with the shortest game. */
const shortest = (findings: readonly Finding[]): readonly Finding[] => {
  const best = new Map<string, Finding>();
  const length = (finding: Finding): number => finding.recording?.inputs.length ?? 0;
  for (const finding of findings) {
    const name = finding.recording === null ? `${finding.fault} ${finding.detail}` : finding.fault;
    const known = best.get(name);
    if (known === undefined || length(finding) < length(known)) best.set(name, finding);
  }
  return [...best.values()];
};

/** The contract suite without a test runner: everything that is wrong with a game. Empty for a good one. */
export const checkContract = (game: AnyGame, terms: Terms, drive: Drive = {}): readonly Finding[] => {
  const seed = drive.seed ?? 1;
  const heard = new Map<string, { readonly message: Message; readonly match: OpenMatch }>();
  const sighted = new Set<Sighted>();
  const shapeOf = ({ key, args, clauses }: Message): string => {
    const shape = Object.entries(args ?? {}).map(([name, arg]) =>
      typeof arg === 'object' && ('term' in arg || 'list' in arg) ? `${name}=${JSON.stringify(arg)}` : name,
    );
    return [key, ...shape, ...clauses].join(' ');
  };
  const inquiry = {
    game,
    terms,
    wild: wildMoves(terms.examples ?? []),
    plain: new WeakSet<object>(),
    hear: (message: Message, match: OpenMatch): void => {
      const shape = shapeOf(message);
      if (!heard.has(shape)) heard.set(shape, { message, match });
    },
    met: (what: Sighted): void => {
      sighted.add(what);
    },
  };
  const still = [
    ...guarded('words', () => wordComplaints(game, terms.clauses)),
    ...guarded('presets', () => presetComplaints(game)),
    ...decodeComplaints(game, seed),
  ].map((complaint) => withRecording(complaint, null));
  const plans = fc.sample(planArbitrary(game), { numRuns: drive.games ?? terms.games ?? DEFAULT_GAMES, seed });
  const played = plans.flatMap((plan) => inquire(inquiry, plan));
  const said = [...heard.values()].flatMap(({ message, match }) =>
    messageComplaints(game, terms.clauses, message).map((complaint) => withRecording(complaint, record(match))),
  );
  const idle = still.length + played.length > 0 ? [] : idleComplaints(game, sighted).map((complaint) => withRecording(complaint, null));
  return shortest([...still, ...played, ...said, ...idle]);
};
