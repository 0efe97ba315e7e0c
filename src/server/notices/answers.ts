import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Lang } from '#kernel/words.ts';
import { addRoutes, type Gate, OPEN, type Route, route } from '../route.ts';
import { escapeHtml } from './mail.ts';
import type { NoticeStore } from './notice-store.ts';
import { words } from './words.ts';

/*
 * The links of a letter: that an address is one's own, and that it is enough, of everything or of the challenge of the day. A look changes nothing, since mail programs look
 * at links by themselves; one press does. They ask for no name and no password.
 */

/** The style sheet of the built page. */
const styleOf = (folder: string | null): string => {
  const file = folder === null ? null : join(folder, 'index.html');
  return (file !== null && existsSync(file) ? /<link rel="stylesheet"[^>]*>/.exec(readFileSync(file, 'utf8'))?.[0] : undefined) ?? '';
};

const page = (style: string, lang: Lang, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${style}</head><body><main class="paper"><section class="sheet padded stack">${body}<p><a href="/">${escapeHtml(words({ lang })('page.home'))}</a></p></section></main></body></html>`;

export interface AnswerPorts {
  readonly store: NoticeStore;
  readonly gate: Gate;
  /** The directory of the built page; null: there is none. */
  readonly page: string | null;
}

const DONE = { confirm: 'page.confirmed', stop: 'page.stopped', daily: 'page.dailyStopped' } as const;

export const registerAnswers = async (app: FastifyInstance, { store, gate, page: folder }: AnswerPorts): Promise<void> => {
  const style = styleOf(folder);
  const answer = (what: keyof typeof DONE, method: 'GET' | 'POST'): Route =>
    route(`${method} /told/${what}/:letter`, OPEN, async ({ id: letter, lang: preferred, reply }) => {
      void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      const channel = await store.channelOf('letter', letter);
      const lang = channel?.lang ?? preferred;
      const say = words({ lang });
      const title = say(`page.${what}Title`);
      if (channel === null) {
        void reply.code(404);
        return page(style, lang, title, `<p>${escapeHtml(say('page.unknown'))}</p>`);
      }
      if (method === 'POST') {
        if (what === 'stop') await store.dropChannel(channel.id);
        else if (what === 'daily') await store.dropDaily(channel.id);
        else await store.saveChannel({ ...channel, confirmed: true });
        return page(style, lang, title, `<h1>${escapeHtml(say(DONE[what]))}</h1>`);
      }
      const asked = escapeHtml(say(`page.${what}Words`, { address: channel.kind === 'mail' ? channel.address : new URL(channel.address).host }));
      const button = `<form method="post"><button class="btn ink">${escapeHtml(say(`page.${what}`))}</button></form>`;
      return page(style, lang, title, `<h1>${escapeHtml(title)}</h1><p>${asked}</p>${button}`);
    });

  await app.register(async (scope) => {
    // The button of a page, and that of a mail program, send a form. Nothing in it is read.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null, null));
    addRoutes(
      scope,
      gate,
      (['confirm', 'stop', 'daily'] as const).flatMap((what) => [answer(what, 'GET'), answer(what, 'POST')]),
    );
  });
};
