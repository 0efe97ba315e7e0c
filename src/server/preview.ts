import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { findBox } from '#catalogue';
import { type HouseSign, isSame, NO_SIGN } from '#protocol';
import { type Lang, type Words, wordsOf } from '#kernel/words.ts';
import { isRefusal, type SeatRecord, type StoredTable } from '#table';
import type { ApiPorts } from './http.ts';
import { tableInPath } from './app.ts';
import { HOUSE } from '#kernel/house.ts';
import type { Storage } from './open-storage.ts';

/** What a messenger says of a link to a table, in French. */
const sentences = {
  title: ['{game} · table {code}', '{game} · table {code}'],
  seated: ['{who} {count|attend|attendent}.', '{who} {count|is|are} waiting.'],
  playing: ['{who} {count|joue|jouent}.', '{who} {count|is|are} playing.'],
  played: ['La partie est finie. Y jouaient\u00a0: {who}.', 'The game is over. At the table: {who}.'],
  over: ['La partie est finie.', 'The game is over.'],
  nobody: ['Personne n’est encore assis.', 'Nobody has sat down yet.'],
  others: ['{count|# autre|# autres}', '{count|# other|# others}'],
  bots: ['{count|# bot|# bots}', '{count|# bot|# bots}'],
  free: ['{count|Encore # siège libre|Encore # sièges libres}\u00a0: on s’assoit sans compte.', '{count|# seat is|# seats are} still free: no account needed.'],
  full: ['La table est complète.', 'The table is full.'],
  'page.title': ['{game} · {house}', '{game} · {house}'],
  'page.words': [
    'À plusieurs ou contre des bots, dans le navigateur, sans compte\u00a0; les règles se lisent et s’apprennent en jouant.',
    'With others or against bots, in the browser, without an account; read the rules, or learn them by playing.',
  ],
  'home.words': ['Des jeux d’économie, une table\u00a0: on s’assoit sans compte.', 'Economic games, one table: sit down without an account.'],
} as const satisfies Words;

/* What a messenger shows of a link to a table: its game, its box, who sits there. Nothing that the link itself would not show. */

const wordsIn = wordsOf(sentences);

/** Names beyond these are a number. */
const NAMED = 4;

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => MARKUP[sign] ?? '');

const held = (seats: readonly SeatRecord[], holder: SeatRecord['holder']): readonly SeatRecord[] => seats.filter((seat) => seat.holder === holder);

/** « Camille, Inès et 2 bots jouent. » */
const describeTable = ({ record, seats }: Pick<StoredTable, 'record' | 'seats'>, lang: Lang): string => {
  const words = wordsIn({ lang });
  const people = held(seats, 'person').map(({ name }) => name);
  const [bots, free] = [held(seats, 'bot').length, held(seats, 'open').length];
  const others = people.length - NAMED;
  const who = [...people.slice(0, NAMED), ...(others > 0 ? [words('others', { count: others })] : []), ...(bots > 0 ? [words('bots', { count: bots })] : [])];
  if (record.status === 'finished') return who.length === 0 ? words('over') : words('played', { who });
  const there = who.length === 0 ? words('nobody') : words(record.status === 'lobby' ? 'seated' : 'playing', { count: people.length + bots, who });
  return record.status === 'lobby' ? `${there} ${words(free > 0 ? 'free' : 'full', { count: free })}` : there;
};

interface PreviewPorts extends Pick<ApiPorts, 'address' | 'findCode'> {
  readonly storage: Storage;
  /** The address that absolute links begin with. */
  readonly origin: (request: IncomingMessage) => string;
  readonly page: string | null;
  /** What the house says of itself. */
  readonly sign: () => HouseSign;
}

/** What an address of the page leads to. */
export interface Shown {
  readonly screen: string | null;
  readonly game: string | null;
  /** What stands in the head of the document, in place of its title and description; null: the house's own. */
  readonly head: string | null;
  readonly status: 200 | 404;
}

/** Where the house has no name of its own. */
const HOUSE_NAME = 'Comptoir';

const PLAIN: Shown = { screen: null, game: null, head: null, status: 200 };
const NOWHERE: Shown = { ...PLAIN, status: 404 };

/** Pages that are of no game. */
const HOUSE_PAGES = /^\/(?:watch|notices|seats|host|workshop|guide|debrief|challenge|recordings|verify|lab|lab\/adjudicator|rules|replay)$/;
/** Of a game, the page says which; of a table, also one of the device (`here~…`), a workshop or a recording it finds out itself whether it is there. */
const GAME_PAGE = /^\/(new|solo|rules|learn|sandbox)\/([\w-]+)$/;
const OTHER_PAGES =
  /^\/(?:t\/\w+~[\w-]+(?:\/[\w-]+(?:\/\d+)?)?|t\/[\w-]+\/(?:debrief|sheets|what-if|gazette(?:\/\d+)?)|r\/[\w-]+(?:\/\w+){0,2}|replay\/[\w-]+)$/;

