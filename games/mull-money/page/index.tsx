import { type Actor, seatOf } from '#kernel/game.ts';
import type { AccountProps, GamePage } from '#web/shell/game-page.ts';
import { feminine } from '#web/shell/turn-word.ts';
import { Account } from './account.tsx';
import { Board } from './board/board.tsx';
import { Aside, Charts } from './charts/charts.tsx';
import { debrief } from './debrief.ts';
import { Dialogs } from './dialogs/dialogs.tsx';
import { Count } from './dialogs/final-count.tsx';
import { ledgerColumns } from './ledger-columns.ts';
import { dialogOf, groupOf, rankOf } from './offer-rank.ts';
import { PlayerLine } from './player-line.tsx';
import { speechOf } from './speech.ts';
import { statusOf } from './status.ts';
import { asView } from './view.ts';

const purse = (view: unknown, you: Actor | null): number | null => {
  const seat = seatOf(you);
  return seat === null ? null : (asView(view).cash[seat] ?? null);
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
  telling: {
    weights: {
      'mull-money.log.fined': 2,
      'mull-money.log.endTriggered': 40,
      'mull-money.log.spared': 0.1,
      'mull-money.log.wages': 0.5,
      'mull-money.log.offered': 0.5,
    },
  },
  explain: () => import('./explain.ts'),
  purse,
  rank: rankOf,
  group: groupOf,
  dialog: dialogOf,
  status,
  columns: ledgerColumns,
  debrief,
  turnWord: (voice) => feminine(speechOf(voice).words('charts.mission'), voice),
};
