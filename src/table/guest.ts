import type { Lang } from '#kernel/words.ts';
import { type ClientMessage, type ClientRequest, PROTOCOL } from '#protocol';
import type { Listener } from './hub.ts';
import { identify, reidentify, SPECTATOR } from './identify.ts';
import type { LiveTable } from './live-table.ts';
import { readKey, type RingKey } from './rings.ts';
import { describeError, inBackground, type Log, type Secrets } from './ports.ts';
import { isRefusal, isStorageCode, type Refusal, refusalOf, refuse, type Result, sentence } from './refusal.ts';
import { answer, isLook } from './requests.ts';
import type { Identity } from './scene.ts';
import type { TableState } from './state.ts';

type Hello = Extract<ClientMessage, { readonly t: 'hello' }>;

/** How a guest is spoken to. */
export interface Line {
  readonly isOpen: boolean;
  /** The address at which the guest reached the house; absent: not over a network. */
  readonly cameBy?: string | undefined;
  send(text: string): void;
  /** `later`: they may come back by themselves. `replaced`: somebody else has their chair's link now. */
  hangUp(why: 'later' | 'replaced'): void;
}

/** The door that guests come in by. */
export interface GuestPorts {
  readonly open: (table: string) => Promise<Result<LiveTable>>;
  readonly secrets: Secrets;
  /** The key ring of a token such as `device~2`; null: it is none that the house knows. */
  readonly keyOf: (token: string | undefined) => Promise<RingKey | null>;
  readonly log: Log;
  /** Null, or why this guest must not be heard now. */
  readonly admit: (message: ClientMessage) => Refusal | null;
  /** A question that changes nothing is answered when its turn has come. */
  readonly inTurn: (identity: Identity, work: () => Promise<void>) => Promise<void>;
}

/** Whoever speaks the protocol at a table: a page, a remote bot, a script. */
export class Guest implements Listener {
  readonly #line: Line;
  readonly #ports: GuestPorts;
  #lang: Lang = 'fr';
  #table: LiveTable | null = null;
  #joins = 0;
  /** The last hello said. */
  #greeting: Hello | null = null;
  /** They came in by the key of a device. */
  #byDevice = false;
  /** The hash of a token that this guest asked for their own chair. */
  #adopted: string | null = null;
  /** This guest is getting up from their chair. */
  #standing = false;
  identity: Identity = SPECTATOR;

  constructor(line: Line, ports: GuestPorts) {
    this.#line = line;
    this.#ports = ports;
  }

  get cameBy(): string | null {
    return this.#line.cameBy ?? null;
  }

  send(text: string): void {
    this.#line.send(text);
  }

  refuse(id: string | null, refusal: Refusal): void {
    const message = sentence(refusal, this.#lang, this.#table?.state);
    const { seconds } = refusal;
    const clauses = refusal.rule?.clauses ?? [];
    const more = { ...(clauses.length === 0 ? {} : { clauses }), ...(seconds === null ? {} : { seconds }) };
    this.send(JSON.stringify({ t: 'no', id, code: refusal.code, message, ...more }));
  }

  /** A hello that may succeed later: a page that is hung up on comes back by itself. */
  #turnAway(refusal: Refusal): void {
    this.refuse(null, refusal);
    this.#line.hangUp('later');
  }

  async receive(message: ClientMessage): Promise<void> {
    const no = (refusal: Refusal): void => (message.t === 'hello' ? this.#turnAway(refusal) : this.refuse(message.id, refusal));
    if (message.t === 'hello') this.#lang = message.lang;
    const refusal = this.#ports.admit(message);
    if (refusal !== null) return no(refusal);
    try {
      if (message.t === 'hello') await this.#hello(message);
      else if (isLook(message)) await this.#ports.inTurn(this.identity, () => this.#answer(message));
      else await this.#answer(message);
    } catch (error) {
      this.#ports.log.error({ request: message.t, error: describeError(error) }, 'a message failed');
      no(refusalOf(error));
    }
  }

  async #answer(request: ClientRequest): Promise<void> {
    const table = this.#table;
    if (table === null) return this.refuse(request.id, refuse('helloFirst'));
    const adopt = (tokenHash: string): void => {
      this.#adopted = tokenHash;
    };
    const getUp = (): void => {
      this.#standing = true;
    };
    const reply = await answer({ table, identity: this.identity, guest: this, adopt, getUp }, request);
    if (isRefusal(reply)) {
      this.#standing = false;
      return this.refuse(request.id, reply);
    }
    this.send(JSON.stringify(reply.result === undefined ? { t: 'ok', id: request.id } : { t: 'ok', id: request.id, result: reply.result }));
    if (reply.become !== undefined) await this.#join(table, reply.become, null);
  }

