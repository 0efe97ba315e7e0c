/** Every page of the house. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'console'; readonly table: string }
  | { readonly page: 'projector'; readonly table: string }
  | { readonly page: 'debrief'; readonly table: string }
  /** A room that is opened from its file. */
  | { readonly page: 'roomFile' }
  /** A fork with the same dice, laid over the game that it came from. */
  | { readonly page: 'branches'; readonly table: string }
  /** The report of one turn; null: of the last one published. */
  | { readonly page: 'gazette'; readonly table: string; readonly turn: number | null }
  /** What an animator prints for a room: the way in, slips, role cards. */
  | { readonly page: 'sheets'; readonly table: string }
  | { readonly page: 'guide' }
  | { readonly page: 'join'; readonly code: string }
  /** A game on this device, about to begin. */
  | { readonly page: 'solo'; readonly game: string }
  /** How to open a room, and its pages: the phone's, the console, the wall, the debrief. */
  | { readonly page: 'workshop' }
  | { readonly page: 'room'; readonly room: string; readonly screen: RoomScreen; readonly person: number | null }
  | { readonly page: 'watch' }
  | { readonly page: 'notices' }
  | { readonly page: 'seats' }
  /** A challenge, for whoever plays it or (`board`) gave it; '': the deals of the day. */
  | { readonly page: 'challenge'; readonly challenge: string; readonly board: boolean }
  /** The room of whoever runs the server. */
  | { readonly page: 'host' }
  | { readonly page: 'rules'; readonly game: string }
  /** A guided first game. */
  | { readonly page: 'learn'; readonly game: string }
  /** Positions to study; the example stands after the #. */
  | { readonly page: 'sandbox'; readonly game: string }
  /** A table of this server, or (null) the recording that was opened on this device. */
  | { readonly page: 'replay'; readonly table: string | null }
  | { readonly page: 'verify' }
  | { readonly page: 'adjudicator' }
  /** The experiment stands after the #. */
  | { readonly page: 'lab' }
  | { readonly page: 'notFound' };

export type RoomScreen = 'phone' | 'console' | 'wall' | 'debrief' | 'sheets' | 'paper';
const ROOM_SCREENS: readonly RoomScreen[] = ['console', 'wall', 'debrief', 'sheets'];

const roomOf = (room: string, [screen, person, ...more]: readonly string[]): Route => {
  if (screen === undefined) return { page: 'room', room, screen: 'phone', person: null };
  if (screen === 'paper' && person !== undefined && /^\d{1,3}$/.test(person) && more.length === 0)
    return { page: 'room', room, screen, person: Number(person) };
  const found = ROOM_SCREENS.find((known) => known === screen);
  return found === undefined || person !== undefined ? { page: 'notFound' } : { page: 'room', room, screen: found, person: null };
};

/** A piece of an address, or null when it is not well formed. */
export const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const gazetteOf = (table: string, rest: readonly string[]): Route => {
  const [turn, ...more] = rest;
  if (more.length > 0 || (turn !== undefined && !/^[1-9]\d{0,3}$/.test(turn))) return { page: 'notFound' };
  return { page: 'gazette', table, turn: turn === undefined ? null : Number(turn) };
};

