import { orderDesk } from '#diplomacy/order-desk.ts';
import { DEFAULT_RULES } from '#diplomacy/rules.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import { describe, expect, it } from 'vitest';
import { SAMPLES, staged } from './samples.ts';
import { positionOf } from './scenario.ts';
import { readSheet } from './sheet.ts';
import { verdictOf } from './verdict.ts';

const board = standardBoard();
const desk = orderDesk(board, DEFAULT_RULES);
const start = positionOf(board.map.start);
const read = (text: string) => readSheet(start, text, desk);

describe('orders written as text', () => {
  it('reads French and English, with or without powers, under headings or behind them', () => {
    const { scenario, written, notes } = read('A par - bur\nFRANCE: F bre H\n\nAllemagne\nF kie - den # la Scandinavie\narmy ber S kie\nENG F lon - nth');
    expect(notes.filter(({ isWritten }) => !isWritten)).toEqual([]);
    expect(written).toBe(5);
    expect(scenario.orders).toContainEqual({ k: 'move', at: 'kie', to: 'den' });
    expect(scenario.orders).toContainEqual({ k: 'move', at: 'lon', to: 'nth' });
    expect(scenario.units).toEqual(start.units);
  });

  it('says which line is wrong and why, and takes the others', () => {
    const { written, notes } = read('A par - bru\nA par - bur\nA par dances');
    expect(written).toBe(1);
    expect(notes.map(({ line, message, isWritten }) => [line, message.key, isWritten])).toEqual([
      [1, 'diplomacy.E-PROV.near', false],
      [3, 'diplomacy.E-SYNTAX', false],
    ]);
  });

  it('reads several orders on a line, and offers what a line probably says where that would count', () => {
    const { written, notes } = read('1. A par-bur; F bre-mao\nA mar - spian\nA mar does not move to spa\nA mar - spa ou gas');
    expect(written).toBe(2);
    expect(notes.map(({ line, nearest }) => [line, nearest])).toEqual([
      [2, { k: 'move', at: 'mar', to: 'spa' }],
      [3, null],
      [4, { k: 'move', at: 'mar', to: 'spa' }],
    ]);
  });

  it('writes an illegal order down all the same, and says that it is illegal', () => {
    const { scenario, notes } = read('A par - mun');
    expect(notes).toMatchObject([{ line: 1, message: { key: 'diplomacy.E-NOTADJ' }, isWritten: true }]);
    expect(scenario.orders).toEqual([{ k: 'move', at: 'par', to: 'mun' }]);
  });

  it('names the province and the power whose unit is missing', () => {
    expect(read('A bur - mun').notes).toMatchObject([{ message: { key: 'sheet.noUnit' }, isWritten: false }]);
    expect(read('Italie : A par - bur').notes).toMatchObject([{ message: { key: 'sheet.noUnitOf' }, isWritten: false }]);
  });

  it('places the unit that a line names with its power, on its coast', () => {
    const { scenario } = readSheet(positionOf([]), 'FRA F spa/nc - gas\nTUR F bul sc - gre\nTUR A eng - lon', desk);
    expect(scenario.units).toEqual([
      { power: 'france', type: 'fleet', loc: 'spa', coast: 'nc' },
      { power: 'turkey', type: 'fleet', loc: 'bul', coast: 'sc' },
    ]);
  });

  it('takes ENG for the Channel unless a unit or a colon follows', () => {
    const inChannel = readSheet(positionOf([]), 'FRA F eng H', desk).scenario;
    expect(readSheet(inChannel, 'eng - lon', desk).scenario.orders).toEqual([{ k: 'move', at: 'eng', to: 'lon' }]);
  });
});

describe('the sample positions', () => {
  it.each(SAMPLES)('$name is complete and can be adjudicated', (sample) => {
    const scenario = staged(sample);
    expect(scenario.orders).toHaveLength(sample.orders.split('\n').length);
    const { movement, told } = verdictOf({ ...scenario, stage: 'result' });
    expect(movement.results.map(({ fault }) => fault)).toEqual(scenario.units.map(() => null));
    for (const { loc } of scenario.units) expect(told[loc]?.length).toBeGreaterThan(0);
  });
});
