import { SMTPServer } from 'smtp-server';

/** A mail server on this machine: it takes letters, refuses them, or says nothing at all. */
export class MailService {
  readonly letters: { readonly to: string; readonly raw: string }[] = [];
  manner: 'takes' | 'refuses' | 'hangs' | 'noSuchPerson' = 'takes';
  tried = 0;
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 0,
      onRcptTo: (_address, _session, done) => done(this.manner === 'noSuchPerson' ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null),
      onData: (stream, session, done) => {
        let raw = '';
        stream.on('data', (part: Buffer) => {
          raw += part.toString('utf8');
        });
        stream.on('end', () => {
          this.tried++;
          if (this.manner === 'hangs') return;
          if (this.manner === 'refuses') return done(Object.assign(new Error('not today'), { responseCode: 451 }));
          this.letters.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(','), raw });
          done();
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  async open(): Promise<string> {
    const listening = this.#server.listen(0, '127.0.0.1');
    await new Promise<void>((resolve) => {
      listening.once('listening', resolve);
    });
    const address = listening.address();
    return `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}

/** The text of a letter as its reader sees it: without the seams of its transport. */
export const plainOf = (raw: string): string =>
  Buffer.from(
    raw.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
