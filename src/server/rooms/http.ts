import type { RoomRequest } from '#protocol';
import { createRoom, roomRequest } from '#protocol/decode-rooms.ts';
import { isRefusal } from '#table';
import type { ApiPorts } from '../http.ts';
import { SECRETS } from '../open-storage.ts';
import { type Asked, body, OPEN, type Route, route } from '../route.ts';
import type { Rooms } from './rooms.ts';

/** Everything that is asked of a room. What it looks like comes over its socket. */
export const roomRoutes = (rooms: Rooms, { madeFrom, sign }: Pick<ApiPorts, 'madeFrom' | 'sign'>): readonly Route[] => {
  return [
    route('POST /api/rooms', { ...OPEN, read: body(createRoom), price: 'rooms', status: 201 }, async (asked) => {
      const strange = asked.sent.steps.map(({ game }) => (game === undefined ? null : sign.refusalOfGame(game.game))).find((refusal) => refusal !== null);
      return strange ?? (await sign.refusalOf(asked)) ?? rooms.create(asked.sent);
    }),
    route('GET /api/rooms/:id', OPEN, async ({ id, token }) => {
      const room = await rooms.open(id);
      return isRefusal(room) ? room : room.view(token === undefined ? null : SECRETS.hash(token));
    }),
    route(
      'POST /api/rooms/:id',
      { ...OPEN, read: body(roomRequest), game: ({ id, sent }: Asked<null, RoomRequest>) => rooms.gameOf(id, sent) },
      async ({ id, sent, token, address, charge }) => {
        const room = await rooms.open(id);
        if (isRefusal(room)) return room;
        const isNew = (sent.t === 'join' || sent.t === 'claim') && !rooms.knows(room, token);
        const spent = isNew && token !== undefined ? (charge('entries', 1, SECRETS.hash(token)) ?? charge('joins')) : null;
        const answer = spent ?? (await rooms.ask(room, token, sent, charge));
        const begun = isRefusal(answer) || sent.t !== 'begin' ? [] : (room.record.games.at(-1)?.tables ?? []);
        for (const { table } of begun) madeFrom(table, address);
        return answer;
      },
    ),
  ];
};
