import type { LogLine } from '#protocol';
import { describe, expect, it } from 'vitest';
import { plain, position, sceneAt } from '../testing/position.ts';
import { cardEffects, drawnBy, happenedBy } from './effects.ts';

describe('the effects of a card', () => {
  it.each(['fr', 'en'] as const)('[BO-13.8] are written out for every card (%s)', (lang) => {
    const view = position();
    expect(view.data.cards).toHaveLength(35);
    for (const card of view.data.cards) {
      const lines = cardEffects(sceneAt(view, lang), card, 'Camille');
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN/);
    }
  });

  it('[BO-13.8] are told as they happened, who paid and who received, once the log says so', () => {
    const view = position();
    const card = view.data.cards.find(({ id }) => id === 'EV30');
    if (card === undefined) throw new Error('no EV30');
    const line = (n: number, key: string, more: Partial<LogLine> = {}): LogLine => ({ n, step: n, at: 0, to: 'all', text: { key, clauses: [] }, ...more });
    const turned = line(2, '', { text: { key: 'log.card', args: { title: { text: card.title } }, clauses: [] } });
    const log = [line(1, 'log.rolled'), turned, line(3, 'log.paid'), line(4, 'log.received'), line(5, 'log.paid', { undone: true })];
    expect(happenedBy(card, log).map(({ key }) => key)).toEqual(['log.paid', 'log.received']);
    const later = [...log, line(6, 'log.turn', { heading: { turn: 2 } }), line(7, 'log.bought')];
    expect(happenedBy(card, later).map(({ key }) => key)).toEqual(['log.paid', 'log.received']);
    expect(happenedBy(card, [line(1, 'log.rolled')])).toEqual([]);
    const turns = [line(0, 'log.turn', { heading: { turn: 1, seat: 2 } }), ...log, line(6, 'log.turn', { heading: { turn: 2, seat: 3 } })];
    expect(drawnBy(card, turns)).toBe(2);
    expect(drawnBy(card, [])).toBeUndefined();
  });

  it('[BO-2.8.13] name each quotation with its change and where it stands', () => {
    const view = position();
    const card = view.data.cards.find(({ id }) => id === 'EV30');
    if (card === undefined) throw new Error('no EV30');
    expect(cardEffects(sceneAt(view), card, 'Camille').map(plain)).toEqual(['Darty +6 000 F → 24 000 F', 'Martell +3 000 F → 27 000 F']);
  });
});
