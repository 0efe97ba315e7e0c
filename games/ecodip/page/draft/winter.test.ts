import { describe, expect, it } from 'vitest';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { type Office, officeOfView } from '#games/ecodip/orders/office.ts';
import type { View } from '#games/ecodip/types.ts';
import { viewOf } from '../testing/position.ts';
import { writingOf } from './choices.ts';
import { outlookOf } from './outlook.ts';
import { withOrder, withoutOrder } from './text.ts';
import {
  afterAdjustment,
  dropped,
  factorySites,
  fateOf,
  type Hunger,
  hungerOf,
  type HungerRow,
  openSites,
  rowsOf,
  stepped,
  winterBalance,
  withHungry,
  withoutBuild,
} from './winter.ts';

const officeOf = (view: View): Office => {
  const office = officeOfView(view);
  if (office === null) throw new Error('nobody sits here');
  return office;
};

/* EC-2.2, EC-2.3.1: Western Europe starts with A par, A ham, A pie, F esp and F lon, one for each centre, with 2 TB, 4 BT and 1000 kg. */
const view = viewOf('EOC', { table: { phase: 'WINTER_ORDERS', turn: 1 } });
const without = (...lost: readonly string[]): Office =>
  officeOf({ ...view, table: { ...view.table, units: view.table.units.filter(({ loc }) => !lost.includes(loc)) } });
const whole = officeOf(view);
const fewer = without('par', 'ham');
const writing = writingOf(fewer, 'fr');

describe('the winter sheet', () => {
  it('[EC-13.8] food, bonds and gold are counted again with every line', () => {
    const text = 'CONSTRUIT A par\nRENFORCE A pie 3\nUSINE ham\nJE DONNE 50 KG D’OR A RUS SECRET';
    const sheet = judgeSheet(fewer, text);
    expect(sheet.lines.map(({ refusal }) => refusal)).toEqual([null, null, null, null]);
    // EC-2.10: a bond stands at 150 kg, a factory costs twice as much.
    expect(winterBalance(fewer, sheet)).toEqual({ due: 2, used: 1, mouths: 4, tickets: 2, bonds: 1, material: 0, factoryPrice: 300, gold: 650 });
    expect(winterBalance(fewer, null)).toMatchObject({ used: 0, mouths: 3, bonds: 4, gold: 1000 });
  });

  it('[EC-13.4] one’s own account follows the same sheet', () => {
    const sheet = judgeSheet(fewer, 'CONSTRUIT A par\nUSINE ham\nJE DONNE 50 KG D’OR A RUS SECRET');
    expect(outlookOf(fewer, sheet)).toMatchObject({ units: 4, hungry: 2, free: 650 });
    expect(outlookOf(fewer, null)).toMatchObject({ units: 3, hungry: 1, free: 1000 });
  });

  it('[EC-4.10.2] offers the home centres that are free', () => {
    expect(openSites(fewer, writing).map(({ id }) => id)).toEqual(['par', 'ham']);
    expect(openSites(whole, writing)).toEqual([]);
  });

  it('[EC-4.14.1] offers own provinces without a factory for a new one', () => {
    const table = { ...view.table, factories: { par: { status: 'idle', since: 2011 } }, radioactive: { ham: 3 } } as const;
    const sites = factorySites(officeOf({ ...view, table }), writing);
    expect(sites).toContain('pie');
    expect(sites).not.toContain('par');
    expect(sites).not.toContain('ham');
    expect(sites).not.toContain('mos');
  });

  it('[EC-4.10.5] knows whom the rule removes while the sheet names nobody', () => {
    const owners = { ...view.table.owners, pie: 'EOR', esp: 'EOR' } as const;
    const office = officeOf({ ...view, table: { ...view.table, owners } });
    const locs = (text: string) => {
      const { standing, byRule } = afterAdjustment(office, judgeSheet(office, text));
      return { standing: standing.map(({ loc }) => loc).toSorted(), byRule: byRule.map(({ loc }) => loc).toSorted() };
    };
    expect(locs('RETIRE A par\nRETIRE F lon')).toEqual({ standing: ['esp', 'ham', 'pie'], byRule: [] });
    // The others stand on centres that are still their own; these two do not.
    expect(locs('')).toEqual({ standing: ['ham', 'lon', 'par'], byRule: ['esp', 'pie'] });
  });

  it('a choice is taken back by the same press', () => {
    const text = withOrder(writing, 'PRODUIT par', { k: 'starve', at: 'pie' });
    expect(withoutOrder(writing, text, { k: 'starve', at: 'pie' })).toBe('PRODUIT par');
  });

  it('[EC-4.2.3] a build taken back takes along what was ordered for the unit', () => {
    const text = 'CONSTRUIT A par\nAFFAME par\nAFFAME A pie\nRENFORCE par 2';
    expect(judgeSheet(fewer, text).lines.every(({ refusal }) => refusal === null)).toBe(true);
    expect(withoutBuild(writing, text, { k: 'build', unit: 'A', at: 'par' })).toBe('AFFAME A pie');
  });
});

