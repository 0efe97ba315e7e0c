import { isIP } from 'node:net';
import { z } from 'zod';
import type { GrantedRing, NewDevice, RingView } from '#protocol';
import { isRefusal, refuse, type Result } from '#table';
import type { DeviceRecord } from './carry.ts';
import type { Rings } from './rings.ts';

/* A ring bound to a passkey: whoever has it comes back on a new device. The browser and the authenticator hold the secret, we its public half. */

/** Loaded when somebody asks for a passkey: most houses never see one. */
const webauthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;
const PASSKEYS_MOST = 12;

const text = z.string().max(20_000);
const signed = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.object({}) };
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));

export const passkeyMade = z.object({
  ...signed,
  response: z.object({ clientDataJSON: text, attestationObject: text, transports: transports.optional().transform((known) => known ?? []) }),
});
export const passkeyUsed = z.object({ ...signed, response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }) });

/** Where the page was opened: a passkey belongs to a name, not to an address. */
export interface Site {
  readonly host?: string | undefined;
}

interface Where {
  readonly rpID: string;
  readonly expectedOrigin: string[];
}

const whereIs = ({ host = '' }: Site): Result<Where> => {
  const { hostname } = new URL(`http://${host}`);
  if (hostname === '' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return refuse('passkeyInsecure');
  // Browsers make passkeys over https, and at localhost: that the page is secure is theirs to know.
  return { rpID: hostname, expectedOrigin: [`https://${host}`, ...(hostname === 'localhost' ? [`http://${host}`] : [])] };
};

export class Passkeys {
  readonly #rings: Rings;

  constructor(rings: Rings) {
    this.#rings = rings;
  }

  async #ask<T extends { readonly challenge: string }>(options: T): Promise<T> {
    const { storage, secrets, time } = this.#rings.ports;
    const key = secrets.hash(options.challenge);
    await storage.ephemeral.put({ kind: 'challenge', key, data: '', tries: 0, until: time.now() + CHALLENGE_MS });
    return options;
  }

  /** Each serves once, whichever server asked for it. */
  readonly #isAsked = async (challenge: string): Promise<boolean> => {
    const { storage, secrets, time } = this.#rings.ports;
    return (await storage.ephemeral.take('challenge', secrets.hash(challenge), time.now())) !== null;
  };

  async begin({ ring }: DeviceRecord, site: Site): Promise<Result<object>> {
    const where = whereIs(site);
    if (isRefusal(where)) return where;
    const { names } = await this.#rings.knownOf(ring);
    const { generateRegistrationOptions } = await webauthn();
    return this.#ask(
      await generateRegistrationOptions({
        rpName: 'Comptoir',
        rpID: where.rpID,
        userName: names[0] ?? 'Comptoir',
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      }),
    );
  }

  async add(device: DeviceRecord, response: z.infer<typeof passkeyMade>, site: Site): Promise<Result<RingView>> {
    const { storage, time } = this.#rings.ports;
    const where = whereIs(site);
    if (isRefusal(where)) return where;
    if ((await storage.rings.listPasskeys(device.ring)).length >= PASSKEYS_MOST) return refuse('tooManyDevices');
    const { verifyRegistrationResponse } = await webauthn();
    const made = await verifyRegistrationResponse({
      response,
      expectedChallenge: this.#isAsked,
      expectedOrigin: where.expectedOrigin,
      expectedRPID: where.rpID,
      requireUserVerification: false,
    }).catch(() => null);
    if (made?.verified !== true) return refuse('passkeyRefused');
    const { id, publicKey, counter } = made.registrationInfo.credential;
    await storage.rings.addPasskey({
      id,
      ring: device.ring,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports,
      createdAt: time.now(),
      devices: [device.id],
    });
    return this.#rings.view(device);
  }

  async question(site: Site): Promise<Result<object>> {
    const where = whereIs(site);
    if (isRefusal(where)) return where;
    const { generateAuthenticationOptions } = await webauthn();
    return this.#ask(await generateAuthenticationOptions({ rpID: where.rpID, userVerification: 'preferred' }));
  }

  /** Whoever signs with a passkey of a ring has a device of it from now on. */
  async enter(response: z.infer<typeof passkeyUsed>, asked: NewDevice, before: DeviceRecord | null, site: Site): Promise<Result<GrantedRing>> {
    const { storage } = this.#rings.ports;
    const where = whereIs(site);
    if (isRefusal(where)) return where;
    const known = await storage.rings.findPasskey(response.id);
    if (known === null) return refuse('passkeyRefused');
    const { verifyAuthenticationResponse } = await webauthn();
    const used = await verifyAuthenticationResponse({
      response,
      expectedChallenge: this.#isAsked,
      expectedOrigin: where.expectedOrigin,
      expectedRPID: where.rpID,
      credential: { id: known.id, publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')), counter: known.counter },
      requireUserVerification: false,
    }).catch(() => null);
    if (used?.verified !== true) return refuse('passkeyRefused');
    await storage.rings.countPasskey(known.id, used.authenticationInfo.newCounter);
    const granted = await this.#rings.enter(known.ring, asked, before, 'passkey');
    const here = isRefusal(granted) ? undefined : granted.devices.find((device) => device.here);
    if (here !== undefined && known.devices.length > 0) await storage.rings.notePasskey(known.id, [...known.devices, here.id]);
    return granted;
  }
}
