import { unreachable } from '#kernel/collections.ts';
import { checkInput } from '#kernel/match.ts';
import { decodeInput } from '#kernel/recording.ts';
import { type ClientMessage, type CreatedTable, type ForkTable, NAME_LENGTH, type PlayNow } from '#protocol';
import {
  type Bots,
  type BotTurn,
  Committer,
  createFork,
  createTable,
  describeError,
  forkSource,
  type GameFinder,
  Guest,
  identify,
  inBackground,
  isRefusal,
  type Journal,
  type Line,
  type LiveTable,
  type Log,
  openTable,
  playNowPlan,
  type Refusal,
  refuse,
  type Result,
  type Secrets,
  sentence,
  type TablePorts,
  type Time,
} from '#table';
import { preparePace } from '#table/chairs.ts';
import { prepareInput } from '#table/prepare.ts';
import type { Charge } from './tab-lock.ts';
import type { HouseAnswer, HouseRequest, Script, SoloPlan } from './plan.ts';

/** What is kept on the device, and let go of when its player says so. */
export interface DeviceJournal extends Journal {
  drop(table: string): Promise<void>;
  /** False: something of the table is in memory alone, because the device took no more. */
  isKept?(table: string): boolean;
}

export interface DevicePorts {
  readonly journal: DeviceJournal;
  readonly time: Time;
  readonly secrets: Secrets;
  readonly bots: Bots;
  readonly log: Log;
  readonly games: GameFinder;
  /** Which of several tabs has the bots of a table move. Tables that are gone with their page are of one tab alone. */
  readonly charge?: Charge;
  /** Hands a recording to the server, which goes on with it at a table of its own. The page does not see it: it holds the dice. */
  readonly carry: (plan: ForkTable) => Promise<HouseAnswer>;
}

/** The script of a lesson, and where in the journal its game begins. */
interface Scripted {
  readonly script: Script;
  readonly after: number;
}

const HOUR_MS = 3_600_000;
const LIMITS = { nameLength: NAME_LENGTH, talkLength: 500, talkBytes: 2000 };

/**
 * The house of the tables on this device: the same tables as the server's (`src/table`), without sockets, limits and strangers. It runs in a
 * worker (`worker.ts`), or anywhere with ports of its own. What leaves it is what a server would send: sights, never states or seeds.
 */
export class DeviceHouse {
  readonly #ports: DevicePorts;
  readonly #tablePorts: TablePorts;
  readonly #tables = new Map<string, Promise<Result<LiveTable>>>();
  readonly #scripts = new Map<string, Scripted>();

  constructor(ports: DevicePorts) {
    const { journal, time, secrets, bots, log, charge } = ports;
    this.#ports = ports;
    this.#tablePorts = {
      journal,
      time,
      secrets,
      log,
      committer: new Committer(journal, time, (error) => log.error({ error: describeError(error) }, 'a commit failed')),
      bots: { pause: bots.pause, choose: (turn) => this.#choose(turn), advise: (turn) => bots.advise(turn) },
      limits: LIMITS,
      manners: { isBanned: () => false, report: () => Promise.resolve() },
      hourMs: HOUR_MS,
      inCharge: (table) => charge?.holds(table) ?? true,
      tell: () => undefined,
      opened: (table) => inBackground(this.open(table), log, 'a table made by another could not be opened'),
    };
  }

  open(id: string): Promise<Result<LiveTable>> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const opening = this.#open(id);
    this.#tables.set(id, opening);
    void opening.then((table) => (isRefusal(table) ? this.#tables.delete(id) : undefined));
    return opening;
  }

  async #open(id: string): Promise<Result<LiveTable>> {
    const opened = await openTable(id, this.#ports.games, this.#tablePorts);
    // Newer rules have played it: a page that was opened since is the one to go on in.
    return isRefusal(opened) && opened.code === 'stopping' ? refuse('pageTooOld') : opened;
  }

  async #opened(id: string): Promise<LiveTable | null> {
    const table = await this.#tables.get(id);
    return table === undefined || isRefusal(table) ? null : table;
  }

