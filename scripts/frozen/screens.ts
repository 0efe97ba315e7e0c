import type { Page } from 'playwright-core';
import { BOXES } from '#catalogue';
import { at, range } from '#kernel/collections.ts';
import { sha256Of } from '#kernel/sha256.ts';
import { type Recording, seatCount } from '#kernel/recording.ts';
import type { CreatedRoom, CreatedTable, RoomRequest } from '#protocol';
import { HOST_KEY, NOW, type StillHouse } from './house.ts';
import { type Kept, recordingsOf } from './rules.ts';

/* Every screen of the house, by the address that people know, and how it comes about. */

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Visited before it, on the same device. */
  readonly by?: string;
  /** What the browser keeps of earlier visits. */
  readonly local?: Readonly<Record<string, unknown>>;
  readonly session?: Readonly<Record<string, string>>;
  /** What is pressed there. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Screens that share a server. What cannot be laid out is said in the place of its screen. */
export interface Group {
  readonly name: string;
  readonly screens: (house: StillHouse) => Promise<readonly Screen[]>;
}

const PEOPLE = ['Camille', 'Bruno', 'Inès', 'Malik', 'Léa', 'Hugo', 'Jeanne', 'Sami', 'Chloé', 'Théo'];
const nameOf = (seat: number): string => `${PEOPLE[seat % PEOPLE.length]}${seat < PEOPLE.length ? '' : seat}`;
/** A key that a device makes for itself. */
const keyOf = (name: string): string => sha256Of(name).slice(0, 32);
/** How far the game of each of the five positions has come. */
const POSITIONS = [0.1, 0.3, 0.5, 0.7, 0.9];
const LONGEST = 700;

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).or(page.getByRole('tab', { name })).filter({ visible: true }).first().click();

interface Made extends CreatedTable {
  readonly seat: number;
  readonly token: string;
}

const chairAt = ({ table, token }: Made): string => `/t/${table}#s=${token}`;

/** Who gave the answer after so many inputs; null: it was no player's. */
const actorAt = (recording: Recording, after: number): number | null => {
  const input = Object(recording.inputs[after]);
  return typeof input.by === 'number' && 'move' in input ? input.by : null;
};

const movesOf = (recording: Recording): readonly number[] => range(recording.inputs.length).filter((after) => actorAt(recording, after) !== null);

/** A table of people that begins where a recording had come to, seen by whoever was the next to move. */
const layOut = async (house: StillHouse, name: string, kept: Kept, after: number, seat: number): Promise<Made> => {
  const { recording } = kept;
  const plan = { from: { recording, after }, seat, name: nameOf(seat), others: 'people', hidden: 'kept', lang: 'fr' };
  const created = await house.post<CreatedTable>(name, '/api/forks', plan);
  const { table, owner } = created;
  const chairs = seatCount({ seats: recording.seats, inputs: recording.inputs.slice(0, after) });
  for (const other of range(chairs).filter((chair) => chair !== seat)) {
    await house.say({ table }, () => ({ t: 'take', seat: other, name: nameOf(other), token: keyOf(`${name} ${other}`) }));
  }
  await house.say({ table, owner }, () => ({ t: 'start' }));
  const token = at(created.seats, 0).token;
  return { ...created, seat, token };
};

const position = (house: StillHouse, game: string, number: number): Promise<Made> => {
  const files = recordingsOf(game).filter(({ recording }) => recording.inputs.length <= LONGEST && movesOf(recording).length > 0);
  const kept = at(files, Math.floor((files.length * number) / POSITIONS.length));
  const moves = movesOf(kept.recording);
  const after = at(moves, Math.floor(moves.length * at(POSITIONS, number)));
  const seat = actorAt(kept.recording, after) ?? 0;
  return layOut(house, `${game} ${number}`, kept, after, seat);
};

