import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

/* A push service on this machine, and the device behind it: it decrypts what it is sent (RFC 8188 and 8291, aes128gcm). */

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};
const ONE = Buffer.from([1]);
const SALT = 16;
const TAG = 16;

export class Device {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    this.#ecdh.generateKeys();
    this.keys = { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** Throws when it was meant for another device. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, SALT);
    const keyLength = body.readUInt8(SALT + 4);
    const sender = body.subarray(SALT + 5, SALT + 5 + keyLength);
    const sealed = body.subarray(SALT + 5 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const input = hmac(hmac(this.#auth, this.#ecdh.computeSecret(sender)), info, ONE);
    const prk = hmac(salt, input);
    const key = hmac(prk, 'Content-Encoding: aes128gcm\0', ONE).subarray(0, 16);
    const nonce = hmac(prk, 'Content-Encoding: nonce\0', ONE).subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-TAG));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
    // The last record ends with a 2 and zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushService {
  readonly pushed: Pushed[] = [];
  /** Answers to the first requests; then 201. */
  statuses: number[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.statuses.shift() ?? 201).end();
      });
    });
  }

  /** Its address. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
