// As many matches with as many sockets as the load of our own server, and the same answers by chance; a move counts when its sender is told.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { quickChance } from '#kernel/chance.ts';
import { anyAnswer, type Glance } from './load-player.ts';
import type { ServerLoad } from './server-load.ts';

interface Socket {
  on(event: string, listener: (match: string, message: never) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  disconnect(): void;
}

interface PeerState {
  readonly _stateID: number;
  readonly G: Pick<Glance, 'decision' | 'offers' | 'outcome'>;
}

/** Loads the server at `url` with the client that is installed in `directory`; returns how to end it. */
export const loadPeer = (directory: string, url: string, { tables, socketsPerTable }: ServerLoad, acknowledged: (ms: number) => void): (() => void) => {
  const { io }: { readonly io: (url: string, options: object) => Socket } = createRequire(join(directory, 'package.json'))('socket.io-client');
  const sit = (table: number, seat: number): Socket => {
    const socket = io(`${url}/bourse`, { transports: ['websocket'], forceNew: true });
    const chance = quickChance(1000 * table + seat);
    let game = 0;
    let sent: { readonly state: number; readonly at: number } | null = null;
    const match = (): string => `m${table}-${game}`;
    const sync = (): void => socket.emit('sync', match(), String(seat), undefined, socketsPerTable);
    const take = (of: string, { _stateID: state, G }: PeerState): void => {
      if (of !== match()) return;
      if (sent !== null && state > sent.state) {
        acknowledged(performance.now() - sent.at);
        sent = null;
      }
      if (G.outcome !== null) {
        game++;
        return sync();
      }
      if (sent !== null || G.decision?.duty !== 'must' || G.decision.answered === true) return;
      const move = anyAnswer(G.offers, chance);
      if (move === null) return;
      sent = { state, at: performance.now() };
      const payload = { type: 'answer', args: [move], playerID: String(seat) };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state, match(), String(seat));
    };
    socket.on('connect', sync);
    socket.on('sync', (of, { state }: { readonly state: PeerState }) => take(of, state));
    socket.on('update', take);
    return socket;
  };
  const sockets = Array.from({ length: tables * socketsPerTable }, (_, n) => sit(Math.floor(n / socketsPerTable), n % socketsPerTable));
  return () => {
    for (const socket of sockets) socket.disconnect();
  };
};
