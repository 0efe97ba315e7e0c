import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Draws } from '#kernel/chance.ts';
import type { CreatedTable, CreateTable, Scene } from '#protocol';
import { type Ask, Client, type Greeting, PATIENCE_MS, type Reply } from '../../client.ts';
import type { MailService } from '../../mail-service.ts';
import type { PushService } from '../../push-service.ts';
import type { Book, Watched } from '../book.ts';

/* Whoever comes to the house for something: they ask until they are answered, whatever happens to it meanwhile. */

/** What somebody finds when they come. */
export interface Ways {
  readonly url: string;
  readonly servers: number;
  readonly book: Book;
  readonly chance: Draws;
  readonly hostKey: string;
  readonly mail: MailService;
  readonly push: PushService;
  /** Where the push service of this machine is reached. */
  readonly pushUrl: string;
  /** Is any server up? */
  readonly isOpen: () => boolean;
  /** Another number whenever something that may lose a notice begins to befall the house, and when it is over. */
  readonly troubles: () => number;
}

export interface Answer<T> {
  readonly status: number;
  /** Why it was refused; '': it was not. */
  readonly code: string;
  readonly value: T;
  /** It was asked more than once: it may have been done already. */
  readonly again: boolean;
}

const AGAIN_MS = 40;
/** Where many others want the same machine, an answer may take long. */
const WAITS_MS = 3 * PATIENCE_MS;
/** The house is down, stopping or full just now. */
const isPassing = (code: string): boolean =>
  code.startsWith('storage') || code === 'stopping' || code === 'busy' || code === '503' || code === 'backupFailed' || code === 'unreachable';

/** Nobody counts the time in which the house is closed. */
const until = async <T>({ isOpen }: Ways, what: string, attempt: () => Promise<T | null>): Promise<T> => {
  for (let end = performance.now() + WAITS_MS; ; await pause(AGAIN_MS)) {
    const got = await attempt();
    if (got !== null) return got;
    if (!isOpen()) end = performance.now() + WAITS_MS;
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
  }
};

/** A chair, a spectator's place or that of whoever runs the table: their line is opened again when it is lost. */
export class Chair {
  readonly #visitor: Visitor;
  readonly greeting: Greeting;
  readonly #you: Watched['you'];
  #client: Client | null = null;

  constructor(visitor: Visitor, greeting: Greeting, you: Watched['you']) {
    this.#visitor = visitor;
    this.greeting = greeting;
    this.#you = you;
  }

  /** Null: it is shut; why not. */
  async enter(): Promise<string> {
    const { ways, who } = this.#visitor;
    return until(ways, `a line to ${this.greeting.table}`, async () => {
      const client = await Client.join(ways.url, this.greeting).catch(() => null);
      if (client === null) return null;
      ways.book.watched.push({ who: `${who}/${String(this.#you)}`, table: this.greeting.table, you: this.#you, client });
      if (client.isSeated) {
        this.#client?.cut();
        this.#client = client;
        return '';
      }
      client.cut();
      const code = client.refusals.at(-1)?.code ?? 'unreachable';
      return isPassing(code) ? null : code;
    });
  }

  async #line(): Promise<Client> {
    if (this.#client?.closed === null) return this.#client;
    const code = await this.enter();
    if (code !== '' || this.#client === null) throw new Error(`${this.greeting.table}: seat ${String(this.#you)} is not let in: ${code}`);
    return this.#client;
  }

  get scene(): Scene {
    if (this.#client === null) throw new Error('nobody sits there yet');
    return this.#client.scene;
  }

  /** The line is lost, and nobody has opened it again. */
  get isClosed(): boolean {
    return this.#client?.closed !== null;
  }

  get talk(): Client['talk'] {
    return this.#client?.talk ?? [];
  }

  leave(): void {
    this.#client?.cut();
  }

  /** The first scene of which it is true. */
  async when(what: string, isSo: (scene: Scene) => boolean): Promise<Scene> {
    return until(this.#visitor.ways, `${what} at ${this.greeting.table}`, async () => {
      const client = await this.#line();
      if (isSo(client.scene)) return client.scene;
      await Promise.race([client.gone, pause(AGAIN_MS)]);
      return isSo(client.scene) ? client.scene : null;
    });
  }

  /** Asks under one id until there is an answer. */
  async ask(asked: Ask, id: string = randomUUID()): Promise<Reply> {
    return until(this.#visitor.ways, `an answer to ${asked.t}`, async () => {
      const client = await this.#line();
      const answer = await Promise.race([client.ask(asked, id), client.gone]);
      return answer === null || (answer.t === 'no' && isPassing(answer.code)) ? null : answer;
    });
  }

  /** What was asked must be granted. */
  async must(asked: Ask): Promise<Readonly<Record<string, unknown>>> {
    const answer = await this.ask(asked);
    if (answer.t === 'no') throw new Error(`${this.greeting.table}: ${asked.t} of seat ${String(this.#you)} was refused: ${answer.code}`);
    return answer.result ?? {};
  }

  /** Makes this move, whichever server numbers the decision. Its refusal, or ''. */
  async move(move: unknown): Promise<string> {
    const id = randomUUID();
    return until(this.#visitor.ways, 'a move', async () => {
      const client = await this.#line();
      const answer = await Promise.race([client.ask({ t: 'move', decision: client.scene.decisionNumber, move }, id), client.gone]);
      if (answer === null || (answer.t === 'no' && (isPassing(answer.code) || answer.code === 'stale'))) return null;
      return answer.t === 'ok' ? '' : answer.code;
    });
  }
}

export class Visitor {
  readonly who: string;
  readonly ways: Ways;
  readonly #part: string;
  readonly #chairs: Chair[] = [];
  readonly #others: Visitor[] = [];

