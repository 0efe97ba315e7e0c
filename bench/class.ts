// A workshop of ninety minutes that misbehaves throughout: thirty people, two games, the debrief and its files. Most are people by the
// protocol; the wall, the console and three phones are pages. Pictures, what the wall showed and how long each battle took go into a
// folder: node bench/class.ts --out FOLDER; --pace 20 goes through it twenty times as fast.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { at } from '#kernel/collections.ts';
import type { RoomRequest, RoomView } from '#protocol';
import { openHouse } from '../e2e/support/house.ts';
import { barState, takeTurn } from '../e2e/support/player.ts';
import { Client } from '../src/server/testing/client.ts';
import type { Stand } from './class-figures.ts';
import { Album, type Seen, shownOn, watchWall } from './class-look.ts';
import { type Answer, askRoom, keyOf, openWifi, Pupil } from './class-pupils.ts';

const { values } = parseArgs({ options: { out: { type: 'string' }, pace: { type: 'string', default: '1' } } });
const { out } = values;
if (out === undefined) throw new Error('--out FOLDER is needed');
const pace = Number(values.pace);
const SECOND_MS = 1000 / pace;
const THINK_MS = Math.round(13 * SECOND_MS);
const PATIENCE_MS = 30_000;
const rest = (seconds: number): Promise<void> => sleep(seconds * SECOND_MS);

mkdirSync(out, { recursive: true });
const album = new Album(out);
const keep = (name: string, text: string | Buffer): void => writeFileSync(join(out, name), text);

const NAMES = 'Noé Inès Hugo Sami Jeanne Chloé Théo Aïcha Paul Lina Yanis Zélie Omar Rose Gabin Maëlle Ravi Anouk Ilyès Capucine Bastien Nour Victor'.split(
  ' ',
);
/** Their phones die in the debt game: one is switched off, one lies behind a wall that nothing passes. */
const [OFF, MUTE] = ['Théo', 'Nils'];
const LEAVE = ['Hugo', 'Paul', 'Rose'];
/** Comes back on another phone. */
const BACK = 'Théo';

const house = await openHouse({ site: 'http://192.168.1.24:4280', roomSecond: SECOND_MS });
const wifi = await openWifi(house.url);
const deadWifi = await openWifi(house.url);
const moving = { reducedMotion: 'no-preference' } as const;
const desk = await house.visitor({ ...moving, viewport: { width: 1440, height: 900 }, acceptDownloads: true });
const hand = { ...moving, viewport: { width: 390, height: 844 } };
const lea = await house.visitor(hand);
const pair = await house.visitor({ ...hand, viewport: { width: 360, height: 640 } });
const malik = await house.visitor({ ...hand, baseURL: wifi.url });

/** Whatever goes wrong is noted, and the class goes on. */
const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  album.note(what);
  await work().catch((error: unknown) => album.note('FAILED', { what, error: String(error).slice(0, 600) }));
};

const press = (button: Locator): Promise<void> => button.click({ timeout: PATIENCE_MS });

await desk.goto('/');
await press(desk.getByRole('link', { name: 'Animer' }));
await desk.getByText('Dette, puis libre').first().waitFor();
await press(desk.getByRole('button', { name: 'Ouvrir la salle' }));
await desk.getByRole('heading', { name: 'Accueil' }).waitFor();
const room = /\/r\/([^/]+)\//.exec(desk.url())?.[1] ?? '';
const wall = await desk.context().newPage();
await wall.setViewportSize({ width: 1920, height: 1080 });
await wall.addInitScript(watchWall);
await wall.goto(`/r/${room}/wall`);
const held: readonly Readonly<Record<string, unknown>>[] = JSON.parse((await desk.evaluate<string | null>(`localStorage.getItem('comptoir.rooms')`)) ?? '[]');
const animator = String(held[0]?.animator);
keep('room.json', JSON.stringify({ url: house.url, room, animator }));

