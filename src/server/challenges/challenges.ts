import { levelsOf, nearestLevel } from '#bots/levels.ts';
import { commitment } from '#kernel/chance.ts';
import { sum } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { createMatch, type MatchSetup } from '#kernel/match.ts';
import {
  type BoardEntry,
  CHALLENGE_DAYS_MOST,
  CHALLENGE_TITLE_LENGTH,
  type ChallengeBoard,
  type ChallengeResults,
  type ChallengesToday,
  type ChangeChallenge,
  type CreateChallenge,
  type CreatedChallenge,
  type DayResult,
  type Deal,
  type HostChallenges,
  type OwnTry,
  type PlacedPlayer,
  type StartAttempt,
  type StartedTry,
} from '#protocol';
import {
  describeError,
  inBackground,
  isRefusal,
  type Log,
  newCode,
  newToken,
  type PlayedGame,
  playedGame,
  prepareChairs,
  readName,
  type Refusal,
  refuse,
  refuseByRule,
  type Result,
  type Secrets,
  type Time,
  unnamed,
} from '#table';
import type { Storage } from '../open-storage.ts';
import type { Tables } from '../tables.ts';
import type { ChallengeRecord, Holder, Try } from './challenge-rows.ts';
import { dayOf, midnight, numberOf, seedOfDay, weekdayOf, ZONE } from './day.ts';
import { type CountedQuestion, type PartedBy, partedFor, partedIn } from './parted.ts';

export interface ChallengePorts {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly time: Time;
  readonly secrets: Secrets;
  readonly log: Log;
  /** The games of the house, in its order. */
  readonly shelf: readonly string[];
  /** Does this house open tables for it? */
  readonly isPlayed: (game: string) => boolean;
}

/** Where the person sits: everybody in the same chair. */
const SEAT = 0;
/** People are told apart by colour and shape in the order in which they came. */
const MARKS = 24;
const DAY_MS = 86_400_000;
const WEEK = 7;
const BEST_SHOWN = 5;
/** Notes of the deal of a day are for strangers, and no answer told apart is that of one of them. */
const LEAST_OF_DAY = 5;
const LEAST_GIVEN = 2;
const LEAST_OF_BOARD = 1;
const RESULTS_LEAST = 5;
const PARTED_OF_DAY = 2;
const PARTED_OF_BOARD = 3;
/** With so many, what they answered is counted at most so often. */
const MANY = 100;
const COUNTED_MS = 10_000;
const COUNTED_KEPT = 40;
/** So many games are judged again before an answer: others follow behind it. */
const SETTLED_AT_ONCE = 3;
/** Whose turn is told on a board. */
const TURNS_MOST = 60;

const SETTINGS = 'challenges';
const SECRET = 'challengeSecret';
const EVERYTHING: HostChallenges = { on: true, games: null };

/** Of a try that counts. */
type Counted = Try & { readonly result: Omit<PlayedGame, 'answers'> };

const hasScore = (tried: Try): tried is Counted => tried.result !== null && 'score' in tried.result;
const counts = (tried: Try): boolean => tried.attempt === 1;

const stateOf = ({ result }: Try): OwnTry['state'] => (result === null ? 'playing' : 'late' in result ? 'late' : 'finished');

const medianOf = (sorted: readonly number[]): number | null => {
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

const placeOf = (score: number, all: readonly Counted[]): number => 1 + all.filter(({ result }) => result.score > score).length;

/** Two of the same name are told apart by the order in which they came. */
const numbered = (names: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    return n === 1 ? name : `${name} ${n}`;
  });
};

/** One deal for everybody, each alone against the same bots (HO-14). */
export class Challenges {
  readonly #ports: ChallengePorts;
  /** Days whose deals are stored. */
  readonly #dealt = new Map<string, readonly ChallengeRecord[]>();
  readonly #settling = new Map<string, Promise<void>>();
  readonly #counted = new Map<string, { readonly games: number; readonly at: number; readonly questions: readonly CountedQuestion[] }>();

  constructor(ports: ChallengePorts) {
    this.#ports = ports;
  }