  /** Another tab has written to the table, or erased it. */
  async readAgain(id: string): Promise<void> {
    const table = await this.#opened(id);
    if (table === null) return;
    if ((await this.#ports.journal.find(id)) !== null) return table.clerk.catchUp();
    table.end(refuse('tableDeleted'));
    this.#tables.delete(id);
  }

  /** This tab has come to be in charge of the table, or is no longer. */
  async chargeChanged(id: string): Promise<void> {
    (await this.#opened(id))?.chargeChanged();
  }

  /** Whoever speaks the protocol over this line. */
  enter(line: Line): { readonly receive: (message: ClientMessage) => Promise<void>; readonly look: () => void; readonly leave: () => void } {
    const { secrets, log } = this.#ports;
    const guest = new Guest(line, {
      open: (table) => this.open(table),
      secrets,
      keyOf: async () => null,
      log,
      admit: () => null,
      inTurn: (_who, work) => work(),
    });
    let at: string | null = null;
    const look = (): void => {
      if (at !== null) this.#ports.charge?.take(at);
    };
    const receive = (message: ClientMessage): Promise<void> => {
      if (message.t === 'hello') at = message.table;
      // Whoever opens a table, or plays at it, does so in the tab before his eyes.
      if (message.t === 'hello' || message.t === 'move') look();
      return guest.receive(message);
    };
    return { receive, look, leave: () => guest.leave() };
  }

  async answer(request: HouseRequest): Promise<HouseAnswer> {
    const { lang } = 'table' in request ? request : request.plan;
    const said = (value: object): HouseAnswer => (isRefusal(value) ? { ok: false, code: value.code, message: sentence(value, lang) } : { ok: true, value });
    if (request.do === 'create') return said(await this.create(request.plan));
    if (request.do === 'playNow') return said(await this.#playNow(request.plan, request.mustKeep));
    const table = await this.open(request.table);
    if (isRefusal(table)) return said(table);
    switch (request.do) {
      case 'info':
        return said(table.hub.info());
      case 'recording':
        return said(await table.recording());
      case 'remove':
        return said(await this.#remove(table));
      case 'fork':
        return said(await this.#fork(table, request.plan, request.token));
      case 'carry': {
        const plan = await this.#carriage(table, request);
        return isRefusal(plan) ? said(plan) : this.#ports.carry(plan);
      }
      default:
        return unreachable(request);
    }
  }

  async #playNow(asked: PlayNow, mustKeep: boolean): Promise<Result<CreatedTable>> {
    const game = await this.#ports.games(asked.game);
    if (game === null) return refuse('unknownGame');
    const created = await this.create({ ...playNowPlan(asked, game), kept: true });
    if (!mustKeep || isRefusal(created) || this.#ports.journal.isKept?.(created.table) !== false) return created;
    const table = await this.#opened(created.table);
    if (table !== null) await this.#remove(table);
    return refuse('keepsNothing');
  }

  /** Another way from here, on this device. */
  async #fork(table: LiveTable, plan: ForkTable, token: string | undefined): Promise<Result<CreatedTable>> {
    if ('recording' in plan.from) return refuse('notRecording');
    const who = identify(table.state, this.#ports.secrets, { token, key: null });
    if (isRefusal(who)) return who;
    const source = await forkSource(table, who.you, { ...plan, from: plan.from });
    return isRefusal(source) ? source : createFork({ ...source, name: plan.name, others: plan.others }, table.state.game, this.#tablePorts);
  }

  /** HO-13.6: what its player cannot see is drawn anew, for he could play on here and look. */
  async #carriage(table: LiveTable, { seat, name, lang }: Extract<HouseRequest, { readonly do: 'carry' }>): Promise<Result<ForkTable>> {
    const recording = await table.playedTo(Number.POSITIVE_INFINITY);
    if (isRefusal(recording)) return recording;
    const from = { recording, after: recording.inputs.length, carried: true } as const;
    return { from, seat, name, others: 'people', hidden: 'drawn', lang };
  }

  async create(plan: SoloPlan): Promise<Result<CreatedTable>> {
    const { pace = 'calm', takebacks, inputs = [], script, dice, game: id, options, seats, lang, kept } = plan;
    const game = await this.#ports.games(id);
    if (game === null) return refuse('unknownGame');
    // Bots say nothing before the position is there.
    const laid = { pace: 'step', secondsPerDecision: null, watching: kept ? 'link' : 'nobody', joining: 'closed', referee: 'auto', start: true } as const;
    const created = await createTable({ ...laid, game: id, options, seats, takebacks, lang }, game, this.#tablePorts, undefined, { dice });
    if (isRefusal(created)) return created;
    const table = await this.open(created.table);
    if (isRefusal(table)) return table;
    const refused = await this.#play(table, inputs);
    if (refused !== null) return refused;
    if (script !== undefined) this.#scripts.set(table.id, { script, after: table.state.seq });
    if (pace !== 'step') await table.clerk.attempt('owner', null, (state, stamp) => preparePace(state, pace, stamp));
    return created;
  }

  /** The position that a game begins with here. Null, or why it cannot be reached. */
  async #play({ clerk, state: { game } }: LiveTable, inputs: readonly unknown[]): Promise<Refusal | null> {
    const settled = inputs.map(async (raw) => {
      const input = decodeInput(game.module, raw);
      if (input === null) return refuse('malformed');
      return clerk.attempt(input.by, null, (state, stamp) => prepareInput(state, input, stamp));
    });
    return (await Promise.all(settled)).find(isRefusal) ?? null;
  }

  async #remove(table: LiveTable): Promise<object> {
    table.end(refuse('tableDeleted'));
    this.#tables.delete(table.id);
    await this.#tablePorts.committer.idle();
    await this.#ports.journal.drop(table.id);
    return {};
  }

  async #choose(turn: BotTurn): ReturnType<Bots['choose']> {
    return (await this.#scripted(turn)) ?? this.#ports.bots.choose(turn);
  }

  /** What the script has the seat answer now; null: nothing. */
  async #scripted({ table: id, seat }: BotTurn): Promise<{ readonly move: unknown } | null> {
    const scripted = this.#scripts.get(id);
    const table = scripted === undefined ? null : await this.open(id);
    if (scripted === undefined || table === null || isRefusal(table) || table.state.match === null) return null;
    const { match, seq } = table.state;
    const moves: number[] = [];
    for (const { kind, input, writer } of await this.#tablePorts.journal.entries(id, { after: scripted.after, upTo: seq })) {
      if (kind === 'undo') moves.pop();
      else if (kind === 'input') moves.push(typeof input === 'object' && input !== null && 'move' in input && typeof writer === 'number' ? writer : -1);
    }
    const move = match.game.decode(scripted.script[seat]?.[moves.filter((by) => by === seat).length]);
    return move === null || checkInput(match, { by: seat, move }) !== null ? null : { move };
  }
}
