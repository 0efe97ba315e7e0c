import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { at } from '#kernel/collections.ts';
import { ecodip } from '#games/ecodip/index.ts';
import type { View } from '#games/ecodip/types.ts';
import type { CreatedTable, HeldChannel } from '#protocol';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Logger } from '../logs.ts';
import type { Allowances } from '../prices.ts';
import { type Client, PATIENCE_MS } from '../testing/client.ts';
import { BOT, here } from '../testing/chairs.ts';
import { eachHouse } from '../testing/each-house.ts';
import { only } from '../testing/house.ts';
import { MailService, plainOf } from '../testing/mail-service.ts';
import { PostOffice, readLetter } from '../testing/post-office.ts';

const ANA = 'ana@example.org';
/** The European union of the west, and the United States. */
const [EOC, USA] = [2, 0];

let mail: MailService;
let post: PostOffice;
let smtp = '';
beforeEach(async () => {
  [mail, post] = [new MailService(), new PostOffice()];
  smtp = await mail.open();
  await post.open();
});
afterEach(async () => {
  await mail.close();
  await post.close();
});
const house = eachHouse(null);

const open = (address = 'table+*@games.example', logger?: Logger, prices: Allowances = {}, game: typeof ecodip = ecodip) =>
  house.start({
    prices,
    ...(logger === undefined ? {} : { logger }),
    site: 'https://games.example',
    games: async (id) => (id === 'ecodip' ? game : null),
    notices: {
      retryMs: 10,
      mail: { url: smtp, from: 'Comptoir <table@games.example>' },
      replies: { mailbox: post.mailbox, address },
    },
  });

