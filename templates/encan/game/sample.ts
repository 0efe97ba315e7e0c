import { type Actor, balance, type Chance } from '#kernel';
import type { Move, State } from './types.ts';

export const sample = ({ table }: State, actor: Actor, chance: Chance): Move => ({ type: 'bid', amount: chance.int(balance(table.ledger, actor) + 1) });
