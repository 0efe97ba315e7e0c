import type { Page } from 'playwright-core';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { CreatedTable, CreateTable } from '#protocol';
import { type Glance, LoadPlayer } from '../../bench/load-player.ts';
import { type House, untilFinished } from './house.ts';
import { bots, here, openTable } from './tables.ts';

/* The pictures of a workshop on money: phones, wall, console and debrief of Triple Bataille. */

const PHONE = { width: 390, height: 844 };
const WALL = { width: 1920, height: 1080 };
const DESK = { width: 1440, height: 900 };
const ROOM = 24;

const game: AnyGame = tripleBataille;

const open = (page: Page, options: CreateTable['options'], people: readonly string[], others: number): Promise<CreatedTable> =>
  openTable(page, { game: 'triple-bataille', options, seats: [...here(...people), ...bots(others)], referee: 'someone' });

interface Moment {
  readonly battle: number;
  readonly kind: string;
}

const isReached = ({ view }: Glance, { battle, kind }: Moment): boolean => {
  const { table } = Object(view);
  return table.battle > battle || (table.battle === battle && table.point.kind === kind);
};

/** A bot plays the first chair up to a moment, and leaves it to the page. */
const playTo = async (house: House, { table, seats }: CreatedTable, moment: Moment): Promise<void> => {
  const there = Promise.withResolvers<void>();
  const bot = game.bots.decent;
  const chance = quickChance(5);
  const mind = (glance: Glance): unknown => {
    if (bot !== undefined && !isReached(glance, moment)) return bot.choose(glance, 0, chance);
    there.resolve();
    return null;
  };
  const events = { acknowledged: () => undefined, refused: () => undefined, over: () => there.resolve() };
  const player = new LoadPlayer({ url: house.url, table, token: at(seats, 0).token }, chance, events, 0, mind);
  await player.connect();
  await there.promise;
  player.stop();
};

const finished = async (page: Page, mode: string): Promise<string> => {
  const { table } = await open(page, { mode, length: 'short' }, [], ROOM);
  await untilFinished(page, table);
  return table;
};

export const shootWorkshop = async (house: House, shoot: (page: Page, name: string) => Promise<void>): Promise<void> => {
  const phone = await house.visitor({ viewport: PHONE });
  const debt = await open(phone, { mode: 'dette', length: 'standard' }, ['Léa Martin'], ROOM - 1);
  const wall = await house.visitor({ viewport: WALL });
  await wall.goto(`/t/${debt.table}/projector`);
  await phone.goto(`/t/${debt.table}#s=${at(debt.seats, 0).token}`);
  await playTo(house, debt, { battle: 8, kind: 'stake' });
  await shoot(wall, 'triple-bataille-projector');
  await shoot(phone, 'triple-bataille-phone-stake');
  const desk = await house.visitor({ viewport: DESK });
  await desk.goto(`/t/${debt.table}/console#r=${debt.referee}`);
  await desk.locator('.console-seat').first().waitFor();
  await shoot(desk, 'triple-bataille-console');

  const libre = await open(phone, { mode: 'libre', length: 'standard' }, ['Léa Martin'], 7);
  await phone.goto(`/t/${libre.table}#s=${at(libre.seats, 0).token}`);
  await playTo(house, libre, { battle: 9, kind: 'market' });
  await shoot(phone, 'triple-bataille-phone-result');
  await phone.setViewportSize(DESK);
  await shoot(phone, 'triple-bataille-wide-light');

  const [morning, afternoon] = [await finished(desk, 'dette'), await finished(desk, 'libre')];
  await desk.setViewportSize({ width: 1600, height: 1200 });
  await desk.goto(`/t/${morning}/debrief?with=${afternoon}`);
  await desk.getByRole('heading', { name: 'Deux parties, côte à côte' }).waitFor();
  await shoot(desk, 'triple-bataille-debrief');
};
