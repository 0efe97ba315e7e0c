import { expect, it } from 'vitest';
import type { Place, Unit } from '#diplomacy/types.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { officeOfView } from '#games/ecodip/orders/office.ts';
import { viewOf } from '../testing/position.ts';
import { nextUnit } from './use-composer.ts';

const dislodged = (power: string, loc: string, ...refuges: readonly string[]): { readonly unit: Unit; readonly retreats: readonly Place[] } => ({
  unit: { power, type: 'army', loc },
  retreats: refuges.map((refuge) => ({ loc: refuge })),
});

it('[EC-13.2, EC-4.6.9.1] in retreats the next unit is one’s own that has a refuge and no order yet', () => {
  const table = {
    phase: 'SPRING_RETREATS',
    dislodged: [dislodged('EOC', 'ham'), dislodged('EOR', 'ber', 'pol'), dislodged('EOC', 'par', 'bel'), dislodged('EOC', 'pie', 'mar')],
  } as const;
  const view = viewOf('EOC', { table });
  const office = officeOfView(view);
  if (office === null) throw new Error('nobody sits here');
  const next = (text: string, canWrite = true): string | null => nextUnit(view, { office, sheet: judgeSheet(office, text), canWrite }, null);
  expect([next(''), next('A par - bel'), next('A par - bel\nA pie DISSOUT'), next('', false)]).toEqual(['par', 'pie', null, null]);
});
