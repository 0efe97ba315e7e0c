import type { RoomClaim, RoomPerson, RoomPoll, RoomView, RoomYou } from '#protocol';
import type { PollRecord, RoomRecord } from './room-rows.ts';

/** Who looks at a room. */
export type Viewer =
  | { readonly kind: 'animator' | 'stranger' }
  | { readonly kind: 'person'; readonly person: number }
  | { readonly kind: 'claiming'; readonly claim: number };

export interface Presence {
  /** How many lines each person has open. */
  readonly lines: ReadonlyMap<number, number>;
  readonly lostAt: ReadonlyMap<number, number>;
  readonly claims: readonly RoomClaim[];
}

const resultOf = ({ choices, answers }: PollRecord): readonly number[] => {
  const values = Object.values(answers);
  return choices.length === 0 ? values.toSorted((a, b) => a - b) : choices.map((_, choice) => values.filter((value) => value === choice).length);
};

const pollView = (poll: PollRecord, n: number, onPhone: boolean): RoomPoll => {
  const { text, choices, about, games, at, open, answers } = poll;
  return { n, text, choices, about, games, at, open, answered: onPhone ? 0 : Object.keys(answers).length, result: open ? null : resultOf(poll) };
};

const peopleOf = ({ people }: RoomRecord, { lines, lostAt }: Presence): readonly RoomPerson[] =>
  people.map(({ name, heads, mark, paper, gone }, person) => {
    const connected = (lines.get(person) ?? 0) > 0;
    return { person, name, heads, mark, paper, gone, connected, lostAt: connected || paper || gone ? null : (lostAt.get(person) ?? null) };
  });

const youOf = (record: RoomRecord, viewer: Viewer, { claims }: Presence): RoomYou => {
  if (viewer.kind === 'person') {
    const answers = record.polls.at(-1)?.answers ?? {};
    return { kind: 'person', person: viewer.person, name: record.people[viewer.person]?.name ?? '', answer: answers[viewer.person] ?? null };
  }
  if (viewer.kind !== 'claiming') return { kind: viewer.kind };
  const claim = claims.find((known) => known.claim === viewer.claim);
  return claim === undefined ? { kind: 'stranger' } : { kind: 'claiming', name: claim.name, pin: claim.pin };
};

/** What of a room this viewer is shown. A phone is told only what it shows: sixty of them hear of every change. */
export const viewOf = (record: RoomRecord, viewer: Viewer, presence: Presence): RoomView => {
  const { id, code, title, expected, minutes, createdAt, steps, step, stepAt, games, announcement, wall, locked } = record;
  const onPhone = viewer.kind === 'person' || viewer.kind === 'claiming';
  // How many have answered is no affair of a phone: it would hear of each of them.
  const last = record.polls.length - 1;
  const polls = record.polls.map((poll, n) => pollView(poll, n, onPhone)).filter(({ n }) => !onPhone || n === last);
  return {
    room: id,
    code,
    title,
    expected,
    minutes,
    createdAt,
    steps: onPhone ? steps.map((each) => ({ title: each.title, minutes: each.minutes, ...(each.game === undefined ? {} : { game: each.game }) })) : steps,
    step,
    stepAt,
    you: youOf(record, viewer, presence),
    people: onPhone ? [] : peopleOf(record, presence),
    games,
    polls,
    announcement,
    wall,
    locked: locked === true,
    claims: viewer.kind === 'animator' ? presence.claims : [],
  };
};