const seen: Seen = { wall, console: desk, phones: [lea, pair, malik] };
const take = (name: string, others: Partial<Seen> = {}): Promise<void> => album.take(name, { ...seen, ...others });
const ask = (token: string, request: RoomRequest): Promise<Answer> => askRoom(house.url, room, token, request);
const lead = (request: RoomRequest): Promise<Answer> => ask(animator, request);
const look = async (): Promise<RoomView> => {
  const response = await fetch(`${house.url}/api/rooms/${room}`, { headers: { authorization: `Bearer ${animator}` } });
  if (!response.ok) throw new Error(`no room: ${response.status}`);
  const view: RoomView = JSON.parse(await response.text());
  return view;
};
const { code } = await look();

const heard: Record<string, number> = {};
let shift = 0;
const newPupil = (name: string, token = keyOf(name), url = house.url): Pupil => {
  const number = ++shift;
  return new Pupil({ url, room }, name, token, number, {
    thinkMs: THINK_MS,
    choice: ({ choices }) => (number * 7) % Math.max(1, choices.length),
    heard: (what) => {
      heard[what] = (heard[what] ?? 0) + 1;
    },
  });
};
const pupils = new Map<string, Pupil>();
const come = async (name: string, token?: string, url?: string): Promise<Answer> => {
  const pupil = newPupil(name, token, url);
  const answer = await pupil.come();
  if (answer.code === undefined) pupils.set(name, pupil);
  return answer;
};

const enter = async (page: Page, name: string, other?: string): Promise<void> => {
  await page.goto(`/j/${code}`);
  await page.getByLabel('Votre prénom').fill(name);
  if (other !== undefined) {
    await page.getByLabel('Nous sommes deux sur ce téléphone').check();
    await page.getByLabel('L’autre prénom').fill(other);
  }
  await press(page.getByRole('button', { name: 'Entrer', exact: true }));
};

/* Each page of a phone is played by hand, in its own time. */
const lesson = new AbortController();
const isOver = (): boolean => lesson.signal.aborted;
const resting = new Set<Page>();
const playByHand = async (page: Page): Promise<void> => {
  while (!isOver()) {
    const state = resting.has(page) ? '' : await barState(page).catch(() => '');
    if (state === 'act') {
      await sleep(Math.random() * THINK_MS);
      if (!resting.has(page)) await takeTurn(page).catch(() => undefined);
    } else await sleep(300);
  }
};

/* ---------- how the games go, seen from the console's seat ---------- */

const stands: Stand[] = [];
let eye: Client | null = null;
let eyed = '';
const watchGame = async (): Promise<void> => {
  let games: RoomView['games'] = [];
  for (let turn = 0; !isOver(); turn++) {
    await sleep(Math.min(200, SECOND_MS / 4));
    if (turn % 5 === 0) ({ games } = await look().catch(() => ({ games })));
    const table = games.at(-1)?.tables[0]?.table;
    if (table === undefined) continue;
    if (table !== eyed || eye === null || eye.closed !== null) {
      eye = await Client.join(house.url, { table, token: animator }).catch(() => null);
      eyed = table;
    }
    const last = stands.at(-1);
    try {
      const { view, info, outcome } = eye?.scene ?? {};
      const { battle, point } = Object(view).table;
      const now: Stand = {
        game: games.length,
        battle,
        kind: (outcome ?? null) === null ? String(point.kind) : 'over',
        telling: (info?.inRoom?.telling ?? null) !== null,
        at: Date.now(),
      };
      if (last?.game !== now.game || last.battle !== now.battle || last.kind !== now.kind || last.telling !== now.telling) stands.push(now);
    } catch {}
  }
};
const now = (): Stand | undefined => stands.at(-1);
const reached = async (game: number, battle: number, kinds: readonly string[] = []): Promise<boolean> => {
  for (;;) {
    const stand = now();
    if (stand !== undefined) {
      if (stand.game > game || (stand.game === game && (stand.kind === 'over' || stand.battle > battle))) return false;
      if (stand.game === game && stand.battle === battle && (kinds.length === 0 || kinds.includes(stand.kind))) return true;
    }
    await sleep(50);
  }
};
const atTable = async (token: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const client = await Client.join(house.url, { table: eyed, token });
  try {
    await work(client);
  } finally {
    client.close();
  }
};
const must = (holds: boolean, words: string): void => {
  if (!holds) throw new Error(words);
  album.note('held', { words });
};

