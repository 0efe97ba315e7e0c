import type { Seat } from '#kernel/game.ts';
import { CHOICES_MOST, MARKS, ROOM_PEOPLE_MOST, type RoomGame, type RoomQuestion, type RoomRequest, type WallView } from '#protocol';
import { areAlike, hasWord, isRefusal, readName, readTalk, refuse, type Result } from '#table';
import { entered, held, openPoll, opened, type Walk } from './moments.ts';
import { RESERVED, RUDE } from './words-kept-out.ts';
import type { Beginning, ClaimRecord, PersonRecord, PollRecord, RoomRecord } from './room-rows.ts';

/* What may be done to a room, as functions from one record to the next. Nothing is written here. */

export type Changed = Result<{ readonly record: RoomRecord; readonly person?: number }>;

/** People who were in a game stay in the list when they go: at most so many in all. */
const EVER_MOST = 4 * ROOM_PEOPLE_MOST;
/** Of a name given beforehand: two of them fit on one seat. */
const LISTED_LENGTH = 24;
const GAMES_MOST = 40;
const QUESTIONS_MOST = 60;
const TOKEN_LEAST = 32;
/** So many keys of those who were removed are remembered. */
const OUT_MOST = 200;

export const personOf = ({ people }: RoomRecord, tokenHash: string | null): number =>
  tokenHash === null ? -1 : people.findIndex((person) => person.tokenHash === tokenHash);

const headsIn = ({ people }: RoomRecord): number => people.reduce((sum, { gone, heads }) => (gone ? sum : sum + heads), 0);

const withPerson = (record: RoomRecord, person: number, change: Partial<PersonRecord>): RoomRecord => ({
  ...record,
  people: record.people.map((known, index) => (index === person ? { ...known, ...change } : known)),
});

/** Somebody who came and went before any game: whoever comes next has the number. */
const FORGOTTEN: PersonRecord = { name: '', heads: 0, mark: 0, paper: false, gone: true, tokenHash: null };

const isForgotten = ({ name }: PersonRecord): boolean => name === '';

const hasPlayed = ({ games }: RoomRecord, person: number): boolean => games.some(({ tables }) => tables.some(({ people }) => people.includes(person)));

/** What was answered stays counted where the question is closed; the number is somebody else's from now on. */
const answersWithout = ({ open, answers }: PollRecord, person: number): PollRecord['answers'] => {
  const { [person]: own, ...others } = answers;
  return open || own === undefined ? others : { ...others, [`gone ${person}`]: own };
};

const forgotten = (record: RoomRecord, person: number): RoomRecord => {
  const { people } = withPerson(record, person, FORGOTTEN);
  const last = people.findLastIndex((known) => !isForgotten(known));
  return { ...record, people: people.slice(0, last + 1), polls: record.polls.map((poll) => ({ ...poll, answers: answersWithout(poll, person) })) };
};

/** Somebody goes. Games that they were in name them; without one they are forgotten. Sent away, their key opens nothing any more. */
export const part = (record: RoomRecord, person: number, sent: boolean): RoomRecord => {
  const key = record.people[person]?.tokenHash ?? null;
  const left = sent && key !== null ? { ...record, out: [...(record.out ?? []), key].slice(-OUT_MOST) } : record;
  return hasPlayed(left, person) ? withPerson(left, person, sent ? { gone: true, tokenHash: null } : { gone: true }) : forgotten(left, person);
};

/** The number that the next newcomer will have. */
export const nextPerson = ({ people }: RoomRecord): number => {
  const free = people.findIndex(isForgotten);
  return free === -1 ? people.length : free;
};

const freeMark = ({ people }: RoomRecord): number => {
  const worn = new Set(people.filter(({ gone }) => !gone).map(({ mark }) => mark));
  for (let mark = people.length % MARKS; ; mark = (mark + 1) % MARKS) if (!worn.has(mark)) return mark;
};

const isNameTaken = ({ people }: RoomRecord, name: string): boolean => people.some((person) => !person.gone && areAlike(person.name, name));

/** Of all people, and of one. */
const CLAIMS_MOST = 24;
const CLAIMS_EACH = 2;
const CLAIM_MS = 10 * 60_000;

/** Those that wait for the animator. */
export const claimsIn = ({ claims = [], people }: RoomRecord, now: number): readonly ClaimRecord[] =>
  claims.filter(({ at, person, of }) => at > now - CLAIM_MS && of !== null && people[person]?.tokenHash === of);

/** They are shown a number, and so is the animator. */
export const claim = (record: RoomRecord, name: string, claimed: Pick<ClaimRecord, 'claim' | 'pin' | 'tokenHash' | 'at'>): Changed => {
  const person = record.people.findIndex((known) => !known.gone && areAlike(known.name, name));
  if (person === -1) return refuse('noSuchPerson');
  const others = claimsIn(record, claimed.at).filter(({ tokenHash }) => tokenHash !== claimed.tokenHash);
  if (others.length >= CLAIMS_MOST || others.filter((other) => other.person === person).length >= CLAIMS_EACH) return refuse('tooManyAskers');
  const of = record.people[person]?.tokenHash ?? null;
  return { record: { ...record, claims: [...others, { ...claimed, person, of }] } };
};

