import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { findBox } from '#catalogue';
import { type Lang, type Words, wordsOf } from '#kernel/words.ts';
import { isRefusal, type SeatRecord, type StoredTable } from '#table';
import type { ApiPorts } from './http.ts';
import { tableInPath } from './app.ts';
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
}

/** A table that an address of the page leads to. */
export interface Shown {
  readonly screen: string;
  readonly game: string;
  /** What stands in the head of the document, in place of its title and description. */
  readonly head: string;
}

export class Previews {
  readonly #ports: PreviewPorts;

  constructor(ports: PreviewPorts) {
    this.#ports = ports;
  }

  async of(path: string, request: IncomingMessage, lang: Lang): Promise<Shown | null> {
    const shown = tableInPath(path) ?? (await this.#byCode(path, request));
    const stored = shown === null ? null : await this.#ports.storage.find(shown.table).catch(() => null);
    return shown === null || stored === null ? null : { screen: shown.screen, game: stored.record.game, head: this.#head(stored, path, request, lang) };
  }

  /** Guessing codes is as slow here as where they are typed. */
  async #byCode(path: string, request: IncomingMessage): Promise<ReturnType<typeof tableInPath>> {
    const [, typed] = /^\/j\/([\w-]{1,20})\/?$/.exec(path) ?? [];
    if (typed === undefined) return null;
    const found = await this.#ports.findCode(typed, this.#ports.address(request)).catch(() => null);
    return found === null || isRefusal(found) || 'room' in found ? null : { table: found.table, screen: 'table' };
  }

  #head(stored: StoredTable, path: string, request: IncomingMessage, lang: Lang): string {
    const { code, game } = stored.record;
    const title = wordsIn({ lang })('title', { game: findBox(game)?.title ?? game, code });
    const description = describeTable(stored, lang);
    const origin = this.#ports.origin(request);
    const properties: Readonly<Record<string, string>> = {
      'og:type': 'website',
      'og:site_name': 'Comptoir',
      'og:locale': lang === 'fr' ? 'fr_FR' : 'en_GB',
      'og:title': title,
      'og:description': description,
      'og:url': `${origin}${path}`,
      ...this.#picture(game, origin),
    };
    const tags = Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`);
    return [
      `<title>${escaped(title)}</title>`,
      `<meta name="description" content="${escaped(description)}" />`,
      // The names of people at a table are for those who have its link.
      '<meta name="robots" content="noindex" />',
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
