import { randomUUID } from 'node:crypto';
import { playerFor, playersOf } from '#bots';
import { botDraws, deriveSeed } from '#kernel/chance.ts';
import { type ClientMessage, patched, PROTOCOL, type Scene, type ServerMessage } from '#protocol';
import { Complaint, type Terminal, WRONG_USAGE } from './terminal.ts';
import { findGame } from './games.ts';

/* A bot at the end of a wire: it has a seat's link, and speaks docs/protocol.md like any other client. */

export interface BotOptions {
  readonly level: string;
  readonly seed: string;
}

interface Place {
  readonly socket: string;
  readonly table: string;
  readonly token: string;
}

/** `https://host/t/<table>#s=<token>`, as it stands on an invitation. */
const readLink = (link: string): Place | null => {
  if (!URL.canParse(link)) return null;
  const { protocol, host, pathname, hash } = new URL(link);
  const table = /^\/t\/([^/]+)$/.exec(pathname)?.[1];
  const token = /^#s=(.+)$/.exec(hash)?.[1];
  return table === undefined || token === undefined ? null : { socket: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`, table, token };
};

const LOOK_AGAIN_MS = 50;
/** What a patient client waits for: it answered what was no longer asked, or answered too fast. */
const PASSING: ReadonlySet<string> = new Set(['stale', 'tooMuch', 'busy']);

const isScene = (value: unknown): value is Scene => typeof value === 'object' && value !== null && 'awaited' in value && 'offers' in value;

/** Answers whatever is asked of the seat, until the game is over or the line is closed. */
const play = (place: Place, answer: (scene: Scene) => Promise<unknown>): Promise<Scene | null> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(place.socket);
    let scene: Scene | null = null;
    let answered = -1;
    const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
    // Whoever waits for this program must not wait for an open line.
    const giveUp = (error: unknown): void => {
      reject(error instanceof Error ? error : new Error(String(error)));
      socket.close();
    };
    const look = async (again = false): Promise<void> => {
      if (scene === null) return;
      if (scene.outcome !== null) return socket.close();
      const { you, awaited, decisionNumber } = scene;
      if (you === null || !awaited.includes(you) || (decisionNumber === answered && !again)) return;
      answered = decisionNumber;
      send({ t: 'move', id: randomUUID(), decision: decisionNumber, move: await answer(scene) });
    };
    socket.addEventListener('open', () => send({ t: 'hello', v: PROTOCOL, table: place.table, token: place.token, lang: 'en' }));
    socket.addEventListener('message', ({ data }) => {
      const message: ServerMessage = JSON.parse(String(data));
      const passing = message.t === 'no' && PASSING.has(message.code);
      if (message.t === 'no' && !passing) return giveUp(new Error(message.message));
      if (message.t === 'scene') ({ scene } = message);
      if (message.t === 'change') {
        const next = patched(scene, message.patch);
        if (isScene(next)) scene = next;
      }
      // It looks again, at what has come meanwhile.
      if (passing) setTimeout(() => look(true).catch(giveUp), LOOK_AGAIN_MS + 1000 * (message.seconds ?? 0));
      else look().catch(giveUp);
    });
    socket.addEventListener('close', () => resolve(scene));
    socket.addEventListener('error', () => giveUp(new Error(`no answer from ${place.socket}`)));
  });

/** `comptoir bot`: sits down behind a seat's link and plays. */
export const botCommand = async (link: string, { level, seed }: BotOptions, terminal: Terminal): Promise<number> => {
  const { texts } = terminal;
  const place = readLink(link);
  if (place === null) throw new Complaint(texts('bot.badLink'), WRONG_USAGE);
  let [turn, nth] = [-1, 0];
  const last = await play(place, async ({ info, you, view, awaited, offers }) => {
    const game = await findGame(info.game, terminal).load();
    const player = playerFor(game, level);
    if (player === null) throw new Complaint(texts('simulate.unknownLevel', { typed: level, known: playersOf(game).join(', ') }), WRONG_USAGE);
    if (typeof you !== 'number') throw new Complaint(texts('bot.badLink'), WRONG_USAGE);
    nth = info.turn === turn ? nth + 1 : 0;
    ({ turn } = info);
    return player.choose({ view, awaited, offers }, you, botDraws(deriveSeed(Number(seed), 0), you, turn, nth));
  });
  const own = last?.outcome?.standings.find(({ seat }) => seat === last.you);
  terminal.print(own === undefined ? texts('bot.gone') : texts('bot.over', { place: own.rank }));
  return own === undefined ? 1 : 0;
};