  async #hello(hello: Hello): Promise<void> {
    const { v, token, owner, logAfter } = hello;
    this.#greeting = hello;
    if (v !== PROTOCOL) return this.refuse(null, refuse('otherProtocol', { theirs: v, ours: PROTOCOL }));
    const table = await this.#ports.open(hello.table);
    if (isRefusal(table)) return isStorageCode(table.code) || table.code === 'stopping' ? this.#turnAway(table) : this.refuse(null, table);
    // Another server told them of more than this one has heard of yet: they are shown nothing that is over.
    if (logAfter !== undefined && logAfter >= table.state.lines + 1) await table.clerk.catchUp();
    const key = await this.#ports.keyOf(token ?? owner);
    this.#byDevice = key !== null;
    // A key that no device has, or no longer: its holder took it off their ring, from another.
    if (key === null && token !== undefined && readKey(token) !== null) return this.refuse(null, refuse('deviceRemoved'));
    const who = (): Result<Identity> => identify(table.state, this.#ports.secrets, { token, owner, key });
    let visitor = who();
    if (isRefusal(visitor)) {
      // A link that another server gave out a moment ago may not have been heard of here.
      await table.clerk.latest();
      visitor = who();
    }
    if (isRefusal(visitor)) return this.refuse(null, visitor);
    await this.#ports.inTurn(visitor, async () => {
      // Meanwhile the table may have been closed to them, or they may have said hello as somebody else.
      const identity = who();
      if (this.#greeting !== hello) return;
      if (isRefusal(identity)) this.refuse(null, identity);
      else await this.#join(table, identity, logAfter ?? null);
    });
  }

  async #join(table: LiveTable, identity: Identity, logAfter: number | null): Promise<void> {
    this.leave();
    this.#standing = false;
    this.#table = table;
    this.identity = identity;
    await this.#enter(table, logAfter);
    if (identity.viewer === 'referee') await table.tellOfReferee();
  }

  /** A guest who cannot be shown the table is hung up on: on an open line they would wait for news that nobody sends. */
  async #enter(table: LiveTable, logAfter: number | null): Promise<void> {
    const join = ++this.#joins;
    const isWanted = (): boolean => this.#joins === join && this.#line.isOpen;
    try {
      while (!(await table.hub.join(this, logAfter, isWanted))) {
        const now = this.#now(table.state);
        if (now === null) return this.#dismiss(table.state);
        this.identity = now;
      }
    } catch (error) {
      this.#ports.log.error({ table: table.id, error: describeError(error) }, 'a page could not be shown its table');
      if (isWanted()) this.#turnAway(refusalOf(error));
    }
  }

  /** The line is gone, or leads elsewhere now. */
  leave(): void {
    this.#joins++;
    this.#table?.door.leave(this);
    this.#table?.hub.leave(this);
    this.#table = null;
  }

  /** Who they are now; null: their link was replaced, or they were sent away. Whoever got up from a chair by themselves watches. */
  #now(state: TableState): Identity | null {
    const { ownerHash, ring } = this.identity;
    const watching: Identity = { ...SPECTATOR, owner: ownerHash !== null, ownerHash, ring };
    return reidentify(state, this.identity, this.#adopted) ?? (this.#standing && state.record.status === 'lobby' ? watching : null);
  }

  isOut(state: TableState): boolean {
    return this.#now(state) === null;
  }

  reconsider(state: TableState): void {
    const table = this.#table;
    const identity = this.#now(state);
    if (table === null) return;
    if (identity !== this.identity || identity.owner) this.#checkDevice();
    if (identity === this.identity) return;
    if (identity !== null && identity.you === this.identity.you && identity.owner === this.identity.owner) this.identity = identity;
    else this.#become(table, identity);
  }

  showAgain(logAfter: number): void {
    if (this.#table === null) return;
    this.#table.hub.leave(this);
    void this.#enter(this.#table, logAfter);
  }

  reseat(state: TableState): void {
    this.#checkDevice();
    if (this.#table !== null) this.#become(this.#table, this.#now(state));
  }

  /** A ring's links are new: one of its devices may have been removed by a server that did not live to tell this one. */
  #checkDevice(): void {
    const greeting = this.#greeting;
    if (!this.#byDevice || greeting === null) return;
    const check = async (): Promise<void> => {
      const key = await this.#ports.keyOf(greeting.token ?? greeting.owner);
      if (key === null && this.#greeting === greeting) this.endDevice();
    };
    inBackground(check(), this.#ports.log, 'a device could not be looked up');
  }

  #become(table: LiveTable, identity: Identity | null): void {
    if (identity === null) return this.#dismiss(table.state);
    inBackground(this.#join(table, identity, null), this.#ports.log, 'a page could not be shown its table');
  }

  /** What the guest came in by opens nothing any more. */
  dismiss(): void {
    if (this.#table !== null) this.#dismiss(this.#table.state);
    else this.#line.hangUp('replaced');
  }

  /** The device they came in by was taken off its ring. */
  endDevice(): void {
    if (this.#table !== null) this.sendAway(refuse('deviceRemoved'));
    else this.#line.hangUp('replaced');
  }

  #dismiss({ seats }: TableState): void {
    const { you } = this.identity;
    // A chair without a link: nobody else has been given it, the guest was sent away.
    this.sendAway(refuse(typeof you === 'number' && seats[you]?.tokenHash === null ? 'removed' : 'linkReplaced'));
  }

  sendAway(why: Refusal): void {
    this.refuse(null, why);
    this.#line.hangUp('replaced');
    this.leave();
  }
}