  constructor(part: string, ways: Ways) {
    this.#part = part;
    this.ways = ways;
    this.who = `${part} ${randomUUID()}`;
  }

  /** Somebody else, who comes for the same: what this one knows is hidden from them. They go when this one does. */
  other(): Visitor {
    const other = new Visitor(this.#part, this.ways);
    this.#others.push(other);
    return other;
  }

  did(act: string): void {
    this.ways.book.did(this.#part, act);
  }

  wrong(sentence: string): void {
    this.ways.book.wrong.add(`${this.#part}: ${sentence}`);
  }

  /** It must be so. */
  check(isSo: boolean, sentence: string): void {
    if (!isSo) this.wrong(sentence);
  }

  until(what: string, isSo: () => Promise<boolean> | boolean): Promise<true> {
    return until(this.ways, what, async () => ((await isSo()) ? true : null));
  }

  /** As long as one of the house, known to nobody else. */
  token(what: string): string {
    const token = randomBytes(24).toString('base64url');
    this.ways.book.hide(token, what, [this.who]);
    return token;
  }

  /** A name that nobody else has, and that is found wherever it stands. */
  name(): string {
    return `N${randomBytes(8).toString('hex')}`;
  }

  words(): string {
    return `words-${randomUUID()}`;
  }

  async ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token?: string, body?: unknown): Promise<Answer<T>> {
    let tries = 0;
    return until(this.ways, `${method} ${path}`, async () => {
      tries++;
      const answered = await this.#once<T>(method, path, token, body);
      return isPassing(answered.code) ? null : { ...answered, again: tries > 1 };
    });
  }

  async #once<T>(method: string, path: string, token: string | undefined, body: unknown): Promise<Omit<Answer<T>, 'again'>> {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${this.ways.url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }).catch(
      () => null,
    );
    const text = (await response?.text().catch(() => null)) ?? null;
    const nothing: Answer<T>['value'] = JSON.parse('null');
    if (response === null || text === null || response.status === 502) return { status: 502, code: 'unreachable', value: nothing };
    this.ways.book.hear(this.who, text);
    if (response.status === 500) this.wrong(`${method} ${path} was answered by a mistake of the house`);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    if (response.ok) {
      const value: T = JSON.parse(isJson ? text : 'null');
      return { status: response.status, code: '', value };
    }
    const refusal: { readonly error?: { readonly code: string } } = JSON.parse(isJson ? text : '{}');
    return { status: response.status, code: refusal.error?.code ?? String(response.status), value: nothing };
  }

  /** What was asked must be granted. */
  async must<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token?: string, body?: unknown): Promise<T> {
    const { code, value } = await this.ask<T>(method, path, token, body);
    if (code !== '') throw new Error(`${method} ${path} was refused: ${code}`);
    return value;
  }

  /** A table of ours: all its tokens are told to us alone. */
  async create(plan: Partial<CreateTable>): Promise<CreatedTable> {
    const { code, value, again } = await this.ask<CreatedTable>('POST', '/api/tables', undefined, {
      game: 'tontine',
      options: {},
      seats: [],
      secondsPerDecision: null,
      watching: 'link',
      joining: 'closed',
      takebacks: 'free',
      referee: 'auto',
      start: true,
      lang: 'fr',
      pace: 'atOnce',
      ...plan,
    } satisfies CreateTable);
    // A first one may stand there, too, whose answer was lost: nobody has its links, and it keeps the names.
    if (again) throw new LostAnswer();
    if (code !== '') throw new Error(`a table was refused: ${code}`);
    this.keep(value);
    return value;
  }

  keep({ table, owner, seats, referee }: CreatedTable): void {
    const { book } = this.ways;
    for (const { seat, token } of seats) book.hide(token, `the key to seat ${seat} of ${table}`, [this.who, `${this.who}/${seat}`]);
    for (const token of referee === null ? [owner] : [owner, referee]) book.hide(token, `a key to ${table}`, [this.who]);
  }

  /** Sits down, and stays until the end of the errand. */
  async sit(greeting: Greeting, you: Watched['you']): Promise<Chair> {
    const chair = new Chair(this, greeting, you);
    this.#chairs.push(chair);
    const code = await chair.enter();
    if (code !== '') throw new Error(`${greeting.table}: seat ${String(you)} is not let in: ${code}`);
    return chair;
  }

  /** All the chairs of a table. */
  async sitAll({ table, seats }: CreatedTable): Promise<readonly Chair[]> {
    return Promise.all(seats.map(({ seat, token }) => this.sit({ table, token }, seat)));
  }

  go(): void {
    for (const chair of this.#chairs) chair.leave();
    for (const other of this.#others) other.go();
  }
}

/** An answer that was lost cannot be asked for again: the errand is begun anew. */
export class LostAnswer extends Error {}

/** Something that somebody comes to the house for, done once from its beginning to its end. */
export type Errand = (visitor: Visitor) => Promise<void>;
