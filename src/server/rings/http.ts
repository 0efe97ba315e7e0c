import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Decoded, decodeCarry, decodeHolds, decodeMakeRing, decodeTakeCarry, newDevice } from '#protocol/decode.ts';
import { isRefusal, refuse, type Result } from '#table';
import { type ApiSurroundings, bearer, langOf, registerRoutes, sendRefusal, type WithId } from '../http.ts';
import { AddressPaces } from '../limits.ts';
import { exportPerson } from './person.ts';
import { Passkeys, passkeyMade, passkeyUsed } from './passkeys.ts';
import type { DeviceRecord } from './carry.ts';
import type { Rings } from './rings.ts';

type DeviceWork = (device: DeviceRecord, request: FastifyRequest<WithId>) => object | Promise<object>;

/** Key rings over HTTP (docs/protocol.md). A device shows its token as `Authorization: Bearer`. */
export const registerRings = (app: FastifyInstance, rings: Rings, { address, limits }: Pick<ApiSurroundings, 'address' | 'limits'>): void => {
  const phrases = new AddressPaces(limits.phrasesPerMinute / 60, limits.phrasesPerMinute);
  const erasures = new AddressPaces(limits.erasuresPerHour / 3600, limits.erasuresPerHour);

  const send = (request: FastifyRequest, reply: FastifyReply, answer: Result<object>): FastifyReply =>
    isRefusal(answer) ? sendRefusal(reply, answer, langOf(request)) : reply.send(answer);

  /** Whoever speaks for a device, or nobody. */
  const deviceOf = async (request: FastifyRequest): Promise<DeviceRecord | null> => {
    const token = bearer(request);
    return token === undefined ? null : rings.device(token);
  };

  const read = async <T>(decoded: Decoded<T>, work: (value: T) => Promise<object>): Promise<object> =>
    decoded.ok ? work(decoded.value) : refuse('badField', { field: decoded.field });

  /** Only wrong words count: a family that carries its seats on one evening is not held up. */
  const counted = async (request: FastifyRequest, work: () => Promise<object>): Promise<object> => {
    const from = address(request.raw);
    if (!phrases.has(from)) return refuse('tooManyWords');
    const answer = await work();
    if (isRefusal(answer) && answer.code === 'wrongWords') phrases.take(from);
    return answer;
  };

  app.post('/api/ring', async (request, reply) =>
    send(request, reply, await read(decodeMakeRing(request.body), ({ holds, ...asked }) => rings.make(asked, holds))),
  );
  const passkeys = new Passkeys(rings);
  const works: Readonly<Record<string, DeviceWork>> = {
    'GET /api/ring': (device) => rings.view(device),
    'POST /api/ring/holds': (device, { body }) => read(decodeHolds(body), ({ holds }) => rings.hold(device, holds)),
    'POST /api/ring/words': (device) => rings.show(device),
    'DELETE /api/ring/words': (device) => {
      rings.hide(device);
      return {};
    },
    'DELETE /api/ring/devices/:id': (device, { params }) => rings.revoke(device, params.id),
    'GET /api/ring/known': (device) => rings.knownOf(device.ring),
    'GET /api/ring/export': (device) => exportPerson(rings.around, device),
    'DELETE /api/ring': async (device, { raw }) => {
      if (!erasures.take(address(raw))) return refuse('tooManyRequests');
      await rings.erase(device);
      return {};
    },
    'POST /api/ring/passkey': (device, { headers }) => passkeys.begin(device, headers),
    'POST /api/ring/passkey/add': (device, { body, headers }) => {
      const made = z.object({ response: passkeyMade }).safeParse(body);
      return made.success ? passkeys.add(device, made.data.response, headers) : refuse('passkeyRefused');
    },
    'DELETE /api/ring/passkeys': (device) => rings.dropPasskeys(device),
  };
  registerRoutes(app, works, async (work, request, reply) => {
    const device = await deviceOf(request);
    return send(request, reply, device === null ? refuse('badDevice') : await work(device, request));
  });

  app.post('/api/passkey', async (request, reply) => send(request, reply, await passkeys.question(request.headers)));
  app.post('/api/passkey/enter', async (request, reply) => {
    const used = z.object({ ...newDevice, response: passkeyUsed }).safeParse(request.body);
    const before = await deviceOf(request);
    if (!used.success) return send(request, reply, refuse('passkeyRefused'));
    const { response, ...asked } = used.data;
    return send(request, reply, await passkeys.enter(response, asked, before, request.headers));
  });

  app.post('/api/carry', async (request, reply) =>
    send(request, reply, await read(decodeCarry(request.body), ({ words }) => counted(request, () => rings.look(words)))),
  );
  app.post('/api/carry/take', async (request, reply) => {
    const before = await deviceOf(request);
    const answer = await read(decodeTakeCarry(request.body), ({ words, ...asked }) => counted(request, () => rings.take(words, asked, before)));
    return send(request, reply, answer);
  });
};