/** The first recording whose last answer, given again, ends the game. */
const finished = async (house: StillHouse, game: string): Promise<Made> => {
  for (const kept of recordingsOf(game)) {
    const after = kept.recording.inputs.length - 1;
    const seat = after > LONGEST ? null : actorAt(kept.recording, after);
    if (seat === null) continue;
    const made = await layOut(house, `${game} ${kept.file}`, kept, after, seat);
    const { move } = Object(kept.recording.inputs[after]);
    await house.say({ table: made.table, token: made.token }, ({ decisionNumber }) => ({ t: 'move', decision: decisionNumber, move }));
    if ((await house.status(made.table)) === 'finished') return made;
  }
  throw new Error(`no recording of ${game} ends with an answer`);
};

const gameScreens = async (house: StillHouse, game: string): Promise<readonly Screen[]> => {
  const screen = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({ name: `${game}.${name}`, path, ...more });
  const tables: Made[] = [];
  for (const number of range(POSITIONS.length)) tables.push(await position(house, game, number));
  const middle = at(tables, 2);
  const over = await finished(house, game);
  const box = at(
    BOXES.filter(({ id }) => id === game),
    0,
  );
  const { min } = (await box.face()).module.seats;
  const seats = range(min).map((seat) => (seat === 0 ? { kind: 'here', name: nameOf(0) } : { kind: 'open' }));
  const usual = { game, options: {}, seats, secondsPerDecision: null, watching: 'link', start: false, lang: 'fr' };
  const openWith = (referee: string) => house.post<CreatedTable>(`${game} lobby`, '/api/tables', { ...usual, referee });
  // Some games have nothing for a referee to do.
  const open = await openWith('someone').catch(() => openWith('auto'));
  const lobby: Made = { ...open, seat: 0, token: at(open.seats, 0).token };
  return [
    ...tables.map((made, number) => screen(`table-${number + 1}`, chairAt(made))),
    screen('watched', `/t/${middle.table}`),
    screen('projector', `/t/${middle.table}/projector`),
    screen('log', chairAt(middle), { act: press(/^Journal/) }),
    screen('ledger', chairAt(middle), { act: press(/^Registre/) }),
    screen('menu', chairAt(middle), { act: press('Menu') }),
    screen('new', `/new/${game}`),
    screen('lobby', chairAt(lobby)),
    ...(open.referee === null ? [] : [screen('console', `/t/${lobby.table}/console#r=${open.referee}`)]),
    screen('sheets', `/t/${lobby.table}/sheets`, { by: chairAt(lobby) }),
    screen('end', chairAt(over)),
    screen('debrief', `/t/${over.table}/debrief`, { by: chairAt(over) }),
    screen('gazette', `/t/${over.table}/gazette`, { by: chairAt(over) }),
    screen('replay', `/replay/${over.table}`, { by: chairAt(over) }),
    screen('verify', `/verify?table=${over.table}`, { by: chairAt(over) }),
    screen('seats', '/seats', { by: chairAt(middle) }),
    screen('rules', `/rules/${game}`),
    screen('learn', `/learn/${game}`),
    screen('sandbox', `/sandbox/${game}`),
  ];
};

/** The game that comes with a guide for workshops. */
const played = BOXES.find(({ guide }) => guide !== undefined)?.id ?? '';
const ROOM_STEPS = [
  { title: 'Accueil', minutes: 10, say: 'Bonjour à tous.' },
  { title: 'Votre pari', minutes: 5, question: { text: 'Combien de prisons\u00a0?', choices: ['Aucune', 'Une ou deux', 'Plus'] } },
  { title: 'Monnaie-dette', minutes: 40, game: { game: played, perTable: 6 } },
  { title: 'Bilan', minutes: 20 },
];

