import { describe, expect, it } from 'vitest';
import { clausesIn } from '#testkit/boxes.ts';
import { checkContract } from '#testkit/check-contract.ts';
import { told } from '#testkit/contract.ts';
import { drawn } from '#testkit/random-games.ts';
import { large, type Package, terms } from './contract.test-support.ts';
import { tripleBataille } from './index.ts';

const MODES = ['decouverte', 'dette', 'libre', 'historique'] as const;

const { module } = tripleBataille;

/** Every option, also those with which a game goes on for ever; somebody random ends it in the end. */
const open: Package = { ...tripleBataille, bots: {}, module: { ...module, seats: { min: 3, max: 6 } } };

const clauses = clausesIn(new URL('content/booklet.en.md', import.meta.url));

describe('open games and large tables', () => {
  // So few games cannot meet everything that the suite looks for.
  const faults = (game: Package, count: number, oneIn = 1): readonly string[] => {
    const { from, games } = drawn(count, 5);
    return checkContract(game, { ...terms, clauses, oneIn }, { games, seed: from })
      .filter(({ fault }) => fault !== 'idle')
      .map((finding) => told(finding, from));
  };

  it('[TB-6.1] keep the contract with every option', () => {
    expect(faults(open, 8)).toEqual([]);
  });

  /*
   * Whole games with random options, bots, arrivals and departures. A position of sixty is dear to look at closely (a thousand cards
   * are mixed, sixty are offered what they may do), and a game has thousands of them. So what is sampled is the close look: at one
   * position in thirty, drawn at random, one viewer's secrets, one seat's offers, a sample, wrong moves, a time-out, what he could
   * imagine, and the step done again; of the replay one moment in thirty. In every position every card is accounted for, every
   * other invariant holds, and somebody who is awaited has something to do.
   */
  it.each(MODES)('[TB-1.1] [TB-6.1] [TB-9.1] tables of ten to sixty keep the contract in mode %s', (mode) => {
    expect(faults(large(mode), 4, 30)).toEqual([]);
  });
});