/** « 1 par » starves, « (par) » is in reserve, « par? » may be drawn, « par » eats, « ? » is left to the lot. */
const drawn = (hunger: Hunger): string =>
  rowsOf(hunger)
    .map((row: HungerRow) => {
      if (row.kind === 'line') return '—';
      if (row.kind === 'lot') return row.type === 'army' ? '?army' : '?fleet';
      const { loc } = row.unit;
      return { starves: `-${loc}`, spare: `(${loc})`, drawn: `${loc}?`, fed: loc }[row.fate];
    })
    .join(' ');

const hungerAfter = (office: Office, text: string): Hunger => hungerOf(office, judgeSheet(office, text));

describe('the list of those who starve', () => {
  const order = whole.table.units.filter(({ power }) => power === 'EOC').map(({ loc }) => loc);

  it('[EC-4.11.3] those named starve first, in the order written', () => {
    // Five units, two tickets: three starve.
    const hunger = hungerAfter(whole, 'AFFAME F lon\nAFFAME A ham\nAFFAME F esp');
    expect([hunger.count, hunger.named]).toEqual([3, ['lon', 'ham', 'esp']]);
    expect(drawn(hunger)).toBe(`-lon -ham -esp — ${order.filter((loc) => loc === 'par' || loc === 'pie').join(' ')}`);
  });

  it('[EC-4.11.4] what nobody names is left to the lot, all armies before any fleet', () => {
    const armies = new Set(['par', 'ham', 'pie']);
    expect(drawn(hungerAfter(whole, 'AFFAME F lon'))).toBe(
      `-lon ?army ?army — ${order
        .filter((loc) => loc !== 'lon')
        .map((loc) => (armies.has(loc) ? `${loc}?` : loc))
        .join(' ')}`,
    );
    // With two armies named the third has nobody to share the lot with.
    const last = hungerAfter(whole, 'AFFAME A par\nAFFAME A ham');
    expect(drawn(last)).toContain('-par -ham ?army —');
    expect([fateOf(last, 'pie'), fateOf(last, 'lon')]).toEqual(['starves', 'fed']);
    const poor = officeOf({ ...view, table: { ...view.table, stocks: { ...view.table.stocks, EOC: { TB: 1, MP: 0, BT: 0 } } } });
    const fleets = hungerAfter(poor, '');
    expect(drawn(fleets)).toContain('?army ?army ?army ?fleet —');
    expect([fateOf(fleets, 'par'), fateOf(fleets, 'lon')]).toEqual(['starves', 'drawn']);
  });

  it('[EC-13.8] the line moves as builds are chosen; a name too many waits below it', () => {
    const names = 'AFFAME F lon\nAFFAME A pie';
    expect(drawn(hungerAfter(fewer, names))).toBe('-lon — (pie) esp');
    expect(drawn(hungerAfter(fewer, `${names}\nCONSTRUIT A par`))).toBe('-lon -pie — esp par');
    expect(drawn(hungerAfter(fewer, `${names}\nCONSTRUIT A par\nCONSTRUIT A ham`))).toBe('-lon -pie ?army — esp par? ham?');
  });

  it('[EC-4.11.2] nobody starves while there is enough', () => {
    const rich = officeOf({ ...view, table: { ...view.table, stocks: { ...view.table.stocks, EOC: { TB: 9, MP: 0, BT: 0 } } } });
    expect(drawn(hungerAfter(rich, 'AFFAME A par'))).toBe(`— (par) ${order.filter((loc) => loc !== 'par').join(' ')}`);
  });

  it('[EC-4.2.3] a unit that the sheet builds may starve; one that it removes may not', () => {
    expect(drawn(hungerAfter(fewer, 'CONSTRUIT A par\nAFFAME par'))).toContain('-par');
    const owners = { ...view.table.owners, pie: 'EOR' } as const;
    const office = officeOf({ ...view, table: { ...view.table, owners } });
    const hunger = hungerAfter(office, 'RETIRE A ham\nAFFAME A ham');
    expect([hunger.named, hunger.standing.length, hunger.count]).toEqual([[], 4, 2]);
  });
});

