import { describe, expect, it } from 'vitest';
import { ecodip } from '#games/ecodip/index.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { figures } from '#games/ecodip/figures.ts';
import { parseLine } from '#games/ecodip/orders/parse.ts';
import { officeOfView } from '#games/ecodip/orders/office.ts';
import { position } from '#games/ecodip/position.test-support.ts';
import type { Options } from '#games/ecodip/types.ts';
import type { Actor } from '#kernel/game.ts';
import type { LogLine } from '#protocol';
import { typeOf } from '#web/kit/parts/offers.ts';
import { briefOf } from '#web/shell/bar/bar-state.ts';
import { powerCurves } from './charts/series.ts';
import { FORM_KINDS, FORMS, START } from './desk/form-order.ts';
import { plainText, wrapped } from './gazette/plain-text.ts';
import { sectionsOf } from './gazette/sections.ts';
import { dialogOf, SEAL } from './scene.ts';
import { powerState, pricePath, seasonName } from './powers.tsx';
import { phaseTrack } from './room/phase-track.ts';
import { viewOf, voice } from './testing/position.ts';
import { wordsIn } from './words-in.ts';

describe('the bar', () => {
  const offersTo = (actor: Actor, options: Partial<Options> = {}, state = position({ options })) => {
    const offers = ecodip.module.offers(state, actor);
    const find = (type: string) => offers.find((offer) => typeOf(offer) === type);
    return { find, placesOf: (...types: readonly string[]) => types.map((type) => find(type)?.rank ?? find(type)?.group) };
  };

  it('[EC-4.2.1] [EC-4.1.7] has one button for the sheet, which opens the seal, and keeps apart what may be said at any time', () => {
    const { find, placesOf } = offersTo(0);
    expect(placesOf('submit', 'orders', 'write', 'confirm', 'autoReady')).toEqual(['sheet', 'sheet', 'sheet', 'instruction', 'instruction']);
    const [sheet, confirm] = [find('submit'), find('confirm')];
    if (sheet === undefined || confirm === undefined) throw new Error('a power that is asked may seal and confirm');
    expect([dialogOf(sheet), dialogOf(confirm)]).toEqual([SEAL, null]);
    expect(briefOf(sheet, { voice: voice() }).word).toBe('Sceller mes ordres');
  });

  it('[EC-4.2.1] opens a sealed sheet again, and does not seal it twice', () => {
    const { table, ...secret } = position({});
    const sealed = offersTo(0, {}, { ...secret, table: { ...table, ready: [...table.powers] } });
    expect(sealed.placesOf('submit', 'orders', 'write', 'unconfirm')).toEqual(['unshown', 'unshown', 'unshown', 'passive']);
    expect([sealed.find('submit')?.group, sealed.find('confirm')]).toEqual(['sheet', undefined]);
  });

  it('[EC-4.19.1] has one button for all rulings', () => {
    expect(offersTo('referee', { referee: 'human' }).placesOf('ruleForce', 'rulePrice', 'vacate')).toEqual(['ruling', 'ruling', undefined]);
  });
});

it('[EC-4.1.1] seasons have names', () => {
  expect([0, 1, 4].map((turn) => seasonName(turn, 'fr').title)).toEqual(['Printemps 2011', 'Automne 2011', 'Printemps 2013']);
  expect(seasonName(1, 'fr')).toMatchObject({ the: 'l’automne 2011', at: 'en automne 2011' });
  expect(seasonName(-1, 'en').the).toBe('spring 2011');
});

describe('the powers', () => {
  it('[EC-7.3] are told ready or awaited, never what they wrote', () => {
    const view = viewOf('EOC', { table: { ready: ['USA'], asked: ['USA', 'EOC', 'RUS'], eliminated: [{ power: 'CHI', turn: 0 }] } });
    expect((['USA', 'EOC', 'RUS', 'JAP', 'CHI'] as const).map((tag) => powerState(view, tag))).toEqual(['ready', 'you', 'awaited', 'nothing', 'out']);
  });

  it('[EC-13.9] wear their own colours in the charts, whoever plays them', () => {
    const view = viewOf('EOC');
    const turned = { ...view, table: { ...view.table, powers: view.table.powers.toReversed() } };
    const curves = powerCurves(turned, [{ turn: 1, step: 1, metrics: { 'ecodip.metric.centres/0': 8, 'ecodip.metric.centres/9': 4 } }], 'centres');
    expect(curves).toEqual([
      { seat: 0, readings: [{ turn: 1, value: 4 }] },
      { seat: 9, readings: [{ turn: 1, value: 8 }] },
    ]);
  });

  it('[EC-13.9] the ledger names every figure that the game measures', () => {
    const names = new Set(Object.keys(ecodip.words));
    for (const { metric, label } of figures.columns(viewOf('EOC'), voice())) {
      expect(names.has(metric.replace(/\/\d+$/, ''))).toBe(true);
      expect(label).not.toContain('ecodip');
    }
  });
});

it('[EC-13.3] year, season and phase stand in the title, the phases of the year below', () => {
  expect(phaseTrack(viewOf('EOC', { table: { phase: 'WINTER_ORDERS', turn: 5 } }), voice())).toMatchObject({
    title: 'Automne 2013\u00a0: ordres d’hiver',
    current: 4,
  });
});

