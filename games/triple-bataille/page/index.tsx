import type { Actor } from '#kernel/game.ts';
import { lazily } from '#web/parts/lazily.tsx';
import type { AccountProps, ChartsProps, GamePage } from '#web/shell/game-page.ts';
import type { ProjectorProps } from '#web/shell/room-parts.ts';
import { feminine } from '#web/shell/turn-word.ts';
import { Account, PlayerLine } from './account.tsx';
import { Board } from './board/board.tsx';
import { Count } from './board/verdict-sheet.tsx';
import { ledgerColumns } from './ledger-columns.ts';
import { groupOf, rankOf } from './offer-rank.ts';
import { debrief } from './room/debrief.ts';
import { isStaged, phaseTrack } from './room/phase-track.ts';
import { speechOf } from './speech.ts';
import { statusOf } from './status.ts';
import { asView, seatOf } from './view.ts';
import { WEIGHTS } from './weights.ts';

const Charts = lazily<ChartsProps>(async () => (await import('./charts/charts.tsx')).Charts);
const Projector = lazily<ProjectorProps>(async () => (await import('./room/projector.tsx')).Projector);

/** As many accounts are seen at once beside the board. */
const MOST_ACCOUNTS = 4;

const purse = (view: unknown, you: Actor | null): number | null => {
  const seat = seatOf(you);
  return seat === null ? null : (asView(view).table.players[seat]?.pile ?? null);
};

const status = ({ view, seat, voice }: AccountProps): string | null => statusOf(asView(view), seat, speechOf(voice));

export const page: GamePage = {
  Board,
  chairs: (view) => asView(view).table.players.length,
  Account,
  PlayerLine,
  linesFrom: MOST_ACCOUNTS + 1,
  Charts,
  Projector,
  Count,
  telling: { weights: WEIGHTS, together: true },
  explain: () => import('./explain.ts'),
  purse,
  rank: rankOf,
  group: groupOf,
  quietWords: (voice) => {
    const { words } = speechOf(voice);
    return { label: words('quiet.label'), help: words('quiet.help') };
  },
  status,
  columns: ledgerColumns,
  phaseTrack,
  isStaged: (view) => isStaged(asView(view)),
  turnWord: (voice) => feminine(speechOf(voice).words('turnWord'), voice),
  debrief,
};
