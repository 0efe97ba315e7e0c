import type { Player, View } from '#games/mull-money/types.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { viewOf } from '#web/shell/own-view.ts';

export const asView = viewOf<View>('Müll + Money', ['table', 'ballots', 'cash']);

export const companyOf = ({ table }: View, seat: Seat): Player => at(table.players, seat);
