import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeCreateRoom, decodeRoomRequest } from '#protocol/decode-rooms.ts';
import { isRefusal, type Refusal, refuse } from '#table';
import { type ApiSurroundings, bearer, langOf, sendRefusal, type WithId } from '../http.ts';
import { SECRETS } from '../open-storage.ts';
import { AddressPaces } from '../limits.ts';
import type { Rooms } from './rooms.ts';

/** Rooms over HTTP (docs/protocol.md): everything that is asked of one. What it looks like comes over its socket. */
export const registerRooms = (
  app: FastifyInstance,
  rooms: Rooms,
  { address, limits, madeFrom }: Pick<ApiSurroundings, 'address' | 'limits' | 'madeFrom'>,
): void => {
  const creations = new AddressPaces(limits.roomsPerHour / 3600, limits.roomsPerHour);
  const refused = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => sendRefusal(reply, refusal, langOf(request));

  app.post('/api/rooms', async (request, reply) => {
    const plan = decodeCreateRoom(request.body);
    if (!plan.ok) return refused(request, reply, refuse('badField', { field: plan.field }));
    if (!creations.take(address(request.raw))) return refused(request, reply, refuse('tooManyRooms'));
    const created = await rooms.create(plan.value);
    return isRefusal(created) ? refused(request, reply, created) : reply.code(201).send(created);
  });

  app.get<WithId>('/api/rooms/:id', async (request, reply) => {
    const room = await rooms.open(request.params.id);
    const token = bearer(request);
    return isRefusal(room) ? refused(request, reply, room) : reply.send(room.view(token === undefined ? null : SECRETS.hash(token)));
  });

  app.post<WithId>('/api/rooms/:id', async (request, reply) => {
    const asked = decodeRoomRequest(request.body);
    if (!asked.ok) return refused(request, reply, refuse('badField', { field: asked.field }));
    const room = await rooms.open(request.params.id);
    if (isRefusal(room)) return refused(request, reply, room);
    const answer = await rooms.ask(room, bearer(request), asked.value);
    if (isRefusal(answer)) return sendRefusal(reply, answer, langOf(request), { game: await rooms.gameOf(room, asked.value), seats: [] });
    if (asked.value.t === 'begin') for (const { table } of room.record.games.at(-1)?.tables ?? []) madeFrom(table, address(request.raw));
    return reply.send(answer);
  });
};
