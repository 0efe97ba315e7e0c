import { powerAt } from '#games/ecodip/rules/facts.ts';
import { lazily } from '#web/parts/lazily.tsx';
import type { AccountProps, ChartsProps, GamePage } from '#web/shell/game-page.ts';
import type { GazetteProps, ProjectorProps } from '#web/shell/room-parts.ts';
import { feminine } from '#web/shell/turn-word.ts';
import { Account, PlayerLine, purseOf } from './account.tsx';
import { Board } from './board/board.tsx';
import { advisedLines } from './draft/advised.ts';
import { ledgerColumns } from './ledger-columns.ts';
import { TalkSlip } from './market/talk-slip.tsx';
import { dialogOf, groupOf, inBar, rankOf, SHEET_THING } from './offer-rank.ts';
import { debrief } from './room/debrief.ts';
import { phaseTrack } from './room/phase-track.ts';
import { statusOf } from './status.ts';
import { seasonName } from './season-name.ts';
import { asView, coloursOf, powerName, seatOf } from './view.ts';
import { centreMoved, seatPlaying, WEIGHTS } from './weights.ts';
import { te } from './words.ts';

const Charts = lazily<ChartsProps>(async () => (await import('./charts/charts.tsx')).Charts);
const Gazette = lazily<GazetteProps>(async () => (await import('./gazette/gazette.tsx')).Gazette);
const Projector = lazily<ProjectorProps>(async () => (await import('./room/projector.tsx')).Projector);

const status = ({ view, seat }: AccountProps): string | null => statusOf(asView(view), seat);

export const page: GamePage = {
  Board,
  chairs: (view) => asView(view).table.powers.length,
  Account,
  PlayerLine,
  Charts,
  Gazette,
  Projector,
  TalkSlip,
  speaksAs: (view, seat, { lang }) => powerName(powerAt(asView(view).table, seat), lang),
  purse: (view, you) => purseOf(asView(view), seatOf(you)),
  beside: ['ecodip.metric.provinces', 'ecodip.metric.units', 'ecodip.metric.gold'],
  telling: {
    weights: WEIGHTS,
    together: true,
    plays: (term, view) => seatPlaying(asView(view).table, term),
    moved: (text, view) => centreMoved(text, asView(view)),
  },
  advisedLines: (move, view, { lang }) => advisedLines(move, asView(view), lang),
  explain: () => import('./explain.ts'),
  rank: rankOf,
  group: groupOf,
  dialog: dialogOf,
  inBar,
  footThing: { id: SHEET_THING, icon: 'pen', words: () => te('desk.orders') },
  status,
  wears: (view, seat) => coloursOf(powerAt(asView(view).table, seat)),
  columns: ledgerColumns,
  phaseTrack,
  turnWord: (voice) => ({ ...feminine(te('turnWord'), voice), named: (turn) => seasonName(turn - 1, voice.lang) }),
  debrief,
};
