import type { Lang } from '#kernel/words.ts';
import { type ClientMessage, type LogLine, type Patch, PROTOCOL, patched, type Scene, type ServerMessage, type TalkLine } from '#protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { isHere } from './solo/plan.ts';
import { backoff as defaultBackoff, decodeServerMessage, type Dial, isFinal, type Line } from './socket.ts';

/** A request without its id, which the connection gives. */
export type Ask = DistributiveOmit<Extract<ClientMessage, { readonly id: string }>, 'id'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export type Reply =
  | { readonly ok: true; readonly result: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly clauses: readonly string[] };

export type Link =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** Lost; tried again at `retryAt` (our clock). */
  | { readonly kind: 'lost'; readonly retryAt: number }
  /** The server will not have us: unknown table, wrong link, watching not allowed. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'closed' };

export interface Connection {
  readonly link: ReadonlySignal<Link>;
  readonly scene: ReadonlySignal<Scene | null>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  /** Requests sent and not answered yet. */
  readonly waiting: ReadonlySignal<number>;
  /** Answered once, whatever happens to the line in between. */
  ask(request: Ask): Promise<Reply>;
  /** Fetches the page of log lines before those held, one request at a time. */
  earlier(): Promise<void>;
  /** Fetches the page of talk before the lines held. */
  earlierTalk(): Promise<void>;
  /** The server's clock, as far as we know it. */
  serverNow(): number;
  /** Tries at once when the line is lost. */
  retry(): void;
  /** Greets again, because the language of the server's sentences changed. */
  renew(): void;
  close(): void;
}

export interface ConnectionSetup {
  readonly dial: Dial;
  readonly table: string;
  /** Of a seat or the referee; null for a spectator. Asked at every greeting: a spectator may have sat down since. */
  readonly token: () => string | null;
  /** The owner's token beside it. */
  readonly owner: string | null;
  readonly lang: () => Lang;
  readonly newId: () => string;
  /** Milliseconds before the nth try in a row. */
  readonly backoff?: (tries: number) => number;
  /** How long the line may be silent while an answer is awaited. */
  readonly silentMs?: number;
}