/* ---------- the lobby ---------- */

const began = Date.now();
album.note('began', { pace, code });
await take('empty-room');
for (const name of NAMES.slice(0, 10)) {
  await come(name);
  await rest(4);
}
await attempt('Léa and Malik enter; two share a phone', async () => {
  await enter(lea, 'Léa');
  await enter(malik, 'Malik');
  await enter(pair, 'Tom', 'Éva');
  await lea.getByText('Vous êtes dans la salle, Léa').waitFor();
});
await take('half-full');
for (const name of NAMES.slice(10)) {
  await come(name);
  await rest(3);
}
await come(MUTE, undefined, deadWifi.url);
await attempt('rude and reserved names stay outside', async () => {
  for (const name of ['Gros Connard', 'La Banque', 'L’animateur', 'État']) {
    const { code: refused } = await come(name, keyOf('rude'));
    must(refused === 'bannedWord' || refused === 'reservedName', `${name}: ${String(refused)}`);
  }
});
await attempt('a clown comes in, is renamed, removed, and stays out', async () => {
  await come('Zizi des bois', keyOf('clown'));
  await rest(5);
  await take('a-clown-on-the-wall');
  await press(desk.getByRole('button', { name: /Renommer Zizi/ }));
  await desk.getByLabel(/Renommer Zizi/).fill('Kevin');
  await press(desk.getByRole('button', { name: 'Renommer', exact: true }));
  await wall.getByText('Kevin').waitFor();
  await press(desk.getByRole('button', { name: 'Retirer Kevin' }));
  await press(desk.getByRole('button', { name: 'Retirer Kevin pour de bon' }));
  await rest(2);
  pupils.get('Zizi des bois')?.putAway();
  pupils.delete('Zizi des bois');
  must((await come('Roi', keyOf('clown'))).code === 'sentAway', 'the removed phone stays out');
});
await attempt('a second Léa', async () => {
  must((await come('Léa', keyOf('Léa 2'))).code === 'nameTaken', 'the second of a name is asked');
  must((await come('Léa B', keyOf('Léa 2'))).code === undefined, 'with a letter they are in');
});
await attempt('somebody without a phone', async () => {
  await desk.getByLabel('Prénom').fill('Ida');
  await press(desk.getByRole('button', { name: 'Inscrire' }));
  await rest(2);
});
await attempt('one waits and learns', async () => {
  await press(lea.getByRole('button', { name: 'Qui joue quoi' }));
  await rest(5);
});
await take('full-room');
await attempt('the guided game', async () => {
  await press(lea.getByRole('button', { name: 'Fermer', exact: true }).first());
  await press(lea.getByRole('button', { name: 'La partie guidée' }));
  await rest(8);
});
await take('learning');
album.note('people', { heads: (await look()).people.filter(({ gone }) => !gone).reduce((sum, { heads }) => sum + heads, 0) });
await rest(240);
void playByHand(lea);
void playByHand(pair);
void playByHand(malik);
void watchGame();

/* ---------- a question ---------- */

const answerPages = async (choices: readonly RegExp[]): Promise<void> => {
  for (const [index, page] of [lea, pair, malik].entries())
    await attempt('a phone answers', () => press(page.getByRole('button', { name: choices[index] ?? at(choices, 0) }).first()));
};
await attempt('the first bet', async () => {
  await press(desk.getByRole('button', { name: /^Passer à.*Votre pari/ }));
  await rest(8);
  await take('bet-put');
  await answerPages([/^C /, /^D /, /^A /]);
  await wall.getByText(/réponses sur .* cachetées/).waitFor();
  await take('bet-sealed');
  for (let tries = 0; tries < 600 && (await look()).polls.at(-1)?.open !== false; tries++) await rest(0.5);
  await rest(3);
  await take('bet-opened');
});

/* ---------- a game ---------- */

