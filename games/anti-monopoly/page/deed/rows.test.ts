import { describe, expect, it } from 'vitest';
import { needersOf } from '../facts.ts';
import { position, stateOf, titlesWith, told, viewOf } from '../testing/position.ts';
import { deedNow, deedRows } from './rows.ts';

describe('a title', () => {
  it('[AM-13.4] [AM-2.4.1] shows both columns of rents', () => {
    const rows = deedRows(told(), 'PAR2').map(({ C, M }) => [C, M]);
    expect(rows).toEqual([
      ['220', '220'],
      ['', '440'],
      ['370', '740'],
      ['520', '1\u00a0040'],
      ['670', '1\u00a0340'],
      ['820', '–'],
      ['970', '1\u00a0640'],
    ]);
  });

  it('[AM-6.6] prints the double rent of competitors only where everybody doubles', () => {
    expect(deedRows(told(position({}, { doubleRent: 'all' })), 'PAR2')[1]).toMatchObject({ C: '440', M: '440' });
  });

  it('[AM-13.4] lights the row that would apply to the buyer', () => {
    expect(deedNow(position(), 'PAR2', 1)).toEqual({ camp: 'M', row: 'pair' });
    expect(deedNow(position(), 'PAR2', 0)).toEqual({ camp: 'C', row: 'land' });
    expect(deedNow(position(), 'PAR2', null)).toBeNull();
  });

  it('[AM-13.4] lights the level that stands', () => {
    expect(deedNow(position(), 'AMS1', 1)).toEqual({ camp: 'C', row: 'hotel' });
    expect(deedNow(position(), 'BRU3', 1)).toEqual({ camp: 'M', row: 'hotel' });
    expect(deedNow(position(), 'LON3', 1)).toEqual({ camp: 'M', row: '2' });
    expect(deedNow(position(), 'TP1', 0)).toEqual({ camp: 'M', row: '2' });
    expect(deedNow(position(), 'SP2', 0)).toEqual({ camp: 'M', row: '1' });
  });

  it('[AM-2.4.3] [AM-2.4.4] has tariffs for companies', () => {
    expect(deedRows(told(), 'TP1').map(({ C, M }) => [C, M])).toEqual([
      ['200', '400'],
      ['200', '800'],
      ['200', '1\u00a0600'],
      ['200', '3\u00a0200'],
    ]);
    expect(deedRows(told(), 'SP1').map(({ M }) => M)).toEqual(['40\u00a0× dés', '100\u00a0× dés']);
  });

  it('[AM-13.4] names who needs it for a pair', () => {
    expect(needersOf(position(), 'PAR2')).toEqual([1]);
    expect(needersOf(position(), 'ROM1')).toEqual([]);
    // Malik holds two transport companies already: a third raises his fare, too.
    expect(needersOf(position(), 'TP2')).toEqual([1]);
    const mortgaged = viewOf(stateOf({ titles: titlesWith({ PAR1: { owner: 1, level: 0, mortgaged: true } }) }));
    expect(needersOf(mortgaged, 'PAR2')).toEqual([]);
  });
});
