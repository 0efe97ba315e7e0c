import type { RoomRequest } from '#protocol';
import { createRoom, roomRequest } from '#protocol/decode-rooms.ts';
import { isRefusal, refuse } from '#table';
import type { ApiPorts } from '../http.ts';
import { SECRETS } from '../open-storage.ts';
import { AddressPaces, perHour } from '../limits.ts';
import { type Asked, body, OPEN, type Route, route } from '../route.ts';
import type { Rooms } from './rooms.ts';

/** Everything that is asked of a room. What it looks like comes over its socket. */
export const roomRoutes = (rooms: Rooms, { limits, madeFrom, creations }: Pick<ApiPorts, 'limits' | 'madeFrom' | 'creations'>): readonly Route[] => {
  const limit = { paces: perHour(limits.roomsPerHour), refusal: refuse('tooManyRooms') };
  const newcomers = new AddressPaces(limits.joinsPerSecond, limits.joinBurst);
  return [
    route('POST /api/rooms', { ...OPEN, read: body(createRoom), limit, status: 201 }, ({ sent }) => rooms.create(sent)),
    route('GET /api/rooms/:id', OPEN, async ({ id, token }) => {
      const room = await rooms.open(id);
      return isRefusal(room) ? room : room.view(token === undefined ? null : SECRETS.hash(token));
    }),
    route(
      'POST /api/rooms/:id',
      { ...OPEN, read: body(roomRequest), game: ({ id, sent }: Asked<null, RoomRequest>) => rooms.gameOf(id, sent) },
      async ({ id, sent, token, address }) => {
        const room = await rooms.open(id);
        if (isRefusal(room)) return room;
        if ((sent.t === 'join' || sent.t === 'claim') && !rooms.knows(room, token) && !newcomers.take(address)) return refuse('tooManyRequests');
        const answer = await rooms.ask(room, token, sent, (count) => creations.take(address, count));
        const begun = isRefusal(answer) || sent.t !== 'begin' ? [] : (room.record.games.at(-1)?.tables ?? []);
        for (const { table } of begun) madeFrom(table, address);
        return answer;
      },
    ),
  ];
};