const lookAtBattle = async (game: number, battle: number, name: string): Promise<void> => {
  if (!(await reached(game, battle, ['stake']))) return;
  await take(`${name}-stake`);
  if (!(await reached(game, battle, ['market']))) return;
  await rest(0.7);
  await take(`${name}-cards`);
  await rest(3);
  await take(`${name}-gains`);
  const told = Date.now();
  while (now()?.telling === true && Date.now() < told + 60 * SECOND_MS && (await wall.locator('.tb-lesson').count()) === 0) await sleep(100);
  await take(`${name}-lesson`);
};

const helpNeeded = async (): Promise<void> => {
  const { people } = await look();
  album.note('lost', { people: people.filter(({ lostAt }) => lostAt !== null).map(({ name }) => name) });
};

type Turn = readonly [battle: number, what: string, work: () => Promise<unknown>];

const DEBT: readonly Turn[] = [
  [1, 'the first battle is looked at', () => lookAtBattle(1, 1, 'debt-1')],
  [
    2,
    'Zoé comes late, and the animator presses undo',
    async () => {
      must((await come('Zoé')).code === undefined, 'the latecomer is in');
      await rest(1.5);
      await take('late-arrival');
      const undo = desk.getByRole('button', { name: /^Annuler/ });
      album.note('undo', { words: await undo.textContent(), disabled: await undo.isDisabled() });
      if (await undo.isEnabled()) {
        await press(undo);
        await rest(1);
        await take('undo-asks');
        await press(desk.getByRole('button', { name: 'Oui, annuler' }));
      }
      await rest(2);
      for (const page of [lea, pair, malik]) must((await page.getByText('La page a trébuché').count()) === 0, 'no phone has fallen');
    },
  ],
  [
    3,
    'two phones die',
    async () => {
      pupils.get(OFF)?.putAway();
      deadWifi.silent = true;
      await rest(25);
      await helpNeeded();
      await take('two-phones-dead');
      if (await reached(1, 4)) await take('a-bot-goes-on');
    },
  ],
  [
    4,
    'the Wi-Fi of one phone goes silent',
    async () => {
      if (!(await reached(1, 4, ['plan', 'stake']))) return;
      wifi.silent = true;
      await rest(7);
      await take('silent-wifi');
      await rest(10);
      wifi.silent = false;
      const from = Date.now();
      for (let tries = 0; tries < 300 && (await malik.getByText(/Connexion perdue|Ligne coupée|hors ligne/i).count()) > 0; tries++) await sleep(100);
      album.note('the silent phone is back', { ms: Date.now() - from });
      await take('wifi-is-back');
    },
  ],
  [
    5,
    'talk, and a motion',
    async () => {
      await atTable(keyOf('Noé'), async (noe) => {
        const shut: Answer = Object(await noe.ask({ t: 'say', text: 'psst' }));
        must(shut.code === 'talkClosed', 'talk is shut');
        const motion: Answer = Object(await noe.ask({ t: 'propose', options: { windowMarket: 30 } }));
        must(motion.code === 'motionsClosed', 'no motions here');
        await press(desk.getByRole('switch', { name: 'Ouverte' }));
        await noe.until(() => noe.scene.info.inRoom?.talk === true);
        await noe.ask({ t: 'say', text: 'C’est nul, la banque prend tout !' });
        await noe.ask({ t: 'say', text: 'Qui me donne une carte ?' });
        await rest(2);
        await take('talk-open');
        await press(desk.getByRole('switch', { name: 'Ouverte' }));
        await rest(1);
        const again: Answer = Object(await noe.ask({ t: 'say', text: 'psst' }));
        must(again.code === 'talkClosed', 'talk is shut again');
      });
      await attempt('the menu of a pupil', async () => {
        resting.add(lea);
        await press(lea.getByRole('button', { name: 'Menu' }));
        await rest(1);
        await take('menu-of-a-pupil');
        await lea.keyboard.press('Escape');
      });
      resting.delete(lea);
    },
  ],
  [
    6,
    'three leave',
    async () => {
      for (const name of LEAVE) {
        await ask(keyOf(name), { t: 'leave' });
        pupils.get(name)?.putAway();
        await rest(2);
      }
      await take('three-left');
    },
  ],
  [
    7,
    'one comes back on another phone',
    async () => {
      const other = keyOf('a borrowed phone');
      must((await ask(other, { t: 'join', name: BACK })).code === 'nameTaken', 'the name is taken');
      must((await ask(other, { t: 'claim', name: BACK })).code === undefined, 'it is claimed');
      await rest(2);
      await take('claimed');
      await press(desk.getByRole('button', { name: `Oui, c’est ${BACK}` }));
      await rest(1);
      const back = newPupil(BACK, other);
      await back.open();
      pupils.set(BACK, back);
      await rest(4);
      await take('back-on-another-phone');
    },
  ],
  [
    8,
    'for somebody on paper, by hand; a pause; an announcement',
    async () => {
      await attempt('paper', async () => {
        const ida = (await look()).people.find(({ name }) => name === 'Ida')?.person ?? -1;
        const paper = await desk.context().newPage();
        await paper.setViewportSize({ width: 1440, height: 900 });
        await paper.goto(`/r/${room}/paper/${ida}`);
        await paper.locator('section.bar').waitFor();
        for (let turns = 0; turns < 3; turns++) if ((await barState(paper)) === 'act') await takeTurn(paper);
        await take('paper-seat', { console: paper });
        await paper.close();
      });
      await press(desk.getByRole('button', { name: 'Pause', exact: true }));
      await rest(6);
      await take('pause');
      await press(desk.getByRole('button', { name: 'Reprendre' }));
      await press(desk.getByRole('button', { name: 'Parlez à vos voisins' }));
      await rest(3);
      await take('announcement');
    },
  ],
  [9, 'a late battle is looked at', () => lookAtBattle(1, 9, 'debt-9')],
  [
    10,
    'the wall is closed and opened again in the middle of a telling',
    async () => {
      if (!(await reached(1, 10, ['market']))) return;
      await rest(2);
      await keepShown('before-reload');
      await wall.reload();
      await rest(3);
      await take('wall-reloaded');
    },
  ],
];

