/** An IMAP server for tests, by the author of the client that we read mailboxes with; it has no types of its own. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Kept {
    readonly uid: number;
    readonly flags: readonly string[];
    readonly raw: string;
  }

  interface ImapServer {
    readonly server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
    getMailbox(path: string): { readonly messages: readonly Kept[] };
    appendMessage(path: string, flags: readonly string[], at: Date | false, raw: string): void;
  }

  export default function open(options: {
    readonly plugins: readonly string[];
    readonly storage: Readonly<Record<string, { readonly messages?: readonly { readonly raw: string }[] }>>;
    readonly users: Readonly<Record<string, { readonly password: string }>>;
  }): ImapServer;
}
