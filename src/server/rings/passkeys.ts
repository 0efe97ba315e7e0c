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
  /** What was asked to be signed, until when. Each serves once. */
  readonly #challenges = new Map<string, number>();

  constructor(rings: Rings) {
    this.#rings = rings;
  }

  #ask(challenge: string): void {
    const now = this.#rings.ports.time.now();
    for (const [known, until] of this.#challenges) if (until <= now) this.#challenges.delete(known);
    this.#challenges.set(challenge, now + CHALLENGE_MS);
  }

  readonly #isAsked = (challenge: string): boolean => {
    const until = this.#challenges.get(challenge) ?? 0;
    this.#challenges.delete(challenge);
    return until > this.#rings.ports.time.now();
  };

  async begin({ ring }: DeviceRecord, site: Site): Promise<Result<object>> {
    const where = whereIs(site);
    if (isRefusal(where)) return where;
    const { names } = await this.#rings.knownOf(ring);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Comptoir',
      rpID: where.rpID,
      userName: names[0] ?? 'Comptoir',
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    this.#ask(options.challenge);
    return options;
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
    });
    return this.#rings.view(device);
  }

  async question(site: Site): Promise<Result<object>> {
    const where = whereIs(site);
    if (isRefusal(where)) return where;
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({ rpID: where.rpID, userVerification: 'preferred' });
    this.#ask(options.challenge);
    return options;
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
    return this.#rings.enter(known.ring, asked, before);
  }
}
