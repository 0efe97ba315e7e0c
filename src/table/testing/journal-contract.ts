import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Change, Entry, Journal, LineRange, SeatRecord, StoredSnapshot, StoredTalk, TableRecord, TalkReader } from '../journal.ts';

/* What every journal must do. An implementation's test hands in how to open one on a place, and to open it again there. */

export interface PlaceOfJournal<J extends Journal> {
  open(): Promise<J>;
  close(journal: J): Promise<void>;
  /** Removes everything. */
  destroy(): Promise<void>;
}

export const record = (id: string, more: Partial<TableRecord> = {}): TableRecord => ({
  id,
  code: `CODE-${id}`,
  game: 'tontine',
  rulesVersion: 1,
  options: { rounds: 3, name: 'é’😀' },
  status: 'lobby',
  paused: false,
  watching: 'everyone',
  secondsPerDecision: null,
  graceHours: 0,
  rhythm: null,
  closed: false,
  joining: 'people',
  takebacks: 'two',
  pace: 'calm',
  advised: [],
  unsettled: [],
  guarded: false,
  takeback: null,
  rematch: null,
  series: null,
  fork: null,
  forking: null,
  inRoom: null,
  referee: 'auto',
  refereePlays: false,
  ownerHash: `owner-${id}`,
  refereeHash: null,
  ownerRing: null,
  refereeRing: null,
  seed: null,
  draws: 'named',
  challenge: null,
  createdAt: 1000,
  ...more,
});

export const chair = (seat: number, more: Partial<SeatRecord> = {}): SeatRecord => ({
  seat,
  name: `S${seat}`,
  holder: 'open',
  level: null,
  tokenHash: null,
  owner: false,
  talkSince: 0,
  awayUntil: null,
  ring: null,
  named: false,
  takebacks: 0,
  muted: false,
  mark: seat,
  ...more,
});

export const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  kind: 'input',
  writer: 0,
  client: null,
  input: { by: 0, move: { type: 'pin' } },
  step: seq,
  shown: seq,
  linesBefore: seq - 1,
  lines: seq,
  log: [{ to: 'all', text: { key: 'k', clauses: ['BO-1.1'] } }],
  undoes: null,
  at: 2000 + seq,
  ...more,
});

export const add = (table: string, written: Entry, more: Omit<Extract<Change, { readonly kind: 'entry' }>, 'kind' | 'table' | 'entry'> = {}): Change => ({
  kind: 'entry',
  table,
  entry: written,
  ...more,
});

export const snapshotAt = (step: number, more: Partial<StoredSnapshot> = {}): StoredSnapshot => ({
  step,
  shown: step,
  seq: step,
  rulesVersion: 1,
  moment: { step, state: { at: step }, motion: null, motionsSoFar: 0 },
  ...more,
});

export const said = (n: number, more: Partial<StoredTalk> = {}): StoredTalk => ({
  n,
  at: 5,
  writer: 1,
  client: null,
  name: 'Ana',
  text: `line ${n}`,
  to: 'all',
  ...more,
});