export const routeOf = (pathname: string): Route => {
  const [first = '', second = '', third, ...rest] = pathname.split('/').filter((piece) => piece !== '');
  const name = decoded(second);
  if (first === 't' && third === 'gazette' && name !== null) return gazetteOf(name, rest);
  if (first === 'r' && name !== null && name !== '') return roomOf(name, [...(third === undefined ? [] : [third]), ...rest]);
  if (first === 'd' && name && rest.length === 0 && (third ?? 'board') === 'board') return { page: 'challenge', challenge: name, board: third === 'board' };
  if (rest.length > 0 || name === null) return { page: 'notFound' };
  if (third !== undefined) {
    if (first === 't' && (third === 'console' || third === 'projector' || third === 'debrief' || third === 'sheets')) return { page: third, table: name };
    return first === 't' && third === 'what-if' ? { page: 'branches', table: name } : { page: 'notFound' };
  }
  if (name === '') {
    if (first === '') return { page: 'home' };
    if (first === 'watch' || first === 'notices' || first === 'seats' || first === 'host' || first === 'workshop' || first === 'guide') return { page: first };
    if (first === 'challenge') return { page: first, challenge: '', board: false };
    if (first === 'debrief') return { page: 'roomFile' };
    if (first === 'recordings') return { page: 'verify' };
    if (first === 'verify' || first === 'lab') return { page: first };
    if (first === 'replay') return { page: 'replay', table: null };
    if (first === 'rules') return { page: 'rules', game: '' };
    return { page: 'notFound' };
  }
  switch (first) {
    case 'new':
      return { page: 'new', game: name };
    case 't':
      return { page: 'table', table: name };
    case 'solo':
      return { page: 'solo', game: name };
    case 'j':
      return { page: 'join', code: name };
    case 'rules':
      return { page: 'rules', game: name };
    case 'learn':
      return { page: 'learn', game: name };
    case 'sandbox':
      return { page: 'sandbox', game: name };
    case 'replay':
      return { page: 'replay', table: name };
    case 'lab':
      return name === 'adjudicator' ? { page: 'adjudicator' } : { page: 'notFound' };
    default:
      return { page: 'notFound' };
  }
};

export const pathTo = {
  home: '/',
  watch: '/watch',
  guide: '/guide',
  notices: '/notices',
  seats: '/seats',
  challenges: '/challenge',
  challenge: (id: string, board = false) => `/d/${encodeURIComponent(id)}${board ? '/board' : ''}`,
  /** A challenge with the deal of a finished game. */
  giveFrom: (table: string) => `/challenge#from=${encodeURIComponent(table)}`,
  /** A table, at a moment of its past. */
  tableAt: (table: string, step: number) => `/t/${encodeURIComponent(table)}#at=${step}`,
  host: '/host',
  carry: (words: readonly string[]) => `/seats#words=${words.map(encodeURIComponent).join('-')}`,
  booklets: '/rules',
  adjudicator: '/lab/adjudicator',
  lab: (link = '') => (link === '' ? '/lab' : `/lab#${link}`),
  verify: (table?: string) => (table === undefined ? '/verify' : `/verify?table=${encodeURIComponent(table)}`),
  recordings: '/recordings',
  solo: (game: string) => `/solo/${game}`,
  newTable: (game: string) => `/new/${game}`,
  table: (table: string) => `/t/${encodeURIComponent(table)}`,
  console: (table: string) => `/t/${encodeURIComponent(table)}/console`,
  projector: (table: string) => `/t/${encodeURIComponent(table)}/projector`,
  /** Alone, or with the other games of the day laid over it. */
  debrief: (table: string, ...others: readonly string[]) =>
    `/t/${encodeURIComponent(table)}/debrief${others.map((other, index) => `${index === 0 ? '?' : '&'}with=${encodeURIComponent(other)}`).join('')}`,
  branches: (table: string) => `/t/${encodeURIComponent(table)}/what-if`,
  sheets: (table: string) => `/t/${encodeURIComponent(table)}/sheets`,
  gazette: (table: string, turn?: number) => `/t/${encodeURIComponent(table)}/gazette${turn === undefined ? '' : `/${turn}`}`,
  workshop: '/workshop',
  roomFile: '/debrief',
  room: (room: string, screen: '' | 'console' | 'wall' | 'debrief' | 'sheets' = '') => `/r/${encodeURIComponent(room)}${screen === '' ? '' : `/${screen}`}`,
  paper: (room: string, person: number) => `/r/${encodeURIComponent(room)}/paper/${person}`,
  join: (code: string) => `/j/${encodeURIComponent(code)}`,
  rules: (game: string, clause?: string) => `/rules/${game}${clause === undefined ? '' : `#${clause}`}`,
  learn: (game: string) => `/learn/${game}`,
  sandbox: (game: string, example = '') => `/sandbox/${game}${example === '' ? '' : `#${example}`}`,
  replay: (table: string | null) => (table === null ? '/replay' : `/replay/${encodeURIComponent(table)}`),
} as const;
