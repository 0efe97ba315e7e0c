import { areAlike } from '#table';
import type { RoomPerson, RoomPoll, RoomView, RoomYou } from '#protocol';
import type { ClaimRecord, PollRecord, RoomRecord } from './room-rows.ts';

/** Who looks at a room. */
export type Viewer =
  | { readonly kind: 'animator' | 'stranger' | 'sentAway' }
  | { readonly kind: 'person'; readonly person: number }
  | { readonly kind: 'claiming'; readonly claim: number };

export interface Presence {
  /** People whose phone has a line open, at whichever server. */
  readonly here: ReadonlySet<number>;
  /** Since when the others have none, by the hash of their key. */
  readonly lostAt: ReadonlyMap<string, number>;
  readonly claims: readonly ClaimRecord[];
  /** A wall is open, at whichever server. */
  readonly walled: boolean;
}

const resultOf = ({ choices, answers }: PollRecord): readonly number[] => {
  const values = Object.values(answers);
  return choices.length === 0 ? values.toSorted((a, b) => a - b) : choices.map((_, choice) => values.filter((value) => value === choice).length);
};

const pollView = (poll: PollRecord, n: number, onPhone: boolean): RoomPoll => {
  const { text, choices, about, games, at, open, answers } = poll;
  return { n, text, choices, about, games, at, open, answered: onPhone ? 0 : Object.keys(answers).length, result: open ? null : resultOf(poll) };
};

const peopleOf = ({ people }: RoomRecord, { here, lostAt }: Presence): readonly RoomPerson[] =>
  people.map(({ name, heads, mark, paper, gone, tokenHash }, person) => {
    const connected = here.has(person);
    return { person, name, heads, mark, paper, gone, connected, lostAt: connected || paper || gone ? null : (lostAt.get(tokenHash ?? '') ?? null) };
  });

const nameOf = ({ people }: RoomRecord, person: number): string => people[person]?.name ?? '';

const youOf = (record: RoomRecord, viewer: Viewer, { claims }: Presence): RoomYou => {
  if (viewer.kind === 'person') {
    const answers = record.polls.at(-1)?.answers ?? {};
    return { kind: 'person', person: viewer.person, name: nameOf(record, viewer.person), answer: answers[viewer.person] ?? null };
  }
  if (viewer.kind === 'sentAway') return { kind: 'stranger', sentAway: true };
  if (viewer.kind !== 'claiming') return { kind: viewer.kind };
  const claim = claims.find((known) => known.claim === viewer.claim);
  return claim === undefined ? { kind: 'stranger' } : { kind: 'claiming', name: nameOf(record, claim.person), pin: claim.pin };
};

/** What of a room this viewer is shown. A phone is told only what it shows: sixty of them hear of every change. */
export const viewOf = (record: RoomRecord, viewer: Viewer, presence: Presence): RoomView => {
  const { id, code, title, expected, minutes, createdAt, steps, step, stepAt, games, announcement, wall, locked } = record;
  const taken = (name: string): boolean => record.people.some((person) => !person.gone && areAlike(person.name, name));
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
    steps: onPhone ? steps.map(({ title: each, minutes: length, game, phones }) => ({ title: each, minutes: length, game, phones })) : steps,
    step,
    stepAt,
    you: youOf(record, viewer, presence),
    people: onPhone ? [] : peopleOf(record, presence),
    games,
    polls,
    announcement,
    wall,
    locked: locked === true,
    names: onPhone ? [] : (record.names ?? []).filter((name) => !taken(name)),
    talk: record.talk === true,
    // None of this is an affair of a phone: it would hear of every change.
    endsAt: onPhone || record.held === true ? null : (record.endsAt ?? null),
    held: !onPhone && record.held === true,
    slide: onPhone ? 0 : (record.slide ?? 0),
    walled: viewer.kind === 'animator' && presence.walled,
    claims: viewer.kind === 'animator' ? presence.claims.map(({ claim, person, pin }) => ({ claim, person, name: nameOf(record, person), pin })) : [],
  };
};
