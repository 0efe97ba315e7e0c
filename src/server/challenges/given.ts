import { levelsOf } from '#bots/levels.ts';
import { CHALLENGE_DAYS_MOST, CHALLENGE_TITLE_LENGTH, type ChangeChallenge, type CreateChallenge, type CreatedChallenge, type Deal } from '#protocol';
import { isRefusal, newCode, newToken, prepareChairs, readName, type Refusal, refuse, type Result } from '#table';
import type { ChallengeRecord } from './challenge-rows.ts';
import { DAY_MS, seedOfDay } from './day.ts';
import { type Deals, resolved } from './deals.ts';
import { joinedBy, partedFrom } from './persons.ts';
import type { ChallengePorts } from './ports.ts';
import type { Results } from './results.ts';
import { stateOf, type Tries } from './tries.ts';

/** So many are told at a press: to tell somebody, their table is opened. */
const REMINDED_MOST = 100;

/** Challenges that somebody gives (HO-14.6): made, changed, deleted, and recalled to those who have not finished. */
export class Given {
  readonly #ports: ChallengePorts;
  readonly #deals: Deals;
  readonly #tries: Tries;
  readonly #results: Results;

  constructor(ports: ChallengePorts, { deals, tries, results }: { readonly deals: Deals; readonly tries: Tries; readonly results: Results }) {
    this.#ports = ports;
    this.#deals = deals;
    this.#tries = tries;
    this.#results = results;
  }

  get #store() {
    return this.#ports.storage.challenges;
  }

  async create(asked: CreateChallenge, who: { readonly maySee: (table: string) => Promise<boolean> }): Promise<Result<CreatedChallenge>> {
    const { tables, time, secrets } = this.#ports;
    if (!(await this.#deals.settings()).on) return refuse('challengesOff');
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

  /** For whoever shows that they gave it. */
  async open(id: string, token: string | undefined): Promise<Result<ChallengeRecord>> {
    const record = await this.#tries.open(id);
    if (isRefusal(record)) return record;
    return token !== undefined && record.giverHash === this.#ports.secrets.hash(token) ? record : refuse('notGiver');
  }

  async change(id: string, token: string | undefined, asked: ChangeChallenge): Promise<Result<Deal>> {
    const record = await this.open(id, token);
    if (isRefusal(record)) return record;
    const closesAt = this.#closing(record, asked);
    if (isRefusal(closesAt)) return closesAt;
    const names = await this.#naming(record, asked);
    if (isRefusal(names)) return names;
    const joined = await this.#joining(record, asked);
    if (isRefusal(joined)) return joined;
    const { joined: _before, ...rest } = record;
    const changed = { ...rest, closesAt, ...names, ...(joined === undefined || Object.keys(joined).length === 0 ? {} : { joined }) };
    await this.#store.save(changed);
    if (joined !== record.joined) this.#results.forget();
    if (closesAt !== record.closesAt)
      for (const tried of await this.#store.tries(id)) {
        const table = await this.#ports.tables.open(tried.table);
        if (isRefusal(table)) continue;
        await table.clerk.attempt('table', null, (state, stamp) => prepareChairs(state, { record: { ...state.record, challenge: { id, closesAt } } }, stamp));
      }
    return this.#tries.told(changed, null);
  }

  /** Later, or now: somebody who counts on a date finds it where it was. */
  #closing(record: ChallengeRecord, asked: ChangeChallenge): Result<number> {
    const now = this.#ports.time.now();
    if (asked.closesAt === undefined) return record.closesAt;
    // Whoever has read the seed since then must not play it for a place.
    if (this.#tries.isOver(record)) return asked.closesAt === record.closesAt ? record.closesAt : refuse('challengeOver');
    if (asked.closesAt === 'now') return now;
    if (asked.closesAt < record.closesAt) return refuse('challengeEarlier');
    if (asked.closesAt > now + CHALLENGE_DAYS_MOST * DAY_MS && asked.closesAt !== record.closesAt)
      return refuse('challengePast', { days: CHALLENGE_DAYS_MOST });
    return asked.closesAt;
  }

  /** Whoever gave a name that nobody was to read is not named afterwards. */
  async #naming(record: ChallengeRecord, { names }: ChangeChallenge): Promise<Result<Partial<ChallengeRecord>>> {
    const { hiddenAt = null } = record;
    if (names === 'shown' && hiddenAt !== null && (await this.#store.tries(record.id)).some(({ begunAt }) => begunAt >= hiddenAt))
      return refuse('challengeHidden');
    if (names === undefined) return {};
    return names === 'hidden' && record.names === 'shown' ? { names, hiddenAt: this.#ports.time.now() } : { names };
  }

  /** Two that are one pupil, or again each their own. */
  async #joining(record: ChallengeRecord, { join, part }: ChangeChallenge): Promise<Result<ChallengeRecord['joined']>> {
    if (join === undefined && part === undefined) return record.joined;
    const tries = await this.#store.tries(record.id);
    const holderOf = (person: string): string | undefined => tries.find(({ holder }) => this.personOf(record, holder) === person)?.holder;
    const [first, second] = join === undefined ? [part, part] : join;
    const [one, other] = [holderOf(first ?? ''), holderOf(second ?? '')];
    if (one === undefined || other === undefined) return refuse('noSuchPlayer');
    return join === undefined ? partedFrom(record, one) : joinedBy(record, one, other);
  }

  /** A name for a person that tells nothing of them, and is another at each challenge. */
  personOf({ id }: Pick<ChallengeRecord, 'id'>, holder: string): string {
    return this.#ports.secrets.hash(`person ${id} ${holder}`).slice(0, 16);
  }

  /** Tells those who have begun and not finished, and who want to be told; how many they are. */
  async remind(id: string, token: string | undefined): Promise<Result<{ readonly told: number }>> {
    const record = await this.open(id, token);
    if (isRefusal(record)) return record;
    if (this.#tries.isOver(record)) return refuse('challengeOver');
    await this.#tries.settle(record, null);
    const playing = (await this.#tries.of(record)).filter((tried) => stateOf(tried) === 'playing');
    let told = 0;
    for (const { table } of playing.slice(0, REMINDED_MOST)) if (await this.#ports.remind(table, record.closesAt)) told++;
    return { told };
  }

  /** By whoever gave it, or (`isHost`) whoever runs the house. The games that were played stay. */
  async remove(id: string, token: string | undefined, isHost: boolean): Promise<Refusal | null> {
    const record = isHost ? await this.#tries.open(id) : await this.open(id, token);
    if (isRefusal(record)) return record;
    const { joined: _joined, ...rest } = record;
    await this.#store.empty({ ...rest, title: '', deleted: true });
    this.#deals.forget();
    this.#results.forget();
    return null;
  }
}
