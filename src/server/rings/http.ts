import { z } from 'zod';
import { carry, deviceLabel, holds, makeRing, muting, newDevice, takeCarry } from '#protocol/decode.ts';
import { refuse, type Result } from '#table';
import { body, lateIfWrong, OPEN, query, type Route, route, type Visit } from '../route.ts';
import { exportPerson } from './person.ts';
import { Passkeys, passkeyMade, passkeyUsed } from './passkeys.ts';
import type { DeviceRecord } from './carry.ts';
import type { Turns } from '../turns.ts';
import type { Rings } from './rings.ts';

/** Whether passkeys that were made elsewhere end too: an authenticator may have given them to the device. */
const revoking = z.object({ passkeys: z.enum(['its', 'all']).default('its') });

/** Key rings: a device shows its token. */
export const ringRoutes = (rings: Rings, turns: Turns): readonly Route[] => {
  const passkeys = new Passkeys(rings);

  const deviceOf = async ({ token }: Visit): Promise<DeviceRecord | null> => (token === undefined ? null : rings.device(token));
  const byDevice = { ...OPEN, who: async (visit: Visit): Promise<Result<DeviceRecord>> => (await deviceOf(visit)) ?? refuse('badDevice') };
  const refused = refuse('passkeyRefused');

  return [
    route('POST /api/ring', { ...OPEN, read: body(makeRing), price: 'rings' }, ({ sent: { holds: held, ...asked } }) => rings.make(asked, held)),
    route('GET /api/ring', byDevice, ({ who }) => rings.view(who)),
    route('POST /api/ring/holds', { ...byDevice, read: body(holds) }, ({ who, sent }) => rings.hold(who, sent.holds)),
    route('PUT /api/ring/muted', { ...byDevice, read: body(muting) }, ({ who, sent }) => rings.mute(who, sent.table, sent.seats)),
    route('POST /api/ring/words', { ...byDevice, price: 'rings' }, ({ who, lang }) => rings.show(who, lang)),
    route('DELETE /api/ring/words', byDevice, async ({ who }) => {
      await rings.hide(who);
      return {};
    }),
    route('PUT /api/ring/devices/:id', { ...byDevice, read: body(deviceLabel) }, ({ who, id, sent }) => rings.name(who, id, sent.label)),
    route('DELETE /api/ring/devices/:id', { ...byDevice, read: query(revoking) }, ({ who, id, sent }) => rings.revoke(who, id, sent.passkeys === 'all')),
    route('GET /api/ring/known', byDevice, ({ who }) => rings.knownOf(who.ring)),
    route('GET /api/ring/export', { ...byDevice, price: 'exports' }, ({ who, address }) => turns.inTurn(address, () => exportPerson(rings.ports, who))),
    route('DELETE /api/ring', { ...byDevice, price: 'erasures' }, async ({ who }) => {
      return (await rings.erase(who)) ?? {};
    }),
    route('POST /api/ring/passkey', { ...byDevice, price: 'passkeys' }, ({ who, request }) => passkeys.begin(who, request.headers)),
    route(
      'POST /api/ring/passkey/add',
      { ...byDevice, read: body(z.object({ response: passkeyMade }), refused), price: 'passkeys' },
      ({ who, sent, request }) => passkeys.add(who, sent.response, request.headers),
    ),
    route('DELETE /api/ring/passkeys', byDevice, ({ who }) => rings.dropPasskeys(who)),
    route('POST /api/passkey', { ...OPEN, price: 'passkeys' }, ({ request }) => passkeys.question(request.headers)),
    route(
      'POST /api/passkey/enter',
      { who: deviceOf, read: body(z.object({ ...newDevice, response: passkeyUsed }), refused), price: 'passkeys' },
      ({ who, sent: { response, ...asked }, request }) => passkeys.enter(response, asked, who, request.headers),
    ),
    route('POST /api/carry', { ...OPEN, read: body(carry) }, async (asked) => lateIfWrong(asked, 'words', 'wrongWords', await rings.look(asked.sent.words))),
    route('POST /api/carry/take', { who: deviceOf, read: body(takeCarry) }, async (asked) => {
      const { words, ...device } = asked.sent;
      return lateIfWrong(asked, 'words', 'wrongWords', await rings.take(words, device, asked.who));
    }),
  ];
};
