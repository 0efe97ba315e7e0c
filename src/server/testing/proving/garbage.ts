import type { Draws } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { Client } from '../client.ts';

/* Frames and bodies that no client of ours would send: real ones, spoilt. */

const JUNK: readonly unknown[] = [
  null,
  -1,
  1e308,
  2 ** 53,
  '',
  'constructor',
  '__proto__',
  '\u0000',
  'é'.repeat(3000),
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
  true,
  NaN,
];

const REQUESTS: readonly Readonly<Record<string, unknown>>[] = [
  { t: 'hello', v: 1, table: 'x', token: 'y', lang: 'fr' },
  { t: 'move', decision: 1, move: { type: 'buy' } },
  { t: 'undo' },
  { t: 'takeback' },
  { t: 'agree', yes: true },
  { t: 'propose', options: { a: 1 } },
  { t: 'vote', choice: 'yes' },
  { t: 'say', text: 'a', to: [0] },
  // Of no chair: what is spoilt by a field too many is understood, and would put somebody out of theirs.
  { t: 'take', seat: 99, name: 'A' },
  { t: 'rename', name: 'B', seat: 0 },
  { t: 'past', step: 1 },
  { t: 'log', before: 9 },
  { t: 'talk', before: 9 },
  { t: 'series' },
  { t: 'fork', step: 3 },
  { t: 'vacation', until: 1 },
  { t: 'report', about: { seat: 0 }, reason: 'spam' },
];
const BODIES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  [
    '/api/tables',
    { game: 'bourse', options: {}, seats: [{ kind: 'open' }], secondsPerDecision: null, watching: 'link', referee: 'auto', start: false, lang: 'fr' },
  ],
  ['/api/play-now', { game: 'bourse', name: 'A', lang: 'fr' }],
  ['/api/rooms', { programme: 'x', people: 30 }],
  ['/api/recordings', { recording: {} }],
];

/** One thing in it is something else, missing, or too much. */
const spoil = (value: Readonly<Record<string, unknown>>, chance: Draws): unknown => {
  const spoilt: Record<string, unknown> = { ...value };
  const names = Object.keys(spoilt);
  const name = at(names, chance.int(names.length));
  const way = chance.int(6);
  if (way === 0) delete spoilt[name];
  else spoilt[way === 1 ? `${name}x` : name] = at(JUNK, chance.int(JUNK.length));
  return chance.int(12) === 0 ? [spoilt] : spoilt;
};

const spoiltText = (value: unknown, chance: Draws): string => {
  const text = JSON.stringify(value) ?? '';
  return chance.int(8) === 0 ? text.slice(0, chance.int(text.length + 1)) : text;
};

export interface Thrown {
  frames: number;
  bodies: number;
}

/** Throws so much at the house; whatever it answers, it must not be a mistake of its own. */
export const throwGarbage = async (
  url: string,
  greeting: { readonly table: string; readonly token: string },
  chance: Draws,
  count: number,
  thrown: Thrown,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  let client = await Client.join(url, greeting);
  for (let n = 0; n < count; n++) {
    if (client.closed !== null) client = await Client.join(url, greeting);
    client.sendRaw(spoiltText(spoil({ ...at(REQUESTS, chance.int(REQUESTS.length)), id: `g${n}` }, chance), chance));
    thrown.frames++;
    if (n % 10 !== 0) continue;
    const [path, body] = at(BODIES, chance.int(BODIES.length));
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: spoiltText(spoil(body, chance), chance),
    });
    thrown.bodies++;
    if (response.status >= 500) wrong.push(`POST ${path} was answered by ${response.status}: ${await response.text()}`);
  }
  await Promise.race([client.settle(), client.gone]);
  for (const { code, message } of client.refusals) if (code === 'internal') wrong.push(`a frame was answered by a mistake of the house: ${message}`);
  client.cut();
  return wrong;
};
