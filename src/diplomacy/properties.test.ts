import { quickChance } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMap, listAt } from './board.ts';
import { movementAdjudicator, type MovementResult } from './movement.ts';
import { DEFAULT_RULES } from './rules.ts';
import { standardBoard } from './standard.ts';
import { type Phase, phaseGenerator } from './testing/generate.ts';
import type { Unit } from './types.ts';

const board = standardBoard();
const adjudicate = movementAdjudicator(board, DEFAULT_RULES);
const generate = phaseGenerator(board);

/** A position of ordinary size; an odd seed gathers it round a sea. */
const phaseOf = (seed: number, strongest = 3): Phase => {
  const chance = quickChance(seed);
  return generate(chance, { units: 6 + chance.int(14), powers: 2 + chance.int(4), strongest, moving: 50, shipping: seed % 2 === 0 ? 0 : 60 });
};

/** What became of each unit, in an order that does not depend on how it was asked. */
const told = ({ results, dislodged, contested, backups }: MovementResult): unknown => ({
  results: results.map(({ unit, status, support, dislodgedFrom, backup }) => [unit.loc, status, support, dislodgedFrom, backup].join(' ')).sort(),
  retreats: dislodged
    .map(
      ({ unit, retreats }) =>
        `${unit.loc}: ${retreats
          .map(({ loc, coast }) => loc + (coast ?? ''))
          .sort()
          .join(' ')}`,
    )
    .sort(),
  contested: [...contested].sort(),
  backups: [...backups].sort(),
});

const check = (holds: (seed: number) => void, runs = 150): void => assert(property(nat(), holds), { numRuns: runs });

describe('whatever the position', () => {
  it('[EC-4.6.6] the order of units and orders does not matter', () =>
    check((seed) => {
      const { position, orders } = phaseOf(seed);
      const chance = quickChance(seed + 1);
      const shuffled = adjudicate({ units: chance.shuffle(position.units) }, chance.shuffle(orders));
      expect(told(shuffled)).toEqual(told(adjudicate(position, orders)));
    }));

  it('[EC-9.13] renaming the powers changes nothing else', () =>
    check((seed) => {
      const { position, orders } = phaseOf(seed);
      const rename = (power: string): string => `new ${9 - Number(power.slice(1))}`;
      const units = position.units.map((unit): Unit => ({ ...unit, power: rename(unit.power) }));
      const renamed = adjudicate(
        { units },
        orders.map(({ by, order }) => ({ by: rename(by), order })),
      );
      expect(told(renamed)).toEqual(told(adjudicate(position, orders)));
    }));

  it('[EC-9.13] a map whose provinces and borders are listed the other way round changes nothing', () => {
    const mirrored = compileMap({
      ...board.map,
      provinces: board.map.provinces
        .toReversed()
        .map((province) => Object.assign({}, province, province.army === undefined ? {} : { army: province.army.toReversed() })),
    });
    const other = movementAdjudicator(mirrored, DEFAULT_RULES);
    check((seed) => {
      const { position, orders } = phaseOf(seed);
      expect(told(other(position, orders))).toEqual(told(adjudicate(position, orders)));
    });
  });

  it('[EC-9.1] no two units stand in one province, and none vanishes', () =>
    check((seed) => {
      const { position, orders } = phaseOf(seed);
      const { units, dislodged } = adjudicate(position, orders);
      expect(new Set(units.map(({ loc }) => loc)).size).toBe(units.length);
      expect(units.length + dislodged.length).toBe(position.units.length);
    }));

  it('[EC-4.6.5.6] no unit is dislodged by its own power', () =>
    check((seed) => {
      const { position, orders } = phaseOf(seed);
      for (const { unit, dislodgedFrom } of adjudicate(position, orders).results)
        if (dislodgedFrom !== null) expect(position.units.find(({ loc }) => loc === dislodgedFrom)?.power).not.toBe(unit.power);
    }));

  it('[EC-4.6.9.1] retreats lead to empty, uncontested provinces, never to the attacker’s by land', () =>
    check((seed) => {
      const { position, orders } = phaseOf(seed);
      const { units, dislodged, contested, results } = adjudicate(position, orders);
      const taken = new Set([...units.map(({ loc }) => loc), ...contested]);
      for (const { unit, retreats } of dislodged) {
        const from = results.find((one) => one.unit === unit)?.dislodgedFrom;
        const isShipped = orders.some(({ order }) => order.k === 'convoy' && order.of === from && order.to === unit.loc);
        for (const { loc } of retreats) expect([loc, taken.has(loc), loc === from && !isShipped]).toEqual([loc, false, false]);
      }
    }));

  it('[EC-9.15] a unit far from everything changes nothing', () =>
    check((seed) => {
      const { position, orders } = phaseOf(seed);
      const here = position.units.map(({ loc }) => board.provinceAt(loc));
      const beside = here.concat(here.flatMap((province) => listAt(board.around, province)));
      const near = new Set(beside.concat(beside.flatMap((province) => listAt(board.around, province))));
      const far = range(board.provinceCount).find((province) => !near.has(province) && at(board.provinces, province).kind !== 'sea');
      if (far === undefined) return;
      const hermit: Unit = { power: 'p0', type: 'army', loc: at(board.provinces, far).id };
      const { results, ...rest } = adjudicate({ units: [...position.units, hermit] }, orders);
      expect(told({ ...rest, results: results.slice(0, -1) })).toEqual(told(adjudicate(position, orders)));
    }));

  it('[EC-9.14] forces of 1 are the same as none', () =>
    check((seed) => {
      const { position, orders } = phaseOf(seed, 1);
      const forced = position.units.map((unit): Unit => ({ ...unit, force: 1 }));
      expect(told(adjudicate({ units: forced }, orders))).toEqual(told(adjudicate(position, orders)));
    }));

  it('[EC-9.13] an adjudicator that has seen other positions answers like a new one', () =>
    check((seed) => {
      const { position, orders } = phaseOf(seed);
      expect(told(adjudicate(position, orders))).toEqual(told(movementAdjudicator(board, DEFAULT_RULES)(position, orders)));
    }, 60));

  it('[EC-4.6.6.4] every position of the all-hold reading ends, too', () => {
    const allHold = movementAdjudicator(board, { ...DEFAULT_RULES, paradox: 'hold' });
    check((seed) => {
      const { position, orders } = phaseOf(seed);
      const plain = adjudicate(position, orders);
      const held = allHold(position, orders);
      if (!plain.backups.includes('szykman')) expect(told(held)).toEqual(told(plain));
      expect(new Set(held.units.map(({ loc }) => loc)).size).toBe(held.units.length);
    });
  });
});