/** The claim is settled, one way or the other. */
export const settleClaim = (record: RoomRecord, number: number, now: number): Changed => {
  const claims = claimsIn(record, now);
  const left = claims.filter((known) => known.claim !== number);
  return left.length === claims.length ? refuse('noSuchAsker') : { record: { ...record, claims: left } };
};

/** The person's key is that of the phone which claimed it; whoever has their number by now keeps theirs. */
export const confirmed = (record: RoomRecord, { person, of, tokenHash }: ClaimRecord): Changed =>
  record.people[person]?.tokenHash === of ? { record: withPerson(record, person, { tokenHash, paper: false, gone: false }) } : refuse('noSuchAsker');

const isRude = hasWord(RUDE);

/** A name for the wall, or why it may not be one: an insult, or that of somebody else's part. */
const readPerson = (typed: string, longest: number): Result<string> => {
  const name = readName(typed, longest);
  if (isRefusal(name)) return name;
  if (isRude(name)) return refuse('bannedWord');
  return RESERVED.some((word) => areAlike(word, name)) ? refuse('reservedName') : name;
};

/** Somebody is called otherwise from now on. */
export const renamed = (record: RoomRecord, person: number, typed: string, longest: number): Changed => {
  const name = readPerson(typed, longest);
  if (isRefusal(name)) return name;
  const known = record.people[person];
  if (known === undefined || isForgotten(known)) return refuse('noSuchPerson');
  if (record.people.some((other, index) => index !== person && !other.gone && areAlike(other.name, name))) return refuse('nameTaken');
  return { record: withPerson(record, person, { name }) };
};

/** The names of the class, each once; a wrong one is told and nothing is kept. */
const withNames = (record: RoomRecord, typed: readonly string[]): Changed => {
  const names: string[] = [];
  for (const each of typed.filter((text) => text.trim() !== '')) {
    const name = readPerson(each, LISTED_LENGTH);
    if (isRefusal(name)) return name;
    if (!names.some((other) => areAlike(other, name))) names.push(name);
  }
  return { record: { ...record, names } };
};

export interface Joining {
  readonly name: string;
  readonly other?: string | undefined;
  readonly tokenHash: string;
  readonly paper: boolean;
}

/** Somebody comes in, alone or with another at one phone. */
export const join = (record: RoomRecord, { name, other, tokenHash, paper }: Joining, longest: number): Changed => {
  const known = personOf(record, tokenHash);
  if (known !== -1 && record.people[known]?.gone === false) return { record, person: known };
  if (record.out?.includes(tokenHash) === true) return refuse('sentAway');
  if (known === -1 && record.locked === true && !paper) return refuse('roomLocked');
  const heads = other === undefined || other.trim() === '' ? 1 : 2;
  const called = readPerson(heads === 1 ? name : `${name} & ${other}`, longest);
  if (isRefusal(called)) return called;
  const listed = record.names ?? [];
  const isListed = [name, ...(heads === 1 ? [] : [other ?? ''])].every((each) => listed.some((one) => areAlike(one, each)));
  if (listed.length > 0 && !paper && !isListed) return refuse('notListed');
  const next = nextPerson(record);
  if (headsIn(record) + heads > ROOM_PEOPLE_MOST || next >= EVER_MOST) return refuse('roomFull', { limit: ROOM_PEOPLE_MOST });
  if (isNameTaken(record, called)) return refuse('nameTaken');
  if (known !== -1) return { record: withPerson(record, known, { gone: false, name: called, heads }), person: known };
  const person: PersonRecord = { name: called, heads, mark: freeMark(record), paper, gone: false, tokenHash };
  return { record: { ...record, people: record.people.toSpliced(next, 1, person) }, person: next };
};

const mayBegin = ({ games }: RoomRecord): boolean => games.length < GAMES_MOST;

/** One server makes the tables of a game. It says so in the room before it makes any: of two that are asked at once, the other is too late. */
export const begin = (record: RoomRecord, games: number, beginning: Beginning, isUnderWay: boolean): Changed => {
  if (games !== record.games.length || isUnderWay) return refuse('stale');
  return mayBegin(record) ? { record: { ...record, beginning } } : refuse('tooManyGames');
};

/** The tables could not be made. */
export const notBegun = (record: RoomRecord, id: string): Changed => ({ record: record.beginning?.id === id ? { ...record, beginning: null } : record });

/** A game has begun, for the people of `before`. Whoever has gone and is forgotten meanwhile is nobody at its tables. */
export const begun = (record: RoomRecord, before: RoomRecord, game: RoomGame): RoomRecord => {
  const isStill = (person: number): boolean => record.people[person]?.tokenHash === before.people[person]?.tokenHash;
  const tables = game.tables.map((table) => ({ ...table, people: table.people.map((person) => (person !== null && isStill(person) ? person : null)) }));
  return { ...record, games: [...record.games, { ...game, tables }], wall: 'auto', beginning: null };
};

