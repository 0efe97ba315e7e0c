import { createTransport, type Transporter } from 'nodemailer';
import { DELIVERED, type Delivery, failed } from './delivery.ts';
import { RULE } from './letter.ts';
import { type About, type Answered, type Channel, isOfTable } from './notice-store.ts';
import type { Invitation } from './replies.ts';
import { gameTitle, whenText, words } from './words.ts';

export interface MailOptions {
  /** `smtp://name:password@host:587`, or `smtps://…`. */
  readonly url: string;
  /** Whom letters come from. */
  readonly from: string;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one press ends it; null: there is nothing to end yet. */
  readonly stop: string | null;
  /** How an answer to it is known; null: it cannot be answered. */
  readonly reply: Invitation['reply'];
  /** RFC 3834: made of itself, or because somebody wrote. */
  readonly auto: 'auto-generated' | 'auto-replied';
}

const ANSWER_MS = 15_000;
const LINES = 3;

/** Null: not the address of a mail server. */
export const readMailServer = (typed: string): URL | null => {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '' ? url : null;
};

const codeOf = (error: unknown): { readonly code: string; readonly answer: number } => {
  const facts: Readonly<Record<string, unknown>> = typeof error === 'object' && error !== null ? { ...error } : {};
  return { code: typeof facts.code === 'string' ? facts.code : '', answer: typeof facts.responseCode === 'number' ? facts.responseCode : 0 };
};