const FREE: readonly Turn[] = [
  [1, 'the first battle of free money is looked at', () => lookAtBattle(2, 1, 'free-1')],
  [
    2,
    'the lesson is held by the console',
    async () => {
      const choose = (name: string): Promise<void> =>
        press(
          desk
            .getByRole('radio', { name })
            .or(desk.getByRole('button', { name, exact: true }))
            .first(),
        );
      await choose('Leçon');
      await rest(5);
      await take('lesson-held');
      await choose('Auto');
    },
  ],
  [
    3,
    'the server stops and starts again',
    async () => {
      await house.serverLeaves();
      await rest(8);
      await take('server-gone');
      await house.serverReturns();
      await rest(12);
      await take('server-back');
    },
  ],
  [
    4,
    'the Wi-Fi goes silent once more, and the door is shut',
    async () => {
      await lead({ t: 'door', locked: true });
      must((await come('Intrus')).code === 'roomLocked', 'nobody new comes in');
      wifi.silent = true;
      await rest(25);
      await take('silent-longer');
      wifi.silent = false;
      await rest(10);
      await take('silent-over');
      await lead({ t: 'door', locked: false });
    },
  ],
  [
    5,
    'a phone dies, and the animator gives it to a bot',
    async () => {
      pupils.get('Ravi')?.putAway();
      await rest(24);
      await take('help-a-lost-phone');
      await press(desk.getByRole('button', { name: 'Un bot continue' }).first());
      await rest(2);
      await pupils.get('Ravi')?.come();
      await rest(4);
      await take('the-lost-one-is-back');
    },
  ],
  [
    7,
    'everybody is hurried',
    async () => {
      await press(desk.getByRole('button', { name: /^Presser/ }));
      await rest(2);
      await take('hurried');
    },
  ],
  [9, 'a late battle of free money is looked at', () => lookAtBattle(2, 9, 'free-9')],
];

const shownBefore: unknown[] = [];
const keepShown = async (why: string): Promise<void> => {
  shownBefore.push(...(await shownOn(wall)));
  keep('wall.json', JSON.stringify(shownBefore));
  album.note('wall kept', { why });
};

