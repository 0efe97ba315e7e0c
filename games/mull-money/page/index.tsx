import type { View } from '#games/mull-money/types.ts';
import type { GamePage } from '#web/kit/interface/game-page.ts';
import { feminine } from '#web/kit/interface/turn-word.ts';
import { Account, PlayerLine } from './account.tsx';
import { Aside } from './aside.tsx';
import { Board } from './board/board.tsx';
import { Charts } from './charts/charts.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { Count } from './dialogs/final-count.tsx';
import { dialogOf, groupOf, rankOf, statusOf } from './offer-rank.ts';
import { speechOf } from './speech.ts';

export const page: GamePage = {
  Board,
  chairs: ({ table }: View) => table.players.length,
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
  rank: rankOf,
  group: groupOf,
  dialog: dialogOf,
  status: ({ view, seat, voice }) => statusOf(view, seat, speechOf(voice)),
  turnWord: (voice) => feminine(speechOf(voice).words('charts.mission'), voice),
};
