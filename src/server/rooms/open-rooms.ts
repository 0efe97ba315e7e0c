import { describeError, isRefusal, refusalOf, refuse, type Result } from '#table';
import { LiveRoom, type RoomPorts } from './live-room.ts';

const PUT_AWAY_MS = 10 * 60_000;

interface Opening {
  readonly room: Promise<Result<LiveRoom>>;
  /** When somebody last asked for it: they are about to do something there. */
  asked: number;
}

/** The rooms in memory. Nobody is ever given one that others are not given. */
export class OpenRooms {
  readonly #ports: RoomPorts;
  readonly #rooms = new Map<string, Opening>();

  constructor(ports: RoomPorts) {
    this.#ports = ports;
  }

  async open(id: string): Promise<Result<LiveRoom>> {
    const opening = this.#rooms.get(id) ?? { room: this.#read(id), asked: 0 };
    this.#rooms.set(id, opening);
    opening.asked = this.#ports.time.now();
    const room = await opening.room;
    if (isRefusal(room)) this.#rooms.delete(id);
    // What somebody did at another server a moment ago may not have been told yet; where it cannot be read, it will be.
    else if (this.#ports.cluster !== null) await room.readAgain().catch(() => undefined);
    return room;
  }

  async #read(id: string): Promise<Result<LiveRoom>> {
    try {
      const found = await this.#ports.store.find(id);
      if (found === null) return refuse('noSuchRoom');
      this.#ports.cluster?.tell({ kind: 'roomOpened', room: id });
      return new LiveRoom(found.record, found.version, this.#ports);
    } catch (error) {
      this.#ports.log.error({ room: id, error: describeError(error) }, 'a room could not be read');
      return refusalOf(error);
    }
  }

  /** Those in memory (`id`: that one), once they are read. */
  async *inMemory(id?: string): AsyncGenerator<LiveRoom> {
    for (const [known, opening] of this.#rooms) {
      const room = id === undefined || id === known ? await opening.room : null;
      if (room !== null && !isRefusal(room)) yield room;
    }
  }

  /** It is no more in the storage. */
  forget(id: string): void {
    this.#rooms.delete(id);
  }

  /** Rooms that nobody looks at are read back when somebody comes. */
  async sweep(): Promise<void> {
    const since = this.#ports.time.now() - PUT_AWAY_MS;
    for (const [id, opening] of this.#rooms) {
      const room = await opening.room;
      if (!isRefusal(room) && !(room.idle && Math.max(room.lastUsed, opening.asked) < since)) continue;
      // What goes on by itself goes on where somebody looks.
      if (!isRefusal(room)) room.stop();
      this.#rooms.delete(id);
    }
  }
}