it.each(['fr', 'en'] as const)('[EC-4.18.3] every example of an order in %s is understood', (lang) => {
  const { options } = viewOf('EOC');
  const grammar = { world: worldOf(options), phase: 'SPRING_ORDERS', giftDefault: 'secret' } as const;
  const lines = wordsIn(lang)('sheet.exampleLines').split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect([line, parseLine(grammar, line).ok]).toEqual([line, true]);
});

describe('forms', () => {
  const office = officeOfView(viewOf('EOC'));
  if (office === null) throw new Error('nobody sits here');

  it('[EC-4.4.1] offer goods in spring only, and builds in winter', () => {
    expect(FORM_KINDS.SPRING_ORDERS).toContain('sell');
    expect(FORM_KINDS.AUTUMN_ORDERS).not.toContain('sell');
    expect(FORM_KINDS.AUTUMN_ORDERS).toContain('sellMissile');
    expect(FORM_KINDS.WINTER_ORDERS).toContain('factory');
  });

  it('write the orders of the rulebook', () => {
    expect(FORMS.sell.order({ ...START, with: 'RUS', n: 3, price: 75 }, office)).toEqual({ k: 'sell', with: 'RUS', n: 3, good: 'TB', price: 75 });
    // A form opens with the price of what it sells; what was typed stays.
    for (const [good, price] of [
      ['TB', 25],
      ['MP', 50],
      ['BT', 150],
    ] as const)
      expect(FORMS.sell.order({ ...START, with: 'RUS', good, n: 2 }, office)).toMatchObject({ good, price: 2 * price });
    expect(FORMS.sellMissile.order({ ...START, from: 'par' }, office)).toMatchObject({ good: 'ABM', price: 150 });
    expect(FORMS.buyMissile.order({ ...START, with: 'JAP', missile: 'ICBM', from: 'STOCK', at: 'par', price: 300 }, office)).toEqual({
      k: 'buy',
      with: 'JAP',
      n: 1,
      good: 'ICBM',
      from: 'STOCK',
      price: 300,
      at: 'par',
    });
    expect(FORMS.build.order({ ...START, unit: 'F', at: 'esp/ce' }, office)).toEqual({ k: 'build', unit: 'F', at: 'esp', coast: 'ce' });
    expect(FORMS.askAid.order({ ...START, good: 'gold', n: 4, text: ' la faim ' }, office)).toEqual({ k: 'askAid', what: 'gold', n: 40, text: 'la faim' });
  });

  it('wait for what is missing', () => {
    expect(FORMS.fire.order({ ...START, from: 'par' }, office)).toBeNull();
    expect(FORMS.vote.order(START, office)).toBeNull();
  });

  it('[EC-4.3.9] open ballots with nothing chosen: a vote and an answer to a draw wait for a word of one’s own', () => {
    const motions = [{ no: 4, by: 'RUS', what: 'gold', n: 10, price: 0, text: '' }] as const;
    const asked = officeOfView(viewOf('EOC', { table: { motions } })) ?? office;
    expect(FORMS.vote.order(START, asked)).toBeNull();
    expect(FORMS.vote.order({ ...START, vote: 'abstain' }, asked)).toEqual({ k: 'vote', motion: 4, v: 'abstain' });
    expect(FORMS.draw.order(START, office)).toBeNull();
    expect(FORMS.draw.order({ ...START, vote: 'no' }, office)).toEqual({ k: 'draw', accept: false });
  });
});

describe('the gazette', () => {
  const line = (n: number, key: string, more: Partial<LogLine> = {}): LogLine => ({
    n,
    step: 1,
    at: 0,
    to: 'all',
    text: { key: `log.${key}`, clauses: [] },
    ...more,
  });
  const log = [
    line(1, 'turn', { heading: { turn: 1 } }),
    line(2, 'HELD'),
    line(3, 'DEAL'),
    line(4, 'secretGift', { to: [2, 'referee'] }),
    line(5, 'HIT', { undone: true }),
    line(6, 'MOTION.rejected'),
    line(7, 'CONQUERED.from'),
  ];

  it('[EC-7.4] [EC-7.1] has its sections in the published order, and nothing that was meant for some only', () => {
    expect(sectionsOf(log).map(({ name, lines }) => [name, lines.map(({ n }) => n)])).toEqual([
      ['un', [6]],
      ['deals', [3]],
      ['orders', [2]],
      ['conquests', [7]],
    ]);
  });

  it('[EC-13.10] as plain text keeps to the width of a letter', () => {
    const text = plainText('La Gazette', sectionsOf([line(1, 'disclaimer'), line(2, 'lastYear')]), voice());
    expect(text.startsWith('LA GAZETTE\n==========')).toBe(true);
    expect(text).toContain('pure coïncidence');
    expect(
      wrapped('mot '.repeat(40).trim())
        .split('\n')
        .every((row) => row.length <= 72),
    ).toBe(true);
  });
});

it('[EC-13.5] a price stands still within a year and steps at its end', () => {
  expect(pricePath([25, 31])).toBe('M4 26H48V4H92V4');
  expect(pricePath([50])).toBe('M4 15H92V15');
});
