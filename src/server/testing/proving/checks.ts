import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '#kernel/game.ts';
import type { ServerMessage } from '#protocol';
import type { Entry, Journal } from '#table';
import { loadState, playEntry, resumeAt } from '#table/load.ts';
import { Seen } from '#table/testing/seen.ts';
import type { Person } from './person.ts';

/* What must be true of a house after anything whatsoever has happened to it. Each says what is wrong, in sentences. */

const EVERYTHING = { after: 0 };

/** Everything acknowledged is there once and in order; nothing is there twice. */
export const checkKept = async (journal: Journal, people: readonly Person[]): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const person of people) {
    const { table, seat } = person.seated;
    const entries = await journal.entries(table, EVERYTHING);
    for (const [index, { seq }] of entries.entries()) if (seq !== index + 1) wrong.push(`${table}: entry ${index + 1} has the number ${seq}`);
    const places = new Map<string, number[]>();
    for (const { client, seq } of entries) if (client !== null) places.set(client, [...(places.get(client) ?? []), seq]);
    let before = 0;
    for (const { id, t } of person.kept) {
      const [seq, ...more] = places.get(id) ?? [];
      if (seq === undefined) wrong.push(`${table}: the acknowledged ${t} ${id} of seat ${seat} is lost`);
      else {
        if (more.length > 0) wrong.push(`${table}: the ${t} ${id} of seat ${seat} is there ${more.length + 1} times`);
        if (seq < before) wrong.push(`${table}: the ${t} ${id} of seat ${seat} stands before what was acknowledged earlier`);
        before = seq;
      }
    }
    const talk = await journal.talk(table, { reader: { actor: seat, since: 0 }, limit: 100_000, upTo: Number.MAX_SAFE_INTEGER });
    const texts = talk.lines.map(({ text }) => text);
    for (const words of person.said) {
      const times = texts.filter((text) => text === words).length;
      if (times !== 1) wrong.push(`${table}: the acknowledged words ${words} of seat ${seat} are there ${times} times`);
    }
  }
  return wrong;
};

/** States of a match by the step that viewers are shown; one that was taken back and played anew has several. */
type Past = ReadonlyMap<number, readonly unknown[]>;

interface Replayed {
  readonly past: Past;
  readonly wrong: readonly string[];
}

/** Plays a journal from its first entry: every state that ever was, and the last one, which the snapshots must lead to as well. */
const replay = async (journal: Journal, game: AnyGame, table: string): Promise<Replayed> => {
  const past = new Map<number, unknown[]>();
  const stored = await journal.find(table);
  const entries = await journal.entries(table, EVERYTHING);
  // That of the start itself: steps that nobody is shown may be kept under the same number.
  const first = await journal.snapshot(table, undefined, entries.find(({ kind }) => kind === 'start')?.seq);
  if (stored === null || first === null) return { past, wrong: [`${table}: is gone`] };
  const note = (shown: number, state: unknown): void => void past.set(shown, [...(past.get(shown) ?? []), state]);
  const standing: { readonly entry: Entry; readonly match: ReturnType<typeof resumeAt> }[] = [];
  const start = resumeAt(game, stored.record, stored.seats.length, first);
  note(first.shown, start.now.state);
  let match = start;
  for (const entry of entries) {
    if (entry.kind === 'input') {
      match = playEntry(game, match, entry);
      standing.push({ entry, match });
    }
    if (entry.kind === 'undo') {
      standing.pop();
      match = standing.at(-1)?.match ?? start;
    }
    note(entry.shown, match.now.state);
  }
  const loaded = await loadState(journal, game, stored);
  const agrees = isDeepStrictEqual(loaded.match?.now.state, match.now.state);
  return { past, wrong: agrees ? [] : [`${table}: the journal replayed from its first entry leads elsewhere than its snapshots`] };
};

/** A journal that the rules cannot play is what is looked for. */
export const replayTable = (journal: Journal, game: AnyGame, table: string): Promise<Replayed> =>
  replay(journal, game, table).catch((error: unknown) => ({ past: new Map(), wrong: [`${table}: cannot be played again: ${String(error)}`] }));

const readMessage = (frame: string): ServerMessage => JSON.parse(frame);

/** Every scene that a viewer was ever sent shows what the rules let them see of that very moment, and nothing else. */
export const checkSights = (game: AnyGame, past: Past, { seated, lines }: Person): readonly string[] => {
  const wrong: string[] = [];
  const views = new Map<string, readonly unknown[]>();
  for (const frames of lines) {
    const seen = new Seen();
    for (const frame of frames) {
      const message = readMessage(frame);
      if (message.t !== 'scene' && message.t !== 'change') continue;
      seen.take(message);
      const { scene } = seen;
      if (scene === null || scene.view === null) continue;
      const viewer = scene.you ?? 'public';
      const key = `${viewer} ${scene.step}`;
      const allowed = views.get(key) ?? (past.get(scene.step) ?? []).map((state): unknown => JSON.parse(JSON.stringify(game.module.view(state, viewer))));
      views.set(key, allowed);
      if (!allowed.some((view) => isDeepStrictEqual(view, scene.view)))
        wrong.push(`${seated.table}: seat ${seated.seat} was shown another board than its own at step ${scene.step}`);
    }
  }
  return [...new Set(wrong)];
};

/** No frame of anybody holds the key, the seed or the private word of another. */
export const checkSecrets = async (journal: Journal, people: readonly Person[]): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const { seated, lines, tokens } of people) {
    const stored = await journal.find(seated.table);
    const open = stored?.record.status === 'finished' ? null : stored?.record.seed;
    const others = people.filter((other) => other.seated.seat !== seated.seat || other.seated.table !== seated.table);
    const forbidden = [
      ...(open === null || open === undefined ? [] : [open]),
      ...others.flatMap((other) => other.tokens),
      ...others.flatMap(({ whispers }) => whispers.filter(({ to }) => !to.includes(seated.seat)).map(({ words }) => words)),
    ].filter((secret) => !tokens.includes(secret));
    for (const frame of lines.flat())
      for (const secret of forbidden) if (frame.includes(secret)) wrong.push(`${seated.table}: seat ${seated.seat} was sent ${secret}`);
  }
  return [...new Set(wrong)];
};