const ask = (path: string, method: 'PUT' | 'POST', key: string, body: unknown): Promise<Response> =>
  fetch(`${house.url}${path}`, { method, headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** All that has come to Ana, as her mail program shows it. */
const letters = (): readonly string[] => mail.letters.filter(({ to }) => to.toLowerCase() === ANA).map(({ raw }) => raw);

/** The first letter of so many with this in its subject. */
const letterAbout = async (subject: string, count = 1): Promise<{ readonly raw: string; readonly text: string }> => {
  const found = async () => {
    const read = await Promise.all(letters().map(async (raw) => ({ raw, letter: await readLetter(raw) })));
    return read.filter(({ letter }) => letter.subject?.includes(subject));
  };
  await expect.poll(async () => (await found()).length, { timeout: PATIENCE_MS }).toBe(count);
  const { raw, letter } = at(await found(), count - 1);
  return { raw, text: letter.text ?? '' };
};

interface Begun {
  readonly created: CreatedTable;
  readonly ana: Client;
  readonly bob: Client;
  /** The letter that asks for the orders of spring. */
  readonly letter: string;
}

/** Ana plays from her mailbox, Bob on the page, the others are bots; the missiles are placed. */
const begin = async (): Promise<Begun> => {
  const seats = Array.from({ length: 10 }, (_, seat) => (seat === EOC ? here('Ana Dupont') : seat === USA ? here('Bob') : BOT));
  const created = await house.create({ game: 'ecodip', options: { seats: 'choose' }, seats, start: false });
  const token = (seat: number): string => created.seats.find((each) => each.seat === seat)?.token ?? '';
  const [ana, bob] = [await house.join(created.table, token(EOC)), await house.join(created.table, token(USA))];
  const made = await house.post('/api/channels', { kind: 'mail', address: 'Ana@example.org', lang: 'fr', zone: 'Europe/Paris', quiet: null });
  const channel: HeldChannel = JSON.parse(await made.text());
  await expect.poll(() => mail.letters.length).toBe(1);
  const link = /https:\/\/games\.example(\/told\/confirm\/[\w-]+)/.exec(plainOf(at(mail.letters, 0).raw))?.[1] ?? '';
  await fetch(`${house.url}${link}`, { method: 'POST' });
  mail.letters.splice(0);
  await ask(`/api/tables/${created.table}/notices`, 'PUT', token(EOC), { channels: [channel], events: ['yourTurn'] });
  await bob.ask({ t: 'start' });
  // Whoever has answered meanwhile is not told that they are awaited.
  await letterAbout('à vous de jouer');
  for (const client of [bob, ana]) {
    await client.until(() => client.scene.decision?.duty === 'must');
    await client.move({ type: 'submit', sheet: '' });
  }
  const { raw } = await letterAbout('à vous de jouer', 2);
  return { created, ana, bob, letter: raw };
};

/** What Ana sees of her own sheet. */
const sheetOf = ({ scene }: Client) => {
  const { own, table } = ecodipView(scene.view);
  return { text: own?.sheet?.text ?? null, orders: (own?.sheet?.lines ?? []).map(({ order }) => order), sealed: table.ready.includes('EOC') };
};

const ecodipView = (view: unknown): View => JSON.parse(JSON.stringify(view));

describe('orders by mail', () => {
  it('come as a reply and stand on the sheet as ordered; a letter says what was understood; the next reply replaces the whole', async () => {
    await open();
    const { ana, bob, letter } = await begin();
    const asked = await readLetter(letter);
    expect(asked.replyTo?.[0]?.address).toMatch(/^table\+[0-9a-f]{32}@games\.example$/);
    expect(asked.text).toContain('Ordres de printemps');
    expect(asked.text).toContain('Sans ordre, tiennent\u00a0: F lon, F esp ce, A par, A pie, A ham.');

    await post.reply(letter, {
      from: 'Ana Dupont <ANA@example.org>',
      text: 'Bonjour,\n\n1. A par va en bel\n2. F lonn - MDN\n\nAmicalement,\nAna',
    });
    const partly = await letterAbout('reçu, à corriger');
    expect(partly.text).toContain('Compris\u00a0:\n  A par - bel\n');
    expect(partly.text).toMatch(/Pas pris\u00a0:\n {2}«\u00a02\. F lonn - MDN\u00a0»\u00a0: .+\n {4}Vouliez-vous dire\u00a0: F lon - MDN\n/);
    expect(partly.text).toContain('Sans ordre, tiennent\u00a0: F lon, F esp ce, A pie, A ham.');
    await ana.until(() => sheetOf(ana).text !== null);
    expect(sheetOf(ana)).toEqual({
      text: 'Bonjour,\n\n1. A par va en bel\n2. F lonn - MDN',
      orders: [{ k: 'move', at: 'par', to: 'bel' }, null],
      sealed: false,
    });
    // Nobody else sees more than that nothing is sealed.
    expect(JSON.stringify(bob.scene)).not.toContain('va en bel');

    await post.reply(partly.raw, { from: 'ana@example.org', text: 'F lon - MDN\nA par - bel\n-- \nAna' });
    const sealed = await letterAbout('bien reçu');
    expect(sealed.text).toContain('compte comme votre réponse');
    expect(sealed.text).not.toContain('Pas pris');
    await ana.until(() => sheetOf(ana).sealed);
    expect(sheetOf(ana).text).toBe('F lon - MDN\nA par - bel');
    // What is done with lies in the mailbox no longer.
    await expect.poll(() => post.lying).toEqual([]);
  });

  it('change nothing when they come from elsewhere, hold no order or no text, are too large, come from a machine or too late; who wrote is told', async () => {
    await open();
    const { ana, bob, letter } = await begin();
    await post.reply(letter, { from: 'ana@example.org', text: 'A par - bel' });
    await letterAbout('bien reçu');
    await post.reply(letter, { from: 'Ana <eve@example.org>', text: 'A par - sui' });
    await letterAbout('une lettre d’une autre adresse');
    await post.reply(letter, { from: ANA, to: `table+${'0'.repeat(32)}@games.example`, text: 'A par - sui', unthreaded: true });
    await post.reply(letter, { from: ANA, text: 'A par - sui', headers: { 'Auto-Submitted': 'auto-replied' } });
    await post.reply(letter, { from: ANA, text: 'Merci, je regarde ce soir.' });
    expect((await letterAbout('rien à lire')).text).not.toContain('Pas pris');
    await post.reply(letter, { from: ANA, text: 'F lonn - MDN' });
    expect((await letterAbout('rien à lire', 2)).text).toMatch(
      /Rien n’a changé\.[^]*Pas pris[^]*Vouliez-vous dire\u00a0: F lon - MDN\n[^]*Compris\u00a0:\n {2}A par - bel\n/,
    );
    await post.reply(letter, { from: ANA, html: '<p>A par - sui</p>' });
    await letterAbout('lettre sans texte simple');
    await post.reply(letter, { from: ANA, text: `A par - sui\n${'# \u00e9t\u00e9\n'.repeat(60_000)}` });
    await letterAbout('lettre trop grande');
    expect(sheetOf(ana)).toMatchObject({ text: 'A par - bel', sealed: true });
    expect(mail.letters.every(({ to }) => to.toLowerCase() === ANA)).toBe(true);
    // The one that nobody was sent is none of ours.
    expect(post.lying).toHaveLength(1);

    const { deadline } = bob.scene;
    house.time.passUntil(deadline ?? 0);
    await letterAbout('à vous de jouer', 3);
    await post.reply(letter, { from: ANA, text: 'A par - sui' });
    const late = await letterAbout('trop tard');
    expect(late.text).toContain('Rien n’a changé.');
    expect(sheetOf(ana).text).toBe(null);
  });

  it('are known by the letter that is answered where addresses have no plus; the last of all is told what was understood', async () => {
    await open('table@games.example');
    const { ana, bob, letter } = await begin();
    expect((await readLetter(letter)).replyTo?.[0]?.address).toBe('table@games.example');
    await bob.until(() => bob.scene.decision?.duty === 'must');
    await bob.move({ type: 'submit', sheet: '' });
    await post.reply(letter, { from: ANA, text: 'A par - bel' });
    const { text } = await letterAbout('bien reçu');
    expect(text).toContain('Compris\u00a0:\n  A par - bel\n');
    // The next phase has a letter of its own.
    expect(text).not.toContain('Répondez au-dessus');
    await ana.until(() => sheetOf(ana).text === null);
  });

  it('are read once, also what came while the server was away; neither words nor letters are kept or logged', async () => {
    let logged = '';
    const write = (chunk: unknown, _encoding: string, done: () => void): void => {
      logged += String(chunk);
      done();
    };
    const logger = pino({ level: 'trace' }, new Writable({ write }));
    await open(undefined, logger);
    const { created, letter } = await begin();
    const word = /table\+([0-9a-f]{32})@/.exec((await readLetter(letter)).replyTo?.[0]?.address ?? '')?.[1] ?? '';
    await house.stop();
    await post.reply(letter, { from: ANA, text: 'A par - bel' });
    const [twice = ''] = post.lying;
    post.put(twice);
    await open(undefined, logger);
    await letterAbout('bien reçu');
    await expect.poll(() => post.lying).toEqual([]);
    await post.reply(letter, { from: ANA, text: 'F lon - MDN' });
    await letterAbout('bien reçu', 2);
    const ana = await house.join(created.table, created.seats.find(({ seat }) => seat === EOC)?.token);
    expect(sheetOf(ana).text).toBe('F lon - MDN');
    // An older letter that is carried once more takes back nothing.
    post.put(twice);
    await expect.poll(() => post.lying).toEqual([]);
    await ana.settle();
    expect(sheetOf(ana).text).toBe('F lon - MDN');
    expect(logged).not.toContain(word);
    expect(logged).not.toMatch(/p%40ss|p@ss|A par|ana@example/i);
    await house.stop();
    const kept = readFileSync(house.file, 'latin1');
    expect(kept.includes(word)).toBe(false);
    expect(kept.includes('Comptoir <table+')).toBe(false);
  });

  it('do not stand in the way of those behind them where our own program stumbles over one', async () => {
    const { writing } = ecodip;
    if (writing === undefined) throw new Error('no writing');
    const read: typeof writing.read = (view, seat, text) => {
      if (text.includes('stumble')) throw new Error('a fault of ours');
      return writing.read(view, seat, text);
    };
    await open(undefined, undefined, {}, { ...ecodip, writing: { ...writing, read } });
    const { ana, letter } = await begin();
    await post.reply(letter, { from: ANA, text: 'A par - bel\nstumble' });
    await post.reply(letter, { from: ANA, text: 'A par - bel' });
    await letterAbout('bien reçu');
    expect((await letterAbout('refusé')).text).toContain('Rien n’a changé.');
    // Longer than any sheet: it is not read, for that would take minutes.
    await post.reply(letter, { from: ANA, text: `A par - sui\n${'-'.repeat(200_000)}` });
    await letterAbout('refusé', 2);
    await post.reply(letter, { from: ANA, text: ' ' });
    await letterAbout('rien à lire');
    expect([post.lying, sheetOf(ana).text]).toEqual([[], 'A par - bel']);
  });

  it('of one seat are so many an hour', async () => {
    await open(undefined, undefined, { replies: only(1) });
    const { ana, letter } = await begin();
    await post.reply(letter, { from: ANA, text: 'A par - bel' });
    await letterAbout('bien reçu');
    for (const text of ['A par - sui', 'A par - ham']) await post.reply(letter, { from: ANA, text });
    await letterAbout('trop de lettres');
    await expect.poll(() => post.lying).toEqual([]);
    expect(sheetOf(ana).text).toBe('A par - bel');
  });
});
