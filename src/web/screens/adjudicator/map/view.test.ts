import { describe, expect, it } from 'vitest';
import { contains } from '../../../kit/svg/map/box.ts';
import { boxOf } from '../../../kit/svg/map/view.ts';
import { drawing, spotAt } from '../drawing.ts';
import { positionOf } from '../scenario.ts';
import { fitting, PANE, penOf } from './view.ts';

const unit = (loc: string) => ({ power: 'france', type: 'army', loc }) as const;

describe('the view of the standard map', () => {
  it('shows all units and where they go', () => {
    const scenario = positionOf([unit('par'), unit('mar')], [{ k: 'move', at: 'par', to: 'bur' }]);
    const view = fitting(scenario, 1);
    const box = boxOf(view, PANE.size);
    expect(['par', 'mar', 'bur'].filter((loc) => !contains(box, spotAt({ loc })))).toEqual([]);
    expect(view.span).toBeLessThan(drawing.width / 2);
  });

  it('is whole without units, but closer on a small screen', () => {
    expect(fitting(positionOf([]), 1).span).toBe(drawing.width);
    expect(fitting(positionOf([]), 1.7).span).toBeCloseTo(drawing.width / 1.7);
  });

  it('writes names of ten pixels or nearly so, on a phone and enlarged', () => {
    const letters = (zoom: number, width: number) => {
      const view = { middle: [500, 465] as const, span: drawing.width / zoom };
      return (11.6 * penOf(view, width) * width) / view.span;
    };
    expect(letters(1.7, 372)).toBeGreaterThan(7.5);
    expect(letters(3, 372)).toBeGreaterThanOrEqual(10);
    expect(letters(1, 700)).toBeGreaterThan(8.5);
    // Larger than the map needs, names would only cover it.
    expect(letters(5, 1000)).toBeLessThan(27);
  });
});
