import type { View } from '#games/anti-monopoly/types.ts';
import type { Ended, GamePage } from '#web/kit/interface/game-page.ts';
import { saidIn } from '#kernel/words.ts';
import { feminine } from '#web/kit/interface/turn-word.ts';
import { Account, PlayerLine } from './account.tsx';
import { Board } from './board/board.tsx';
import { Aside, Charts } from './charts/charts.tsx';
import { Count } from './dialogs/count.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { toldOf } from './scene.ts';
import { dialogOf, proposalWords, statusOf, TOLD_WEIGHTS } from './status.ts';
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
  worths: (ended: Ended<View>) => Promise.resolve(worths(ended)),
  telling: { weights: TOLD_WEIGHTS },
  explain: () => import('./things.ts'),
  dialog: dialogOf,
  advisedWords: (move: unknown, { options }: View, voice) => proposalWords(move, options, voice),
  status: ({ view, seat, voice }) => statusOf(toldOf(view, voice), seat),
  turnWord: (voice) => feminine(saidIn(words['charts.round'], voice.lang), voice),
};
