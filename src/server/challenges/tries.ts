import { commitment } from '#kernel/chance.ts';
import type { Deal, OwnTry, StartAttempt, StartedTry } from '#protocol';
import { describeError, inBackground, isRefusal, newToken, type PlayedGame, playedGame, refuse, type Result } from '#table';
import type { ChallengeRecord, Holder, Try } from './challenge-rows.ts';
import { numberOf } from './day.ts';
import type { Deals } from './deals.ts';
import { holderIn, personsOf } from './persons.ts';
import { type ChallengePorts, SEAT } from './ports.ts';

/** So many games are judged again before an answer: others follow behind it. */
const SETTLED_AT_ONCE = 12;

/** Of a game that was played to its end, in time. */
export type Scored = Try & { readonly result: Omit<PlayedGame, 'answers'> };

export const hasScore = (tried: Try): tried is Scored => tried.result !== null && 'score' in tried.result;
export const isFirst = (tried: Try): boolean => tried.attempt === 1;

export const stateOf = ({ result, status }: Try): OwnTry['state'] => {
  if (result === null) return 'playing';
  if ('score' in result) return 'finished';
  if (result.void === true) return 'void';
  return status === 'finished' ? 'late' : 'broken';
};

/** Who takes a challenge, under which name, and the token that is to open their chair. */
type Taking = Omit<StartAttempt, 'client'> & { readonly token: string | null };

/** Each person's games at a challenge: begun, and judged when they are over (HO-14.3). */
export class Tries {
  readonly #ports: ChallengePorts;
  readonly #deals: Deals;
  readonly #settling = new Map<string, Promise<void>>();

  constructor(ports: ChallengePorts, deals: Deals) {
    this.#ports = ports;
    this.#deals = deals;
  }

