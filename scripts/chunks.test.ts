import { describe, expect, it } from 'vitest';
import { chunkPlan } from './chunks.ts';

const GRAPH: Readonly<Record<string, readonly string[]>> = {
  main: ['preact', 'router'],
  home: ['preact', 'shelf', 'strip'],
  table: ['preact', 'log', 'bar', 'strip'],
  here: ['strip', 'worker', 'bar'],
  debrief: ['log', 'chart'],
  adjudicator: ['map'],
  'go/face': ['auction', 'dice'],
  'go/rules': ['go/face', 'liberties', 'sieve'],
  'go/page': ['go/face', 'go/board', 'chart', 'log', 'liberties'],
  'war/face': ['dice', 'orders'],
  'war/rules': ['war/face', 'battle'],
  'war/page': ['war/face', 'map', 'chart', 'sieve'],
};
const plan = chunkPlan((id) => GRAPH[id] ?? [], {
  entry: 'main',
  home: 'home',
  table: 'table',
  solo: ['here'],
  screens: ['home', 'debrief', 'adjudicator'],
  games: [
    { id: 'go', face: 'go/face', rules: 'go/rules', page: 'go/page' },
    { id: 'war', face: 'war/face', rules: 'war/rules', page: 'war/page' },
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

  it('whoever fetches rules fetches no page with them', () => {
    expect(plan.get('liberties')).toBe('rules-go');
    // The page of one game and the rules of another.
    expect(plan.get('sieve')).toBe('boards');
    expect(plan.get('battle')).toBeUndefined();
  });

  it('what another screen borrows from one game is not bound to that game', () => {
    expect(plan.get('map')).toBe('shared-war');
    expect(plan.get('debrief')).toBeUndefined();
  });
});
