import type { View } from '#games/mull-money/types.ts';
import { wordsOf } from '#kernel/words.ts';
import type { GamePage } from '#web/kit/interface/game-page.ts';
import { feminine } from '#web/kit/interface/turn-word.ts';
import { Account, PlayerLine } from './account.tsx';
import { Aside } from './aside.tsx';
import { Board } from './board/board.tsx';
import { Charts } from './charts/charts.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { Count } from './dialogs/final-count.tsx';
import { LAW_BOOK_ID, speechOf } from './scene.tsx';
import { statusOf } from './turns.ts';
import { words } from './words.ts';
import { worths } from './worth.ts';

export const page: GamePage = {
  Board,
  chairs: ({ table }: View) => table.players.length,
  Account,
  PlayerLine,
  Charts,
  Aside,
  Dialogs,
  Count,
  worths,
  telling: {
    weights: {
      'log.fined': 2,
      'log.endTriggered': 40,
      'log.spared': 0.1,
      'log.wages': 0.5,
      'log.offered': 0.5,
    },
  },
  explain: () => import('./things.ts'),
  // MM-13.10: a law is proposed in the law book, with its sentence and its usual figures.
  dialog: ({ group }) => (group === 'propose' ? LAW_BOOK_ID : null),
  status: (props) => statusOf(speechOf(props), props.seat),
  turnWord: (voice) => feminine(wordsOf(words)(voice)('charts.mission'), voice),
};
