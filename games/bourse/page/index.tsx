import type { View } from '#games/bourse/types.ts';
import type { AccountProps, Ended, GamePage } from '#web/kit/interface/game-page.ts';
import { Account, PlayerLine } from './account.tsx';
import { Board } from './board/board.tsx';
import { Dialogs } from './cards/dialogs.tsx';
import { Aside, Charts } from './charts/charts.tsx';
import { debrief } from './debrief.ts';
import { sceneOf } from './scene.ts';
import { noteOf, statusOf } from './status.ts';
import { worths } from './worth.ts';

export const page: GamePage = {
  Board,
  chairs: (view: View) => view.table.players.length,
  Account,
  PlayerLine,
  Charts,
  chartsReadLog: true,
  Aside,
  Dialogs,
  worths: (ended: Ended<View>) => Promise.resolve(worths(ended)),
  telling: {
    weights: {
      'log.reachedTarget': 4,
      'log.limitReached': 20,
      'log.lastSeat': 20,
      'log.passed': 0.1,
      'log.rolled': 0.1,
      'log.quoted': 0.5,
    },
  },
  explain: () => import('./things.ts'),
  note: noteOf,
  status: (props: AccountProps<View>) => statusOf(sceneOf(props), props.seat),
  debrief,
};
