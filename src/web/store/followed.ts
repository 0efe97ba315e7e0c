import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { api } from './api.ts';
import { type Connection, connect } from './connection.ts';
import { newId } from './identifiers.ts';
import { lastSeen, rememberStanding, type Standing } from './last-seen.ts';
import { lineTo } from './socket.ts';
import { lang } from '../browser/settings.ts';
import type { HeldTable } from './tables.ts';

/** How one of my tables stands now. */
export type Followed =
  | { readonly kind: 'asking' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' }
  /** `seenAt`: when the house was last heard; null: it is as it stands now. */
  | ({ readonly kind: 'known'; readonly seenAt: number | null } & Standing);

export interface Following {
  readonly tables: ReadonlySignal<ReadonlyMap<string, Followed>>;
  stop(): void;
}

/** Looks my tables up, and follows `live` of those in play so that « À vous » appears by itself. */
export const follow = (held: readonly HeldTable[], live: number): Following => {
  const tables = signal<ReadonlyMap<string, Followed>>(new Map(held.map(({ table }) => [table, { kind: 'asking' }])));
  const lines: Connection[] = [];
  const ends: (() => void)[] = [];
  let stopped = false;

  const put = (table: string, followed: Followed): void => {
    tables.value = new Map([...tables.value, [table, followed]]);
  };

  const know = (standing: Standing): void => {
    put(standing.info.table, { kind: 'known', seenAt: null, ...standing });
    rememberStanding(standing, Date.now());
  };

  const listen = ({ table, seats }: HeldTable): void => {
    const token = seats[0]?.token;
    if (token === undefined || lines.length >= live) return;
    const line = connect({ dial: lineTo(table), table, token: () => token, owner: null, lang: () => lang.peek(), newId });
    lines.push(line);
    ends.push(
      effect(() => {
        const scene = line.scene.value;
        if (scene === null) return;
        const { info, awaited, deadline } = scene;
        queueMicrotask(() => know({ info, awaited, deadline }));
      }),
    );
  };

  const lookUp = async (mine: HeldTable): Promise<void> => {
    const answer = await api.table(mine.table);
    if (stopped) return;
    if (answer.ok) {
      if (answer.value.status === 'finished') know({ info: answer.value, awaited: [], deadline: null });
      else {
        put(mine.table, { kind: 'known', seenAt: null, info: answer.value, awaited: [], deadline: null });
        listen(mine);
      }
      return;
    }
    const seen = lastSeen(mine.table);
    if (answer.code === 'noSuchTable' || answer.code === 'tableDeleted') put(mine.table, { kind: 'gone' });
    else put(mine.table, seen === undefined ? { kind: 'unreachable' } : { kind: 'known', seenAt: seen.at, ...seen });
  };

  for (const mine of held) void lookUp(mine);
  return {
    tables,
    stop: () => {
      stopped = true;
      for (const end of ends) end();
      for (const line of lines) line.close();
    },
  };
};
