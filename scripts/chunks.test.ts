import { describe, expect, it } from 'vitest';
import { chunkPlan } from './chunks.ts';

const GRAPH: Readonly<Record<string, readonly string[]>> = {
  main: ['preact', 'router'],
  home: ['preact', 'shelf', 'strip'],
  table: ['preact', 'log', 'bar', 'strip'],
  here: ['strip', 'worker', 'bar'],
  debrief: ['log', 'chart'],
  adjudicator: ['map'],
  'go/rules': ['auction', 'dice'],
  'go/page': ['go/rules', 'go/board', 'chart', 'log'],
  'war/rules': ['dice', 'orders'],
  'war/page': ['war/rules', 'map', 'chart'],
};
const plan = chunkPlan((id) => GRAPH[id] ?? [], {
  entry: 'main',
  home: 'home',
  table: 'table',
  solo: ['here'],
  screens: ['home', 'debrief', 'adjudicator'],
  games: [
    { id: 'go', rules: 'go/rules', page: 'go/page' },
    { id: 'war', rules: 'war/rules', page: 'war/page' },
  ],
});

describe('the files of the built page', () => {
  it.each([
    ['preact', 'house'],
    ['strip', 'house'],
    ['shelf', 'home'],
    ['log', 'parts'],
    ['bar', 'table'],
    ['worker', 'solo'],
    ['dice', 'boards'],
    ['chart', 'boards'],
    ['auction', 'rules-go'],
    ['go/board', 'page-go'],
    ['orders', 'rules-war'],
  ])('%s goes into %s', (module, file) => {
    expect(plan.get(module)).toBe(file);
  });

  it('what another screen borrows from one game is not bound to that game', () => {
    expect(plan.get('map')).toBe('shared-war');
    expect(plan.get('debrief')).toBeUndefined();
  });
});
