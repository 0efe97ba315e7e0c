import type { Seed } from '#kernel/chance.ts';
import type { BotPause, GameFinder, Time } from '#table';
import type { Datasets } from './games.ts';
import type { HostOptions } from './host/index.ts';
import type { Limits } from './limits.ts';
import type { Logger } from './logs.ts';
import type { NoticeOptions } from './notices/index.ts';
import type { Storage } from './open-storage.ts';
import type { Allowances } from './prices.ts';
import type { NotifyOptions } from './webhook.ts';

export interface ServerOptions extends HostOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** The path of the SQLite file, made when absent; the address of a PostgreSQL database; or a storage. */
  readonly database: string | Storage;
  /** The directory of the built page; null: none is served. */
  readonly page: string | null;
  readonly version: string;
  readonly datasets?: Datasets;
  readonly games?: GameFinder;
  /** The games that give challenges, in their order; absent: those of the catalogue. */
  readonly shelf?: readonly string[];
  readonly logger?: Logger;
  readonly botPause?: BotPause;
  readonly limits?: Partial<Limits>;
  /** What people may ask for, where it is not what `prices.ts` says. */
  readonly prices?: Allowances;
  /** Reverse proxies of one's own on other machines, by address or network: their X-Forwarded-For is believed. One on this machine is anyway. */
  readonly trustProxy?: readonly string[];
  /** Names on the Internet under which people come; addresses and names of one's own network are answered to anyway. */
  readonly hosts?: readonly string[];
  /** The address by which people come, where whoever runs the server has given one. */
  readonly site?: string | undefined;
  /** What to type to open this server to the network, for those whom it cannot be reached by. */
  readonly command?: string;
  /** Other sites whose pages may connect, such as `https://example.org`. */
  readonly origins?: readonly string[];
  /** Where to post that somebody is awaited; absent: nowhere. */
  readonly notify?: NotifyOptions | undefined;
  /** Anybody may have the workers of this database play their experiments. */
  readonly labQueue?: boolean | undefined;
  /** How people are told themselves, by push and mail. */
  readonly notices?: NoticeOptions | undefined;
  /** What tables, rooms and notices go by; absent: the clock of this machine. */
  readonly time?: Time;
  /** The milliseconds that a second on the wall of a room lasts, for tests that have no time; absent: a thousand. */
  readonly roomSecond?: number;
  /** Dice of the matches to come, for tests that play the same games each time; absent: nobody can guess them. */
  readonly seeds?: () => Seed;
}

export interface RunningServer {
  readonly url: string;
  /** What letters and notices lead to. */
  readonly address: string;
  /** Where guests come in, the likeliest first; none: only this machine can. */
  readonly guests: readonly string[];
  /** The key of the host's room, when it was made by this start: it is told nowhere else. */
  readonly hostToken: string | null;
  /** From now on `/health` says that nobody new should be sent here. Everything goes on. */
  drain(): void;
  /** Stops accepting, finishes what is being written, keeps every match, hangs up. */
  close(): Promise<void>;
}
