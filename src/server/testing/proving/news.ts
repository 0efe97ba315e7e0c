import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CreatedTable, Scene } from '#protocol';
import { Client } from '../client.ts';
import type { Player } from './people/player.ts';
import type { Servers } from './servers.ts';

/* A guest who is told of every change sees the same as somebody who comes in now, at whatever server. */

const TOLD_TRIES = 200;
/** So much of what differs is printed. */
const SHOWN = 400;

export interface Table {
  readonly created: CreatedTable;
  readonly players: readonly Player[];
}

/** Numbers of decisions are each server's own, and so is how far back it remembers. */
const OWN: ReadonlySet<string> = new Set(['decisionNumber', 'takebackClosed']);

const differing = async (client: Client, fresh: Client, isAlone: boolean): Promise<readonly string[]> => {
  await client.settle();
  await fresh.settle();
  await client.settle();
  const theirs = new Map<string, unknown>(Object.entries(fresh.scene));
  return Object.entries(client.scene).flatMap(([name, value]) => ((!isAlone && OWN.has(name)) || isDeepStrictEqual(value, theirs.get(name)) ? [] : [name]));
};

/** Null, or what this guest was not told of. */
const untold = async (client: Client, fresh: Client, isAlone: boolean): Promise<string | null> => {
  let wrong = await differing(client, fresh, isAlone);
  // What is told from server to server takes its way through the database.
  const most = isAlone ? 0 : TOLD_TRIES;
  for (let tries = 0; wrong.length > 0 && tries < most; tries++) {
    await pause(50);
    wrong = await differing(client, fresh, isAlone);
  }
  const shown = (scene: Scene): string => JSON.stringify(Object.entries(scene).filter(([name]) => wrong.includes(name))).slice(0, SHOWN);
  return wrong.length === 0 ? null : `${shown(client.scene)} is ${shown(fresh.scene)}`;
};

export const checkNews = async (servers: Servers, tables: readonly Table[]): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const { urls } = servers;
  for (const { created, players } of tables) {
    const owner = await Client.join(servers.urlFor(0), { table: created.table, owner: created.owner });
    await owner.ask({ t: 'pause', on: true });
    for (const { client, seated, token } of players) {
      if (client === null || client.closed !== null || client.scene.you !== seated.seat) continue;
      for (const url of urls) {
        const fresh = await Client.join(url, { table: created.table, token });
        const missed = await untold(client, fresh, urls.length === 1);
        if (missed !== null) wrong.push(`${created.table}: seat ${seated.seat} was not told of a change: ${missed}`);
        fresh.cut();
      }
    }
    owner.cut();
  }
  return wrong;
};
