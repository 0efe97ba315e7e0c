import { levelsOf, nearestLevel } from '#bots/levels.ts';
import type { AnyGame } from '#kernel/game.ts';
import { createMatch, type MatchSetup } from '#kernel/match.ts';
import type { HostChallenges } from '#protocol';
import { isRefusal, newToken, refuse, refuseByRule, type Result } from '#table';
import type { ChallengeRecord } from './challenge-rows.ts';
import { DAY_MS, dayOf, midnight, seedOfDay, weekdayOf } from './day.ts';
import type { ChallengePorts } from './ports.ts';

const DAYS_KNOWN = 14;
const SETTINGS = 'challenges';
const SECRET = 'challengeSecret';
const EVERYTHING: HostChallenges = { on: true, games: null };

/** Options as a match begins with them, or why none could. */
export const resolved = (game: AnyGame, setup: MatchSetup): Result<Readonly<Record<string, unknown>>> => {
  const begun = createMatch(game.module, setup);
  if (!begun.ok) return refuseByRule(begun.refusal);
  const { options } = begun.match;
  return game.module.needsReferee?.(options) === true ? refuse('needsReferee') : options;
};

/** The deals of a day (HO-14.1), drawn from what the games propose, and what whoever runs the house says of them (HO-14.7). */
export class Deals {
  readonly #ports: ChallengePorts;
  /** Days whose deals are stored. */
  readonly #dealt = new Map<string, readonly ChallengeRecord[]>();

  constructor(ports: ChallengePorts) {
    this.#ports = ports;
  }

  async settings(): Promise<HostChallenges> {
    const stored = await this.#ports.storage.host.setting(SETTINGS);
    const value: unknown = stored === null ? null : JSON.parse(stored);
    if (typeof value !== 'object' || value === null || !('on' in value) || !('games' in value)) return EVERYTHING;
    const games = Array.isArray(value.games) ? value.games.filter((game) => typeof game === 'string') : null;
    return { on: value.on === true, games };
  }

  async setSettings(settings: HostChallenges): Promise<HostChallenges> {
    await this.#ports.storage.host.set(SETTINGS, JSON.stringify(settings));
    this.forget();
    return settings;
  }

  /** One of them was deleted, or others are chosen. */
  forget(): void {
    this.#dealt.clear();
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
  #deal(game: AnyGame, opensAt: number, secret: string): ChallengeRecord | null {
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

  /** Those of the day that begins at this midnight, of games that are played here; the first is that of the day. */
  async of(opensAt: number): Promise<readonly ChallengeRecord[]> {
    return (await this.#dealtFor(opensAt)).filter(({ game }) => this.#ports.isPlayed(game));
  }

  /** Drawn and stored by whoever asks first. */
  async #dealtFor(opensAt: number): Promise<readonly ChallengeRecord[]> {
    const { storage, tables, shelf } = this.#ports;
    const day = dayOf(opensAt);
    const known = this.#dealt.get(day);
    if (known !== undefined) return known;
    const { games } = await this.settings();
    const secret = await this.#secret();
    const deals: ChallengeRecord[] = [];
    for (const id of games ?? shelf) {
      const game = await tables.game(id);
      const drawn = isRefusal(game) ? null : this.#deal(game, opensAt, secret);
      if (drawn === null) continue;
      await storage.challenges.create(drawn);
      const stored = await storage.challenges.find(drawn.id);
      if (stored !== null) deals.push(stored);
    }
    const first = deals.length === 0 ? 0 : Math.floor(opensAt / DAY_MS) % deals.length;
    const turned = [...deals.slice(first), ...deals.slice(0, first)];
    if (this.#dealt.size > DAYS_KNOWN) this.#dealt.clear();
    this.#dealt.set(day, turned);
    return turned;
  }

  /** Nothing is drawn for a day that is over. */
  async past(opensAt: number): Promise<readonly ChallengeRecord[]> {
    const { storage, shelf } = this.#ports;
    const day = dayOf(opensAt);
    const found = await Promise.all(shelf.map((game) => storage.challenges.find(`${day}-${game}`)));
    return found.flatMap((record) => (record === null || record.deleted ? [] : [record]));
  }
}
