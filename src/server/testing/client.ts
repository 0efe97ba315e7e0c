import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { type ClientRequest, PROTOCOL, type Scene, type ServerMessage } from '#protocol';
import { Seen } from '#table/testing/seen.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Ask = WithoutId<ClientRequest>;
export type Reply = Extract<ServerMessage, { readonly t: 'ok' | 'no' }>;

export interface Greeting {
  readonly table: string;
  readonly token?: string | undefined;
  readonly owner?: string;
  readonly logAfter?: number;
  readonly lang?: 'fr' | 'en';
  readonly v?: number;
}

/** Whoever waits longer waits for nothing: this is no measure of speed. */
export const PATIENCE_MS = 60_000;

/** A player without a page: what a remote bot or a script would write. Keeps every frame it was sent. */
export class Client {
  readonly frames: string[] = [];
  readonly #seen = new Seen();
  readonly log = this.#seen.log;
  readonly talk = this.#seen.talk;
  readonly refusals: Extract<ServerMessage, { readonly t: 'no' }>[] = [];
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, ((answer: Reply) => void)[]>();
  #watchers: (() => void)[] = [];
  #awaited: ((scene: Scene) => boolean)[] = [];
  closed: { readonly code: number } | null = null;
  /** Null, when the line is lost. */
  readonly gone: Promise<null>;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
    const { promise, resolve } = Promise.withResolvers<null>();
    this.gone = promise;
    socket.on('close', (code) => {
      this.closed = { code };
      this.#wake();
      resolve(null);
    });
    socket.on('error', () => undefined);
  }

  static async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Client> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers, perMessageDeflate: false });
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Connects, greets, and waits for the scene. */
  static async join(url: string, greeting: Greeting): Promise<Client> {
    const client = await Client.open(url);
    client.hello(greeting);
    await client.until(() => client.#seen.scene !== null || client.refusals.length > 0 || client.closed !== null);
    return client;
  }

  hello({ table, token, owner, logAfter, lang = 'fr', v = PROTOCOL }: Greeting): void {
    this.send({ t: 'hello', v, table, token, owner, logAfter, lang });
  }

  get scene(): Scene {
    if (this.#seen.scene === null) throw new Error(`no scene: ${JSON.stringify(this.refusals)}`);
    return this.#seen.scene;
  }

  get isSeated(): boolean {
    return this.#seen.scene !== null;
  }

  send(message: unknown): void {
    this.#socket.send(JSON.stringify(message));
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  ask(question: Ask, id: string = randomUUID()): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => (this.closed === null ? reject(new Error(`no answer to ${question.t}`)) : undefined), PATIENCE_MS).unref();
      const waiting = this.#answers.get(id) ?? [];
      this.#answers.set(id, [
        ...waiting,
        (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
      ]);
      this.send({ ...question, id });
    });
  }

  /** A move that answers the present decision. */
  move(move: unknown, id?: string): Promise<Reply> {
    return this.ask({ t: 'move', decision: this.scene.decisionNumber, move }, id);
  }

  async until(condition: () => boolean): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error('waited in vain');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        this.#watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** The first scene from now on of which it is true, however soon another follows it. */
  async when(isSo: (scene: Scene) => boolean): Promise<Scene> {
    let found: Scene | null = this.#seen.scene !== null && isSo(this.#seen.scene) ? this.#seen.scene : null;
    if (found !== null) return found;
    this.#awaited.push((scene) => {
      if (isSo(scene)) found = scene;
      return found !== null;
    });
    await this.until(() => found !== null);
    if (found === null) throw new Error('waited in vain');
    return found;
  }

  /** Lets the server's answer to one more question arrive: what it sent before that question has arrived too. */
  async settle(): Promise<void> {
    await this.ask({ t: 'log', before: 0 });
  }

  close(): void {
    this.#socket.close();
  }

  /** Like a lost line: no goodbye. */
  cut(): void {
    this.#socket.terminate();
  }

  #wake(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const wake of watchers) wake();
  }

  #receive(text: string): void {
    this.frames.push(text);
    const message: ServerMessage = JSON.parse(text);
    if (message.t === 'scene' || message.t === 'change') this.#seen.take(message);
    else {
      if (message.t === 'no') this.refusals.push(message);
      if (message.id !== null) this.#answers.get(message.id)?.shift()?.(message);
    }
    const { scene } = this.#seen;
    if (scene !== null) this.#awaited = this.#awaited.filter((isFound) => !isFound(scene));
    this.#wake();
  }
}
