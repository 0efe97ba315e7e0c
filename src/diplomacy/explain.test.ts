import { quickChance } from '#kernel/chance.ts';
import { renderText } from '#kernel/messages.ts';
import { type Lang, LANGS } from '#kernel/words.ts';
import { describe, expect, it } from 'vitest';
import { movementExplainer } from './explain.ts';
import { words as DIPLOMACY_WORDS } from './words.ts';
import { DEFAULT_RULES } from './rules.ts';
import { standardBoard } from './standard.ts';
import { movementOrders, unitFrom, worldBoard } from './testing/cases.ts';
import { phaseGenerator } from './testing/generate.ts';
import type { Position } from './types.ts';
import { randomGames } from '#testkit/random-games.ts';

const board = standardBoard();
const voice = (lang: Lang) => ({ lang, catalogue: DIPLOMACY_WORDS, unit: '', seatName: String });

const told = (
  units: readonly string[],
  orders: readonly string[],
  more: Partial<Position> = {},
  on = board,
  rules = DEFAULT_RULES,
): Readonly<Record<string, readonly string[]>> => {
  const explanations = movementExplainer(on, rules)({ units: units.map(unitFrom), ...more }, movementOrders(on, orders));
  return Object.fromEntries(Object.entries(explanations).map(([loc, messages]) => [loc, messages.map((message) => renderText(message, voice('en')))]));
};

