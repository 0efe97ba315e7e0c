import { describe, expect, it } from 'vitest';
import type { Each } from '#games/ecodip/rules/position.ts';
import { position, type Facts } from '#games/ecodip/rules/staging.ts';
import { tryOut } from '#games/ecodip/orders/sandbox.ts';
import type { State, View } from '#games/ecodip/types.ts';
import { view } from '#games/ecodip/view.ts';
import { linesOfScene, movementOf } from './news.ts';
import { openingScene, pictureOf, sceneState, scenesOf } from './scenes.ts';

const after = (facts: Facts, sheets: Each<string>): State => tryOut(position(facts), sheets).after;
const seen = (state: State): View => view(state, 'public');

/** Western Europe throws Eastern Europe out of Berlin with two against one. */
const ATTACK: Facts = { units: ['EOC A ham', 'EOC A ruh', 'EOR A ber', 'RUS A kie', 'RUS A mos', 'JAP F yok'] };
const SHEETS: Each<string> = { EOC: 'A ham - ber\nA ruh S A ham - ber', EOR: 'A ber T', RUS: 'A kie - mos' };

describe('[EC-13.10] a published turn, scene by scene', () => {
  it('tells of each unit what came of its order, and why; undisturbed holds are only counted', () => {
    const { news, held } = movementOf(seen(after(ATTACK, SHEETS)));
    expect(news.map(({ report, failed }) => [report.unit.loc, failed])).toEqual([
      ['ham', false],
      ['ruh', false],
      ['ber', true],
      ['kie', true],
      ['mos', false],
    ]);
    expect(held).toBe(1);
    expect(news[0]?.why.map(({ key }) => key)).toContain('diplomacy.movedAgainst');
    expect(news[2]?.why.map(({ key }) => key)).toContain('diplomacy.dislodged');
    expect(news[3]?.why.map(({ key }) => key)).toContain('diplomacy.bouncedOwn');
  });

  it('shows pieces where they stood before each scene, and waits for retreats', () => {
    const state = after(ATTACK, SHEETS);
    const { table } = state;
    expect(table.phase).toBe('SPRING_RETREATS');
    const locs = (scene: 'move' | 'retreat'): readonly string[] => pictureOf(seen(state), scene).position.units.map(({ loc }) => loc);
    expect(locs('move')).toEqual(['ham', 'ruh', 'ber', 'kie', 'mos', 'yok']);
    expect(locs('retreat')).toEqual(['ber', 'ruh', 'kie', 'mos', 'yok']);
    expect(pictureOf(seen(state), 'retreat').position.dislodged).toMatchObject([{ power: 'EOR', loc: 'ber' }]);
    expect(scenesOf(table.report).map((name) => [name, sceneState(table, name)])).toEqual([
      ['un', 'quiet'],
      ['trade', 'quiet'],
      ['fire', 'quiet'],
      ['move', 'told'],
      ['retreat', 'awaited'],
      ['loss', 'awaited'],
      ['conquest', 'otherSeason'],
      ['gifts', 'awaited'],
    ]);
    const done = tryOut(state, { EOR: 'A ber - pol' }).after;
    expect(sceneState(done.table, 'retreat')).toBe('told');
    expect(pictureOf(seen(done), 'retreat').orders).toEqual([{ power: 'EOR', order: { k: 'retreat', at: 'ber', to: 'pol' }, outcome: 'good' }]);
  });

  it('gives conquests back to their owners before the harvest, and rings what winter built', () => {
    const autumn = after({ turn: 1, phase: 'AUTUMN_ORDERS', units: ['EOC A ham', 'RUS A mos'] }, { EOC: 'A ham - ber' });
    expect(autumn.table.owners['ber']).toBe('EOC');
    expect(pictureOf(seen(autumn), 'move').position.owners['ber']).toBe('EOR');
    expect(pictureOf(seen(autumn), 'conquest').position.owners['ber']).toBe('EOC');
    expect(sceneState(autumn.table, 'winter')).toBe('awaited');
    const spring = tryOut(autumn, { EOC: 'CONSTRUIT A par' }).after;
    expect(pictureOf(seen(spring), 'winter').orders).toContainEqual({ power: 'EOC', order: { k: 'build', at: 'par' }, outcome: 'good' });
    expect(sceneState(spring.table, 'winter')).toBe('told');
  });

  it('opens on what is new to the reader', () => {
    const retreats = after(ATTACK, SHEETS).table;
    expect(openingScene(retreats, null)).toBe('move');
    const autumn = tryOut(after(ATTACK, SHEETS), {}).after.table;
    expect(openingScene(autumn, '0 SPRING_RETREATS')).toBe('retreat');
    expect(openingScene(autumn, null)).toBe('move');
    const winter = after({ turn: 1, phase: 'AUTUMN_ORDERS' }, {});
    expect(openingScene(winter.table, '0 AUTUMN_ORDERS')).toBe('move');
    expect(openingScene(tryOut(winter, {}).after.table, '1 WINTER_ORDERS')).toBe('winter');
  });

  it('[EC-7.1] tells of a scene only what everybody was told', () => {
    const { log } = tryOut(position({ gold: { EOC: 300 } }), {
      EOC: 'J’ACHETE 1 TB A USA POUR 25 KG D’OR',
      USA: 'JE VENDS 1 TB A EOC POUR 25 KG D’OR',
      RUS: 'JE VENDS 1 TB A EOC POUR 9',
    });
    const lines = log.map(({ text, to }, n) => ({ n: n + 2, step: 1, at: 0, text, to }));
    const heading = { n: 1, step: 0, at: 0, to: 'all' as const, text: { key: 'log.turn', clauses: [] }, heading: { turn: 1 } };
    const told = linesOfScene([heading, ...lines], 0, 'trade');
    expect(lines.some(({ to, text }) => to !== 'all' && text.key.includes('NOMATCH'))).toBe(true);
    expect(told.map(({ text }) => text.key)).toEqual(['log.DEAL']);
  });
});
