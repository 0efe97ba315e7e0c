import { commitment } from '#kernel/chance.ts';
import type { ChallengeResults, ChallengesToday, DayResult, Deal, PlacedPlayer } from '#protocol';
import { isRefusal, refuse, type Result, unnamed } from '#table';
import type { ChallengeRecord, Holder } from './challenge-rows.ts';
import type { DailyNews } from '../notices/notice-store.ts';
import { dayOf, midnight, numberOf, ZONE } from './day.ts';
import type { Deals } from './deals.ts';
import { type CountedQuestion, type PartedBy, partedFor, partedIn } from './parted.ts';
import type { ChallengePorts } from './ports.ts';
import { isFirst, type Scored, type Tries } from './tries.ts';

/** People are told apart by colour and shape in the order in which they came. */
export const MARKS = 24;
const WEEK = 7;
const BEST_SHOWN = 5;
/** Notes of the deal of a day are for strangers, and no answer told apart is that of one of them. */
const LEAST_OF_DAY = 5;
const LEAST_GIVEN = 2;
const RESULTS_LEAST = 5;
const PARTED_OF_DAY = 2;
/** With so many, what they answered is counted at most so often. */
const MANY = 100;
const COUNTED_MS = 10_000;
const COUNTED_KEPT = 40;

export const medianOf = (sorted: readonly number[]): number | null => {
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

export const placeOf = (score: number, all: readonly Scored[]): number => 1 + all.filter(({ result }) => result.score > score).length;

const shareOf = ({ behind, of }: DayResult): number => (behind === null ? -1 : behind / Math.max(1, of));

/** How challenges came out, for those who played them, or once they are over (HO-14.5). */
export class Results {
  readonly #ports: ChallengePorts;
  readonly #deals: Deals;
  readonly #tries: Tries;
  readonly #counted = new Map<string, { readonly games: string; readonly at: number; readonly questions: readonly CountedQuestion[] }>();

  constructor(ports: ChallengePorts, deals: Deals, tries: Tries) {
    this.#ports = ports;
    this.#deals = deals;
    this.#tries = tries;
  }

  async today(who: Holder | null): Promise<Result<ChallengesToday>> {
    if (!(await this.#deals.settings()).on) return refuse('challengesOff');
    const now = this.#ports.time.now();
    const told = async (deals: readonly ChallengeRecord[]): Promise<readonly Deal[]> =>
      Promise.all(deals.filter(({ deleted }) => !deleted).map((record) => this.#tries.told(record, who)));
    return {
      day: dayOf(now),
      zone: ZONE,
      now,
      closesAt: midnight(now, 1),
      deals: await told(await this.#deals.of(midnight(now, 0))),
      yesterday: await told(await this.#deals.past(midnight(now, -1))),
      tomorrow: (await this.#deals.of(midnight(now, 1))).map(({ game, seed }) => ({ game, commitment: commitment(seed) })),
      week: await this.#week(now, who),
    };
  }

  /** What is told of today to whoever has not begun it; null: nothing. */
  async news(who: Holder): Promise<DailyNews | null> {
    if (!(await this.#deals.settings()).on) return null;
    const deals = (await this.#deals.of(midnight(this.#ports.time.now(), 0))).filter(({ deleted }) => !deleted);
    const [first] = deals;
    if (first?.day === undefined || first.day === null) return null;
    for (const deal of deals) if ((await this.#tries.own(deal, who)).length > 0) return null;
    return { event: 'daily', moment: first.day, game: first.game, number: numberOf(first.day), closesAt: first.closesAt };
  }

  async #week(now: number, who: Holder | null): Promise<readonly DayResult[]> {
    const days: DayResult[] = [];
    for (let back = WEEK; back >= 1; back--) {
      const results = await Promise.all((await this.#deals.past(midnight(now, -back))).map((record) => this.#dayOf(record, who)));
      const [best] = results.toSorted((a, b) => shareOf(b) - shareOf(a));
      if (best !== undefined) days.push(best);
    }
    return days;
  }

  async #dayOf(record: ChallengeRecord, who: Holder | null): Promise<DayResult> {
    const { id, game, day } = record;
    const tries = await this.#tries.own(record, who);
    if (tries.some(({ result }) => result === null)) await this.#tries.settle(record, who);
    const own = tries.find(isFirst);
    const scored = own === undefined ? [] : await this.#tries.scored(record);
    const mine = scored.find(({ table }) => table === own?.table);
    const nothing = { challenge: id, game, day: day ?? '', place: null, of: scored.length, score: null, behind: null };
    if (mine === undefined) return nothing;
    const { score } = mine.result;
    return { ...nothing, place: placeOf(score, scored), score, behind: scored.filter(({ result }) => result.score < score).length };
  }

  /** Closed while they played, everybody may look: it is over. */
  async results(id: string, who: Holder | null): Promise<Result<ChallengeResults>> {
    const record = await this.#tries.open(id);
    if (isRefusal(record)) return record;
    await this.#tries.settle(record, who);
    const own = await this.#tries.own(record, who);
    const mayLook = this.#tries.isOver(record) || own.some((tried) => isFirst(tried) && tried.result !== null);
    if (!mayLook) return refuse('challengeUnplayed');
    const scored = await this.#tries.scored(record);
    const mine = new Set(own.filter(isFirst).map(({ table }) => table));
    const isOpen = record.names === 'shown';
    const order = (await this.#tries.of(record)).map(({ table }) => table);
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
      deal: await this.#tries.told(record, who),
      scores,
      median: medianOf(scores),
      players: players.filter(({ mine: isMine }, index) => index < BEST_SHOWN || isMine),
      own: me,
      bestBot: scored.find(({ table }) => mine.has(table))?.result.best ?? null,
      least,
      parted: await this.parted(record, scored, { least, most: PARTED_OF_DAY, by: 'scores' }, { own: me?.table ?? null, isOpen }),
    };
  }

  /** Counted again when somebody else has finished; where many finish, no more often than is noticed: it takes a part of a second. */
  async parted(
    { id }: ChallengeRecord,
    scored: readonly Scored[],
    by: PartedBy,
    { own, isOpen }: { readonly own: string | null; readonly isOpen: boolean },
  ): Promise<ChallengeResults['parted']> {
    if (scored.length < RESULTS_LEAST) return [];
    const name = `${id} ${by.by}`;
    const now = this.#ports.time.now();
    const games = scored.map(({ table }) => table).join(' ');
    let known = this.#counted.get(name);
    if (known === undefined || (known.games !== games && (scored.length < MANY || known.at < now - COUNTED_MS))) {
      const answers = await this.#ports.storage.challenges.answers(id);
      const questions = partedIn(
        scored.map(({ table, result }) => ({ table, score: result.score, answers: answers.get(table) ?? [] })),
        by,
      );
      known = { games, at: now, questions };
      if (this.#counted.size >= COUNTED_KEPT) this.#counted.clear();
      this.#counted.set(name, known);
    }
    const mine = own === null ? null : { table: own, answers: await this.#ports.storage.challenges.answersOf(own) };
    return partedFor(known.questions, mine, isOpen);
  }

  forget(): void {
    this.#counted.clear();
  }
}
