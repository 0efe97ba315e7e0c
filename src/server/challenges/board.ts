import { sum } from '#kernel/collections.ts';
import type { BoardEntry, ChallengeBoard } from '#protocol';
import { isRefusal, type Result, unnamed } from '#table';
import type { Try } from './challenge-rows.ts';
import type { Given } from './given.ts';
import { holderIn } from './persons.ts';
import type { ChallengePorts } from './ports.ts';
import { MARKS, medianOf, placeOf, type Results } from './results.ts';
import { hasScore, isFirst, stateOf, type Tries } from './tries.ts';

const LEAST_OF_BOARD = 1;
const PARTED_OF_BOARD = 3;
/** Whose turn is told on a board. */
const TURNS_MOST = 60;

/** Two of the same name are told apart by the order in which they came; the games of one are not. */
const numbered = (people: readonly { readonly person: string; readonly name: string }[]): readonly string[] => {
  const persons = Map.groupBy(people, ({ name }) => name);
  return people.map(({ person, name }) => {
    const n = [...new Set(persons.get(name)?.map((other) => other.person))].indexOf(person);
    return n <= 0 ? name : `${name} ${n + 1}`;
  });
};

/** What whoever gave a challenge sees of it. */
export class Board {
  readonly #ports: ChallengePorts;
  readonly #tries: Tries;
  readonly #results: Results;
  readonly #given: Given;

  constructor(ports: ChallengePorts, { tries, results, given }: { readonly tries: Tries; readonly results: Results; readonly given: Given }) {
    this.#ports = ports;
    this.#tries = tries;
    this.#results = results;
    this.#given = given;
  }

  async board(id: string, token: string | undefined): Promise<Result<ChallengeBoard>> {
    const record = await this.#given.open(id, token);
    if (isRefusal(record)) return record;
    await this.#tries.settle(record, null);
    const tries = await this.#tries.of(record);
    const scored = await this.#tries.scored(record);
    const scores = scored.map(({ result }) => result.score).toReversed();
    const people = tries.map(({ holder, name }) => ({ person: this.#given.personOf(record, holderIn(record, holder)), name }));
    const names = numbered(people);
    const entries: BoardEntry[] = [];
    for (const [index, tried] of tries.entries()) {
      const score = hasScore(tried) ? tried.result.score : null;
      const person = people[index]?.person ?? '';
      const isNamed = record.names === 'shown';
      entries.push({
        n: index + 1,
        person,
        joined: Object.values(record.joined ?? {}).includes(holderIn(record, tried.holder)),
        name: isNamed
          ? (names[index] ?? '')
          : unnamed(
              people.findIndex((other) => other.person === person),
              [],
            ),
        mark: index % MARKS,
        attempt: tried.attempt,
        state: stateOf(tried),
        turn: tried.result === null && index < TURNS_MOST ? await this.#turnAt(tried) : null,
        score,
        place: score === null || !isFirst(tried) ? null : placeOf(score, scored),
        begunAt: tried.begunAt,
        endedAt: hasScore(tried) ? tried.result.endedAt : null,
        table: tried.result === null || !isNamed ? null : tried.table,
      });
    }
    const bots = scored.flatMap(({ result }) => result.best ?? []);
    return {
      deal: await this.#tries.told(record, null),
      expected: record.expected,
      scores,
      median: medianOf(scores),
      bestBots: bots.length === 0 ? null : sum(bots) / bots.length,
      least: LEAST_OF_BOARD,
      parted: await this.#results.parted(
        record,
        scored,
        { least: LEAST_OF_BOARD, most: PARTED_OF_BOARD, by: 'halves' },
        { own: null, isOpen: record.names === 'shown' },
      ),
      entries,
    };
  }

  async #turnAt({ table: id }: Try): Promise<number | null> {
    const table = await this.#ports.tables.open(id);
    return isRefusal(table) ? null : table.hub.info().turn;
  }
}
