import { escapeHtml } from './escape.ts';
import type { Mail } from './mail.ts';
import type { About, Channel } from './notice-store.ts';
import { gameTitle, whenText, words } from './words.ts';

/* What a message says. Nothing in it opens a seat: the link leads to the table, and the device that holds the seat knows itself. */

interface Said {
  readonly title: string;
  readonly body: string;
  /** The path that it leads to. */
  readonly path: string;
}

type Reader = Pick<Channel, 'lang' | 'zone' | 'letter'>;

export const isOfTable = (about: About): about is Extract<About, { readonly table: string }> => 'table' in about;

export const deadlineOf = (about: About): number | null => (isOfTable(about) && about.deadline !== null ? Date.parse(about.deadline) : null);

const saidOf = (about: About, { lang, zone, letter }: Reader): Said => {
  const say = words({ lang });
  if (!isOfTable(about)) {
    const title = say(`${about.event}.title`);
    return { title, body: say(`${about.event}.body`), path: about.event === 'confirm' ? `/told/confirm/${letter}` : '/' };
  }
  const { event, table, code, name } = about;
  const game = gameTitle(about.game);
  const deadline = deadlineOf(about);
  const until = deadline === null ? '' : ` ${say('until', { when: whenText(deadline, lang, zone) })}`;
  return { title: say(`${event}.title`, { game }), body: `${say(`${event}.body`, { name, code })}${until}`, path: `/t/${encodeURIComponent(table)}` };
};

/** What the service worker of the page shows. */
export const pushText = (about: About, reader: Reader): string => {
  const { title, body, path } = saidOf(about, reader);
  const tag = isOfTable(about) ? `${about.event === 'privateWord' ? 'word' : 'table'} ${about.table}` : about.event;
  return JSON.stringify({ title, body, path, tag, ...(about.event === 'test' ? { test: about.moment } : {}) });
};

export const mailOf = (about: About, reader: Reader & Pick<Channel, 'address'>, site: string): Mail => {
  const say = words({ lang: reader.lang });
  const { title, body, path } = saidOf(about, reader);
  const isQuestion = about.event === 'confirm';
  const stop = `${site}/told/stop/${reader.letter}`;
  const press = isQuestion ? say('openConfirm') : say('openTable');
  const foot = isQuestion ? say('ignore') : `${say('stop')}: ${stop}`;
  const link = `${site}${path}`;
  return {
    to: reader.address,
    subject: title,
    text: `${body}\n\n${press}: ${link}\n\n--\n${foot}\n`,
    html: `<!doctype html><html lang="${reader.lang}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body style="font:16px/1.5 sans-serif;color:#211a13"><p>${escapeHtml(body)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(press)}</a></p><p style="font-size:14px;color:#5f5344">${
      isQuestion ? escapeHtml(foot) : `<a href="${escapeHtml(stop)}">${escapeHtml(say('stop'))}</a>`
    }</p></body></html>`,
    stop: isQuestion ? null : stop,
  };
};
