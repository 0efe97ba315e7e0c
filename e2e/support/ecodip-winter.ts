import type { Page } from 'playwright-core';
import { Client } from '../../src/server/testing/client.ts';
import { here, openTable } from './tables.ts';
import type { CreatedTable, CreateTable } from '#protocol';

/** Ten people at one table, under a human referee. */
const openTen = (page: Page, options: CreateTable['options']): Promise<CreatedTable> =>
  openTable(page, {
    game: 'ecodip',
    options: { deadlines: 'table', referee: 'human', ...options },
    seats: here('Ana', 'Bo', 'Cléo', 'Dan', 'Éva', 'Fox', 'Gil', 'Hal', 'Ida', 'Jo'),
    referee: 'someone',
  });

const phaseOf = ({ scene }: Client): string => {
  const { view } = scene;
  if (typeof view !== 'object' || view === null || !('table' in view)) return '';
  const { table } = view;
  return typeof table === 'object' && table !== null && 'phase' in table ? String(table.phase) : '';
};

const must = async (client: Client, move: unknown): Promise<void> => {
  const answer = await client.move(move);
  if (answer.t === 'no') throw new Error(answer.message);
};

/** The sheets that are not empty, by phase and seat: « SPRING_ORDERS 2 ». */
type Sheets = Readonly<Record<string, string>>;

/** Everybody seals a sheet and the referee publishes, until the phase has come. */
const passUntil = async (referee: Client, players: readonly Client[], phase: string, sheets: Sheets): Promise<void> => {
  while (phaseOf(referee) !== phase) {
    const before = phaseOf(referee);
    // Not everybody has something to order in every phase.
    const asked = referee.scene.awaited;
    for (const [seat, player] of players.entries()) {
      if (!asked.includes(seat)) continue;
      await player.until(() => phaseOf(player) === before);
      await must(player, { type: 'submit', sheet: sheets[`${before} ${seat}`] ?? '' });
    }
    await referee.until(() => referee.scene.awaited.includes('referee'));
    await must(referee, { type: 'publish' });
    await referee.until(() => phaseOf(referee) !== before);
  }
};

interface Winter {
  /** The links of the chairs, by seat. */
  readonly links: readonly string[];
  /** A ruling of the referee (EC-4.19.1), which sets the scene. */
  readonly rule: (ruling: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly close: () => void;
}

/** The first winter: where nobody orders anything, units, stocks and provinces are those of the start and of one harvest. */
export const firstWinter = async (page: Page, url: string, options: Readonly<Record<string, unknown>> = {}, sheets: Sheets = {}): Promise<Winter> => {
  const { table, referee: token, seats } = await openTen(page, options);
  const referee = await Client.join(url, { table, token: token ?? '' });
  const players = await Promise.all(seats.map((held) => Client.join(url, { table, token: held.token })));
  await passUntil(referee, players, 'WINTER_ORDERS', sheets);
  for (const player of players) player.close();
  return {
    links: seats.map((held) => `/t/${table}#s=${held.token}`),
    rule: (ruling) => must(referee, { reason: 'mise en place', publicity: 'public', ...ruling }),
    close: () => referee.close(),
  };
};
