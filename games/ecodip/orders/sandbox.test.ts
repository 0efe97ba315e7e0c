import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { EXAMPLES, EXAMPLES_OF } from '../data/examples/index.ts';
import { ORDER_EXAMPLES } from '../data/examples/orders.ts';
import { ecodip } from '../index.ts';
import { acceptedLines, arms, exampleOf, playPhase, position, refusals } from '../position.test-support.ts';
import { sampleSheet } from '../sample.ts';
import { codeOf, judgeSheet } from './judge.ts';
import { officeOf } from './office.ts';
import { tryOut } from './sandbox.ts';
import { supposedState } from './supposed.ts';
import { randomGames } from '#testkit/random-games.ts';

describe('the sandbox', () => {
  it('[EC-13.2] resolves a guess at everybody’s orders from a spectator’s view, and changes nothing', () => {
    const state = position({ units: ['RUS A kie', 'RUS A ode', 'EOR A rou'] });
    const view = ecodip.module.view(state, 'public');
    const sheets = { RUS: 'A kie - rou\nA ode S A kie - rou\nJE DONNE 5 A USA\nA mos - kie\nBLABLA', EOR: 'A rou T' };
    const { after, sheets: judged } = tryOut(supposedState(view, sheets), sheets);
    expect(after.table.report.orders.map(({ status }) => status)).toEqual(['moves', 'supports', 'holds']);
    expect(after.table.dislodged.map(({ unit }) => unit.loc)).toEqual(['rou']);
    expect(judged.RUS?.lines.map(({ refusal }) => (refusal === null ? null : codeOf(refusal)))).toEqual([null, null, null, 'E-NOUNIT', 'E-SYNTAX']);
    expect(ecodip.module.view(state, 'public')).toEqual(view);
  });

  it('[EC-13.2] others have the means for what is supposed of them, and the reader only his own', () => {
    const state = position({ sites: { USA: { nyo: { ABM: 1 } } }, gold: { USA: 40, RUS: 0 } });
    const view = ecodip.module.view(state, 0);
    const shots = { RUS: 'TIR 2 ICBM mos - nyo', USA: 'TIR nyo - mos' };
    const fired = tryOut(supposedState(view, shots), shots);
    expect(fired.sheets.USA?.lines.map(({ refusal }) => refusal !== null)).toEqual([true]);
    expect(fired.after.table.report.strikes).toMatchObject([{ target: 'nyo', arrived: 2, intercepted: 1, hit: true }]);
    const deals = {
      USA: 'J’ACHETE 1 TB A RUS POUR 30\nJ’ACHETE 1 TB A EOC POUR 30\nJE VENDS 1 TB A CHI POUR 25',
      RUS: 'JE VENDS 1 TB A USA POUR 30',
      EOC: 'JE VENDS 1 TB A USA POUR 30',
      CHI: 'J’ACHETE 1 TB A USA POUR 25\nJE DONNE 10 A USA PUBLIC',
    };
    const traded = tryOut(supposedState(view, deals), deals);
    expect(traded.after.table.report.deals.map(({ seller, buyer }) => `${seller}-${buyer}`).toSorted()).toEqual(['RUS-USA', 'USA-CHI']);
    // 40 − 30 + 25 + 10.
    expect(traded.after.secrets.USA.gold).toBe(45);
    const missiles = { JAP: 'JE VENDS 1 ICBM (STOCK) A USA POUR 9', USA: 'J’ACHETE 1 ICBM (STOCK) A JAP POUR 9 EN tex', RUS: 'PLACE 1 ABM EN mos' };
    const sold = tryOut(supposedState(view, missiles), missiles).after;
    expect([arms(sold, 'USA', 'tex').ICBM, arms(sold, 'RUS', 'mos').ABM]).toEqual([1, 1]);
  });

  it('[EC-13.2] whatever is supposed of whomever, something comes of it, and the year goes round', () => {
    const phases = new Set<string>();
    randomGames(6, (seed) => {
      let state = position();
      for (const step of range(6)) {
        const chance = quickChance(10 * seed + step);
        const sheets = Object.fromEntries(state.table.asked.map((tag) => [tag, sampleSheet(officeOf(state, tag), chance)]));
        phases.add(state.table.phase);
        // A seat and a spectator suppose all of it, and see another outcome only where secrets decide.
        for (const viewer of [0, 'public'] as const) tryOut(supposedState(ecodip.module.view(state, viewer), sheets), sheets);
        state = tryOut(state, sheets).after;
      }
    });
    expect(['SPRING_ORDERS', 'SPRING_RETREATS', 'AUTUMN_ORDERS', 'WINTER_ORDERS'].filter((phase) => !phases.has(phase))).toEqual([]);
  });

  it('[EC-13.12] the referee’s sandbox knows every secret', () => {
    const state = position({ gold: { RUS: 7 } });
    expect(supposedState(ecodip.module.view(state, 'referee'), {}).secrets.RUS.gold).toBe(7);
    expect(supposedState(ecodip.module.view(state, 'public'), {}).secrets.RUS.gold).toBe(0);
  });
});

