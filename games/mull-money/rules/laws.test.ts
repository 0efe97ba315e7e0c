import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import { A, B } from '#testkit/position.ts';
import { LAW_PARAMETERS, RULEBOOK_LAWS, STANDARD_LAWS } from '../data/laws.ts';
import { mullMoney } from '../index.ts';
import { type Company, type Hand, innovating, KEEP, open, optionsWith, PASS, playing, staffing } from '../position.test-support.ts';
import { LAW_TYPES, type Law } from '../types.ts';
import { agreedLaws, checkProposal, lawForms, lawSentence } from './laws.ts';
import { wasteBoard, zoneAt } from './waste.ts';

const FULL = { mode: 'simulation', agreedLaws: 'full', freeTextLaws: true } as const;

const under = (laws: readonly Law[], company: Company, commonWaste = 0, other: Company = {}): Hand =>
  open([company, other], { options: FULL, laws, commonWaste });

const DEFAULTS: readonly Law[] = [
  { type: 'mandatoryCleanup', fields: 1, price: 1 },
  { type: 'dirtyProductionBan', zone: 'red', markerAtLeast: 4 },
  { type: 'lotAuction', minBid: 1 },
  { type: 'repeal', lawId: 'V3' },
  { type: 'productionTax', amount: 2 },
  { type: 'wasteTax', perUnit: 1, freeUnits: 1 },
  { type: 'cleanBonus', markerAtMost: 2, amount: 3 },
  { type: 'eliminationStrength', fields: 3 },
  { type: 'eliminationReward', amount: 2, paidBy: 'bank' },
  { type: 'innovationPrice', service: 'waste', price: 3 },
  { type: 'productionQuota', zone: 'red', perMission: 1 },
  { type: 'alertFines', yellow: 8, red: 15, final: 'excluded' },
  { type: 'alertExemption', markerAtMost: 2, scope: 'both' },
  { type: 'wageRate', perEmployee: 2 },
  { type: 'employmentFloor', minEmployees: 3 },
  { type: 'growthMoratorium', zone: 'red' },
  { type: 'growthFee', amount: 3 },
  { type: 'materialFloorPrice', min: 3 },
  { type: 'siloLimit', max: 10 },
  { type: 'creditCeiling', max: 3 },
  { type: 'creditInterest', perCredit: 1 },
  { type: 'corruptionBan', scope: 'vote' },
  { type: 'corruptionPrice', price: 3 },
  { type: 'cleanupFund', contribution: 1, divisor: 2 },
  { type: 'votingSystem', mode: 'equal' },
  { type: 'wealthTax', threshold: 30, amount: 3 },
  { type: 'expertGrowth' },
  { type: 'zoneShift', perPlayer: -2 },
  { type: 'freeText', text: 'Le café est pour moi' },
];