const playGame = async (game: number, turns: readonly Turn[], name: string): Promise<void> => {
  for (const [battle, what, work] of turns) if (await reached(game, battle)) await attempt(`battle ${battle}: ${what}`, work);
  while (now()?.game !== game || now()?.kind !== 'over') await sleep(300);
  await rest(4);
  await take(`${name}-over`);
  await keepShown(name);
  keep('stands.json', JSON.stringify(stands));
  const { games } = await look();
  const table = games[game - 1]?.tables[0]?.table ?? '';
  keep(`recording-${game}.json`, await (await fetch(`${house.url}/api/tables/${table}/recording`)).text());
};

for (let tries = 0; tries < 2400 && (await look()).games.length < 1; tries++) await rest(0.5);
await playGame(1, DEBT, 'debt');

/** The end has its minute on the wall; then a question comes by itself. */
const nextQuestion = async (number: number, choices: readonly RegExp[], name: string): Promise<void> => {
  for (let tries = 0; tries < 600 && (await look()).polls.length < number; tries++) await rest(0.5);
  await rest(6);
  await take(`${name}-put`);
  await answerPages(choices);
  for (let tries = 0; tries < 900 && (await look()).polls.at(-1)?.open !== false; tries++) await rest(0.5);
  await rest(3);
  await take(`${name}-opened`);
};
await attempt('the second bet', () => nextQuestion(2, [/^C /, /^A /, /^B /], 'bet-2'));
for (let tries = 0; tries < 2400 && (await look()).games.length < 2; tries++) await rest(0.5);
await attempt('those who left come back for the second game', async () => {
  for (const name of LEAVE.slice(1)) await pupils.get(name)?.come();
});
await playGame(2, FREE, 'free');
await attempt('a view', () => nextQuestion(3, [/^C /, /^A /, /^D /], 'view'));

/* ---------- the debrief ---------- */

const save = async (page: Page, button: string, name: string, files = 1): Promise<void> => {
  const got: { readonly path: string | null; readonly as: string }[] = [];
  const note = async (download: { path(): Promise<string>; suggestedFilename(): string }): Promise<void> => {
    got.push({ path: await download.path(), as: download.suggestedFilename() });
  };
  page.on('download', (download) => void note(download));
  await press(page.getByRole('button', { name: button, exact: true }));
  for (let tries = 0; tries < 300 && got.length < files; tries++) await sleep(100);
  page.removeAllListeners('download');
  for (const { path, as } of got) if (path !== null) copyFileSync(path, join(out, `${name}-${as}`));
  must(got.length === files, `${files} files: ${name}`);
};

lesson.abort();
await attempt('the page of the debrief and its files', async () => {
  await press(lea.getByRole('link', { name: 'Le débriefing' }));
  const page = await desk.context().newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/r/${room}/debrief`);
  await page.getByRole('heading', { name: 'Vos paris, et ce qui s’est passé' }).waitFor();
  await take('debrief-page', { console: page });
  await page.screenshot({ path: join(out, 'debrief-whole.png'), fullPage: true });
  keep('debrief.txt', await page.locator('main').innerText());
  const FILE = 'Fichier de la salle';
  await save(page, 'CSV', 'named');
  await save(page, 'Décisions', 'named', 2);
  await save(page, FILE, 'named');
  await page.getByRole('switch', { name: 'Sans les noms' }).click();
  await save(page, 'CSV', 'nameless');
  await save(page, 'Décisions', 'nameless', 2);
  await save(page, FILE, 'nameless');
});
keep('view.json', JSON.stringify(await look()));
await attempt('the views of the debrief', async () => {
  await wall.getByRole('heading', { name: 'Le débriefing' }).waitFor();
  await take('debrief-way-in');
  for (const slide of [1, 2, 3, 4]) {
    await press(desk.getByRole('button', { name: /^Vue suivante/ }));
    await wall.locator('.wall-slide svg').waitFor();
    await rest(5);
    await take(`debrief-${slide}`);
    await rest(100);
  }
});
album.note('over', { minutes: Math.round((Date.now() - began) / 6000) / 10, moments: album.moments, heard, complaints: house.complaints });
for (const pupil of pupils.values()) pupil.putAway();
wifi.close();
deadWifi.close();
await house.close();
process.exit(0);