describe('the worked examples', () => {
  it.each(EXAMPLES.map((example) => [example.id, example] as const))('[EC-13.13] %s: the sandbox does what the game does, phase by phase', (_id, example) => {
    let state = position(example.facts);
    for (const sheets of [example.sheets, ...(example.later ?? [])]) {
      const trial = tryOut(state, sheets);
      const played = playPhase(state, acceptedLines(state, sheets));
      expect(trial.log).toEqual(played.log);
      expect(trial.after).toEqual(played.state);
      state = trial.after;
    }
  });

  it('[EC-13.13] are all those of chapter 8, some in several cases', () => {
    const numbers = (letter: string, count: number): readonly string[] => Array.from({ length: count }, (_, index) => `EC-8.${letter}${index + 1}`);
    const clauses = (chapter: '8.1' | '8.2' | '8.3') => [...new Set(EXAMPLES_OF[chapter].map(({ clause }) => clause))];
    expect(clauses('8.1')).toEqual(numbers('R', 6));
    expect(clauses('8.2')).toEqual(numbers('X', 40));
    expect(clauses('8.3')).toEqual(numbers('E', 34));
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
  });

  it('[EC-13.13] only those that are about refusals hold refused lines', () => {
    const found = EXAMPLES.flatMap(({ id, facts, sheets }) => {
      const refused = refusals(position(facts), sheets);
      return refused.length === 0 ? [] : [[id, refused]];
    });
    expect(Object.fromEntries(found)).toEqual({
      R4: ['USA E-COND'],
      X32: ['EOC E-FROZEN', 'RUS E-FROZEN'],
      E27: ['JAP E-JAPFIRE', 'JAP E-JAPICBM', 'JAP E-JAPICBM'],
      E30: ['EOC E-BT'],
      P1: [
        'USA E-QTY',
        'USA E-LOT',
        'USA E-PRICE',
        'USA E-MISSILEPLACE',
        'USA E-BARTER',
        'USA E-AIDSTEP',
        'EOC E-COASTWRONG',
        'RUS E-COASTNEEDED',
        'RUS E-FLEETLAND',
      ],
      P2: ['USA E-SEASON', 'EOC E-NOCONVOY'],
    });
  });

  it.each(['fr', 'en'] as const)('[EC-4.18.3] each order of the list is accepted where it stands, in %s', (lang) => {
    const booklet = readFileSync(new URL(`../booklet.${lang}.md`, import.meta.url), 'utf8');
    const told = booklet.slice(booklet.indexOf('**EC-4.18.3**'), booklet.indexOf('**EC-4.18.4**'));
    for (const { by, text, season } of ORDER_EXAMPLES) {
      expect(told).toContain(`\`${text[lang]}\``);
      const state = position(exampleOf(season === 'spring' ? 'O1' : 'O2').facts);
      expect([text[lang], judgeSheet(officeOf(state, by), text[lang]).lines.map(({ refusal }) => refusal?.key ?? null)]).toEqual([text[lang], [null]]);
    }
  });
});