  get #store() {
    return this.#ports.storage.challenges;
  }

  /* ---------- the day ---------- */

  async settings(): Promise<HostChallenges> {
    const stored = await this.#ports.storage.host.setting(SETTINGS);
    const value: unknown = stored === null ? null : JSON.parse(stored);
    if (typeof value !== 'object' || value === null || !('on' in value) || !('games' in value)) return EVERYTHING;
    const games = Array.isArray(value.games) ? value.games.filter((game) => typeof game === 'string') : null;
    return { on: value.on === true, games };
  }

  async setSettings(settings: HostChallenges): Promise<HostChallenges> {
    await this.#ports.storage.host.set(SETTINGS, JSON.stringify(settings));
    this.#dealt.clear();
    return settings;
  }

  async #secret(): Promise<string> {
    const { host } = this.#ports.storage;
    const known = await host.setting(SECRET);
    if (known !== null) return known;
    // Two servers may make one each: the deals that are stored first are the deals.
    await host.set(SECRET, newToken(this.#ports.secrets));
    return (await host.setting(SECRET)) ?? '';
  }

  /** The deal of a game on the day that begins at this midnight. */
  async #deal(game: AnyGame, opensAt: number, secret: string): Promise<ChallengeRecord | null> {
    const { module, challenges = [] } = game;
    const weekday = weekdayOf(opensAt);
    const proposed = challenges.find(({ days }) => days?.includes(weekday)) ?? challenges.find(({ days }) => days === undefined);
    if (proposed === undefined || levelsOf(game).length === 0) return null;
    const day = dayOf(opensAt);
    const { preset, seats } = proposed;
    const seed = seedOfDay(secret, day, module.id);
    const options = resolved(game, { options: { ...module.presets.find(({ id }) => id === preset)?.options, ...proposed.options }, seats, seed });
    if (isRefusal(options)) return null;
    return {
      id: `${day}-${module.id}`,
      day,
      opensAt,
      closesAt: midnight(opensAt, 1),
      game: module.id,
      title: '',
      kind: proposed.title,
      minutes: proposed.minutes,
      options,
      seats,
      level: nearestLevel(game, proposed.level),
      seed,
      rulesVersion: module.rulesVersion,
      names: 'shown',
      tries: null,
      expected: null,
      giverHash: null,
      deleted: false,
    };
  }

  /** The deals of the day that begins at this midnight, drawn and stored by whoever asks first; the first is that of the day. */
  async #dealsOf(opensAt: number): Promise<readonly ChallengeRecord[]> {
    const day = dayOf(opensAt);
    const known = this.#dealt.get(day);
    if (known !== undefined) return known;
    const { games } = await this.settings();
    const secret = await this.#secret();
    const deals: ChallengeRecord[] = [];
    for (const id of games ?? this.#ports.shelf) {
      const game = await this.#ports.tables.game(id);
      const drawn = isRefusal(game) ? null : await this.#deal(game, opensAt, secret);
      if (drawn === null) continue;
      await this.#store.create(drawn);
      const stored = await this.#store.find(drawn.id);
      if (stored !== null) deals.push(stored);
    }
    const first = deals.length === 0 ? 0 : Math.floor(opensAt / DAY_MS) % deals.length;
    const turned = [...deals.slice(first), ...deals.slice(0, first)];
    if (this.#dealt.size > 2 * WEEK) this.#dealt.clear();
    this.#dealt.set(day, turned);
    return turned;
  }

  async today(who: Holder | null): Promise<Result<ChallengesToday>> {
    if (!(await this.settings()).on) return refuse('challengesOff');
    const now = this.#ports.time.now();
    const told = async (deals: readonly ChallengeRecord[]): Promise<readonly Deal[]> =>
      Promise.all(deals.filter(({ deleted, game }) => !deleted && this.#ports.isPlayed(game)).map((record) => this.#told(record, who)));
    return {
      day: dayOf(now),
      zone: ZONE,
      now,
      closesAt: midnight(now, 1),
      deals: await told(await this.#dealsOf(midnight(now, 0))),
      yesterday: await told(await this.#past(midnight(now, -1))),
      tomorrow: (await this.#dealsOf(midnight(now, 1)))
        .filter(({ game }) => this.#ports.isPlayed(game))
        .map(({ game, seed }) => ({ game, commitment: commitment(seed) })),
      week: await this.#week(now, who),
    };
  }

  /** Nothing is drawn for a day that is over. */
  async #past(opensAt: number): Promise<readonly ChallengeRecord[]> {
    const day = dayOf(opensAt);
    const found = await Promise.all(this.#ports.shelf.map((game) => this.#store.find(`${day}-${game}`)));
    return found.flatMap((record) => (record === null || record.deleted ? [] : [record]));
  }

  async #week(now: number, who: Holder | null): Promise<readonly DayResult[]> {
    const days: DayResult[] = [];
    for (let back = WEEK; back >= 1; back--) {
      const results = await Promise.all((await this.#past(midnight(now, -back))).map((record) => this.#dayOf(record, who)));
      const [best] = results.toSorted((a, b) => shareOf(b) - shareOf(a));
      if (best !== undefined) days.push(best);
    }
    return days;
  }

  async #dayOf(record: ChallengeRecord, who: Holder | null): Promise<DayResult> {
    const { id, game, day } = record;
    const tries = who === null ? [] : await this.#store.triesOf(id, who);
    if (tries.some(({ result }) => result === null)) await this.#settle(record, who);
    const own = tries.find(counts);
    const scored = own === undefined ? [] : await this.#scored(record);
    const mine = scored.find(({ table }) => table === own?.table);
    const nothing = { challenge: id, game, day: day ?? '', place: null, of: scored.length, score: null, behind: null };
    if (mine === undefined) return nothing;
    const { score } = mine.result;
    return { ...nothing, place: placeOf(score, scored), score, behind: scored.filter(({ result }) => result.score < score).length };
  }

  /* ---------- one challenge ---------- */

  async #open(id: string): Promise<Result<ChallengeRecord>> {
    const record = await this.#store.find(id);
    // The deal of tomorrow is nobody's yet.
    return record === null || record.deleted || record.opensAt > this.#ports.time.now() ? refuse('noSuchChallenge') : record;
  }

  #isOver({ closesAt }: ChallengeRecord): boolean {
    return this.#ports.time.now() >= closesAt;
  }

  async #told(record: ChallengeRecord, who: Holder | null): Promise<Deal> {
    const isOver = this.#isOver(record);
    const mine = who === null ? [] : await this.#store.triesOf(record.id, who);
    const { id, seed, giverHash: _giver, deleted: _deleted, expected: _expected, hiddenAt: _hidden, ...more } = record;
    return {
      ...more,
      challenge: id,
      number: record.day === null ? null : numberOf(record.day),
      seat: SEAT,
      isOver,
      ...(await this.#store.counts(id)),
      commitment: commitment(seed),
      seed: isOver ? seed : null,
      mine: mine.map((tried) => ({ table: tried.table, code: tried.code, attempt: tried.attempt, state: stateOf(tried) })),
    };
  }

  async deal(id: string, who: Holder | null): Promise<Result<Deal>> {
    const record = await this.#open(id);
    if (isRefusal(record)) return record;
    await this.#settle(record, who);
    return this.#told(record, who);
  }

  /** The table of a try. Who has begun one elsewhere goes on there. */
  async start(id: string, { holder, ring }: Holder, { name, lang }: StartAttempt): Promise<Result<StartedTry>> {
    const { tables, time } = this.#ports;
    if (!(await this.settings()).on) return refuse('challengesOff');
    const record = await this.#open(id);
    if (isRefusal(record)) return record;
    if (this.#isOver(record)) return refuse('challengeOver');
    const game = await tables.game(record.game);
    if (isRefusal(game)) return game;
    if (game.module.rulesVersion !== record.rulesVersion) return refuse('challengeRules');
    await this.#settle(record, { holder, ring });
    const before = await this.#store.triesOf(id, { holder, ring });
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
    );
    if (isRefusal(created)) return created;
    const attempt = before.length + 1;
    const { table, code, seats } = created;
    if (await this.#store.enter(id, holder, attempt, table, time.now())) return { table, code, seats };
    await tables.remove([table]);
    return refuse('challengePlaying');
  }

  /** Judges again what was played to its end: first of whoever asks, and a few; the rest behind. */
  async #settle(record: ChallengeRecord, who: Holder | null): Promise<void> {
    const own = who === null ? [] : await this.#store.triesOf(record.id, who);
    const open = (tries: readonly Try[]): readonly Try[] =>
      tries.filter(({ status, result }) => result === null && (status === 'finished' || this.#isOver(record)));
    for (const tried of open(own)) await this.#settleOne(record, tried);
    const rest = open(await this.#store.tries(record.id));
    for (const tried of rest.slice(0, SETTLED_AT_ONCE)) await this.#settleOne(record, tried);
    if (rest.length > SETTLED_AT_ONCE) inBackground(this.#settleAll(record, rest.slice(SETTLED_AT_ONCE)), this.#ports.log, 'tries could not be judged');
  }

  async #settleAll(record: ChallengeRecord, tries: readonly Try[]): Promise<void> {
    for (const tried of tries) await this.#settleOne(record, tried);
  }

  #settleOne(record: ChallengeRecord, { table }: Try): Promise<void> {
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
    const isTheirs = stored.seats[SEAT]?.holder === 'person';
    let played: PlayedGame | null = null;
    try {
      if (stored.record.status === 'finished' && isTheirs) played = await playedGame(game, stored.record, stored.seats.length, SEAT, storage, time);
    } catch (error) {
      log.error({ table, error: describeError(error) }, 'a try could not be judged');
    }
    if (played === null || played.endedAt >= record.closesAt) return this.#store.settle(table, { late: true }, []);
    const { answers, ...result } = played;
    await this.#store.settle(table, result, answers);
  }

  /** Tries that count, the best first. */
  async #scored({ id }: ChallengeRecord): Promise<readonly Counted[]> {
    const tries = await this.#store.tries(id);
    return tries
      .filter(hasScore)
      .filter(counts)
      .toSorted((a, b) => b.result.score - a.result.score);
  }

  /** Closed while they played, everybody may look: it is over. */
  async results(id: string, who: Holder | null): Promise<Result<ChallengeResults>> {
    const record = await this.#open(id);
    if (isRefusal(record)) return record;
    await this.#settle(record, who);
    const own = who === null ? [] : await this.#store.triesOf(id, who);
    const mayLook = this.#isOver(record) || own.some((tried) => counts(tried) && tried.result !== null);
    if (!mayLook) return refuse('challengeUnplayed');
    const scored = await this.#scored(record);
    const mine = new Set(own.filter(counts).map(({ table }) => table));
    const isOpen = record.names === 'shown';
    const order = (await this.#store.tries(id)).map(({ table }) => table);
    const players = scored.map((tried, index): PlacedPlayer => {
      const isMine = mine.has(tried.table);
      return {
        place: placeOf(tried.result.score, scored),
        name: isMine || isOpen ? tried.name : unnamed(index, []),
        mark: order.indexOf(tried.table) % MARKS,
        score: tried.result.score,
        table: isMine || isOpen ? tried.table : null,
        mine: isMine,
      };
    });
    const me = players.find((player) => player.mine) ?? null;
    const scores = scored.map(({ result }) => result.score).toReversed();
    const least = record.day === null ? LEAST_GIVEN : LEAST_OF_DAY;
    return {
      deal: await this.#told(record, who),
      scores,
      median: medianOf(scores),
      players: players.filter(({ mine: isMine }, index) => index < BEST_SHOWN || isMine),
      own: me,
      bestBot: scored.find(({ table }) => mine.has(table))?.result.best ?? null,
      least,
      parted: await this.#parted(record, scored, { least, most: PARTED_OF_DAY, by: 'scores' }, { own: me?.table ?? null, isOpen }),
    };
  }

  /** Counted again when somebody else has finished; where many finish, no more often than is noticed: it takes a part of a second. */
  async #parted(
    { id }: ChallengeRecord,
    scored: readonly Counted[],
    by: PartedBy,
    { own, isOpen }: { readonly own: string | null; readonly isOpen: boolean },
  ): Promise<ChallengeResults['parted']> {
    if (scored.length < RESULTS_LEAST) return [];
    const name = `${id} ${by.by}`;
    const now = this.#ports.time.now();
    let known = this.#counted.get(name);
    if (known === undefined || (known.games !== scored.length && (scored.length < MANY || known.at < now - COUNTED_MS))) {
      const answers = await this.#store.answers(id);
      const questions = partedIn(
        scored.map(({ table, result }) => ({ table, score: result.score, answers: answers.get(table) ?? [] })),
        by,
      );
      known = { games: scored.length, at: now, questions };
      if (this.#counted.size >= COUNTED_KEPT) this.#counted.clear();
      this.#counted.set(name, known);
    }
    const mine = own === null ? null : { table: own, answers: await this.#store.answersOf(own) };
    return partedFor(known.questions, mine, isOpen);
  }

  /* ---------- given by somebody ---------- */

  async create(asked: CreateChallenge, who: { readonly maySee: (table: string) => Promise<boolean> }): Promise<Result<CreatedChallenge>> {
    const { tables, time, secrets } = this.#ports;
    if (!(await this.settings()).on) return refuse('challengesOff');
    const now = time.now();
    if (asked.closesAt <= now || asked.closesAt > now + CHALLENGE_DAYS_MOST * DAY_MS) return refuse('challengePast', { days: CHALLENGE_DAYS_MOST });
    const game = await tables.game(asked.game);
    if (isRefusal(game)) return game;
    if (!levelsOf(game).includes(asked.level)) return refuse('noSuchBot');
    const dealt = asked.from === undefined ? null : await this.#dealOf(asked.from, asked.game, who.maySee);
    if (isRefusal(dealt)) return dealt;
    const { seed, seats, options: wanted } = dealt ?? { ...asked, seed: asked.seed ?? seedOfDay(newToken(secrets), '', asked.game) };
    const options = resolved(game, { options: wanted, seats, seed });
    if (isRefusal(options)) return options;
    const title = asked.title.trim() === '' ? '' : readName(asked.title, CHALLENGE_TITLE_LENGTH);
    if (isRefusal(title)) return title;
    const giver = newToken(secrets);
    const record: Omit<ChallengeRecord, 'id'> = {
      day: null,
      opensAt: now,
      closesAt: asked.closesAt,
      game: asked.game,
      title,
      kind: null,
      minutes: null,
      options,
      seats,
      level: asked.level,
      seed,
      rulesVersion: game.module.rulesVersion,
      names: asked.names,
      ...(asked.names === 'hidden' ? { hiddenAt: now } : {}),
      tries: asked.tries,
      expected: asked.expected,
      giverHash: secrets.hash(giver),
      deleted: false,
    };
    for (;;) {
      const id = newCode(secrets);
      if (await this.#store.create({ ...record, id })) return { challenge: id, giver };
    }
  }

  /** The deal of a finished game that whoever asks may look at. */
  async #dealOf(id: string, game: string, maySee: (table: string) => Promise<boolean>): Promise<Result<Pick<ChallengeRecord, 'seed' | 'options' | 'seats'>>> {
    const table = await this.#ports.tables.open(id);
    if (isRefusal(table)) return table;
    if (!(await maySee(id))) return refuse('watchingClosed');
    const recording = await table.recording();
    if (isRefusal(recording)) return recording;
    if (recording.game !== game) return refuse('unknownGame');
    // Draws in order, and dice that were exchanged on the way, are no deal that others could be given.
    if (recording.draws !== 'named' || (recording.forks ?? []).length > 0) return refuse('sameDiceOld');
    return { seed: recording.seed, options: recording.options, seats: recording.seats };
  }

  async #given(id: string, token: string | undefined): Promise<Result<ChallengeRecord>> {
    const record = await this.#open(id);
    if (isRefusal(record)) return record;
    return token !== undefined && record.giverHash === this.#ports.secrets.hash(token) ? record : refuse('notGiver');
  }

  async board(id: string, token: string | undefined): Promise<Result<ChallengeBoard>> {
    const record = await this.#given(id, token);
    if (isRefusal(record)) return record;
    await this.#settle(record, null);
    const tries = await this.#store.tries(id);
    const scored = await this.#scored(record);
    const scores = scored.map(({ result }) => result.score).toReversed();
    const names = numbered(tries.map(({ name }) => name));
    const entries: BoardEntry[] = [];
    for (const [index, tried] of tries.entries()) {
      const score = hasScore(tried) ? tried.result.score : null;
      entries.push({
        n: index + 1,
        name: record.names === 'hidden' ? unnamed(index, []) : (names[index] ?? ''),
        mark: index % MARKS,
        attempt: tried.attempt,
        state: stateOf(tried),
        turn: tried.result === null && index < TURNS_MOST ? await this.#turnAt(tried.table) : null,
        score,
        place: score === null || !counts(tried) ? null : placeOf(score, scored),
        begunAt: tried.begunAt,
        endedAt: hasScore(tried) ? tried.result.endedAt : null,
        table: tried.result === null || record.names === 'hidden' ? null : tried.table,
      });
    }
    const bots = scored.flatMap(({ result }) => result.best ?? []);
    return {
      deal: await this.#told(record, null),
      expected: record.expected,
      scores,
      median: medianOf(scores),
      bestBots: bots.length === 0 ? null : sum(bots) / bots.length,
      least: LEAST_OF_BOARD,
      parted: await this.#parted(
        record,
        scored,
        { least: LEAST_OF_BOARD, most: PARTED_OF_BOARD, by: 'halves' },
        { own: null, isOpen: record.names === 'shown' },
      ),
      entries,
    };
  }

  async #turnAt(id: string): Promise<number | null> {
    const table = await this.#ports.tables.open(id);
    return isRefusal(table) ? null : table.hub.info().turn;
  }

  async change(id: string, token: string | undefined, { closesAt, names }: ChangeChallenge): Promise<Result<Deal>> {
    const { time, tables } = this.#ports;
    const record = await this.#given(id, token);
    if (isRefusal(record)) return record;
    const until = closesAt ?? record.closesAt;
    if (until < record.closesAt) return refuse('challengeEarlier');
    // Whoever gave a name that nobody was to read is not named afterwards.
    const { hiddenAt = null } = record;
    if (names === 'shown' && hiddenAt !== null && (await this.#store.tries(id)).some(({ begunAt }) => begunAt >= hiddenAt)) return refuse('challengeHidden');
    if (until !== record.closesAt && (until <= time.now() || until > time.now() + CHALLENGE_DAYS_MOST * DAY_MS))
      return refuse('challengePast', { days: CHALLENGE_DAYS_MOST });
    // Whoever has read the seed since then must not play it for a place.
    if (until !== record.closesAt && this.#isOver(record)) return refuse('challengeOver');
    const hides = names === 'hidden' && record.names === 'shown';
    const changed = { ...record, closesAt: until, ...(names === undefined ? {} : { names }), ...(hides ? { hiddenAt: time.now() } : {}) };
    await this.#store.save(changed);
    if (until !== record.closesAt)
      for (const tried of await this.#store.tries(id)) {
        const table = await tables.open(tried.table);
        if (isRefusal(table)) continue;
        await table.clerk.attempt('table', null, (state, stamp) =>
          prepareChairs(state, { record: { ...state.record, challenge: { id, closesAt: until } } }, stamp),
        );
      }
    return this.#told(changed, null);
  }

  /** By whoever gave it, or (`isHost`) whoever runs the house. The games that were played stay. */
  async remove(id: string, token: string | undefined, isHost: boolean): Promise<Refusal | null> {
    const record = isHost ? await this.#open(id) : await this.#given(id, token);
    if (isRefusal(record)) return record;
    await this.#store.empty({ ...record, title: '', deleted: true });
    this.#dealt.clear();
    this.#counted.clear();
    return null;
  }
}

const shareOf = ({ behind, of }: DayResult): number => (behind === null ? -1 : behind / Math.max(1, of));

/** Options as a match begins with them, or why none could. */
const resolved = (game: AnyGame, setup: MatchSetup): Result<Readonly<Record<string, unknown>>> => {
  const begun = createMatch(game.module, setup);
  if (!begun.ok) return refuseByRule(begun.refusal);
  const { options } = begun.match;
  return game.module.needsReferee?.(options) === true ? refuse('needsReferee') : options;
};
