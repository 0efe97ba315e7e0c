import type { AnyGame, Offer, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { isRecord } from '#kernel/options.ts';
import { decodeInput } from '#kernel/recording.ts';
import { createMatch, play } from '#kernel/match.ts';
import type { GivenAnswer } from '#protocol';
import { standingInputs } from './history.ts';
import type { Journal, TableRecord } from './journal.ts';
import type { Time } from './ports.ts';

/* What a person did in a game, question by question, so that several games of one deal can be laid side by side. */

/** A result as the rules give it at the end, with every answer that led there. */
export interface PlayedGame {
  readonly score: number;
  readonly rank: number;
  /** The best of the others. */
  readonly best: number | null;
  readonly moves: number;
  readonly endedAt: number;
  readonly answers: readonly GivenAnswer[];
}

/** Inputs judged at once: moves at other tables come in between. */
const AT_ONCE = 5;
const breath = (time: Time): Promise<void> => new Promise((resolve) => void time.after(0, resolve));

const isChoice = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';

/** What is the same answer: a fixed move as it is; of a form what was picked, whatever amounts were filled in. */
const kindOf = (offer: Offer<unknown> | undefined, move: unknown): string => {
  if (offer?.kind === 'move' || !isRecord(move)) return JSON.stringify(move);
  const { type, ...fields } = move;
  return JSON.stringify([type, ...Object.entries(fields).filter(([, value]) => isChoice(value))]);
};

const isOffer = (offer: Offer<unknown>, move: unknown): boolean =>
  offer.kind === 'form' ? isRecord(move) && move.type === offer.type : JSON.stringify(offer.move) === JSON.stringify(move);

/** What a question is about, whatever the amounts in it: another company, another player, is another question. */
const about = ({ key, args = {} }: Message): string =>
  [key, ...Object.values(args).flatMap((arg) => (isRecord(arg) && ('term' in arg || 'seat' in arg) ? [JSON.stringify(arg)] : []))].join(' ');

/** The question that an answer answers: of its turn, of its kind, the nth. Another course of the game asks others, and those compare with nothing. */
class Questions {
  readonly #asked = new Map<string, number>();

  next(turn: number, prompt: string): string {
    const name = `${turn} ${prompt}`;
    const nth = (this.#asked.get(name) ?? 0) + 1;
    this.#asked.set(name, nth);
    return `${name} ${nth}`;
  }
}

/** Plays a finished game again, move by move, and notes what this seat answered; null: it is not over, or cannot be played by today's rules. */
export const playedGame = async (game: AnyGame, record: TableRecord, seats: number, seat: Seat, journal: Journal, time: Time): Promise<PlayedGame | null> => {
  const { module } = game;
  if (record.seed === null || record.rulesVersion !== module.rulesVersion) return null;
  const created = createMatch(module, { seats, options: record.options, seed: record.seed, draws: record.draws });
  if (!created.ok) return null;
  let { match } = created;
  let shown = 0;
  let moves = 0;
  let endedAt = record.createdAt;
  const questions = new Questions();
  const answers: GivenAnswer[] = [];
  let count = 0;
  for await (const entry of standingInputs(journal, record.id)) {
    const input = decodeInput(module, entry.input);
    if (input === null) return null;
    if (input.by === seat && 'move' in input) {
      moves++;
      const { state } = match.now;
      const decision = module.pending(state).find((asked) => asked.seat === seat && asked.duty === 'must');
      const offer = module.offers(state, seat).find((offered) => isOffer(offered, input.move));
      const turn = module.turn(state);
      if (decision !== undefined && offer !== undefined)
        answers.push({
          question: questions.next(turn, about(decision.prompt)),
          turn,
          shown,
          prompt: decision.prompt,
          kind: kindOf(offer, input.move),
          answer: offer.label,
        });
    }
    const played = play(match, input);
    if (!played.ok) return null;
    match = { ...played.match, now: { ...played.match.now, previous: null } };
    ({ shown } = entry);
    endedAt = entry.at;
    if (++count % AT_ONCE === 0) await breath(time);
  }
  const outcome = module.outcome(match.now.state);
  const own = outcome?.standings.find((standing) => standing.seat === seat);
  if (outcome === null || own === undefined) return null;
  const others = outcome.standings.filter((standing) => standing.seat !== seat).map(({ score }) => score);
  return { score: own.score, rank: own.rank, best: others.length === 0 ? null : Math.max(...others), moves, endedAt, answers };
};
