import { describe, expect, it } from 'vitest';
import { ARROWS, stepTo, viewByKey } from './gestures.ts';
import type { Pane, View } from './view.ts';

const PANE: Pane = { drawing: { width: 1000, height: 500 }, least: 50, size: { width: 800, height: 400 } };
const VIEW: View = { middle: [500, 250], span: 300 };

const press = (key: string, held: { readonly shiftKey?: boolean; readonly ctrlKey?: boolean } = {}) =>
  viewByKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held }, VIEW, PANE);

describe('the keys of a map', () => {
  it('enlarge, reduce and show everything', () => {
    expect([press('+')?.span, press('=')?.span, press('-')?.span, press('0')?.span]).toEqual([200, 200, 450, 1000]);
  });

  it('move the map with Shift, and leave plain arrows to those who step from place to place', () => {
    expect(press('ArrowRight', { shiftKey: true })?.middle).toEqual([537.5, 250]);
    expect(press('ArrowUp', { shiftKey: true })?.middle).toEqual([500, 212.5]);
    expect([press('ArrowRight'), press('a')]).toEqual([null, null]);
  });

  it('leave the browser its own', () => {
    expect([press('+', { ctrlKey: true }), press('0', { ctrlKey: true })]).toEqual([null, null]);
  });

  it('step to the nearest place ahead, and stay where there is none', () => {
    const places = new Map([
      ['a', [0, 0]],
      ['b', [10, 3]],
      ['c', [30, 0]],
      ['d', [0, 20]],
    ] as const);
    const from = (id: string, key: string) => stepTo(places, id, ARROWS[key] ?? [0, 0]);
    expect([from('a', 'ArrowRight'), from('b', 'ArrowRight'), from('a', 'ArrowDown'), from('a', 'ArrowLeft')]).toEqual(['b', 'c', 'd', 'a']);
  });
});
