import type { Words } from '#kernel/words.ts';

/** Whom something is counted of. */
export const PAYERS = {
  address: ['depuis votre adresse', 'from your address'],
  line: ['sur cette connexion', 'on this connection'],
  seat: ['depuis ce siège', 'from this seat'],
  table: ['à cette table', 'at this table'],
  room: ['dans cette salle', 'in this room'],
  phone: ['depuis ce téléphone', 'from this phone'],
  mailbox: ['vers cette adresse', 'to this email address'],
  channel: ['par cette voie', 'through this channel'],
} as const satisfies Words;

/** When to come back. */
export const WAITING = {
  seconds: ['{n|#\u00a0seconde|#\u00a0secondes}', '{n|#\u00a0second|#\u00a0seconds}'],
  minutes: ['{n|#\u00a0minute|#\u00a0minutes}', '{n|#\u00a0minute|#\u00a0minutes}'],
} as const satisfies Words;

export interface Allowance {
  readonly atOnce: number;
  /** How much comes back in a second; 0: what was taken comes back when it is over. */
  readonly perSecond: number;
}

export interface Price extends Allowance {
  readonly of: keyof typeof PAYERS;
  /** What there is too much of, in French and in English. */
  readonly what: readonly [string, string];
  /** For whoever runs the house (docs/protocol.md has the same table). */
  readonly is: string;
}

const SECOND = 1;
const MINUTE = 60;
const HOUR = 3600;
const KIB = 1024;
const MIB = 1024 * KIB;

const price = (of: Price['of'], atOnce: number, [back, inSeconds]: readonly [number, number], what: Price['what'], is: string): Price => ({
  of,
  atOnce,
  perSecond: back / inSeconds,
  what,
  is,
});
const WHEN_OVER = [0, SECOND] as const;

/** All that somebody can make the house do, and how much of it: room for a class of sixty behind one address, and none for a flood. */
export const PRICES = {
  requests: price('address', 200, [30, SECOND], ['demandes', 'requests'], 'HTTP requests, but for the page'),
  files: price('address', 20_000, [200, SECOND], ['pages', 'pages'], 'the page and its files'),
  bytes: price('address', 16 * MIB, [MIB, SECOND], ['octets', 'bytes'], 'bytes of bodies and of messages, charged before they are read'),
  bodies: price('address', 8 * MIB, WHEN_OVER, ['enregistrements à la fois', 'recordings at a time'], 'bytes of recordings that came and are not yet answered'),
  steps: price('address', 30_000, [100, SECOND], ['coups à rejouer', 'moves to play again'], 'moves that are played again for forks'),
  looks: price('address', 1000, [40, SECOND], ['questions', 'questions'], 'hello, `log`, `talk`, `past`, `series` and recordings'),
  connections: price('address', 600, [20, SECOND], ['connexions', 'connections'], 'sockets opened'),
  sockets: price('address', 200, WHEN_OVER, ['connexions ouvertes', 'open connections'], 'sockets at a time'),
  tables: price('address', 120, [60, HOUR], ['tables ouvertes', 'tables opened'], 'tables made, those of rooms among them, and forks asked for'),
  challenges: price('address', 20, [20, HOUR], ['défis donnés', 'challenges given'], 'challenges given'),
  reminders: price('address', 20, [20, HOUR], ['rappels', 'reminders'], 'presses to remind those who have not finished a challenge'),
  rooms: price('address', 20, [20, HOUR], ['salles ouvertes', 'rooms opened'], 'rooms made'),
  joins: price('address', 90, [1, 2 * SECOND], ['entrées en salle', 'people coming in'], 'people who come into rooms, and claims to be one of them'),
  entries: price('phone', 4, [1, MINUTE], ['entrées', 'entries'], 'comings in of one phone, each under a name of its own'),
  codes: price('address', 90, [30, MINUTE], ['codes faux', 'wrong codes'], 'wrong codes; while they are spent, no code is looked up'),
  words: price('address', 6, [6, MINUTE], ['mots faux', 'wrong words'], 'wrong words to carry a ring; answered late, the right ones always pass'),
  hostKeys: price('address', 6, [6, MINUTE], ['clés fausses', 'wrong keys'], 'wrong keys to the host’s room; answered late, the right one always passes'),
  houseWords: price('address', 6, [6, MINUTE], ['mots faux', 'wrong words'], 'wrong house words; answered late, the right one always passes'),
  links: price('address', 30, [30, MINUTE], ['liens faux', 'wrong links'], 'wrong addresses of calendars; answered late, the right ones always pass'),
  rings: price('address', 120, [1, SECOND], ['trousseaux', 'key rings'], 'key rings made, and words shown to carry one'),
  passkeys: price('address', 90, [1, SECOND], ['clés d’accès', 'passkeys'], 'questions to a passkey, and answers'),
  erasures: price('address', 6, [6, HOUR], ['effacements', 'erasures'], 'people who erase themselves'),
  exports: price('address', 90, [30, HOUR], ['copies de données', 'copies of data'], 'copies of all that is kept of a person, made one at a time'),
  experiments: price('address', 12, [12, HOUR], ['expériences', 'experiments'], 'experiments sent to the queue of the lab'),
  hints: price('address', 90, [1, 2 * SECOND], ['conseils', 'hints'], 'hints of a strong bot'),
  channels: price('address', 90, [30, HOUR], ['voies d’avis', 'ways of being told'], 'ways of being told that are set up'),
  letters: price('mailbox', 3, [3, HOUR], ['lettres', 'letters'], 'letters to an address that has not confirmed'),
  tests: price('channel', 12, [12, HOUR], ['essais', 'tests'], 'tests of a way of being told'),
  notices: price('channel', 60, [60, HOUR], ['avis', 'notices'], 'messages; counted in the outbox, by the hour'),
  messages: price('line', 60, [30, SECOND], ['messages', 'messages'], 'messages, pings and pongs among them'),
  hellos: price('line', 10, [1, SECOND], ['arrivées', 'arrivals'], 'hellos'),
  pongs: price('line', 1, [1, SECOND], ['pings', 'pings'], 'pings that are answered'),
  offences: price('line', 60, [60, MINUTE], ['fautes', 'offences'], 'what is malformed, too large or too much; then the socket is closed'),
  talk: price('seat', 10, [1, 2 * SECOND], ['messages', 'messages'], 'lines of talk'),
  replies: price('seat', 12, [12, HOUR], ['lettres', 'letters'], 'answers by mail to a letter of the table'),
  reports: price('seat', 5, [1, 2 * MINUTE], ['signalements', 'reports'], 'reports to whoever runs the house'),
  asking: price('table', 6, [6, MINUTE], ['demandes d’entrée', 'requests to come in'], 'newcomers who ask for a chair in a running game'),
  announcements: price('room', 6, [1, 2 * SECOND], ['annonces', 'announcements'], 'announcements'),
} as const satisfies Readonly<Record<string, Price>>;

export type PriceName = keyof typeof PRICES;
/** What whoever embeds the server lets people do instead. */
export type Allowances = Readonly<Partial<Record<PriceName, Allowance>>>;

export const priceNames = (): readonly PriceName[] => Object.keys(PRICES).filter((name): name is PriceName => name in PRICES);

const PLENTY: Allowance = { atOnce: Number.MAX_SAFE_INTEGER, perSecond: Number.MAX_SAFE_INTEGER };
/** All clients of a load, or of a test, share one address. */
export const UNLIMITED: Allowances = Object.fromEntries(priceNames().map((name) => [name, PLENTY]));