/** A room at one moment: its console, its wall and a phone. */
const roomAt = async (house: StillHouse, moment: string, requests: readonly RoomRequest[]): Promise<readonly Screen[]> => {
  const plan = { title: 'Atelier monnaie', steps: ROOM_STEPS, people: 8, minutes: 90, lang: 'fr' };
  const { room, code, animator } = await house.post<CreatedRoom>(`room ${moment}`, '/api/rooms', plan);
  for (const name of PEOPLE.slice(0, 6)) await house.post(`${moment} ${name}`, `/api/rooms/${room}`, { t: 'join', name }, keyOf(name));
  for (const [index, request] of requests.entries()) await house.post(`${moment} ${index}`, `/api/rooms/${room}`, request, animator);
  const rooms = [{ room, code, title: plan.title, animator: null, own: keyOf(at(PEOPLE, 0)), usedAt: NOW }];
  const link = `/r/${room}/console#a=${animator}`;
  return [
    { name: `room.${moment}-console`, path: link },
    { name: `room.${moment}-wall`, path: `/r/${room}/wall` },
    { name: `room.${moment}-phone`, path: `/r/${room}`, local: { rooms } },
    { name: `room.${moment}-debrief`, path: `/r/${room}/debrief`, by: link },
    { name: `room.${moment}-sheets`, path: `/r/${room}/sheets`, by: link },
  ];
};

const roomScreens = async (house: StillHouse): Promise<readonly Screen[]> => {
  const question = at(ROOM_STEPS, 1).question;
  const asked: readonly RoomRequest[] =
    question === undefined
      ? []
      : [
          { t: 'step', step: 1 },
          { t: 'ask', question },
        ];
  const begun = await roomAt(house, 'game', [
    { t: 'step', step: 2 },
    { t: 'begin', step: 2, games: 0 },
  ]);
  return [...(await roomAt(house, 'welcome', [])), ...(await roomAt(house, 'question', asked)), ...begun];
};

/** Figures of the machine, and the name of its folder, say nothing of the page. */
const hideFigures = async (page: Page): Promise<void> => {
  await page.locator('.host-figure').evaluateAll((figures) => {
    for (const figure of figures) figure.setAttribute('class', 'host-figure');
  });
  await page.locator('.host-figure dd, .host-head p:not(.help), .folder').evaluateAll((elements) => {
    for (const element of elements) element.replaceWith('–');
  });
};

/** How long an experiment would take is found out by trying. */
const hideTrial = async (page: Page): Promise<void> => {
  await page.locator('.lab-figure').first().waitFor();
  await page.locator('.lab-figure, .lab-figure ~ *, :has(> .lab-figure) + .hint').evaluateAll((elements) => {
    for (const element of elements) element.replaceWith('–');
  });
};

const houseScreens = async (house: StillHouse): Promise<readonly Screen[]> => {
  const seats = ['Inès', 'Zoé'].map((name) => ({ kind: 'here', name }));
  const usual = { options: {}, seats, secondsPerDecision: 120, watching: 'everyone', referee: 'auto', start: true, lang: 'fr' };
  for (const { id: game } of BOXES.slice(0, 2)) await house.post(`public ${game}`, '/api/tables', { ...usual, game });
  const pages = ['watch', 'guide', 'notices', 'seats', 'workshop', 'rules', 'verify', 'recordings', 'replay', 'nowhere'];
  return [
    { name: 'house.home', path: '/' },
    ...pages.map((name) => ({ name: `house.${name}`, path: `/${name}` })),
    { name: 'house.lab', path: '/lab', act: hideTrial },
    { name: 'house.adjudicator', path: '/lab/adjudicator' },
    { name: 'house.join', path: '/j/ABCDEF' },
    { name: 'house.host-door', path: '/host' },
    { name: 'house.host', path: '/host', session: { 'comptoir.hostKey': HOST_KEY }, act: hideFigures },
  ];
};

export const GROUPS: readonly Group[] = [
  { name: 'house', screens: houseScreens },
  { name: 'room', screens: roomScreens },
  ...BOXES.map(({ id }) => ({ name: id, screens: (house: StillHouse) => gameScreens(house, id) })),
];
