import type { Actor } from '#kernel';
import type { TableInfo } from '#protocol';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { api } from './api.ts';
import { type Connection, connect } from './connection.ts';
import { newId } from './identifiers.ts';
import { lang } from './settings.ts';
import type { HeldTable } from './tables.ts';
import { socketUrl } from './socket-url.ts';

/** How one of my tables stands now. */
export type Followed =
  | { readonly kind: 'asking' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'known'; readonly info: TableInfo; readonly awaited: readonly Actor[]; readonly deadline: number | null };

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

  const listen = ({ table, seats }: HeldTable): void => {
    const token = seats[0]?.token;
    if (token === undefined || lines.length >= live) return;
    const line = connect({ url: socketUrl(), table, token: () => token, owner: null, lang: () => lang.peek(), newId });
    lines.push(line);
    ends.push(
      effect(() => {
        const scene = line.scene.value;
        if (scene === null) return;
        const { info, awaited, deadline } = scene;
        queueMicrotask(() => put(table, { kind: 'known', info, awaited, deadline }));
      }),
    );
  };

  const lookUp = async (mine: HeldTable): Promise<void> => {
    const answer = await api.table(mine.table);
    if (stopped) return;
    if (answer.ok) {
      put(mine.table, { kind: 'known', info: answer.value, awaited: [], deadline: null });
      if (answer.value.status !== 'finished') listen(mine);
    } else put(mine.table, { kind: answer.code === 'noSuchTable' ? 'gone' : 'unreachable' });
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
