import { describe, expect, it } from 'vitest';
import { deal } from './hand.test-support.ts';
import { invariants } from './invariants.ts';
import { setPlayer, house } from './rules/work.test-support.ts';
import type { State } from './types.ts';
import type { Work } from './rules/work.ts';

/** Clauses that a state breaks. */
const broken = (state: State): readonly string[] => invariants.filter((invariant) => invariant.holds(state) !== null).map(({ clause }) => clause);

const start = deal({ mode: 'dette' }, 4).untilBattle(2);
const alter = (change: (work: Work) => void): readonly string[] => broken(start.with(change).state);

const ENTRY = { key: '0', owner: 0, operator: 0, kind: 'main', b: 1, f: 1, post: false, counting: [3], cards: [] } as const;

describe('invariants', () => {
  it('hold in a game as it is', () => {
    expect(broken(start.state)).toEqual([]);
  });

  it('[TB-9.1] a card that is lost or doubled is found', () => {
    const lost = alter((work) => {
      work.heaps.pioche = work.heaps.pioche.slice(1);
    });
    expect(lost).toEqual(['TB-9.1']);
    const doubled = alter((work) => {
      work.heaps.pioche = [...work.heaps.pioche.slice(1), work.heaps.pioche[1] ?? 0];
    });
    expect(doubled).toEqual(['TB-9.1']);
    // This game has no jokers: number 52 of a pack is one.
    const foreign = alter((work) => {
      work.heaps.pioche = [...work.heaps.pioche.slice(1), 52];
    });
    expect(foreign).toEqual(['TB-9.1']);
    expect(alter((work) => setPlayer(work, 0, { pile: 99 }))).toContain('TB-9.1');
    expect(
      alter((work) => {
        work.vault.bankProfit++;
      }),
    ).toContain('TB-9.1');
  });

  it('[TB-9.2] money that nobody created is found', () => {
    expect(
      alter((work) => {
        work.money--;
      }),
    ).toEqual(['TB-9.2']);
  });

  it('[TB-9.3] stakes or a pot after the battle are found', () => {
    const market = deal({ mode: 'decouverte' }, 3).until('market');
    const left = market.with((work) => {
      work.table.funds.pot = 1;
    });
    expect(broken(left.state)).toContain('TB-9.3');
  });

  it('[TB-9.6] an entry without its factory, and a post with two workshops', () => {
    const entry = (facts: object): readonly string[] =>
      alter((work) => {
        work.table.battleReport = { ...work.table.battleReport, entries: [{ ...ENTRY, ...facts }] };
      });
    expect(entry({})).toEqual([]);
    expect([entry({ b: 2 }), entry({ b: 4, f: 3 }), entry({ kind: 'micro' }), entry({ operator: 2 })].every((clauses) => clauses.includes('TB-9.6'))).toBe(
      true,
    );
    expect(alter((work) => setPlayer(work, 0, { post: true, factory: 2 }))).toContain('TB-9.6');
    expect(alter((work) => setPlayer(work, 0, { boss: 1 }))).toContain('TB-9.6');
  });

  it('[TB-9.7] a micro-enterprise before a factory, and a wrong rung of the ladder', () => {
    const result = { key: '0', place: 1, multiplier: 6, tax: 0, claim: 6, gain: 6, bonus: 0 };
    const micro = { ...ENTRY, key: '1', owner: 1, operator: 1, kind: 'micro', f: 0 } as const;
    const wrongOrder = alter((work) => {
      work.table.battleReport = { ...work.table.battleReport, entries: [ENTRY, micro], order: [['1'], ['0']] };
    });
    const wrongRung = alter((work) => {
      work.table.battleReport = { ...work.table.battleReport, entries: [ENTRY], order: [['0']], results: [result] };
    });
    expect([wrongOrder, wrongRung]).toEqual([['TB-9.7'], ['TB-9.7']]);
  });

  it('[TB-9.8] negative or broken credits', () => {
    expect(alter((work) => setPlayer(work, 0, { credits: -1 }))).toEqual(['TB-9.8']);
    expect(alter((work) => setPlayer(work, 0, { credits: 0.5 }))).toEqual(['TB-9.8']);
  });

  it('[TB-9.9] a factory of four cards, a main house of seven', () => {
    expect(alter((work) => setPlayer(work, 0, { factory: 4 }))).toEqual(['TB-9.9']);
    expect(alter((work) => setPlayer(work, 0, house(7)))).toEqual(['TB-9.9']);
    expect(alter((work) => setPlayer(work, 0, { subsidiaries: [{ id: 1, cards: 0, contract: null }] }))).toEqual(['TB-9.9']);
  });

  it('[TB-9.10] a bundle that is not that of the cycle', () => {
    expect(
      alter((work) => {
        work.table.bundle = 2;
      }),
    ).toEqual(['TB-9.10']);
  });

  it('[TB-9.13] credits in free money', () => {
    const libre = deal({ mode: 'libre' }, 4).with((work) => setPlayer(work, 1, { credits: 1 }));
    expect(broken(libre.state)).toEqual(['TB-9.13']);
  });
});