describe('what may be proposed', () => {
  it('[MM-6.5.1] the three presets, an own list, and free texts apart', () => {
    expect(agreedLaws(optionsWith({ agreedLaws: 'rulebook' }))).toEqual(RULEBOOK_LAWS);
    expect([RULEBOOK_LAWS.length, STANDARD_LAWS.length, LAW_TYPES.length]).toEqual([4, 16, 28]);
    expect(STANDARD_LAWS.slice(13)).toEqual(['corruptionBan', 'cleanupFund', 'expertGrowth']);
    expect(agreedLaws(optionsWith({ agreedLaws: 'list', lawList: ['growthFee'] }))).toEqual(['repeal', 'growthFee']);
    expect(agreedLaws(optionsWith({ agreedLaws: 'rulebook', freeTextLaws: true })).at(-1)).toBe('freeText');
  });

  it('[MM-6.5.1] in the rulebook’s list every figure is fixed but the marker and the law to repeal', () => {
    const { state } = open([{ cards: ['growth'] }, {}], { options: { mode: 'simulation', agreedLaws: 'rulebook' } });
    const allowed = (law: Law): boolean => checkProposal(state, law) === null;
    expect([3, 4, 5].map((markerAtLeast) => allowed({ type: 'dirtyProductionBan', zone: 'red', markerAtLeast }))).toEqual([true, true, true]);
    expect(allowed({ type: 'dirtyProductionBan', zone: 'yellow', markerAtLeast: 4 })).toBe(false);
    expect([allowed({ type: 'lotAuction', minBid: 1 }), allowed({ type: 'lotAuction', minBid: 2 })]).toEqual([true, false]);
    expect([allowed({ type: 'mandatoryCleanup', fields: 1, price: 1 }), allowed({ type: 'mandatoryCleanup', fields: 1, price: 0 })]).toEqual([true, false]);
  });

  it('[MM-6.5] every default lies in its domain, and the ends of every domain are where the rules put them', () => {
    const { state } = open([{ cards: ['growth'] }, {}], { options: FULL, laws: DEFAULTS.slice(0, 3) });
    for (const law of DEFAULTS.slice(3)) expect(checkProposal(state, law)).toBe(null);
    for (const [type, parameters] of Object.entries(LAW_PARAMETERS)) {
      for (const parameter of parameters)
        if (parameter.kind === 'int') expect([type, parameter.default >= parameter.min && parameter.default <= parameter.max]).toEqual([type, true]);
    }
    expect(checkProposal(state, { type: 'zoneShift', perPlayer: 0 })?.clauses).toContain('MM-6.5');
    expect(checkProposal(state, { type: 'zoneShift', perPlayer: 4 })?.clauses).toContain('MM-6.5');
    expect(checkProposal(state, { type: 'freeText', text: '' })?.clauses).toContain('MM-6.5');
    expect(checkProposal(state, { type: 'freeText', text: 'x'.repeat(281) })?.clauses).toContain('MM-6.5');
    expect(checkProposal(state, { type: 'creditCeiling', max: 11 })?.clauses).toContain('MM-6.5');
  });

  it('[MM-6.3.3] the forms of a type leave out exactly the law in force', () => {
    const { state } = open([{ cards: ['growth'] }, {}], { options: FULL, laws: [{ type: 'wasteTax', perUnit: 2, freeUnits: 0 }, { type: 'expertGrowth' }] });
    const fits = (perUnit: number, freeUnits: number): boolean =>
      lawForms(state, 'wasteTax').some((fields) =>
        fields.every(
          (field) =>
            field.kind !== 'int' ||
            (field.name === 'perUnit' ? perUnit : freeUnits) === Math.max(field.min, Math.min(field.max, field.name === 'perUnit' ? perUnit : freeUnits)),
        ),
      );
    for (const perUnit of [1, 2, 3]) for (const freeUnits of [0, 1, 2, 3]) expect(fits(perUnit, freeUnits)).toBe(perUnit !== 2 || freeUnits !== 0);
    expect(lawForms(state, 'expertGrowth')).toEqual([]);
    expect(lawForms(state, 'repeal')).toHaveLength(2);
  });

  it('[MM-6.5] [MM-6.5.9] a free text is recorded, enforced by nobody, and several may stand side by side', () => {
    const texts: readonly Law[] = [
      { type: 'freeText', text: 'a' },
      { type: 'freeText', text: 'b' },
    ];
    const { table, state } = under(texts, { cards: ['growth'] });
    expect([table.laws.length, table.inForce]).toEqual([2, {}]);
    expect(checkProposal(state, { type: 'repeal', lawId: 'V2' })).toBe(null);
  });
});

describe('words', () => {
  const voice = (lang: 'fr' | 'en'): Voice => ({ lang, catalogue: mullMoney.words, unit: 'M', seatName: (seat) => `Seat ${seat + 1}` });
  const sentence = (law: Law, lang: 'fr' | 'en'): string => renderText(lawSentence(law), voice(lang)).replaceAll('\u00a0', ' ');

  it('[MM-6.5.7] every law is a sentence in both languages, with its figures', () => {
    for (const law of DEFAULTS) for (const lang of ['fr', 'en'] as const) expect(sentence(law, lang)).not.toMatch(/[{}]|mull-money/);
    expect(sentence({ type: 'mandatoryCleanup', fields: 2, price: 3 }, 'fr')).toBe(
      'Qui joue une Négociation doit reculer le marqueur de 2 et payer 3 M par case.',
    );
    expect(sentence({ type: 'employmentFloor', minEmployees: 3 }, 'en')).toBe('No firing below 300 employees.');
    expect(sentence({ type: 'zoneShift', perPlayer: -2 }, 'fr')).toBe('Seuils des zones décalés de −2 par joueur.');
    expect(sentence({ type: 'freeText', text: '<b>' }, 'en')).toBe('“<b>”');
  });

  it('[MM-6.5.10] words for the values of parameters', () => {
    expect(sentence({ type: 'productionQuota', zone: 'any', perMission: 2 }, 'fr')).toBe('Toutes zones : 2 productions par mission et par joueur.');
    expect(sentence({ type: 'alertFines', yellow: 8, red: 15, final: 'included' }, 'fr')).toBe(
      'Amendes d’alerte : jaune 8 M, rouge 15 M, alerte finale comprise.',
    );
    expect(sentence({ type: 'alertFines', yellow: 8, red: 15, final: 'excluded' }, 'en')).toBe('Alert fines: yellow 8 M, red 15 M.');
    expect(sentence({ type: 'eliminationReward', amount: 2, paidBy: 'others' }, 'fr')).toBe('Qui élimine des déchets reçoit 2 M (de chacun des autres).');
    expect(sentence({ type: 'votingSystem', mode: 'clean' }, 'en')).toBe('Voices in votes: 6 minus the waste department.');
  });
});