export const describeJournal = <J extends Journal>(name: string, prepare: () => PlaceOfJournal<J>): void => {
  describe(`journal contract: ${name}`, () => {
    let place: PlaceOfJournal<J>;
    let journal: J;
    beforeEach(async () => {
      place = prepare();
      journal = await place.open();
    });
    afterEach(async () => {
      await place.close(journal);
      await place.destroy();
    });

    const reopen = async (): Promise<void> => {
      await place.close(journal);
      journal = await place.open();
    };

    it('keeps a table and its chairs', async () => {
      const table = record('t1', {
        secondsPerDecision: 30,
        graceHours: 12,
        rhythm: { days: [0], minute: 1200, zone: 'Europe/Paris' },
        joining: 'host',
        referee: 'person',
        refereeHash: 'r',
        refereePlays: true,
        watching: 'link',
      });
      const chairs = [chair(0, { holder: 'person', tokenHash: 'h', owner: true }), chair(1, { holder: 'bot', level: 'decent' })];
      expect(await journal.create(table, chairs)).toBe('stored');
      await reopen();
      expect(await journal.find('t1')).toEqual({ record: table, seats: chairs, last: null, talk: 0 });
      expect(await journal.find('t2')).toBeNull();
    });

    it('keeps a table that starts at once, or nothing of it', async () => {
      const started = record('t1', { status: 'playing', seed: '0'.repeat(32) });
      const opening = { entry: entry(1, { kind: 'start', writer: 'owner' }), snapshot: snapshotAt(0, { seq: 1 }) };
      expect(await journal.create(started, [chair(0)], opening)).toBe('stored');
      expect(await journal.find('t1')).toEqual({ record: started, seats: [chair(0)], last: opening.entry, talk: 0 });
      expect(await journal.snapshot('t1')).toEqual(opening.snapshot);
      expect(await journal.create(record('t2', { code: 'CODE-t1' }), [], opening)).toBe('codeTaken');
      expect(await journal.entries('t2', { after: 0 })).toEqual([]);
    });

    it('keeps what a fork came from, and whether somebody is named in recordings', async () => {
      const fork = { table: 'o', code: 'O', step: 2, hidden: 'drawn' } as const;
      const recording = { format: 1, game: 'tontine', rulesVersion: 1, seats: 2, options: {}, seed: 'aa', inputs: [{ by: 0 }], forks: [] } as const;
      const origin = { recording, moment: { step: 1, state: { é: 1 }, motion: null, motionsSoFar: 0 } };
      await journal.create(record('f', { fork }), [chair(0, { named: true })], undefined, origin);
      await journal.create(record('g'), []);
      expect(await journal.origin('f')).toEqual(origin);
      expect(await journal.origin('g')).toBeNull();
      expect(await journal.origin('h')).toBeNull();
      expect(await journal.find('f')).toMatchObject({ record: { fork, forking: null }, seats: [{ named: true }] });
    });

    it('says when a code is taken, and writes nothing', async () => {
      await journal.create(record('t1'), [chair(0)]);
      expect(await journal.create(record('t2', { code: 'CODE-t1' }), [chair(0)])).toBe('codeTaken');
      expect(await journal.find('t2')).toBeNull();
    });

    it('appends entries with the record, chairs and snapshot that change along with them', async () => {
      await journal.create(record('t1'), [chair(0), chair(1)]);
      const started = record('t1', { status: 'playing', seed: '0'.repeat(32), paused: true, rulesVersion: 2, options: { rounds: 4 } });
      const sat = chair(1, { holder: 'person', name: 'Zoé', tokenHash: 'x' });
      const first = entry(1, { kind: 'start', writer: 'owner', client: 'c1', input: { seats: 2 } });
      expect(await journal.append([add('t1', first, { record: started, seats: [sat], snapshot: snapshotAt(1) })])).toEqual(['stored']);
      await reopen();
      expect(await journal.find('t1')).toEqual({ record: started, seats: [chair(0), sat], last: first, talk: 0 });
      expect(await journal.snapshot('t1')).toEqual(snapshotAt(1));
      expect(await journal.entries('t1', { after: 0 })).toEqual([first]);
    });

    it('seats a newcomer on a chair that did not exist', async () => {
      await journal.create(record('t1'), [chair(0)]);
      await journal.append([add('t1', entry(1), { seats: [chair(1, { name: 'New' })] })]);
      expect((await journal.find('t1'))?.seats).toEqual([chair(0), chair(1, { name: 'New' })]);
    });

    it('refuses a number that is taken, and everything that was to follow it at that table, but no other table', async () => {
      await journal.create(record('t1'), []);
      await journal.create(record('t2'), []);
      await journal.append([add('t1', entry(1))]);
      const lateRecord = record('t1', { paused: true });
      const results = await journal.append([
        add('t1', entry(1, { input: 'other' }), { record: lateRecord, snapshot: snapshotAt(9) }),
        add('t2', entry(1)),
        add('t1', entry(2)),
        { kind: 'talk', table: 't1', talk: said(1) },
        add('t2', entry(2)),
      ]);
      expect(results).toEqual(['conflict', 'stored', 'conflict', 'conflict', 'stored']);
      expect((await journal.find('t1'))?.last).toEqual(entry(1));
      expect((await journal.find('t1'))?.record.paused).toBe(false);
      expect(await journal.snapshot('t1')).toBeNull();
      expect((await journal.find('t2'))?.last?.seq).toBe(2);
    });

    it('recognises a client id it has seen, for the same writer and table only', async () => {
      await journal.create(record('t1'), []);
      await journal.create(record('t2'), []);
      await journal.append([add('t1', entry(1, { client: 'a' }))]);
      expect(await journal.append([add('t1', entry(2, { client: 'a' })), add('t1', entry(3))])).toEqual(['repeat', 'conflict']);
      expect(await journal.append([add('t1', entry(2, { client: 'a', writer: 1 })), add('t2', entry(1, { client: 'a' }))])).toEqual(['stored', 'stored']);
      expect((await journal.entryOf('t1', 0, 'a'))?.seq).toBe(1);
      expect((await journal.entryOf('t1', 1, 'a'))?.seq).toBe(2);
      expect(await journal.entryOf('t1', 'referee', 'a')).toBeNull();
      expect(await journal.append([add('t1', entry(3)), add('t1', entry(4))])).toEqual(['stored', 'stored']);
    });

    it('reads entries by range', async () => {
      await journal.create(record('t1'), []);
      const quiet = entry(3, { linesBefore: 2, lines: 2, log: [], shown: 2 });
      await journal.append([add('t1', entry(1)), add('t1', entry(2)), add('t1', quiet)]);
      expect((await journal.entries('t1', { after: 1, upTo: 3 })).map(({ seq }) => seq)).toEqual([2, 3]);
    });

    it('reads entries by the log lines they wrote, the last so many of them, without those that wrote none', async () => {
      await journal.create(record('t1'), []);
      const quiet = entry(3, { linesBefore: 2, lines: 2, log: [], shown: 2 });
      const secret = entry(4, { linesBefore: 2, lines: 2, log: [{ to: [1], text: { key: 'k', clauses: [] } }], shown: 2 });
      const wide = entry(5, { linesBefore: 2, lines: 5 });
      await journal.append([entry(1), entry(2), quiet, secret, wide].map((written) => add('t1', written)));
      const all = { from: 0, upTo: 9, publicOnly: false, limit: 9 };
      const read = async (range: Partial<LineRange>) => (await journal.entriesWithLines('t1', { ...all, ...range })).map(({ seq }) => seq);
      expect(await read({})).toEqual([1, 2, 4, 5]);
      expect(await read({ publicOnly: true })).toEqual([1, 2, 5]);
      expect(await read({ from: 2 })).toEqual([2, 4, 5]);
      expect(await read({ from: 4 })).toEqual([5]);
      expect(await read({ from: 6 })).toEqual([]);
      expect(await read({ below: 2 })).toEqual([1, 2]);
      expect(await read({ below: 3 })).toEqual([1, 2, 4, 5]);
      expect(await read({ upTo: 4, limit: 2 })).toEqual([2, 4]);
      expect(await journal.entriesWithLines('t2', all)).toEqual([]);
    });

    it('finds snapshots by shown step, and drops those after a step taken back', async () => {
      await journal.create(record('t1'), []);
      await journal.append([add('t1', entry(1), { snapshot: snapshotAt(0, { seq: 1 }) }), add('t1', entry(2), { snapshot: snapshotAt(25, { seq: 2 }) })]);
      await journal.saveSnapshots([{ table: 't1', snapshot: snapshotAt(30, { seq: 2 }) }]);
      expect((await journal.snapshot('t1'))?.step).toBe(30);
      expect((await journal.snapshot('t1', 29))?.step).toBe(25);
      expect((await journal.snapshot('t1', 29, 1))?.step).toBe(0);
      expect((await journal.snapshot('t1', 24))?.step).toBe(0);
      expect(await journal.snapshotAfter('t1', 0)).toBe(2);
      expect(await journal.snapshotAfter('t1', 30)).toBeNull();
      await journal.append([add('t1', entry(3, { kind: 'undo', step: 24, shown: 24, undoes: 2 }))]);
      expect((await journal.snapshot('t1'))?.step).toBe(0);
      expect(await journal.undone('t1', 1, 3)).toEqual([2]);
      expect(await journal.undone('t1', 3, 9)).toEqual([]);
    });

    it('goes on from no snapshot that comes after a step of it was taken back', async () => {
      await journal.create(record('t1'), []);
      await journal.append([add('t1', entry(1), { snapshot: snapshotAt(0, { seq: 1 }) }), add('t1', entry(2)), add('t1', entry(3))]);
      await journal.append([add('t1', entry(4, { kind: 'undo', step: 2, shown: 2, undoes: 3 }))]);
      await journal.saveSnapshots([{ table: 't1', snapshot: snapshotAt(3) }]);
      expect((await journal.snapshot('t1'))?.step).toBe(0);
      expect(await journal.snapshotAfter('t1', 0)).toBeNull();
      await journal.saveSnapshots([{ table: 't1', snapshot: snapshotAt(2) }]);
      expect((await journal.snapshot('t1'))?.step).toBe(2);
    });

    it('keeps talk in order, once for each client id', async () => {
      await journal.create(record('t1'), []);
      const lines = [1, 2, 3].map((n): Change => ({ kind: 'talk', table: 't1', talk: said(n, { client: `c${n}` }) }));
      expect(await journal.append(lines)).toEqual(['stored', 'stored', 'stored']);
      expect(await journal.append([{ kind: 'talk', table: 't1', talk: said(4, { client: 'c1' }) }])).toEqual(['repeat']);
      expect(await journal.append([{ kind: 'talk', table: 't1', talk: said(3) }])).toEqual(['conflict']);
      expect(await journal.talk('t1', { reader: null, limit: 2, upTo: 3 })).toEqual({
        lines: [said(2, { client: 'c2' }), said(3, { client: 'c3' })],
        count: 3,
      });
      expect(await journal.talk('t1', { reader: null, limit: 9, upTo: 1 })).toEqual({ lines: [said(1, { client: 'c1' })], count: 1 });
      expect((await journal.find('t1'))?.talk).toBe(3);
      const earlier = await journal.talk('t1', { reader: null, limit: 1, upTo: 3, before: 3 });
      expect(earlier).toEqual({ lines: [said(2, { client: 'c2' })], count: 2 });
      expect(await journal.talk('t1', { reader: null, limit: 9, upTo: 3, before: 1 })).toEqual({ lines: [], count: 0 });
    });

    it('keeps a private line for its writer and those it names, and counts it for nobody else', async () => {
      await journal.create(record('t1'), []);
      const lines = [
        said(1),
        said(2, { writer: 1, to: [2] }),
        said(3, { writer: 2, to: [1, 'referee'] }),
        said(4, { writer: 'referee', to: [12] }),
        said(5, { writer: 12, to: [1] }),
        said(6),
      ];
      await journal.append(lines.map((talk): Change => ({ kind: 'talk', table: 't1', talk })));
      await reopen();
      const read = async (reader: TalkReader | null, limit = 9) => {
        const page = await journal.talk('t1', { reader, limit, upTo: 6 });
        return { numbers: page.lines.map(({ n }) => n), count: page.count };
      };
      expect(await read(null)).toEqual({ numbers: [1, 6], count: 2 });
      expect(await read({ actor: 0, since: 0 })).toEqual({ numbers: [1, 6], count: 2 });
      expect(await read({ actor: 1, since: 0 })).toEqual({ numbers: [1, 2, 3, 5, 6], count: 5 });
      // Seat 2 is not found in the number of seat 12.
      expect(await read({ actor: 2, since: 0 })).toEqual({ numbers: [1, 2, 3, 6], count: 4 });
      expect(await read({ actor: 12, since: 0 })).toEqual({ numbers: [1, 4, 5, 6], count: 4 });
      expect(await read({ actor: 'referee', since: 0 })).toEqual({ numbers: [1, 3, 4, 6], count: 4 });
      // Lines of others do not push one's own out of the page.
      expect(await read({ actor: 0, since: 0 }, 2)).toEqual({ numbers: [1, 6], count: 2 });
      expect((await journal.talk('t1', { reader: { actor: 1, since: 0 }, limit: 9, upTo: 6 })).lines[2]).toEqual(lines[2]);
    });

    it('keeps what was written before a chair changed hands from whoever sits there now', async () => {
      await journal.create(record('t1'), [chair(0), chair(1, { talkSince: 2 })]);
      const lines = [said(1), said(2, { writer: 0, to: [1] }), said(3, { writer: 1, to: [0] }), said(4, { writer: 0, to: [1] })];
      await journal.append(lines.map((talk): Change => ({ kind: 'talk', table: 't1', talk })));
      const page = await journal.talk('t1', { reader: { actor: 1, since: 2 }, limit: 9, upTo: 4 });
      expect(page).toEqual({ lines: [lines[0], lines[2], lines[3]], count: 3 });
      await journal.append([add('t1', entry(1), { seats: [chair(1, { talkSince: 4 })] })]);
      await reopen();
      expect((await journal.find('t1'))?.seats[1]?.talkSince).toBe(4);
    });

    it('forgets the chairs that an entry removed', async () => {
      await journal.create(record('t1'), [chair(0), chair(1), chair(2)]);
      await journal.append([add('t1', entry(1), { seats: [chair(1, { name: 'Zoé' })], seatCount: 2 })]);
      await reopen();
      expect((await journal.find('t1'))?.seats).toEqual([chair(0), chair(1, { name: 'Zoé' })]);
    });

    it('lets what was said from a chair move up with it, and leaves what was said from one that is gone to nobody', async () => {
      await journal.create(record('t1'), [chair(0), chair(1), chair(2), chair(3)]);
      const lines = [
        said(1, { writer: 1, client: 'same' }),
        said(2, { writer: 2, client: 'same' }),
        said(3, { writer: 'owner' }),
        said(4, { writer: 3 }),
        said(5, { writer: 0 }),
      ];
      await journal.append(lines.map((talk): Change => ({ kind: 'talk', table: 't1', talk })));
      await journal.append([add('t1', entry(1), { seats: [chair(1, { mark: 2 })], seatCount: 2, moved: [0, null, 1, null] })]);
      await reopen();
      const page = await journal.talk('t1', { reader: null, limit: 9, upTo: 5 });
      expect(page.lines.map(({ writer }) => writer)).toEqual(['visitor', 1, 'owner', 'visitor', 0]);
      expect((await journal.find('t1'))?.seats[1]?.mark).toBe(2);
    });
  });
};
