import * as fc from 'fast-check';
import { at } from '#kernel/collections.ts';
import { nim } from '#testkit/nim/index.ts';
import { expect, it } from 'vitest';
import { Clerk, type Settled } from './clerk.ts';
import { Committer } from './committer.ts';
import { isRefusal } from './refusal.ts';
import { type Change, StorageError } from './journal.ts';
import { loadState } from './load.ts';
import { prepareChairs, prepareTalk } from './prepare.ts';
import type { TablePorts } from './ports.ts';
import { NimTable } from './testing/nim-table.ts';

/*
 * A model of several servers at one table: as many clerks on one journal. Whatever they ask of it, hear from it and hear of each other arrives when
 * the scheduler lets it; answers get lost after they were written; what is read fails to come; servers die with whatever they had under way. Whoever had no answer asks another one
 * again, under the same id.
 */

/** What a player wants: at which server first, and whether the answer to its first write gets lost. */
interface Wish {
  readonly node: number;
  readonly talks: boolean;
  readonly losesAnswer: boolean;
}

const wishes = fc.array(fc.record({ node: fc.nat({ max: 2 }), talks: fc.boolean(), losesAnswer: fc.boolean() }), { minLength: 1, maxLength: 8 });

/** One server: its clerk, and all that this was told, in order. */
class Node {
  readonly clerk: Clerk;
  readonly told: string[] = [];
  isDead = false;

  constructor(clerk: Clerk) {
    this.clerk = clerk;
    clerk.watch({
      stored: (_before, _after, changes) => void this.told.push(...changes.map(nameOf)),
      reloaded: () => void this.told.push('everything'),
    });
  }
}

const nameOf = (change: Change): string => (change.kind === 'entry' ? `entry ${change.entry.seq}` : `line ${change.talk.n}`);
const clientOf = (change: Change): string | null => (change.kind === 'entry' ? change.entry.client : change.talk.client);

it('of several servers at one table none loses or doubles what another has acknowledged, whatever comes late, gets lost or dies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), wishes, fc.option(fc.nat({ max: 2 })), fc.nat({ max: 4 }), async (scheduler, wanted, doomed, unread) => {
      const { house, table } = await new NimTable().build({ start: false });
      const { journal, ports } = house;
      const losing = new Set(wanted.flatMap(({ losesAnswer }, n) => (losesAnswer ? [`wish ${n}`] : [])));
      const first = await journal.find(table.id);
      if (first === null) throw new Error('there is no table');
      let failing = unread;
      const since: TablePorts['since'] = async (_table, seq, talk) => {
        await scheduler.schedule(Promise.resolve('reads'));
        if (failing-- > 0) throw new StorageError('failed', 'nothing could be read');
        const found = await journal.find(table.id);
        const said = await journal.talk(table.id, { reader: null, limit: 99, upTo: 99 });
        return found === null ? null : { ...found, entries: await journal.entries(table.id, { after: seq }), said: said.lines.filter(({ n }) => n > talk) };
      };
      const nodes: Node[] = [];
      const append = async (from: () => Node, changes: readonly Change[]) => {
        await scheduler.schedule(Promise.resolve('asks'));
        if (from().isDead) return new Promise<never>(() => {});
        const results = await journal.append(changes);
        for (const node of nodes) {
          if (node !== from()) void scheduler.schedule(Promise.resolve('news')).then(() => (node.isDead ? undefined : node.clerk.catchUp()));
        }
        await scheduler.schedule(Promise.resolve('answers'));
        if (changes.map(clientOf).some((client) => client !== null && losing.delete(client))) throw new StorageError('failed', 'the answer was lost');
        return results;
      };
      for (const n of [0, 1, 2]) {
        const time = { now: () => 0, after: (_ms: number, then: () => void) => (void scheduler.schedule(Promise.resolve('turn')).then(then), () => {}) };
        const committer = new Committer({ append: (changes) => append(() => at(nodes, n), changes) }, time, () => {});
        nodes.push(new Node(new Clerk(await loadState(journal, nim, first), { ...ports, time, committer, since })));
      }

      const ask = async ({ node, talks }: Wish, n: number): Promise<void> => {
        for (let tries = 0; ; tries++) {
          const asked = nodes.slice(node + tries).find(({ isDead }) => !isDead) ?? nodes.find(({ isDead }) => !isDead);
          if (asked === undefined) return;
          const answer = asked.clerk.attempt(0, `wish ${n}`, (state, stamp) =>
            talks ? prepareTalk(state, { name: 'Ana', text: 'x', to: 'all' }, stamp) : prepareChairs(state, { notes: [{ key: 'table.refereeLooks' }] }, stamp),
          );
          const unlessDead = async (): Promise<Settled | null> => {
            await died.promise;
            return asked.isDead ? null : answer;
          };
          const settled = await Promise.race([answer, unlessDead()]);
          if (settled !== null && !isRefusal(settled)) return;
        }
      };
      const died = Promise.withResolvers<void>();
      const all = Promise.all(wanted.map(ask));
      if (doomed !== null) {
        const die = async (): Promise<void> => {
          await scheduler.schedule(Promise.resolve('death'));
          at(nodes, doomed).isDead = true;
          died.resolve();
        };
        void die();
      }
      await scheduler.waitFor(all);
      await scheduler.waitIdle();

      const entries = await journal.entries(table.id, { after: 0 });
      const { lines } = await journal.talk(table.id, { reader: null, limit: 99, upTo: 99 });
      // Everything that was acknowledged is there once, and the numbers have no gap.
      const ids = [...entries, ...lines].flatMap(({ client }) => (client === null ? [] : [client]));
      expect(ids.toSorted((a, b) => a.localeCompare(b))).toEqual(wanted.map((_, n) => `wish ${n}`).toSorted((a, b) => a.localeCompare(b)));
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
      for (const { clerk, told, isDead } of nodes) {
        if (isDead) continue;
        // Every server that lives has heard of all of it, each once and in order.
        expect([clerk.stored.seq, clerk.stored.talk]).toEqual([entries.length, lines.length]);
        expect(told.filter((name) => name.startsWith('entry'))).toEqual(entries.map(({ seq }) => `entry ${seq}`));
        expect(told.filter((name) => name.startsWith('line'))).toEqual(lines.map(({ n }) => `line ${n}`));
        expect(told).toHaveLength(entries.length + lines.length);
      }
    }),
    { numRuns: 150 },
  );
});
