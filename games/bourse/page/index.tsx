import type { AccountProps, GamePage } from '#web/kit/interface/game-page.ts';
import { Account, PlayerLine } from './account.tsx';
import { Aside, Charts } from './charts/charts.tsx';
import { Board } from './board/board.tsx';
import { Dialogs } from './cards/dialogs.tsx';
import { debrief } from './debrief.ts';
import { noteOf, rankOf } from './offer-rank.ts';
import { asView, speechOf } from './speech.ts';
import { statusOf } from './status.ts';

const status = ({ view, seat, voice }: AccountProps): string | null => statusOf(asView(view), seat, speechOf(voice));

export const page: GamePage = {
  Board,
  chairs: (view) => asView(view).table.players.length,
  Account,
  PlayerLine,
  Charts,
  chartsReadLog: true,
  Aside,
  Dialogs,
  telling: {
    weights: {
      'bourse.log.reachedTarget': 4,
      'bourse.log.limitReached': 20,
      'bourse.log.lastSeat': 20,
      'bourse.log.passed': 0.1,
      'bourse.log.rolled': 0.1,
      'bourse.log.quoted': 0.5,
    },
  },
  explain: () => import('./explain.ts'),
  rank: rankOf,
  note: (offer, values, view, voice) => noteOf(offer, values, asView(view), voice),
  status,
  debrief,
};
