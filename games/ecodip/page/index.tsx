import { powerAt } from '#games/ecodip/rules/facts.ts';
import type { View } from '#games/ecodip/types.ts';
import { lazily } from '#web/parts/lazily.tsx';
import type { AccountProps, ChartsProps, GamePage } from '#web/shell/game-page.ts';
import type { GazetteProps, ProjectorProps } from '#web/shell/room-parts.ts';
import { feminine } from '#web/shell/turn-word.ts';
import { Account, PlayerLine } from './account.tsx';
import { Board } from './board/board.tsx';
import { advisedLines } from './draft/advised.ts';
import { TalkSlip } from './market/talk-slip.tsx';
import { dialogOf, groupOf, inBar, rankOf, SHEET_THING } from './offer-rank.ts';
import { debrief } from './room/debrief.ts';
import { phaseTrack } from './room/phase-track.ts';
import { statusOf } from './status.ts';
import { seasonName } from './season-name.ts';
import { coloursOf, powerName } from './view.ts';
import { centreMoved, seatPlaying, WEIGHTS } from './weights.ts';
import { te } from './words.ts';

const Charts = lazily<ChartsProps<View>>(async () => (await import('./charts/charts.tsx')).Charts);
const Gazette = lazily<GazetteProps<View>>(async () => (await import('./gazette/gazette.tsx')).Gazette);
const Projector = lazily<ProjectorProps<View>>(async () => (await import('./room/projector.tsx')).Projector);

export const page: GamePage = {
  Board,
  chairs: ({ table }: View) => table.powers.length,
  Account,
  PlayerLine,
  Charts,
  Gazette,
  Projector,
  TalkSlip,
  speaksAs: ({ table }: View, seat, { lang }) => powerName(powerAt(table, seat), lang),
  telling: {
    weights: WEIGHTS,
    together: true,
    plays: (term, { table }: View) => seatPlaying(table, term),
    moved: centreMoved,
  },
  advisedLines: (move, view: View, { lang }) => advisedLines(move, view, lang),
  explain: () => import('./explain.ts'),
  rank: rankOf,
  group: groupOf,
  dialog: dialogOf,
  inBar,
  footThing: { id: SHEET_THING, icon: 'pen', words: () => te('desk.orders') },
  status: ({ view, seat }: AccountProps<View>) => statusOf(view, seat),
  wears: ({ table }: View, seat) => coloursOf(powerAt(table, seat)),
  phaseTrack,
  turnWord: (voice) => ({ ...feminine(te('turnWord'), voice), named: (turn) => seasonName(turn - 1, voice.lang) }),
  debrief,
};