  get #store() {
    return this.#ports.storage.challenges;
  }

  async open(id: string): Promise<Result<ChallengeRecord>> {
    const record = await this.#store.find(id);
    // The deal of tomorrow is nobody's yet.
    return record === null || record.deleted || record.opensAt > this.#ports.time.now() ? refuse('noSuchChallenge') : record;
  }

  isOver({ closesAt }: ChallengeRecord): boolean {
    return this.#ports.time.now() >= closesAt;
  }

  /** All of a challenge, in the order in which they were begun. */
  async of(record: ChallengeRecord): Promise<readonly Try[]> {
    return personsOf(record, await this.#store.tries(record.id));
  }

  /** One's own, whichever device began them. */
  async own(record: ChallengeRecord, who: Holder | null): Promise<readonly Try[]> {
    if (who === null) return [];
    const found = await this.#store.triesOf(record.id, who);
    if (record.joined === undefined) return found;
    const mine = new Set([holderIn(record, who.holder), ...found.map(({ holder }) => holderIn(record, holder))]);
    return (await this.of(record)).filter(({ holder }) => mine.has(holderIn(record, holder)));
  }

  /** Those that count, the best first. */
  async scored(record: ChallengeRecord): Promise<readonly Scored[]> {
    return (await this.of(record))
      .filter(hasScore)
      .filter(isFirst)
      .toSorted((a, b) => b.result.score - a.result.score);
  }

  async #counts(record: ChallengeRecord): Promise<Pick<Deal, 'begun' | 'finished'>> {
    if (record.joined === undefined) return this.#store.counts(record.id);
    const firsts = (await this.of(record)).filter(isFirst);
    return { begun: firsts.length, finished: firsts.filter(({ result }) => result !== null).length };
  }

  /** What whoever asks may know of it. */
  async told(record: ChallengeRecord, who: Holder | null): Promise<Deal> {
    const isOver = this.isOver(record);
    const mine = await this.own(record, who);
    const { id, seed, giverHash: _giver, deleted: _deleted, expected: _expected, hiddenAt: _hidden, joined: _joined, ...more } = record;
    return {
      ...more,
      challenge: id,
      number: record.day === null ? null : numberOf(record.day),
      seat: SEAT,
      now: this.#ports.time.now(),
      isOver,
      ...(await this.#counts(record)),
      commitment: commitment(seed),
      seed: isOver ? seed : null,
      mine: mine.map((tried) => ({ table: tried.table, code: tried.code, attempt: tried.attempt, state: stateOf(tried) })),
    };
  }

  async deal(id: string, who: Holder | null): Promise<Result<Deal>> {
    const record = await this.open(id);
    if (isRefusal(record)) return record;
    await this.settle(record, who);
    return this.told(record, who);
  }

  /** The table of a try. Whoever has begun one elsewhere goes on there; whoever lost the answer on the line and asks again by the same token has it again. */
  async start(id: string, who: Holder, { name, lang, token }: Taking): Promise<Result<StartedTry>> {
    const { tables, time, secrets } = this.#ports;
    if (!(await this.#deals.settings()).on) return refuse('challengesOff');
    const record = await this.open(id);
    if (isRefusal(record)) return record;
    const opens = token ?? newToken(secrets);
    const tokenHash = secrets.hash(opens);
    const answered = (tries: readonly Try[]): StartedTry | null => {
      const same = tries.find((tried) => tried.tokenHash === tokenHash);
      return same === undefined ? null : { table: same.table, code: same.code, seats: [{ seat: SEAT, token: opens }] };
    };
    const known = await this.own(record, who);
    const again = answered(known);
    if (again !== null) return again;
    if (this.isOver(record)) return refuse('challengeOver');
    const game = await tables.game(record.game);
    if (isRefusal(game)) return game;
    if (game.module.rulesVersion !== record.rulesVersion) return refuse('challengeRules');
    const before = (await this.#settleOwn(record, known)) ? await this.own(record, who) : known;
    if (before.some(({ result }) => result === null)) return refuse('challengePlaying');
    if (record.tries !== null && before.length >= record.tries) return refuse('challengeTried');
    const created = await tables.createTry(
      {
        game: record.game,
        options: record.options,
        seats: Array.from({ length: record.seats }, (_, seat) =>
          seat === SEAT ? { kind: 'here' as const, name } : { kind: 'bot' as const, level: record.level },
        ),
        secondsPerDecision: null,
        watching: 'link',
        joining: 'closed',
        takebacks: 'none',
        referee: 'auto',
        start: true,
        lang,
      },
      { seed: record.seed, draws: 'named' },
      { id, closesAt: record.closesAt },
      tokenHash,
    );
    if (isRefusal(created)) return created;
    const { table, code } = created;
    const attempt = 1 + Math.max(0, ...before.map((tried) => tried.attempt));
    if (await this.#store.enter(id, holderIn(record, who.holder), attempt, table, time.now())) return { table, code, seats: [{ seat: SEAT, token: opens }] };
    await tables.remove([table]);
    return answered(await this.own(record, who)) ?? refuse('challengePlaying');
  }

  /** Judges again what was played to its end: first of whoever asks, and a few; the rest behind. */
  async settle(record: ChallengeRecord, who: Holder | null): Promise<void> {
    await this.#settleOwn(record, await this.own(record, who));
    const rest = await this.#store.unsettled(record.id, this.isOver(record));
    for (const table of rest.slice(0, SETTLED_AT_ONCE)) await this.#settleOne(record, table);
    if (rest.length > SETTLED_AT_ONCE) inBackground(this.#settleAll(record, rest.slice(SETTLED_AT_ONCE)), this.#ports.log, 'tries could not be judged');
  }

  /** True: something was. */
  async #settleOwn(record: ChallengeRecord, own: readonly Try[]): Promise<boolean> {
    const open = own.filter(({ result, status }) => result === null && (status === 'finished' || this.isOver(record)));
    for (const { table } of open) await this.#settleOne(record, table);
    return open.length > 0;
  }

  async #settleAll(record: ChallengeRecord, tables: readonly string[]): Promise<void> {
    for (const table of tables) await this.#settleOne(record, table);
  }

  #settleOne(record: ChallengeRecord, table: string): Promise<void> {
    const under = this.#settling.get(table);
    if (under !== undefined) return under;
    const settling = this.#judge(record, table).finally(() => this.#settling.delete(table));
    this.#settling.set(table, settling);
    return settling;
  }

  async #judge(record: ChallengeRecord, table: string): Promise<void> {
    const { storage, tables, time, log } = this.#ports;
    const stored = await storage.find(table);
    const game = await tables.game(record.game);
    if (stored === null || isRefusal(game)) return;
    const isFinished = stored.record.status === 'finished';
    let played: PlayedGame | null = null;
    try {
      if (isFinished && stored.seats[SEAT]?.holder === 'person') played = await playedGame(game, stored.record, stored.seats.length, SEAT, storage, time);
    } catch (error) {
      log.error({ table, error: describeError(error) }, 'a try could not be judged');
    }
    if (played === null) return this.#store.settle(table, { late: true, ...(isFinished ? { void: true } : {}) }, []);
    if (played.endedAt >= record.closesAt) return this.#store.settle(table, { late: true }, []);
    const { answers, ...result } = played;
    await this.#store.settle(table, result, answers);
  }
}
