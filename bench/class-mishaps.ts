import { setTimeout as sleep } from 'node:timers/promises';
import { barState, takeTurn } from '../e2e/support/player.ts';
import {
  SECOND_MS,
  album,
  ask,
  atTable,
  attempt,
  come,
  deadWifi,
  desk,
  house,
  keepShown,
  lea,
  lead,
  look,
  malik,
  must,
  newPupil,
  now,
  pair,
  press,
  pupils,
  reached,
  rest,
  resting,
  room,
  take,
  wall,
  wifi,
} from './class-hall.ts';
import { type Answer, keyOf } from './class-pupils.ts';

/* What goes wrong in the games of `class.ts`, battle by battle. */

/** Their phones die in the debt game: one is switched off, one lies behind a wall that nothing passes. */
const OFF = 'Théo';
export const LEAVE = ['Hugo', 'Paul', 'Rose'];
/** Comes back on another phone. */
const BACK = OFF;

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

export type Turn = readonly [battle: number, what: string, work: () => Promise<unknown>];

export const DEBT: readonly Turn[] = [
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
        must(shut.code === 'talkClosed', `talk is shut: ${String(shut.code)}`);
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

export const FREE: readonly Turn[] = [
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
