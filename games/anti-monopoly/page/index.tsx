import { type Actor, seatOf } from '#kernel/game.ts';
import type { AccountProps, GamePage } from '#web/shell/game-page.ts';
import { feminine } from '#web/shell/turn-word.ts';
import { Account } from './account.tsx';
import { Board } from './board/board.tsx';
import { Aside, Charts } from './charts/charts.tsx';
import { Count } from './dialogs/count.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { debrief } from './debrief.ts';
import { cashOf } from './facts.ts';
import { ledgerColumns } from './ledger-columns.ts';
import { dialogOf, groupOf, rankOf } from './offer-rank.ts';
import { PlayerLine } from './player-line.tsx';
import { speechOf } from './speech.ts';
import { statusOf } from './status.ts';
import { asView } from './view.ts';

const purse = (view: unknown, you: Actor | null): number | null => {
  const seat = seatOf(you);
  return seat === null ? null : cashOf(asView(view), seat);
};

const status = ({ view, seat, voice }: AccountProps): string | null => statusOf(asView(view), seat, speechOf(voice));

export const page: GamePage = {
  Board,
  chairs: (view) => asView(view).table.players.length,
  Account,
  PlayerLine,
  Charts,
  Aside,
  Dialogs,
  Count,
  telling: { weights: { 'anti-monopoly.log.won': 20, 'anti-monopoly.log.bankruptToBank': 8, 'anti-monopoly.log.bankruptToPlayer': 8 } },
  explain: () => import('./explain.ts'),
  purse,
  rank: rankOf,
  group: groupOf,
  dialog: dialogOf,
  status,
  columns: ledgerColumns,
  debrief,
  turnWord: (voice) => feminine(speechOf(voice).words('charts.round'), voice),
};