describe('explanations', () => {
  it('[EC-4.6.5.9] say which strengths met', () => {
    const { bur, gas, par, mun } = told(
      ['FRA A bur', 'FRA A gas', 'GER A par', 'GER A mun'],
      ['FRA A bur - par', 'FRA A gas S bur - par', 'GER A par T', 'GER A mun - bur'],
    );
    expect(bur).toEqual(['A Burgundy – Paris: success, 2 against 1.', 'Force of A Burgundy: 1, and 1 of support (A Gascony).']);
    expect(gas).toEqual(['A Gascony supports A Burgundy with a strength of 1.']);
    expect(par).toEqual([
      'A Paris holds.',
      'Defence of A Paris: 1.',
      'A Paris is dislodged by A Burgundy.',
      'Possible retreats of A Paris: Brest and Picardy.',
    ]);
    expect(mun).toEqual(['A Munich – Burgundy: success.']);
  });

  it('[EC-4.6.5.7] say who stood in the way', () => {
    const { vie, tri, bud } = told(['AUS A vie', 'ITA A tri', 'AUS A bud', 'AUS A ser'], ['AUS A vie - tyr', 'ITA A tri - tyr', 'AUS A bud - ser']);
    expect(vie).toEqual(['A Vienna – Tyrolia: failure, 1 against 1 (A Trieste goes there too).']);
    expect(tri).toEqual(['A Trieste – Tyrolia: failure, 1 against 1 (A Vienna goes there too).']);
    expect(bud).toEqual(['A Budapest – Serbia: failure, A Serbia stays there and nobody dislodges their own units.']);
  });

  it('[EC-4.6.5.8] say when units meet head to head', () => {
    expect(told(['GER A ber', 'RUS A pru'], ['GER A ber - pru', 'RUS A pru - ber']).ber).toEqual([
      'A Berlin – Prussia: failure, 1 against 1 head to head with A Prussia.',
    ]);
  });

  it('[EC-4.6.5.4] say what cut which support, and what did not', () => {
    const { kie, mun } = told(
      ['GER A kie', 'GER A mun', 'GER A ber', 'RUS A boh', 'FRA A ruh'],
      ['GER A mun S ber - sil', 'GER A ber - sil', 'RUS A boh - mun', 'GER A kie S mun', 'FRA A ruh - kie'],
    );
    expect(mun?.[0]).toBe('Support of A Munich for A Berlin cut by A Bohemia.');
    expect(kie?.[0]).toBe('Support of A Kiel for A Munich cut by A Ruhr.');
    const { con } = told(['RUS F con', 'RUS F bla', 'TUR F ank'], ['RUS F con S bla - ank', 'RUS F bla - ank', 'TUR F ank - con']);
    expect(con).toContain('The attack of F Ankara does not cut support against its own province.');
    const { lon } = told(['ENG F lon', 'ENG F nth', 'ENG A yor', 'FRA F eng'], ['ENG F lon S nth - eng', 'ENG F nth - eng', 'ENG A yor - lon', 'FRA F eng T']);
    expect(lon).toContain('The attack of A Yorkshire does not cut the support of a unit of the same power.');
  });

  it('[EC-4.6.5.6] say when support does not count', () => {
    const { ven } = told(['AUS F tri', 'AUS A vie', 'ITA A ven'], ['AUS F tri T', 'AUS A vie S ven - tri', 'ITA A ven - tri']);
    expect(ven).toContain('Does not count against a unit of its own power: the support of A Vienna.');
  });

  it('[EC-4.6.5.1] say why an army never left', () => {
    const paradox = told(
      ['ENG F lon', 'ENG F wal', 'FRA A bre', 'FRA F eng'],
      ['ENG F lon S wal - eng', 'ENG F wal - eng', 'FRA A bre - lon', 'FRA F eng C bre - lon'],
    );
    expect(paradox.bre).toEqual(['A Brest – London: failure, the convoy is broken (F English Channel).']);
    expect(paradox.eng?.[0]).toBe('Convoy of F English Channel broken: convoy paradox.');
    const held = told(
      ['ENG F lon', 'ENG F wal', 'FRA A bre', 'FRA F eng'],
      ['ENG F lon S wal - eng', 'ENG F wal - eng', 'FRA A bre - lon', 'FRA F eng C bre - lon'],
      {},
      board,
      { ...DEFAULT_RULES, paradox: 'hold' },
    );
    expect(held.bre).toEqual(['A Brest – London: failure, like all moves of a convoy paradox.']);
    expect(held.wal).toEqual(['F Wales – English Channel: failure, like all moves of a convoy paradox.']);
    expect(told(['FRA A bre', 'FRA F eng'], ['FRA A bre - lon']).bre).toEqual(['A Brest – London: failure, the convoy orders make no route.']);
  });

  it('[EC-4.6.3] say what an order was in vain for', () => {
    const { mun, kie, nth } = told(
      ['GER A mun', 'GER F kie', 'GER A ber', 'ENG F nth', 'ENG A lon'],
      ['GER A mun S ber', 'GER F kie S ber - pru', 'GER A ber - sil', 'ENG F nth C lon - bel'],
    );
    expect(mun).toEqual(['A Munich supports in vain: A Berlin was ordered to move.']);
    expect(kie).toEqual(['F Kiel holds, because its order is illegal.', 'Kiel cannot support into Prussia.']);
    expect(nth).toEqual(['F North Sea carries nothing: the order A London – Belgium was not given.']);
    expect(told(['GER A mun', 'GER A ber'], ['GER A mun S ber - sil']).mun).toEqual(['A Munich supports in vain: the order A Berlin – Silesia was not given.']);
  });

  it('[EC-4.6.6.4] name circular movement and the mutual-support paradox', () => {
    expect(told(['TUR F ank', 'TUR A con', 'TUR A smy'], ['TUR F ank - con', 'TUR A con - smy', 'TUR A smy - ank']).con).toEqual([
      'A Constantinople – Smyrna: success, a circular movement in which all advance together.',
    ]);
    const orders = ['RUS A ode - rou', 'RUS A kie S ode - rou', 'CHI A bul S ode - rou', 'EOR A rou S pol - kie', 'EOR A pol - kie', 'EOR A tch S pol - kie'];
    const units = ['RUS A ode', 'RUS A kie 2', 'CHI A bul', 'EOR A rou 2', 'EOR A pol', 'EOR A tch'];
    expect(told(units, orders, {}, worldBoard()).kie?.[0]).toBe('Support of A Kiev for A Odessa void: mutual-support paradox.');
  });

  it('[EC-4.6.8.2] say that a province was hit, or its unit lost', () => {
    const hit = told(
      ['JAP F MJP', 'JAP A hir', 'JAP A osa'],
      ['JAP F MJP C hir - cre', 'JAP A hir - cre', 'JAP A osa S hir - cre'],
      { struck: ['MJP', 'cre'] },
      worldBoard(),
    );
    expect(hit.MJP).toEqual(['F Sea of Japan is annihilated before movement.']);
    expect(hit.hir).toEqual(['A Hiroshima – Korea: failure, the province was hit this turn.']);
    const reduced = told(
      ['RUS A ode', 'RUS A kie 2', 'EOR A rou', 'EOR A pol'],
      ['RUS A ode - rou', 'RUS A kie S ode - rou', 'EOR A pol - kie'],
      {},
      worldBoard(),
    );
    expect(reduced.kie?.[0]).toBe('Support of A Kiev for A Odessa reduced from 2 to 1 by A Poland.');
  });

  it('leave no unit unexplained and no blank unfilled, in either language', () => {
    const generate = phaseGenerator(board);
    const explain = movementExplainer(board, DEFAULT_RULES);
    randomGames(100, (seed) => {
      const { position, orders } = generate(quickChance(seed), { units: 12, powers: 3, strongest: 2, moving: 50, shipping: seed % 2 === 0 ? 0 : 80 });
      for (const messages of Object.values(explain(position, orders))) {
        expect(messages.length).toBeGreaterThan(0);
        for (const message of messages) for (const lang of LANGS) expect(renderText(message, voice(lang))).not.toMatch(/[{}]|diplomacy\./);
      }
    });
  });
});
