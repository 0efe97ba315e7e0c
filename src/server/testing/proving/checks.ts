import type { Entry, Journal } from '#table';
import type { Player } from './people/player.ts';
import type { Writer } from '#table/journal.ts';
import type { Truth } from './truth.ts';

/* What must be true of the journal after anything whatsoever has happened to the house. Each says what is wrong, in sentences. */

const EVERYTHING = { after: 0 };

/** Everything acknowledged is there once and in order; nothing is there twice. */
export const checkKept = async (journal: Journal, people: readonly Player[]): Promise<readonly string[]> => {
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

/** What an input of the match says of chairs, and what an entry beside it says of a takeback. */
interface Said {
  readonly event?: unknown;
  readonly seat?: unknown;
  readonly takeback?: unknown;
}
const saidIn = (input: unknown): Said => (typeof input === 'object' && input !== null ? input : {});

/** Where the game has nothing to say of it, only the table tells who came and who went. */
const WENT: ReadonlySet<string> = new Set(['table.botPlays', 'table.erased']);
const CAME: ReadonlySet<string> = new Set(['table.returned', 'table.tookOver', 'table.satDown']);
const toldOf = ({ log }: Entry, keys: ReadonlySet<string>): readonly unknown[] =>
  log.flatMap(({ text: { key, args } }) => (keys.has(key) ? [saidIn(args?.who).seat] : []));

/** Whoever has moved since has said yes before the table takes their move back. */
export const checkConsent = ({ record, entries, bots }: Truth): readonly string[] => {
  const wrong: string[] = [];
  /** Who made the inputs that stand; null: no person. */
  const standing: (string | null)[] = [];
  const away = new Set<unknown>();
  let asker: Writer | null = null;
  let agreed = new Set<string>();
  for (const entry of entries) {
    const { kind, input, writer } = entry;
    const { event, seat, takeback } = saidIn(input);
    // Whoever goes has made this input, if it is one; whoever comes makes the next.
    if (kind === 'input') standing.push(typeof writer === 'number' && !bots.has(writer) && !away.has(writer) ? `seat ${writer}` : null);
    for (const gone of [...(event === 'left' ? [seat] : []), ...toldOf(entry, WENT)]) away.add(gone);
    for (const back of [...(event === 'joined' ? [seat] : []), ...toldOf(entry, CAME)]) away.delete(back);
    if (takeback === 'asked') [asker, agreed] = [writer, new Set([`seat ${writer}`])];
    if (takeback === 'closed') asker = null;
    if (takeback === 'agreed') agreed.add(`seat ${writer}`);
    if (kind !== 'undo') continue;
    const mover = standing.pop() ?? null;
    if (writer === 'table' && asker !== null && mover !== null && !agreed.has(mover))
      wrong.push(`${record.id}: a move of ${mover} was taken back for seat ${asker} without their consent`);
  }
  return wrong;
};
