import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Lang } from '#kernel/words.ts';
import { langOf } from '../route.ts';
import { AddressPaces } from '../limits.ts';
import { escapeHtml } from './mail.ts';
import type { NoticeStore } from './notice-store.ts';
import { words } from './words.ts';

/*
 * The two links of a letter: that an address is one's own, and that it is enough. A look changes nothing, since mail programs look
 * at links by themselves; one press does. They ask for no name and no password.
 */

const WRONG_PER_MINUTE = 30;

/** The style sheet of the built page. */
const styleOf = (folder: string | null): string => {
  const file = folder === null ? null : join(folder, 'index.html');
  return (file !== null && existsSync(file) ? /<link rel="stylesheet"[^>]*>/.exec(readFileSync(file, 'utf8'))?.[0] : undefined) ?? '';
};

const page = (style: string, lang: Lang, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${style}</head><body><main class="paper"><section class="sheet padded stack">${body}<p><a href="/">${escapeHtml(words({ lang })('page.home'))}</a></p></section></main></body></html>`;

type WithLetter = { Params: { letter: string } };

export interface AnswerSurroundings {
  readonly store: NoticeStore;
  readonly address: (request: IncomingMessage) => string;
  /** The directory of the built page; null: there is none. */
  readonly page: string | null;
}

export const registerAnswers = async (app: FastifyInstance, { store, address, page: folder }: AnswerSurroundings): Promise<void> => {
  const style = styleOf(folder);
  const wrong = new AddressPaces(WRONG_PER_MINUTE / 60, WRONG_PER_MINUTE);
  const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

  await app.register(async (scope) => {
    // The button of a page, and that of a mail program, send a form. Nothing in it is read.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null, null));
    for (const what of ['confirm', 'stop'] as const) {
      const path = `/told/${what}/:letter`;
      scope.route<WithLetter>({
        method: ['GET', 'POST'],
        url: path,
        handler: async (request, reply) => {
          const from = address(request.raw);
          const channel = wrong.has(from) ? await store.channelOf('letter', request.params.letter) : null;
          const lang = channel?.lang ?? langOf(request);
          const say = words({ lang });
          const title = say(`page.${what}Title`);
          if (channel === null) {
            wrong.take(from);
            return show(reply, 404, page(style, lang, title, `<p>${escapeHtml(say('page.unknown'))}</p>`));
          }
          if (request.method === 'POST') {
            if (what === 'stop') await store.dropChannel(channel.id);
            else await store.saveChannel({ ...channel, confirmed: true });
            return show(reply, 200, page(style, lang, title, `<h1>${escapeHtml(say(what === 'stop' ? 'page.stopped' : 'page.confirmed'))}</h1>`));
          }
          const asked = escapeHtml(say(`page.${what}Words`, { address: channel.address }));
          const button = `<form method="post"><button class="btn ink">${escapeHtml(say(`page.${what}`))}</button></form>`;
          return show(reply, 200, page(style, lang, title, `<h1>${escapeHtml(title)}</h1><p>${asked}</p>${button}`));
        },
      });
    }
  });
};
