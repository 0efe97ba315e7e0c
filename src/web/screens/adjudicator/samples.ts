import { orderDesk } from '#diplomacy/order-desk.ts';
import { DEFAULT_RULES } from '#diplomacy/rules.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import { readSheet } from './sheet.ts';
import { positionOf, type Scenario, unitAt, withUnit } from './scenario.ts';
import type { AdjudicatorKey } from './words.ts';

/** A position worth looking at, with all its orders. The numbers are those of the Diplomacy Adjudicator Test Cases. */
export interface Sample {
  readonly name: Extract<AdjudicatorKey, `sample.${string}`>;
  readonly datc: string | null;
  readonly orders: string;
  /** Units stronger than one. */
  readonly forces?: Readonly<Record<string, number>>;
}

export const SAMPLES: readonly Sample[] = [
  { name: 'sample.bounce', datc: '6.A.12', orders: 'AUS A vie - tyr\nITA A ven - tyr\nGER A mun - tyr' },
  {
    name: 'sample.beleaguered',
    datc: '6.E.5',
    orders:
      'GER F hol - nth\nGER F hel S hol - nth\nGER F ska S hol - nth\nFRA F nth - hol\nFRA F bel S nth - hol\nENG F edi S nwg - nth\nENG F yor S nwg - nth\nENG F nwg - nth\nENG F lon S nwg - nth\nAUS A kie S ruh - hol\nAUS A ruh - hol',
  },
  {
    name: 'sample.headToHead',
    datc: '6.E.15',
    orders:
      'ENG F hol S ruh - kie\nENG A ruh - kie\nFRA A kie - ber\nFRA A mun S kie - ber\nFRA A sil S kie - ber\nGER A ber - kie\nGER F den S ber - kie\nGER F hel S ber - kie\nRUS F bal S pru - ber\nRUS A pru - ber',
  },
  { name: 'sample.circular', datc: '6.C.1', orders: 'TUR F ank - con\nTUR A con - smy\nTUR A smy - ank' },
  { name: 'sample.swap', datc: '6.G.1', orders: 'ENG A nwy - swe via convoy\nENG F ska C nwy - swe\nRUS A swe - nwy' },
  { name: 'sample.paradox', datc: '6.F.14', orders: 'ENG F lon S wal - eng\nENG F wal - eng\nFRA A bre - lon\nFRA F eng C bre - lon' },
  {
    name: 'sample.pandin',
    datc: '6.F.16',
    orders: 'ENG F lon S wal - eng\nENG F wal - eng\nFRA A bre - lon\nFRA F eng C bre - lon\nGER F nth S bel - eng\nGER F bel - eng',
  },
  {
    name: 'sample.betrayal',
    datc: '6.F.18',
    orders: 'ENG F nth C lon - bel\nENG A lon - bel\nENG F eng S lon - bel\nFRA F bel S nth\nGER F hel S ska - nth\nGER F ska - nth',
  },
  {
    name: 'sample.secondOrder',
    datc: '6.F.22',
    orders:
      'ENG F edi - nth\nENG F lon S edi - nth\nFRA A bre - lon\nFRA F eng C bre - lon\nGER F bel S pic - eng\nGER F pic - eng\nRUS A nwy - bel\nRUS F nth C nwy - bel',
  },
  {
    name: 'sample.retreats',
    datc: '6.H.1',
    orders: 'AUS F tri H\nAUS A ser H\nTUR F gre H\nITA A ven S tyr - tri\nITA A tyr - tri\nITA F ion - gre\nITA F aeg S ion - gre',
  },
  {
    name: 'sample.forces',
    datc: null,
    orders: 'FRA A bur - mun\nFRA A ruh S bur - mun\nGER A mun H\nGER A ber S mun\nRUS A pru - ber\nGER A kie - ruh',
    forces: { bur: 2, mun: 2, ruh: 3, ber: 2 },
  },
];

/** The scenario of a sample, before it is adjudicated. */
export const staged = ({ orders, forces = {} }: Sample): Scenario => {
  const { scenario } = readSheet(positionOf([]), orders, orderDesk(standardBoard(), DEFAULT_RULES));
  return Object.entries(forces).reduce((done, [loc, force]) => {
    const unit = unitAt(done, loc);
    return unit === undefined ? done : (withUnit(done, { ...unit, force }) ?? done);
  }, scenario);
};
