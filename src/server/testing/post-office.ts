import type { AddressInfo } from 'node:net';
import open from 'hoodiecrow-imap';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What a player puts into the answer that their mail program has prepared. */
interface Answer {
  readonly from: string;
  readonly text?: string;
  readonly html?: string;
  readonly to?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** By a mail program that does not say what it answers. */
  readonly unthreaded?: boolean;
}

/** The mail of a host: what players send comes in by SMTP and lies in a mailbox that is read by IMAP. */
export class PostOffice {
  readonly #imap = open({
    plugins: ['ID', 'UIDPLUS', 'IDLE', 'LITERALPLUS'],
    storage: { INBOX: { messages: [] } },
    users: { table: { password: 'p@ss' } },
  });
  readonly #smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 0,
    onData: (stream, _session, done) => {
      let raw = '';
      stream.on('data', (part: Buffer) => {
        raw += part.toString('latin1');
      });
      stream.on('end', () => {
        this.put(raw);
        done();
      });
    },
  });
  /** `imap://table:…@127.0.0.1:…`. */
  mailbox = '';
  #port = 0;

  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#imap.listen(0, '127.0.0.1', resolve);
    });
    const imap: AddressInfo | string | null = this.#imap.server.address();
    this.mailbox = `imap://table:p%40ss@127.0.0.1:${typeof imap === 'object' ? imap?.port : ''}`;
    this.#smtp.on('error', () => undefined);
    const listening = this.#smtp.listen(0, '127.0.0.1');
    await new Promise<void>((resolve) => {
      listening.once('listening', resolve);
    });
    const smtp = listening.address();
    this.#port = typeof smtp === 'object' && smtp !== null ? smtp.port : 0;
  }

  put(raw: string): void {
    this.#imap.appendMessage('INBOX', [], false, raw);
  }

  /** What lies in the mailbox. */
  get lying(): readonly string[] {
    return this.#imap.getMailbox('INBOX').messages.map(({ raw }) => raw);
  }

  /** As a mail program answers a letter: to where it wants to be answered, above what it said. */
  async reply(letter: string, { from, text, html, to, headers = {}, unthreaded = false }: Answer): Promise<void> {
    const said = await readLetter(letter);
    const quoted = (said.text ?? '').split('\n').map((line) => `> ${line}`.trimEnd());
    const answered = said.replyTo?.[0]?.address ?? said.from?.address ?? '';
    const transport = createTransport({ host: '127.0.0.1', port: this.#port, ignoreTLS: true });
    await transport.sendMail({
      from,
      to: to ?? answered,
      subject: `Re: ${said.subject}`,
      ...(said.messageId === undefined || unthreaded ? {} : { inReplyTo: said.messageId, references: said.messageId }),
      ...(text === undefined ? {} : { text: [text, '', `Le jeu. 19 nov. 2026 à 20:14, Comptoir <${answered}> a`, 'écrit :', ...quoted].join('\n') }),
      ...(html === undefined ? {} : { html }),
      headers: { ...headers },
    });
    transport.close();
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#smtp.close(() => resolve());
    });
    await new Promise<void>((resolve) => {
      this.#imap.close(() => resolve());
    });
  }
}

/** A letter as its reader's program shows it. */
export const readLetter = (raw: string): Promise<Email> => PostalMime.parse(raw);