/** Lines by number, each once, in order; a line sent again replaces the one held. */
export const mergeLines = <L extends { readonly n: number }>(held: readonly L[], arrived: readonly L[]): readonly L[] => {
  if (arrived.length === 0) return held;
  const last = held.at(-1);
  const first = arrived[0];
  if (last === undefined || (first !== undefined && first.n > last.n)) return [...held, ...arrived];
  const byNumber = new Map([...held, ...arrived].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
};

/** Does the log begin with its first line? A table sends its last ones; those before are fetched when somebody wants them. */
export const isWholeLog = (lines: readonly LogLine[]): boolean => lines[0] === undefined || lines[0].n <= 1;

/** What is held and what a greeting brought. After a long absence the last lines do not follow on those held: these are let go, not left with a gap. */
const greetedLines = <L extends { readonly n: number }>(held: readonly L[], arrived: readonly L[]): readonly L[] => {
  const [last, first] = [held.at(-1), arrived[0]];
  return last !== undefined && first !== undefined && Math.floor(first.n) > Math.floor(last.n) + 1 ? arrived : mergeLines(held, arrived);
};

interface Waiting {
  readonly atOnce: boolean;
  readonly text: string;
  readonly answer: (answer: Reply) => void;
}

/** Nothing heard for so long while an answer is awaited: the line is taken for dead, however open it looks. */
const SILENT_MS = 4000;
/** What is answered at once; others wait for people, or for a bot that thinks. */
const AT_ONCE: ReadonlySet<Ask['t']> = new Set(['move', 'undo', 'vote', 'say', 'advice', 'pause']);
/** A server that is slow is given more time at each try. */
const SILENT_MOST_MS = 32_000;

type Change = Extract<ServerMessage, { readonly t: 'change' }>;

/**
 * What comes within a blink is shown together: bots that answer at once are not ten pictures of one board. Sixty who seal their stakes in one second are
 * not sixty pictures of sixty cards either: in a room so full it may take a little longer.
 */
const GATHER_MS = 50;
const FULL_ROOM = 12;
const FULL_ROOM_MS = 120;

const GONE: Reply = { ok: false, code: 'closed', message: '', clauses: [] };

export const connect = (setup: ConnectionSetup): Connection => {
  const link = signal<Link>({ kind: 'connecting' });
  const scene = signal<Scene | null>(null);
  const log = signal<readonly LogLine[]>([]);
  const talk = signal<readonly TalkLine[]>([]);
  const waiting = signal(0);
  const requests = new Map<string, Waiting>();
  const backoff = setup.backoff ?? defaultBackoff;
  let line: Line | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let greeted = false;
  let ahead = 0;
  let listening: ReturnType<typeof setTimeout> | undefined;
  let patience = setup.silentMs ?? SILENT_MS;
  let late: Change[] = [];
  let settling: ReturnType<typeof setTimeout> | undefined;

  /** While something was sent and not answered, the line must be heard of: school networks swallow what they do not close. */
  const listen = (): void => {
    clearTimeout(listening);
    const awaits = [...requests.values()].some(({ atOnce }) => atOnce);
    // A table on this device has no line that could be cut.
    if (line !== null && awaits && !isHere(setup.table)) listening = setTimeout(isSilent, patience);
  };

  const isSilent = (): void => {
    patience = Math.min(2 * patience, SILENT_MOST_MS);
    const dead = line;
    line = null;
    dead?.close();
    hangUp();
  };

  const settle = (id: string, answer: Reply): void => {
    const request = requests.get(id);
    if (request === undefined) return;
    requests.delete(id);
    waiting.value = requests.size;
    request.answer(answer);
  };

  const resend = (): void => {
    for (const { text } of requests.values()) line?.send(text);
  };

  /** Everything that has arrived, at once; the next changes are then gathered for a moment. */
  const catchUp = (): void => {
    clearTimeout(settling);
    settling = undefined;
    if (late.length === 0) return;
    const arrived = late;
    late = [];
    batch(() => {
      for (const message of arrived) {
        scene.value = changed(scene.value, message.patch);
        log.value = withUndone(mergeLines(log.value, message.log ?? []), message.undone ?? []);
        talk.value = mergeLines(talk.value, message.talk ?? []);
      }
    });
    settling = setTimeout(catchUp, (scene.value?.info.seats.length ?? 0) > FULL_ROOM ? FULL_ROOM_MS : GATHER_MS);
  };

  const receive = (message: ServerMessage): void => {
    listen();
    // An answer, or a new greeting, comes after the changes before it.
    if (message.t !== 'change') catchUp();
    switch (message.t) {
      case 'scene':
        batch(() => {
          // Another chair reads other lines: those of the one before must not stay.
          const same = scene.value?.you === message.scene.you;
          log.value = greetedLines(same ? log.value : [], message.log);
          scene.value = message.scene;
          talk.value = greetedLines(same ? talk.value : [], message.talk);
          link.value = { kind: 'open' };
        });
        ahead = message.now - Date.now();
        tries = 0;
        patience = setup.silentMs ?? SILENT_MS;
        if (!greeted) {
          greeted = true;
          resend();
        }
        return;
      case 'change':
        late.push(message);
        if (settling === undefined) catchUp();
        return;
      case 'ok':
        settle(message.id, { ok: true, result: message.result ?? {} });
        return;
      case 'no':
        if (message.id !== null) settle(message.id, { ok: false, code: message.code, message: message.message, clauses: message.clauses ?? [] });
        else if (isFinal(message.code)) refuse(message.code, message.message);
    }
  };

  const refuse = (code: string, message: string): void => {
    stop();
    link.value = { kind: 'refused', code, message };
    for (const id of requests.keys()) settle(id, { ok: false, code, message, clauses: [] });
  };

  const stop = (): void => {
    clearTimeout(timer);
    clearTimeout(settling);
    clearTimeout(listening);
    const closing = line;
    line = null;
    closing?.close();
  };

  const greet = (): void => {
    const logAfter = log.value.at(-1)?.n;
    const token = setup.token();
    const hello: ClientMessage = {
      t: 'hello',
      v: PROTOCOL,
      table: setup.table,
      lang: setup.lang(),
      ...(token === null ? {} : { token }),
      ...(setup.owner === null ? {} : { owner: setup.owner }),
      ...(logAfter === undefined ? {} : { logAfter }),
    };
    line?.send(JSON.stringify(hello));
  };

  const dial = (): void => {
    clearTimeout(timer);
    greeted = false;
    const dialled = setup.dial({
      opened: greet,
      heard: (frame) => {
        if (line !== dialled) return;
        const message = decodeServerMessage(frame);
        if (message !== null) receive(message);
      },
      closed: () => {
        if (line === dialled) hangUp();
      },
    });
    line = dialled;
    listen();
  };

  const hangUp = (): void => {
    catchUp();
    clearTimeout(listening);
    line = null;
    const delay = backoff(tries++);
    link.value = { kind: 'lost', retryAt: Date.now() + delay };
    timer = setTimeout(dial, delay);
  };

  const ask = (request: Ask): Promise<Reply> =>
    new Promise((answer) => {
      if (link.value.kind === 'closed' || link.value.kind === 'refused') {
        answer(GONE);
        return;
      }
      const id = setup.newId();
      const text = JSON.stringify({ ...request, id });
      requests.set(id, { atOnce: AT_ONCE.has(request.t), text, answer });
      waiting.value = requests.size;
      if (greeted && link.value.kind === 'open') {
        line?.send(text);
        listen();
      }
    });

  let fetching: Promise<void> | null = null;
  const fetchEarlier = async (): Promise<void> => {
    const before = log.value[0]?.n;
    if (before === undefined || isWholeLog(log.value)) return;
    const answer = await ask({ t: 'log', before });
    // Lines fetched for a log that was let go in between would leave a gap.
    if (answer.ok && Array.isArray(answer.result.log) && log.value[0]?.n === before) log.value = mergeLines(log.value, answer.result.log);
  };

  const fetchTalk = async (): Promise<void> => {
    const before = talk.value[0]?.n ?? 1;
    if (before <= 1) return;
    const answer = await ask({ t: 'talk', before });
    if (answer.ok && Array.isArray(answer.result.talk) && talk.value[0]?.n === before) talk.value = mergeLines(talk.value, answer.result.talk);
  };

  dial();
  return {
    link,
    scene,
    log,
    talk,
    waiting,
    ask,
    earlier: () => {
      fetching ??= fetchEarlier().finally(() => {
        fetching = null;
      });
      return fetching;
    },
    earlierTalk: fetchTalk,
    serverNow: () => Date.now() + ahead,
    retry: () => {
      if (link.value.kind !== 'lost') return;
      tries = 0;
      link.value = { kind: 'connecting' };
      dial();
    },
    renew: () => {
      if (greeted) greet();
    },
    close: () => {
      stop();
      link.value = { kind: 'closed' };
      for (const id of requests.keys()) settle(id, GONE);
    },
  };
};

const isScene = (value: unknown): value is Scene => typeof value === 'object' && value !== null && 'info' in value && 'decisionNumber' in value;

/** Every later message is a difference to the scene the server sent: what results is a scene again. */
const changed = (before: Scene | null, patch: Patch | null): Scene | null => {
  if (before === null) return null;
  const after = patched(before, patch);
  if (!isScene(after)) throw new Error('a patch destroyed the scene');
  return after;
};

const withUndone = (lines: readonly LogLine[], undone: readonly number[]): readonly LogLine[] =>
  undone.length === 0 ? lines : lines.map((line) => (undone.includes(line.n) ? { ...line, undone: true } : line));