describe('dragging and stepping', () => {
  const hunger = (named: readonly string[], count: number): Hunger => ({ standing: [], named, count });

  it('[EC-13.8] a unit dropped above the line is named at its place', () => {
    expect(dropped(hunger(['lon', 'ham'], 3), 'par', 0)).toEqual(['par', 'lon', 'ham']);
    expect(dropped(hunger(['lon', 'ham'], 3), 'ham', 0)).toEqual(['ham', 'lon']);
    // In a place left to the lot it follows those already named.
    expect(dropped(hunger(['lon'], 3), 'par', 2)).toEqual(['lon', 'par']);
  });

  it('[EC-13.8] dropped below the line it is named no more, unless among those in reserve', () => {
    expect(dropped(hunger(['lon', 'ham'], 2), 'lon', 2)).toEqual(['ham']);
    expect(dropped(hunger(['lon', 'ham'], 2), 'par', 2)).toEqual(['lon', 'ham']);
    expect(dropped(hunger(['lon', 'ham', 'esp'], 1), 'par', 2)).toEqual(['lon', 'ham', 'par', 'esp']);
    expect(dropped(hunger(['lon', 'ham', 'esp'], 1), 'lon', 1)).toEqual(['ham', 'lon', 'esp']);
  });

  it('[EC-13.8] the arrows go one place at a time, into the list and out of it', () => {
    const named = ['lon', 'ham'];
    expect(stepped(hunger(named, 2), 'par', 'up')).toEqual(['lon', 'ham', 'par']);
    expect(stepped(hunger(named, 2), 'par', 'down')).toEqual(named);
    expect(stepped(hunger(named, 2), 'ham', 'up')).toEqual(['ham', 'lon']);
    expect(stepped(hunger(named, 2), 'lon', 'up')).toEqual(named);
    expect(stepped(hunger(named, 2), 'lon', 'down')).toEqual(['ham', 'lon']);
    expect(stepped(hunger(named, 2), 'ham', 'down')).toEqual(['lon']);
    expect(stepped(hunger(named, 2), 'ham', 'first')).toEqual(['ham', 'lon']);
    expect(stepped(hunger(named, 2), 'lon', 'out')).toEqual(['ham']);
  });

  it('[EC-4.11.3] the list is written in its order, where it stood, and nothing else moves', () => {
    const text = 'CONSTRUIT A par\nAFFAME F lon\nPRODUIT pie\nAFFAME A ham';
    expect(withHungry(writingOf(whole, 'fr'), text, ['ham', 'par', 'lon'])).toBe('CONSTRUIT A par\nAFFAME A ham\nAFFAME A par\nAFFAME F lon\nPRODUIT pie');
    expect(withHungry(writingOf(whole, 'fr'), 'PRODUIT pie', ['lon'])).toBe('PRODUIT pie\nAFFAME F lon');
    expect(withHungry(writingOf(whole, 'en'), text, [])).toBe('CONSTRUIT A par\nPRODUIT pie');
  });
});
