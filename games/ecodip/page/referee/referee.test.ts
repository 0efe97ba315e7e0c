import { describe, expect, it } from 'vitest';
import type { LogLine } from '#protocol';
import type { Preview, View } from '#games/ecodip/types.ts';
import { sectionsOf } from '../gazette/sections.ts';
import { positionOf } from '../map/of-view.ts';
import { reviewOf } from '../testing/position.ts';
import { comingLines, comingPage, presentOf, privateParts, viewAfter } from './coming.ts';

const previewIn = ({ preview }: View): Preview => {
  if (preview === null) throw new Error('nothing to look at');
  return preview;
};

describe('the coming page', () => {
  const view = reviewOf({ EOC: 'A par - bel\nJE VENDS 1 BT A USA POUR 150', USA: 'F caf - PNE' });
  const preview = previewIn(view);

  it('[EC-13.12] has the sections of the gazette, and the public lines only', () => {
    const sections = sectionsOf(comingLines(preview));
    expect(sections.map(({ name }) => name)).toEqual(['orders', 'stocks']);
    expect(JSON.stringify(sections)).not.toContain('"referee"');
  });

  it('[EC-7.4] [EC-13.12] keeps apart what each power would be told in secret', () => {
    expect(privateParts(view.table, comingLines(preview)).map(({ tag, lines }) => [tag, lines.length])).toEqual([['EOC', 1]]);
  });

  it('[EC-13.12] follows what was published of the turn already, and nothing of another turn', () => {
    const line = (n: number, key: string, turn?: number): LogLine => ({
      n,
      step: n,
      at: 0,
      to: 'all',
      text: { key: `log.${key}`, clauses: [] },
      ...(turn === undefined ? {} : { heading: { turn } }),
    });
    const log = [line(1, 'turn', 0), line(2, 'old'), line(3, 'turn', 1), line(4, 'extended')];
    const page = comingPage(log, view, preview);
    expect(page[0]?.text.key).toBe('log.extended');
    expect(page).toHaveLength(1 + preview.log.length);
    expect(new Set(page.map(({ n }) => n)).size).toBe(page.length);
  });

  it('[EC-13.12] the map after it shows the position that publishing would leave', () => {
    const places = (seen: View) => positionOf(seen).units.map(({ loc }) => loc);
    expect([places(view).includes('bel'), places(viewAfter(view, preview)).includes('bel')]).toEqual([false, true]);
    expect(viewAfter(view, preview).preview).toBeNull();
  });
});

describe('the ruling editor', () => {
  const view = reviewOf({});

  it('[EC-13.12] opens a form that sets something with what it is now', () => {
    expect(presentOf(view, 'ruleStock', { holder: 'USA', what: 'gold' })).toEqual({ field: 'amount', value: 1000 });
    expect(presentOf(view, 'ruleStock', { holder: 'UN', what: 'TB' })).toEqual({ field: 'amount', value: 0 });
    expect(presentOf(view, 'ruleMissile', { power: 'JAP', kind: 'ICBM', site: 'STOCK' })).toEqual({ field: 'amount', value: 10 });
    expect(presentOf(view, 'rulePrice', { good: 'MP' })).toEqual({ field: 'amount', value: 50 });
    expect(presentOf(view, 'ruleForce', { at: 'par' })).toEqual({ field: 'force', value: 1 });
    expect(presentOf(view, 'ruleOwner', { at: 'par' })).toEqual({ field: 'owner', value: 'EOC' });
    expect(presentOf(view, 'ruleOwner', { at: 'mrc' })).toEqual({ field: 'owner', value: 'nobody' });
    expect(presentOf(view, 'ruleMoveArmy', { at: 'par', to: 'bel' })).toBeNull();
  });
});
