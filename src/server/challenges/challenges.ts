import { Board } from './board.ts';
import { Deals } from './deals.ts';
import { Given } from './given.ts';
import type { ChallengePorts } from './ports.ts';
import { Results } from './results.ts';
import { Tries } from './tries.ts';

/** One deal for everybody, each alone against the same bots (HO-14). */
export class Challenges {
  readonly deals: Deals;
  readonly tries: Tries;
  readonly results: Results;
  readonly given: Given;
  readonly board: Board;

  constructor(ports: ChallengePorts) {
    this.deals = new Deals(ports);
    this.tries = new Tries(ports, this.deals);
    this.results = new Results(ports, this.deals, this.tries);
    this.given = new Given(ports, this);
    this.board = new Board(ports, this);
  }
}
