import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/* An authenticator of WebAuthn in software: as much of it as a passkey needs. */

const hashed = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const encoded = (bytes: Buffer): string => bytes.toString('base64url');

const PRESENT = 0x01;
const ATTESTED = 0x40;
/** What the parts of an answer are called there, as CBOR: `fmt: 'none', attStmt: {}, authData:` so many bytes. */
const NO_ATTESTATION = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex');
/** A public key of P-256 for ES256; before x, and before y. */
const [KEY_X, KEY_Y] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];

export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #counter = 0;

  /** At the page of this origin. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  #client(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #data(flags: number): Buffer {
    this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([hashed(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }

  #answer(response: object): object {
    const id = encoded(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** A passkey for whoever asks so. */
  make(challenge: string): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const length = Buffer.from([0, this.#id.length]);
    const key = Buffer.concat([KEY_X, Buffer.from(x, 'base64url'), KEY_Y, Buffer.from(y, 'base64url')]);
    const data = Buffer.concat([this.#data(PRESENT | ATTESTED), Buffer.alloc(16), length, this.#id, key]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length);
    return this.#answer({
      clientDataJSON: encoded(this.#client('webauthn.create', challenge)),
      attestationObject: encoded(Buffer.concat([NO_ATTESTATION, size, data])),
      transports: ['internal'],
    });
  }

  /** Signs with it. */
  use(challenge: string): object {
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(PRESENT);
    const signature = sign('sha256', Buffer.concat([data, hashed(client)]), this.#keys.privateKey);
    return this.#answer({ clientDataJSON: encoded(client), authenticatorData: encoded(data), signature: encoded(signature) });
  }
}