interface Headed {
  readonly title: string;
  readonly description: string;
  /** Whose box is shown; null: none. */
  readonly game: string | null;
  readonly path: string;
}

export class Previews {
  readonly #ports: PreviewPorts;

  constructor(ports: PreviewPorts) {
    this.#ports = ports;
  }

  get #name(): string {
    return this.#ports.sign().name || HOUSE_NAME;
  }

  /** The language of the house, where it has one; else the one that the browser prefers. */
  langFor(preferred: Lang): Lang {
    return this.#ports.sign().lang ?? preferred;
  }

  /** What the page is told of the house, with its document: it is shown at once, without asking. */
  get sign(): string {
    const sign = this.#ports.sign();
    return isSame(sign, NO_SIGN) ? '' : `<meta name="house" content="${escaped(JSON.stringify(sign))}" />`;
  }

  async of(path: string, request: IncomingMessage, lang: Lang): Promise<Shown> {
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
    const table = tableInPath(plain);
    if (table !== null) return this.#ofTable(table, path, request, lang);
    const [, challenge] = /^\/d\/([\w-]+)(?:\/board)?$/.exec(plain) ?? [];
    if (challenge !== undefined) return this.#ofChallenge(challenge);
    const [, typed] = /^\/j\/([^/]+)$/.exec(plain) ?? [];
    return typed === undefined ? this.#ofPage(plain, request, lang) : this.#byCode(typed, path, request, lang);
  }

  /** What cannot be read now is not said to be nowhere. */
  async #ofTable({ table, screen }: NonNullable<ReturnType<typeof tableInPath>>, path: string, request: IncomingMessage, lang: Lang): Promise<Shown> {
    const stored = await this.#ports.storage.find(table).catch(() => undefined);
    if (stored === undefined) return PLAIN;
    if (stored === null) return NOWHERE;
    const { code, game } = stored.record;
    const title = wordsIn({ lang })('title', { game: findBox(game)?.title ?? game, code });
    // The names of people at a table are for those who have its link.
    const hidden = '<meta name="robots" content="noindex" />';
    return { screen, game, head: hidden + this.#head({ title, description: describeTable(stored, lang), game, path }, request, lang), status: 200 };
  }

  async #ofChallenge(id: string): Promise<Shown> {
    const found = await this.#ports.storage.challenges.find(id).catch(() => undefined);
    return found === undefined || (found !== null && !found.deleted) ? PLAIN : NOWHERE;
  }

  #ofPage(path: string, request: IncomingMessage, lang: Lang): Shown {
    const words = wordsIn({ lang });
    if (path === '/')
      return {
        ...PLAIN,
        screen: 'home',
        head: this.#head({ title: this.#name, description: this.#ports.sign().notice || words('home.words'), game: null, path }, request, lang),
      };
    const [, page, game = ''] = GAME_PAGE.exec(path) ?? [];
    const box = findBox(game);
    if (page === undefined || box === undefined) return HOUSE_PAGES.test(path) || OTHER_PAGES.test(path) || path === `/rules/${HOUSE.id}` ? PLAIN : NOWHERE;
    const title = words('page.title', { game: box.title, house: this.#name });
    return { ...PLAIN, head: this.#head({ title, description: words('page.words'), game, path }, request, lang) };
  }

  /** Guessing codes is as slow here as where they are typed; whoever has guessed too often is told neither. */
  async #byCode(typed: string, path: string, request: IncomingMessage, lang: Lang): Promise<Shown> {
    if (!/^[\w-]{1,20}$/.test(typed)) return NOWHERE;
    const found = await this.#ports.findCode(typed, this.#ports.address(request)).catch(() => null);
    if (found === null || 'room' in found) return PLAIN;
    if (isRefusal(found)) return found.code === 'wrongCode' ? NOWHERE : PLAIN;
    return this.#ofTable({ table: found.table, screen: 'table' }, path, request, lang);
  }

  #head({ title, description, game, path }: Headed, request: IncomingMessage, lang: Lang): string {
    const origin = this.#ports.origin(request);
    const properties: Readonly<Record<string, string>> = {
      'og:type': 'website',
      'og:site_name': this.#name,
      'og:locale': lang === 'fr' ? 'fr_FR' : 'en_GB',
      'og:title': title,
      'og:description': description,
      'og:url': `${origin}${path}`,
      ...(game === null ? {} : this.#picture(game, origin)),
    };
    const tags = Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`);
    return [
      `<title>${escaped(title)}</title>`,
      `<meta name="description" content="${escaped(description)}" />`,
      '<meta name="twitter:card" content="summary_large_image" />',
      ...tags,
    ].join('');
  }

  /** Drawn by `npm run pictures`; a game that has none is shown without. */
  #picture(game: string, origin: string): Readonly<Record<string, string>> {
    const { page } = this.#ports;
    const file = `boxes/${game}.jpg`;
    if (page === null || findBox(game) === undefined || !existsSync(join(page, file))) return {};
    return {
      'og:image': `${origin}/${file}`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': findBox(game)?.title ?? '',
    };
  }
}
