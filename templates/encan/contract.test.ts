import { readFileSync } from 'node:fs';
import type { Chance } from '#kernel/chance.ts';
import type { Viewer } from '#kernel/game.ts';
import { balance } from '#kernel/ledger.ts';
import { contract } from '#testkit/contract.ts';
import { encan } from './index.ts';
import type { State } from './types.ts';

const rules = readFileSync(new URL('booklet.en.md', import.meta.url), 'utf8');
const clauses: ReadonlySet<string> = new Set(rules.match(/EN-\d+(?:\.\d+)*/g));

/** Everything that a viewer may not know is changed here: the order of the lots to come, and the others' bids. */
const scramble = (state: State, viewer: Viewer, chance: Chance): State => ({
  ...state,
  deck: chance.shuffle(state.deck),
  bids: state.bids.map((sealed, seat) => (sealed === null || seat === viewer ? sealed : chance.int(balance(state.table.ledger, seat) + 1))),
});

contract(encan, { scramble, clauses, examples: [{ type: 'bid', amount: 1 }] });
