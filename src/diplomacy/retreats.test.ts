import { describe, expect, it } from 'vitest';
import { movementAdjudicator, type MovementResult } from './movement.ts';
import { resolveRetreats } from './retreats.ts';
import { DEFAULT_RULES } from './rules.ts';
import { standardBoard } from './standard.ts';
import { movementOrders, nameOf, retreatOrders, unitFrom } from './testing/cases.ts';

const board = standardBoard();
const move = (units: readonly string[], orders: readonly string[]): MovementResult =>
  movementAdjudicator(board, DEFAULT_RULES)({ units: units.map(unitFrom) }, movementOrders(board, orders));

const fleetDislodged = move(['FRA F mao', 'ENG F bre', 'ENG F eng', 'ITA F wes'], ['ENG F bre - mao', 'ENG F eng S bre - mao', 'FRA F mao T']);
const ends = (orders: readonly string[], from = fleetDislodged): readonly string[] =>
  resolveRetreats(board, from.dislodged, retreatOrders(board, orders)).map(({ unit, status, fault, arrived }) =>
    [unit.loc, status, fault ?? (arrived === null ? '' : nameOf(arrived))].join(' ').trim(),
  );

describe('retreats', () => {
  it('[EC-4.6.9.1] fleets choose among coasts, and must name one where two are open', () => {
    expect(fleetDislodged.dislodged.map(({ retreats }) => retreats.map(nameOf).sort())).toEqual([['gas', 'iri', 'naf', 'nao', 'por', 'spa/nc', 'spa/sc']]);
    expect(ends(['FRA F mao - spa'])).toEqual(['mao disbands E-RETREAT']);
    expect(ends(['FRA F mao - spa/nc'])).toEqual(['mao retreats spa/nc']);
    expect(ends(['FRA F mao - por sc'])).toEqual(['mao retreats por']);
  });

  it('[EC-4.6.9.1] refuses the attacker’s province, occupied ones and what is out of reach', () => {
    expect(ends(['FRA F mao - bre'])).toEqual(['mao disbands E-RETREAT']);
    expect(ends(['FRA F mao - wes'])).toEqual(['mao disbands E-RETREAT']);
    expect(ends(['FRA F mao - tun'])).toEqual(['mao disbands E-RETREAT']);
  });

  it('[EC-4.6.9.2] a unit without an order, or ordered to, disbands; orders of others do not count', () => {
    expect(ends([])).toEqual(['mao disbands']);
    expect(ends(['FRA F mao D'])).toEqual(['mao disbands']);
    expect(ends(['ENG F mao - gas'])).toEqual(['mao disbands']);
  });

  it('[EC-4.6.2.7] of two different legal orders neither counts; the same twice, or an illegal one beside, does no harm', () => {
    expect(ends(['FRA F mao - gas', 'FRA F mao - por'])).toEqual(['mao disbands E-TWICE']);
    expect(ends(['FRA F mao - gas', 'FRA F mao - gas'])).toEqual(['mao retreats gas']);
    expect(ends(['FRA F mao - bre', 'FRA F mao - gas'])).toEqual(['mao retreats gas']);
    expect(ends(['FRA F mao - gas', 'FRA F mao - bre'])).toEqual(['mao retreats gas']);
  });

  it('[EC-4.6.9.3] units that meet disband, whatever their forces and coasts', () => {
    const two = move(
      ['FRA F mao 3', 'FRA F lyo', 'ENG F bre 4', 'ITA F tys', 'ITA F tus'],
      ['ENG F bre - mao', 'FRA F mao T', 'FRA F lyo T', 'ITA F tys - lyo', 'ITA F tus S tys - lyo'],
    );
    expect(ends(['FRA F mao - spa/nc', 'FRA F lyo - spa/sc'], two)).toEqual(['mao collides', 'lyo collides']);
    expect(ends(['FRA F mao - spa/nc', 'FRA F lyo - mar'], two)).toEqual(['mao retreats spa/nc', 'lyo retreats mar']);
  });

  it('[EC-4.6.7.2] a province where moves failed against each other is contested, one that nobody reached is not', () => {
    const bounce = ['AUS A vie - tyr', 'ITA A ven - tyr', 'GER A mun T', 'FRA A bur - mun', 'FRA A ruh S bur - mun'];
    const units = ['AUS A vie', 'ITA A ven', 'GER A mun', 'FRA A bur', 'FRA A ruh'];
    const contested = move(units, bounce);
    expect(contested.contested).toEqual(['tyr']);
    expect(contested.dislodged[0]?.retreats.map(nameOf).sort()).toEqual(['ber', 'boh', 'kie', 'sil']);
    const open = move(units, ['GER A mun T', 'FRA A bur - mun', 'FRA A ruh S bur - mun']);
    expect(open.contested).toEqual([]);
    expect(open.dislodged[0]?.retreats.map(nameOf).sort()).toEqual(['ber', 'boh', 'kie', 'sil', 'tyr']);
  });
});