describe('what the laws do', () => {
  it('[MM-6.5.3] a clean bonus comes before the taxes, and each tax is forced on its own', () => {
    const laws: readonly Law[] = [
      { type: 'cleanBonus', markerAtMost: 2, amount: 5 },
      { type: 'productionTax', amount: 5 },
      { type: 'wasteTax', perUnit: 3, freeUnits: 0 },
    ];
    const cards = ['production', 'growth'] as const;
    expect(under(laws, { W: 2, cards }).does(A, playing('production')).at(A).c).toBe(15 + 14 + 5 - 5 - 6);
    expect(under(laws, { W: 3, cards }).does(A, playing('production')).at(A).c).toBe(15 + 14 - 5 - 9);
  });

  it('[MM-6.5] a reward for elimination, from the bank or from each of the others, once per card', () => {
    const cards = ['elimination', 'expert', 'growth'] as const;
    const bank = under([{ type: 'eliminationReward', amount: 4, paidBy: 'bank' }], { cards }, 9).does(A, playing('elimination', 'expert'));
    expect([bank.at(A).c, bank.at(B).c]).toEqual([19, 15]);
    const others = under([{ type: 'eliminationReward', amount: 4, paidBy: 'others' }], { cards }, 9, { c: 1 }).does(A, playing('elimination'));
    expect([others.at(A).c, others.at(B)]).toMatchObject([19, { c: 7, cr: 1 }]);
    // Nobody pays himself.
    expect(others.keys().filter((key) => key === 'log.rewardFrom')).toHaveLength(1);
  });

  it('[MM-6.5] quotas hold in their zone or worse', () => {
    const company: Company = { s: 10, produced: 1, W: 1, cards: ['production', 'growth'] };
    const quota = (zone: 'any' | 'yellow' | 'red', commonWaste: number): Hand =>
      under([{ type: 'productionQuota', zone, perMission: 1 }], company, commonWaste);
    expect(quota('any', 0).refuses(A, playing('production'))).toEqual(['MM-6.5.3']);
    expect(quota('yellow', 16).does(A, playing('production')).table.commonWaste).toBe(17);
    expect(quota('yellow', 17).refuses(A, playing('production'))).toEqual(['MM-6.5.3']);
    expect(quota('yellow', 25).refuses(A, playing('production'))).toEqual(['MM-6.5.3']);
    expect(quota('red', 24).does(A, playing('production')).table.commonWaste).toBe(25);
  });

  it('[MM-6.5] the employment floor stops firing, and changes no company already below it', () => {
    const cards = ['staff', 'expert', 'growth'] as const;
    const floor: Law = { type: 'employmentFloor', minEmployees: 3 };
    expect(under([floor], { e: 4, cards }).does(A, staffing('fire', 'expert')).at(A).e).toBe(3);
    expect(under([floor], { e: 3, cards }).refuses(A, staffing('fire'))).toContain('MM-4.7.5');
    expect(under([floor], { e: 2, cards }).refuses(A, staffing('fire'))).toContain('MM-4.7.5');
    expect(under([floor], { e: 2, cards }).does(A, staffing('hire')).at(A).e).toBe(3);
  });

  it('[MM-6.5] [MM-6.5.8] a moratorium suspends growth in its zone, a fee makes each column really gained cost', () => {
    const cards = ['growth', 'expert', 'staff'] as const;
    const moratorium: Law = { type: 'growthMoratorium', zone: 'yellow' };
    expect(under([moratorium], { cards }, 17).refuses(A, playing('growth'))).toEqual(['MM-6.5.8']);
    expect(under([moratorium], { cards }, 16).does(A, playing('growth')).at(A).g).toBe(15);
    const fee: readonly Law[] = [{ type: 'growthFee', amount: 4 }, { type: 'expertGrowth' }];
    expect(under(fee, { cards }).does(A, playing('growth', 'expert')).at(A)).toMatchObject({ g: 16, c: 7 });
    expect(under(fee, { g: 19, cards }).does(A, playing('growth', 'expert')).at(A)).toMatchObject({ g: 20, c: 11 });
    expect(under(fee, { c: 3, cards }).refuses(A, playing('growth'))).toContain('MM-4.0.3');
    expect(under(fee, { c: 3, cards }).moves(A)).toContainEqual(playing('growth', 'alone', 1));
  });

  it('[MM-6.5] a wage level, interest and a wealth tax are paid in phase 4', () => {
    const paid = (law: Law, company: Company): number =>
      (company.c ?? 15) -
      under([law], { ...company, cards: ['growth'] })
        .does(A, KEEP)
        .at(A).c;
    expect(paid({ type: 'wageRate', perEmployee: 3 }, { e: 4 })).toBe(12);
    expect(paid({ type: 'creditInterest', perCredit: 2 }, { c: 40, cr: 3 })).toBe(5 + 6);
    expect(paid({ type: 'wealthTax', threshold: 30, amount: 10 }, { c: 35 })).toBe(5);
    expect(paid({ type: 'wealthTax', threshold: 30, amount: 10 }, { c: 36 })).toBe(15);
  });

  it('[MM-6.5] an innovation may be free, and costs its price on that service only', () => {
    const cards = ['innovation', 'growth'] as const;
    const free: Law = { type: 'innovationPrice', service: 'personnel', price: 0 };
    expect(under([free], { c: 0, cards }).does(A, innovating('personnel')).at(A)).toMatchObject({ c: 0, cr: 0, P: 4 });
    expect(under([free], { c: 5, cards }).does(A, innovating('waste')).at(A).c).toBe(0);
  });

  it('[MM-6.5] shifted zones stay on the board', () => {
    const limits = (perPlayer: number): unknown => {
      const options = { ...FULL, wasteBoard: 'custom', boardGreen: 2, boardYellow: 3, boardMax: 5 } as const;
      return wasteBoard(open([{ cards: ['growth'] }, {}], { options, laws: [{ type: 'zoneShift', perPlayer }] }).state);
    };
    expect(limits(-3)).toEqual({ green: 0, yellow: 0, max: 10 });
    expect(limits(3)).toEqual({ green: 10, yellow: 10, max: 10 });
    expect(limits(-1)).toEqual({ green: 2, yellow: 4, max: 10 });
    expect(range(4).map((place) => zoneAt({ green: 0, yellow: 2, max: 9 }, place))).toEqual(['green', 'yellow', 'yellow', 'red']);
  });

  it('[MM-6.5.8] prohibitions add up: one is enough', () => {
    const laws: readonly Law[] = [
      { type: 'dirtyProductionBan', zone: 'yellow', markerAtLeast: 3 },
      { type: 'productionQuota', zone: 'any', perMission: 2 },
    ];
    expect(under(laws, { W: 3, cards: ['production'] }, 17).refuses(A, playing('production'))).toEqual(['MM-6.5.3']);
    expect(under(laws, { W: 2, produced: 2, cards: ['production'] }, 17).refuses(A, playing('production'))).toEqual(['MM-6.5.3']);
    expect(under(laws, { W: 2, produced: 1, cards: ['production', 'growth'] }, 17).does(A, playing('production')).table.commonWaste).toBe(19);
  });

  it('[MM-6.5.9] once repealed, the base rule holds again', () => {
    const hand = under([{ type: 'materialFloorPrice', min: 9 }], { cards: ['sale', 'growth'] }).does(A, playing('sale'));
    expect(hand.does(B, PASS).awaited).toEqual([A]);
    const { table, ...rest } = hand.state;
    const book = table.laws.map((entry) => ({ ...entry, status: 'repealed' as const }));
    const free = mullMoney.module.apply({ ...rest, table: { ...table, laws: book, inForce: {} } }, { by: B, move: PASS }, quickChance(1));
    expect(free.state.table.players[A]?.silo).toBe(10);
  });
});
