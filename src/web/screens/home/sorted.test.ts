import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '#protocol';
import { sceneWith } from '../../store/testing/scene.ts';
import { sorted } from './sorted.ts';

const seat = (number: number, holder: SeatInfo['holder']): SeatInfo => ({
  seat: number,
  holder,
  name: '',
  level: null,
  connected: false,
  mark: number,
  awayUntil: null,
});
const table = (name: string, more: Partial<TableInfo>): TableInfo => sceneWith({}, { table: name, ...more }).info;

it('the first page lists lobbies with a free seat as looking for players, and games, those in play first, as to be watched', () => {
  const tables = [
    table('over', { status: 'finished' }),
    table('free', { status: 'lobby', seats: [seat(0, 'person'), seat(1, 'open')] }),
    table('full', { status: 'lobby', seats: [seat(0, 'person'), seat(1, 'bot')] }),
    table('closed', { status: 'lobby', seats: [seat(0, 'open')], closed: true }),
    table('played', { status: 'playing', seats: [seat(0, 'open')] }),
  ];
  const { looking, shown } = sorted({ ok: true, value: tables });
  expect([looking.map((info) => info.table), shown.map((info) => info.table)]).toEqual([['free'], ['played', 'over']]);
  expect(sorted(null)).toEqual({ looking: [], shown: [] });
});
