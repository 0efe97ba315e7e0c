import { z } from 'zod';
import { carry, holds, makeRing, newDevice, takeCarry } from '#protocol/decode.ts';
import { refuse, type Result } from '#table';
import { type Limits, perHour, perMinute } from '../limits.ts';
import { body, OPEN, type Route, route, type Visit } from '../route.ts';
import { exportPerson } from './person.ts';
import { Passkeys, passkeyMade, passkeyUsed } from './passkeys.ts';
import type { DeviceRecord } from './carry.ts';
import type { Rings } from './rings.ts';

/** Key rings: a device shows its token. */
export const ringRoutes = (rings: Rings, limits: Limits): readonly Route[] => {
  const erasures = { paces: perHour(limits.erasuresPerHour), refusal: refuse('tooManyRequests') };
  const passkeys = new Passkeys(rings);

  const deviceOf = async ({ token }: Visit): Promise<DeviceRecord | null> => (token === undefined ? null : rings.device(token));
  const byDevice = { ...OPEN, who: async (visit: Visit): Promise<Result<DeviceRecord>> => (await deviceOf(visit)) ?? refuse('badDevice') };
  const phrases = {
    paces: perMinute(limits.phrasesPerMinute),
    refusal: refuse('tooManyWords'),
    // Only wrong words count: a family that carries its seats on one evening is not held up.
    counts: ({ code }: { readonly code: string }): boolean => code === 'wrongWords',
  };
  const refused = refuse('passkeyRefused');

  return [
    route('POST /api/ring', { ...OPEN, read: body(makeRing) }, ({ sent: { holds: held, ...asked } }) => rings.make(asked, held)),
    route('GET /api/ring', byDevice, ({ who }) => rings.view(who)),
    route('POST /api/ring/holds', { ...byDevice, read: body(holds) }, ({ who, sent }) => rings.hold(who, sent.holds)),
    route('POST /api/ring/words', byDevice, ({ who }) => rings.show(who)),
    route('DELETE /api/ring/words', byDevice, ({ who }) => {
      rings.hide(who);
      return {};
    }),
    route('DELETE /api/ring/devices/:id', byDevice, ({ who, id }) => rings.revoke(who, id)),
    route('GET /api/ring/known', byDevice, ({ who }) => rings.knownOf(who.ring)),
    route('GET /api/ring/export', byDevice, ({ who }) => exportPerson(rings.ports, who)),
    route('DELETE /api/ring', { ...byDevice, limit: erasures }, async ({ who }) => {
      await rings.erase(who);
      return {};
    }),
    route('POST /api/ring/passkey', byDevice, ({ who, request }) => passkeys.begin(who, request.headers)),
    route('POST /api/ring/passkey/add', { ...byDevice, read: body(z.object({ response: passkeyMade }), refused) }, ({ who, sent, request }) =>
      passkeys.add(who, sent.response, request.headers),
    ),
    route('DELETE /api/ring/passkeys', byDevice, ({ who }) => rings.dropPasskeys(who)),
    route('POST /api/passkey', OPEN, ({ request }) => passkeys.question(request.headers)),
    route(
      'POST /api/passkey/enter',
      { who: deviceOf, read: body(z.object({ ...newDevice, response: passkeyUsed }), refused) },
      ({ who, sent: { response, ...asked }, request }) => passkeys.enter(response, asked, who, request.headers),
    ),
    route('POST /api/carry', { ...OPEN, read: body(carry), limit: phrases }, ({ sent }) => rings.look(sent.words)),
    route('POST /api/carry/take', { who: deviceOf, read: body(takeCarry), limit: phrases }, ({ who, sent: { words, ...asked } }) =>
      rings.take(words, asked, who),
    ),
  ];
};
