import type { GameInput, GameModule } from '#kernel/game.ts';
import type { Match } from '#kernel/match.ts';
import type { Recording } from '#kernel/recording.ts';

/** Games as the suite handles them: it knows the interface and no types of the game. */
export type OpenModule = GameModule<unknown, unknown, unknown, object>;
export type OpenMatch = Match<unknown, unknown, unknown, object>;
export type OpenInput = GameInput<unknown, object>;

/** The points of the contract, each named by the fault that breaks it. */
export const POINTS = {
  offer: 'every offer, at any value of its form, and every sample passes check',
  wordless: 'without words the same are awaited, may do the same, and come to the same',
  unoffered: 'a move that fits no offer is refused',
  refusal: 'every refusal cites its clause',
  mutation: 'nothing handed to the game is mutated',
  json: 'states, views and moves survive JSON',
  determinism: 'the same recording gives the same states',
  invariant: 'all invariants hold after every step',
  deadEnd: 'somebody is asked until there is an outcome, and nobody after',
  endless: 'every random game ends',
  outcome: 'an outcome ranks every seat, and is one of the endings that the manifest names',
  decode: 'decode survives garbage and gives back the moves that were sent',
  leak: 'views, offers, refusals, log and metrics do not depend on what the viewer may not know',
  draw: 'every draw has a name of its own, which a move that changes nothing else does not change',
  reveal: 'a step that shows something hidden closes undo',
  translation: 'every sentence exists in French and in English',
  placeholder: 'both languages have the same blanks, and every blank is filled',
  clause: 'every cited clause exists',
  table: 'somebody awaited may time out, somebody else may not; joining, leaving and amending are judged',
  bot: 'bots answer legally, the same to the same sight, from sights alone',
  imagine: 'an imagined state is whole and looks the same to its seat',
  options: 'defaults and presets make a game',
  crash: 'nothing throws',
  idle: 'the suite has met everything that it checks',
} as const;

export type Fault = keyof typeof POINTS;

/** What is wrong at one place. */
export interface Complaint {
  readonly fault: Fault;
  readonly detail: string;
}

/** A complaint with the game that shows it: replay the recording to stand where the fault is met. */
export interface Finding extends Complaint {
  readonly recording: Recording | null;
}

export const withRecording = ({ fault, detail }: Complaint, recording: Recording | null): Finding => ({ fault, detail, recording });

export const complain = (fault: Fault, detail: string): Complaint => ({ fault, detail });

const MUTATION = /read only|not extensible|cannot (assign|delete|add|define|redefine)/i;

/** An exception of the game: writing to frozen data is a mutation, everything else a crash. */
const exceptionComplaint = (error: unknown, doing: string): Complaint => {
  const mutates = error instanceof TypeError && MUTATION.test(error.message);
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return complain(mutates ? 'mutation' : 'crash', `${doing}: ${told}`);
};

/** Runs a check; what it throws is a complaint as well. */
export const guarded = (doing: string, check: () => readonly Complaint[]): readonly Complaint[] => {
  try {
    return check();
  } catch (error) {
    return [exceptionComplaint(error, doing)];
  }
};