/** Hands letters to the mail server that whoever runs the house has named. */
export class MailSender {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ url, from }: MailOptions) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: LINES,
      connectionTimeout: ANSWER_MS,
      greetingTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
      dnsTimeout: ANSWER_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** A stop does not wait for a mail server that hangs. */
  async send(mail: Mail, signal: AbortSignal): Promise<Delivery> {
    const { promise, resolve } = Promise.withResolvers<Delivery>();
    const cutOff = (): void => resolve(failed('unreachable'));
    signal.addEventListener('abort', cutOff);
    void this.#hand(mail).then(resolve);
    const delivery = await promise;
    signal.removeEventListener('abort', cutOff);
    return delivery;
  }

  async #hand({ to, subject, text, html, stop, reply, auto }: Mail): Promise<Delivery> {
    // RFC 8058: the reader's own button sends a POST there, and asks nothing.
    const headers = stop === null ? {} : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(reply === null ? {} : { replyTo: { name: '', address: reply.to }, messageId: reply.messageId }),
        headers: { ...headers, 'Auto-Submitted': auto },
      });
      return DELIVERED;
    } catch (error) {
      const { code, answer } = codeOf(error);
      // Only what is said of this one address is final: a server that says no to everybody may have a bad day.
      if (code === 'EENVELOPE' && answer >= 500) return failed('address');
      return failed(answer === 0 ? 'unreachable' : 'refused');
    }
  }

  /** Knocks, and shows the name and password, if there are any; null: it would take letters. */
  async check(): Promise<string | null> {
    try {
      await this.#transport.verify();
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.#transport.close();
  }
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that stays text inside HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/* What a message says. Nothing in it opens a seat: the link leads to the table, and the device that holds the seat knows itself. */

interface Said {
  readonly title: string;
  readonly body: string;
  /** The path that it leads to. */
  readonly path: string;
}

type Reader = Pick<Channel, 'lang' | 'zone' | 'letter'>;

export const deadlineOf = (about: About): number | null => {
  if (about.event === 'daily') return about.closesAt;
  return 'deadline' in about && about.deadline !== null ? Date.parse(about.deadline) : null;
};

/** What became of a letter; of one that was taken, what it has become by now. */
const answeredSaid = (about: Answered, { lang, zone }: Reader, name: string, { state, deadline }: Pick<Invitation, 'state' | 'deadline'>): Said => {
  const say = words({ lang });
  const { what, code, why } = about;
  const key = what === 'taken' ? state : what;
  const parts = [
    say(`answered.${key}.body`, { name, code }),
    ...(why === undefined ? [] : [why]),
    ...(deadline === null ? [] : [say('until', { when: whenText(deadline, lang, zone) })]),
  ];
  return { title: say(`answered.${key}.title`, { game: gameTitle(about.game) }), body: parts.join(' '), path: `/t/${encodeURIComponent(about.table)}` };
};

/** `from`: what whoever asks, wrote or sat down is called now; null: nobody. */
const saidOf = (about: Exclude<About, Answered>, { lang, zone, letter }: Reader, from: string | null): Said => {
  const say = words({ lang });
  const until = deadlineOf(about);
  const when = until === null ? [] : [say('until', { when: whenText(until, lang, zone) })];
  if (about.event === 'daily') {
    const body = [say('daily.body', { game: gameTitle(about.game), number: String(about.number) }), ...when].join(' ');
    return { title: say('daily.title'), body, path: '/challenge' };
  }
  if (!isOfTable(about)) {
    const title = say(`${about.event}.title`);
    return { title, body: say(`${about.event}.body`), path: about.event === 'confirm' ? `/told/confirm/${letter}` : '/' };
  }
  const { event, table, code, name, what, turn, free } = about;
  const game = gameTitle(about.game);
  const isNamed = from !== null && (event === 'privateWord' || event === 'rematch' || event === 'seated');
  const parts = [
    isNamed ? say(`${event}.from`, { name, from, code }) : say(`${event}.body`, { name, code }),
    ...(what === undefined ? [] : [what === 'door' || what === 'challenge' ? say(`asked.${what}`) : say(`asked.${what}`, { from: from ?? code })]),
    ...(turn === undefined || turn === 0 ? [] : [say('turn', { turn })]),
    ...(free === undefined ? [] : [free === 0 ? say('seated.full') : say('seated.free', { count: free })]),
    ...when,
  ];
  return { title: say(`${event}.title`, { game }), body: parts.join(' '), path: `/t/${encodeURIComponent(table)}` };
};

/** Ends what comes once a day, and nothing else that is told by this channel. */
const dailyStop = ({ letter }: Reader): string => `/told/daily/${letter}`;

/** What the service worker of the page shows. */
export const pushText = (about: Exclude<About, Answered>, reader: Reader, from: string | null): string => {
  const { title, body, path } = saidOf(about, reader, from);
  const tag = isOfTable(about) ? `${about.event === 'privateWord' ? 'word' : 'table'} ${about.table}` : about.event;
  const stop = about.event === 'daily' ? { stop: dailyStop(reader), stopWords: words(reader)('stopDaily') } : {};
  return JSON.stringify({ title, body, path, tag, ...stop, ...(about.event === 'test' ? { test: about.moment } : {}) });
};

const OVER: Pick<Invitation, 'state' | 'deadline'> = { state: 'over', deadline: null };

interface Written {
  /** What somebody at the table is called: of an answer, whoever gave it. */
  readonly from: string | null;
  readonly invitation: Invitation | null;
}

const paragraph = (text: string): string => `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`;

export const mailOf = (about: About, reader: Reader & Pick<Channel, 'address'>, site: string, { from, invitation }: Written): Mail => {
  const say = words({ lang: reader.lang });
  const isAnswer = about.event === 'answered';
  const { title, body, path } = isAnswer ? answeredSaid(about, reader, from ?? '', invitation ?? OVER) : saidOf(about, reader, from);
  const isQuestion = about.event === 'confirm';
  const isDaily = about.event === 'daily';
  const stop = `${site}${isDaily ? dailyStop(reader) : `/told/stop/${reader.letter}`}`;
  const stopWords = say(isDaily ? 'stopDaily' : 'stop');
  const press = say(isQuestion ? 'openConfirm' : isDaily ? 'openDaily' : 'openTable');
  const foot = isQuestion ? say('ignore') : say('withLink', { words: stopWords, link: stop });
  const link = `${site}${path}`;
  const reply = invitation?.reply ?? null;
  const rule = reply === null ? [] : [`${RULE} ${say('written.rule')} ${RULE}`];
  const blocks = [body, ...(invitation?.blocks ?? [])];
  return {
    to: reader.address,
    subject: title,
    text: [...rule, ...blocks, say('withLink', { words: press, link }), `--\n${foot}\n`].join('\n\n'),
    html: `<!doctype html><html lang="${reader.lang}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body style="font:16px/1.5 sans-serif;color:#211a13">${[...rule, ...blocks].map(paragraph).join('')}<p><a href="${escapeHtml(link)}">${escapeHtml(press)}</a></p><p style="font-size:14px;color:#5f5344">${
      isQuestion ? escapeHtml(foot) : `<a href="${escapeHtml(stop)}">${escapeHtml(stopWords)}</a>`
    }</p></body></html>`,
    stop: isQuestion ? null : stop,
    reply,
    auto: isAnswer ? 'auto-replied' : 'auto-generated',
  };
};
