import { describe, expect, it } from 'vitest';
import { pathTo, routeOf } from './routes.ts';

describe('routes', () => {
  it('leads every path of the house to its page', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf(pathTo.watch)).toEqual({ page: 'watch' });
    expect(routeOf(pathTo.seats)).toEqual({ page: 'seats' });
    expect(routeOf(pathTo.learn('bourse'))).toEqual({ page: 'learn', game: 'bourse' });
    expect(routeOf(pathTo.host)).toEqual({ page: 'host' });
    expect(routeOf(pathTo.verify())).toEqual({ page: 'verify' });
    expect(routeOf(pathTo.newTable('bourse'))).toEqual({ page: 'new', game: 'bourse' });
    expect(routeOf(pathTo.table('a-b_9'))).toEqual({ page: 'table', table: 'a-b_9' });
    expect(routeOf(pathTo.console('a-b_9'))).toEqual({ page: 'console', table: 'a-b_9' });
    expect(routeOf(pathTo.projector('x'))).toEqual({ page: 'projector', table: 'x' });
    expect(routeOf(pathTo.sheets('x'))).toEqual({ page: 'sheets', table: 'x' });
    expect(routeOf(pathTo.guide)).toEqual({ page: 'guide' });
    expect(routeOf(pathTo.debrief('x'))).toEqual({ page: 'debrief', table: 'x' });
    expect(routeOf(pathTo.branches('x'))).toEqual({ page: 'branches', table: 'x' });
    expect(routeOf(pathTo.gazette('x', 4))).toEqual({ page: 'gazette', table: 'x', turn: 4 });
    expect(routeOf(pathTo.gazette('x'))).toEqual({ page: 'gazette', table: 'x', turn: null });
    expect(pathTo.debrief('x', 'AB 2')).toBe('/t/x/debrief?with=AB%202');
    expect(pathTo.debrief('x', 'y', 'z')).toBe('/t/x/debrief?with=y&with=z');
    expect(routeOf(pathTo.join('AB CD'))).toEqual({ page: 'join', code: 'AB CD' });
    expect(routeOf(pathTo.replay('x'))).toEqual({ page: 'replay', table: 'x' });
    expect(routeOf(pathTo.adjudicator)).toEqual({ page: 'adjudicator' });
    expect(routeOf(pathTo.sandbox('ecodip'))).toEqual({ page: 'sandbox', game: 'ecodip' });
    expect(pathTo.sandbox('ecodip', 'X8b')).toBe('/sandbox/ecodip#X8b');
    expect(routeOf(pathTo.workshop)).toEqual({ page: 'workshop' });
    expect(routeOf(pathTo.roomFile)).toEqual({ page: 'roomFile' });
    expect(routeOf(pathTo.room('a-b'))).toEqual({ page: 'room', room: 'a-b', screen: 'phone', person: null });
    expect(routeOf(pathTo.room('a-b', 'wall'))).toEqual({ page: 'room', room: 'a-b', screen: 'wall', person: null });
    expect(routeOf(pathTo.room('a-b', 'sheets'))).toEqual({ page: 'room', room: 'a-b', screen: 'sheets', person: null });
    expect(routeOf(pathTo.paper('a-b', 7))).toEqual({ page: 'room', room: 'a-b', screen: 'paper', person: 7 });
    expect(routeOf('/rules')).toEqual({ page: 'rules', game: '' });
    expect(routeOf('/rules/bourse/')).toEqual({ page: 'rules', game: 'bourse' });
  });

  it('knows what it does not know', () => {
    for (const path of [
      '/nowhere',
      '/t',
      '/t/a/b',
      '/t/a/console/b',
      '/t/a/gazette/0',
      '/t/a/gazette/1/2',
      '/new/a/console',
      '/r',
      '/r/a/paper',
      '/r/a/paper/x',
      '/r/a/wall/2',
      '/r/a/phone',
      '/new',
      '/t/%E0%A4%A',
      '/lab/nowhere',
    ])
      expect(routeOf(path)).toEqual({ page: 'notFound' });
  });
});
