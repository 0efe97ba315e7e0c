import { checkInput, decodeInput, type Lang, unreachable } from '#kernel';
import { type ClientMessage, type CreatedTable, NAME_LENGTH } from '#protocol';
import {
  type Bots,
  type BotTurn,
  Committer,
  createTable,
  describeError,
  type GameFinder,
  Guest,
  inBackground,
  type Journal,
  type Line,
  type LiveTable,
  type Log,
  openTable,
  type Refusal,
  refuse,
  type Secrets,
  sentence,
  type TableSurroundings,
  type Time,
} from '#table';
import { preparePace } from '#table/chairs.ts';
import { prepareInput } from '#table/prepare.ts';
import type { HouseAnswer, HouseRequest, Script, SoloPlan } from './plan.ts';

/** What is kept on the device, and let go of when its player says so. */
export interface DeviceJournal extends Journal {
  drop(table: string): Promise<void>;
}

export interface DevicePorts {
  readonly journal: DeviceJournal;
  readonly time: Time;
  readonly secrets: Secrets;
  readonly bots: Bots;
  readonly log: Log;
  readonly games: GameFinder;
}

/** The script of a lesson, and where in the journal its game begins. */
interface Scripted {
  readonly script: Script;
  readonly after: number;
}

const HOUR_MS = 3_600_000;
const LIMITS = { nameLength: NAME_LENGTH, talkLength: 500, talkBytes: 2000, talkPerSecond: 2, talkBurst: 10 };

/**
 * The house of the tables on this device: the same tables as the server's (`src/table`), without sockets, limits and strangers. It runs in a
 * worker (`worker.ts`), or anywhere with ports of its own. What leaves it is what a server would send: sights, never states or seeds.
 */
export class DeviceHouse {
  readonly #ports: DevicePorts;
  readonly #around: TableSurroundings;
  readonly #tables = new Map<string, Promise<LiveTable | Refusal>>();
  readonly #scripts = new Map<string, Scripted>();

  constructor(ports: DevicePorts) {
    const { journal, time, secrets, bots, log } = ports;
    this.#ports = ports;
    this.#around = {
      journal,
      time,
      secrets,
      log,
      committer: new Committer(journal, time, (error) => log.error({ error: describeError(error) }, 'a commit failed')),
      bots: { pause: bots.pause, choose: (turn) => this.#choose(turn), advise: (turn) => bots.advise(turn) },
      limits: LIMITS,
      manners: { isBanned: () => false, report: () => Promise.resolve('taken' as const) },
      hourMs: HOUR_MS,
      tell: () => undefined,
      opened: (table) => inBackground(this.open(table), log, 'a table made by another could not be opened'),
    };
  }

  open(id: string): Promise<LiveTable | Refusal> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const opening = openTable(id, this.#ports.games, this.#around);
    this.#tables.set(id, opening);
    void opening.then((table) => ('ok' in table ? this.#tables.delete(id) : undefined));
    return opening;
  }

  /** Whoever speaks the protocol over this line. */
  enter(line: Line): { readonly receive: (message: ClientMessage) => Promise<void>; readonly leave: () => void } {
    const { secrets, log } = this.#ports;
    const guest = new Guest(line, {
      open: (table) => this.open(table),
      secrets,
      keyOf: async () => null,
      log,
      admit: () => null,
      inTurn: (_who, work) => work(),
    });
    return { receive: (message) => guest.receive(message), leave: () => guest.leave() };
  }

  async answer(request: HouseRequest): Promise<HouseAnswer> {
    const value = await this.#answer(request);
    const lang: Lang = request.do === 'create' ? request.plan.lang : request.lang;
    return typeof value === 'object' && value !== null && 'code' in value && 'ok' in value
      ? { ok: false, code: value.code, message: sentence(value, lang) }
      : { ok: true, value };
  }

  async #answer(request: HouseRequest): Promise<object | Refusal> {
    if (request.do === 'create') return this.create(request.plan);
    const table = await this.open(request.table);
    if ('ok' in table) return table;
    switch (request.do) {
      case 'info':
        return table.hub.info();
      case 'recording':
        return table.recording();
      case 'remove':
        return this.#remove(table);
      default:
        return unreachable(request);
    }
  }

  async create(plan: SoloPlan): Promise<CreatedTable | Refusal> {
    const { pace = 'calm', inputs = [], script, seed, game: id, options, seats, lang } = plan;
    const game = await this.#ports.games(id);
    if (game === null) return refuse('unknownGame');
    // Bots say nothing before the position is there.
    const laid = { pace: 'step', secondsPerDecision: null, watching: 'link', joining: 'closed', referee: 'auto', start: true } as const;
    const created = await createTable({ ...laid, game: id, options, seats, lang }, game, this.#around, undefined, seed);
    if ('ok' in created) return created;
    const table = await this.open(created.table);
    if ('ok' in table) return table;
    const refused = await this.#play(table, inputs);
    if (refused !== null) return refused;
    if (script !== undefined) this.#scripts.set(table.id, { script, after: table.state.seq });
    if (pace !== 'step') await table.clerk.attempt('owner', null, (state, stamp) => preparePace(state, pace, stamp));
    return created;
  }

  /** The position that a game begins with here. Null, or why it cannot be reached. */
  async #play({ clerk, state: { game } }: LiveTable, inputs: readonly unknown[]): Promise<Refusal | null> {
    const settled = inputs.map((raw) => {
      const input = decodeInput(game.module, raw);
      if (input === null) return refuse('malformed');
      return clerk.attempt(input.by, null, (state, stamp) => prepareInput(state, input, stamp));
    });
    return (await Promise.all(settled)).find((one) => !one.ok) ?? null;
  }

  async #remove(table: LiveTable): Promise<object> {
    table.end(refuse('tableDeleted'));
    this.#tables.delete(table.id);
    await this.#around.committer.idle();
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
    if (scripted === undefined || table === null || 'ok' in table || table.state.match === null) return null;
    const { match, seq } = table.state;
    const moves: number[] = [];
    for (const { kind, input, writer } of await this.#around.journal.entries(id, { after: scripted.after, upTo: seq })) {
      if (kind === 'undo') moves.pop();
      else if (kind === 'input') moves.push(typeof input === 'object' && input !== null && 'move' in input && typeof writer === 'number' ? writer : -1);
    }
    const move = match.game.decode(scripted.script[seat]?.[moves.filter((by) => by === seat).length]);
    return move === null || checkInput(match, { by: seat, move }) !== null ? null : { move };
  }
}
