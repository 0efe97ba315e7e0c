import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { chanceOf, deriveSeed, quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { ecodip } from './index.ts';
import { doMove, keysFor, motion, optionsWith, playPhase, position, seat, votes } from './position.test-support.ts';
import { type State, type Tag, TAGS } from './types.ts';

/* Section 7: what is published and what is secret, for players, spectators and the game master. */

const { module } = ecodip;

const seen = (state: State, viewer: Viewer): string => JSON.stringify({ ...sightOf(module, state, viewer), metrics: module.metrics(state, viewer) });

/** Every viewer who may not know. */
const strangers = (...parties: readonly Tag[]): readonly Viewer[] => ['public', ...TAGS.filter((tag) => !parties.includes(tag)).map(seat)];

const changeOf = (state: State, tag: Tag, changed: Partial<State['secrets'][Tag]>): State => ({
  ...state,
  secrets: { ...state.secrets, [tag]: { ...state.secrets[tag], ...changed } },
});

describe('views', () => {
  it('[EC-7.1] [EC-9.16] another power’s gold, missiles, sites, sheet and place of an ABM change no other view', () => {
    const state = position({ sites: { RUS: { mos: { ICBM: 2, ABM: 1 } } } });
    const variants: readonly State[] = [
      changeOf(state, 'RUS', { gold: 12_345 }),
      changeOf(state, 'RUS', { sites: { irk: { ICBM: 7, ABM: 7 } }, stock: { ICBM: 3, ABM: 3 } }),
      changeOf(state, 'RUS', { abmPlace: 'mos', autoReady: true, carried: [{ k: 'askAbm' }] }),
      doMove(state, seat('RUS'), { type: 'orders', sheet: 'TIR mos - nyo' }).state,
      { ...state, refereeVotes: { 1: 'yes' }, ruled: { ...state.ruled, gold: 5 } },
    ];
    for (const variant of variants) for (const viewer of strangers('RUS')) expect(seen(variant, viewer)).toBe(seen(state, viewer));
    for (const variant of variants.slice(0, 4)) {
      expect(seen(variant, seat('RUS'))).not.toBe(seen(state, seat('RUS')));
      expect(seen(variant, 'referee')).not.toBe(seen(state, 'referee'));
    }
  });

  it('[EC-7.2] secret fields are absent, not blanked', () => {
    const view = module.view(position(), 'public');
    expect([view.own, view.desk]).toEqual([null, null]);
    expect(JSON.stringify(view)).not.toMatch(/"gold":\d{3,}|autoReady|"stock"/);
    expect(Object.keys(module.metrics(position(), 'public')).filter((name) => name.includes('metric.gold'))).toEqual([]);
    expect(module.metrics(position(), seat('USA'))).toMatchObject({ [`ecodip.metric.gold/${seat('USA')}`]: 1000 });
  });

  it('[EC-7.1] the game master sees everything, sheets included', () => {
    const { state } = doMove(position(), seat('RUS'), { type: 'orders', sheet: 'A mos - kie' });
    expect(module.view(state, 'referee').desk?.sheets.RUS?.text).toBe('A mos - kie');
    expect(module.view(state, 'referee').desk?.secrets.JAP.stock.ICBM).toBe(10);
  });

  it('[EC-7.1] a deal in missiles is known to the two parties, its new site to the buyer alone', () => {
    const { state, log } = playPhase(position(), {
      JAP: 'JE VENDS 1 ICBM (STOCK) A IND POUR 100',
      IND: "J'ACHETE 1 ICBM (STOCK) A JAP POUR 100 EN cal",
    });
    for (const tag of ['JAP', 'IND'] as const) expect(keysFor(log, tag)).toContain('missileDeal');
    expect(keysFor(log, 'CHI')).not.toContain('missileDeal');
    expect([keysFor(log, 'IND').includes('received'), keysFor(log, 'JAP').includes('received')]).toEqual([true, false]);
    expect(module.view(state, seat('JAP')).own?.record).toHaveLength(1);
    for (const viewer of strangers('JAP', 'IND')) expect(seen(state, viewer)).not.toContain('missileDeal');
    expect(JSON.stringify(module.view(state, seat('JAP')).own)).not.toContain('"cal"');
  });

  it('[EC-7.1] votes, sales and motions are public one by one; the requester’s site is not', () => {
    const { state, log } = playPhase(position({ motions: [motion(1, 'USA', 'ABM')], abmPlace: { USA: 'wyo' } }), votes(1, ['CHI'], ['RUS']));
    expect(module.view(state, 'public').table.report.motions[0]?.votes).toMatchObject({ CHI: 'yes', RUS: 'no', USA: 'abstain' });
    expect(JSON.stringify(log.filter(({ to }) => to === 'all'))).not.toContain('wyo');
    for (const viewer of strangers('USA')) expect(seen(state, viewer)).not.toContain('"wyo":{');
  });

  it('[EC-7.1] draw flags are their owners’ until the draw is made', () => {
    const start = position();
    const { state } = doMove(start, seat('RUS'), { type: 'submit', sheet: 'NULLE OUI' });
    const { state: silent } = doMove(start, seat('RUS'), { type: 'submit', sheet: '' });
    for (const viewer of strangers('RUS')) expect(seen(state, viewer)).toBe(seen(silent, viewer));
    const { log } = playPhase(start, Object.fromEntries(TAGS.map((tag) => [tag, 'NULLE OUI'])));
    expect(log.find(({ text }) => text.key === 'log.draw')?.text.args).toEqual({ n: 10 });
  });

  it('[EC-13.12] [EC-7.1] nobody but the referee is ever shown what publishing would give', () => {
    const options = { referee: 'human' } as const;
    const sites = { RUS: { mos: { ICBM: 2 } } };
    const review = (sheet: string): State => playPhase(position({ options, sites }), { RUS: sheet }).state;
    const [state, silent] = [review('TIR mos - nyo\nA mos - kie'), review('')];
    expect(module.view(state, 'referee').preview?.table.report.shots).toHaveLength(1);
    for (const viewer of strangers('RUS')) expect(seen(state, viewer)).toBe(seen(silent, viewer));
    // Not to those who wrote the orders either, nor after the end, when every secret is open.
    const over: State = { ...state, table: { ...state.table, ending: { reason: 'draw', winners: [] } } };
    const viewers: readonly Viewer[] = ['public', ...TAGS.map(seat)];
    for (const viewer of viewers) for (const each of [state, over]) expect(module.view(each, viewer).preview).toBeNull();
    expect(module.view(over, 'public').desk).not.toBeNull();
  });

  it('[EC-9.13] the same state, sheets and seed give the same result', () => {
    const facts = { turn: 3, phase: 'AUTUMN_ORDERS' as const, stocks: { RUS: { TB: 0 } } };
    const run = (): State => playPhase(playPhase(position(facts), {}).state, {}, chanceOf(deriveSeed(5, 5))).state;
    expect(run()).toEqual(run());
  });
});

describe('size', () => {
  it('the first view of a table is far under 150 kB gzipped, an update under 20 kB', () => {
    let state = module.setup(optionsWith({}), 10, chanceOf(deriveSeed(1, 1))).state;
    const size = (): number => gzipSync(JSON.stringify(sightOf(module, state, 0))).length;
    expect(size()).toBeLessThan(20_000);
    for (const step of range(60)) {
      const decision = module.pending(state).find(({ duty, answered }) => duty === 'must' && answered !== true);
      if (decision === undefined) break;
      const move = module.sample(state, decision.seat, quickChance(step));
      const { log, state: next } = module.apply(state, { by: decision.seat, move }, chanceOf(deriveSeed(3, 3)));
      state = next;
      expect(size() + gzipSync(JSON.stringify(log)).length).toBeLessThan(20_000);
    }
    expect(state.table.turn).toBeGreaterThan(0);
  });
});