/** The person in a chair of one of the room's tables (`named`: if they are called so) is nobody any more: a plain name, and no key. */
export const erased = (record: RoomRecord, table: string, seat: Seat, plain: string, named?: string): Changed => {
  const own = record.games.flatMap(({ tables }) => tables).find((known) => known.table === table);
  const person = own?.people[seat] ?? null;
  const isMeant = person !== null && (named === undefined || record.people[person]?.name === named);
  if (!isMeant) return { record };
  // The list of the class has it, too, from before they came in.
  const name = record.people[person]?.name;
  const listed = record.names === undefined ? {} : { names: record.names.filter((other) => other !== name) };
  return { record: { ...withPerson(record, person, { name: plain, tokenHash: null, gone: true }), ...listed } };
};

/** A token made by a phone is as long as ours. */
export const isToken = (token: string | undefined): token is string => token !== undefined && token.length >= TOKEN_LEAST;

const withLastPoll = (record: RoomRecord, poll: PollRecord): RoomRecord => ({ ...record, polls: [...record.polls.slice(0, -1), poll] });

const fits = ({ choices }: RoomQuestion, value: number): boolean =>
  choices.length === 0 ? Number.isFinite(value) : Number.isInteger(value) && value >= 0 && value < Math.min(choices.length, CHOICES_MOST);

/** An answer may be changed as long as the question is open. */
export const answer = (record: RoomRecord, person: number, question: number, value: number): Changed => {
  const poll = openPoll(record);
  if (poll === null || question !== record.polls.length - 1) return refuse('noQuestion');
  if (!fits(poll, value)) return refuse('badAnswer');
  return { record: withLastPoll(record, { ...poll, answers: { ...poll.answers, [person]: value } }) };
};

const tidy = (text: string, longest: number): string => readTalk(text, longest) ?? '';

const ask = (record: RoomRecord, { text, choices, about }: RoomQuestion, now: number): Changed => {
  if (record.polls.length >= QUESTIONS_MOST) return refuse('tooManyQuestions');
  const asked: RoomQuestion = { text: tidy(text, text.length), choices: choices.map((choice) => tidy(choice, choice.length)), about };
  if (asked.text === '' || asked.choices.includes('')) return refuse('badAnswer');
  const closed = close(record);
  const poll: PollRecord = { ...asked, games: record.games.length, at: now, open: true, answers: {} };
  return { record: { ...closed, polls: [...closed.polls, poll], wall: 'auto' } };
};

const close = (record: RoomRecord): RoomRecord => {
  const poll = openPoll(record);
  return poll === null ? record : withLastPoll(record, { ...poll, open: false });
};

/** The room comes to a moment: its question is put with it, once. */
const atStep = (record: RoomRecord, index: number, walk: Walk): Changed => {
  const moved: RoomRecord = { ...close(record), step: index, stepAt: walk.now, wall: 'auto', announcement: null, slide: 0 };
  const { question, game } = record.steps[index] ?? {};
  if (question === undefined || game !== undefined) return { record: entered(moved, walk) };
  if (record.polls.some(({ text, games }) => text === question.text && games === record.games.length))
    return { record: { ...moved, endsAt: null, wall: 'question' } };
  const asked = ask(moved, question, walk.now);
  return isRefusal(asked) ? asked : { record: entered(asked.record, walk) };
};

/** What leads the room and touches no table. */
export type Leading = Extract<RoomRequest, { readonly t: 'step' | 'ask' | 'close' | 'announce' | 'wall' | 'door' | 'names' | 'talk' | 'hold' | 'slide' }>;

export const lead = (record: RoomRecord, request: Leading, walk: Walk): Changed => {
  const { now } = walk;
  switch (request.t) {
    case 'step':
      // What was announced was for the step before.
      if (record.steps[request.step] === undefined) return refuse('noSuchStep');
      return request.step === record.step ? { record } : atStep(record, request.step, walk);
    case 'ask':
      return ask(record, request.question, now);
    case 'close':
      return openPoll(record) === null ? refuse('noQuestion') : { record: opened(close(record), walk) };
    case 'announce': {
      const text = tidy(request.text, request.text.length);
      return { record: { ...record, announcement: text === '' ? null : { at: now, text } } };
    }
    case 'door':
      return { record: { ...record, locked: request.locked } };
    case 'names':
      return withNames(record, request.names);
    case 'talk':
      return { record: { ...record, talk: request.on } };
    case 'hold':
      return { record: held(record, request.on, walk) };
    case 'slide':
      return { record: { ...record, slide: request.slide } };
    case 'wall':
      return { record: { ...record, wall: request.view satisfies WallView } };
    default:
      return request satisfies never;
  }
};
