import { hasBank, player, totalFactoryCards, totalHouses } from '#games/triple-bataille/rules/facts.ts';
import { useMemo } from 'preact/hooks';
import { wealthOf } from '#games/triple-bataille/scoring.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { AccountProps, ChartsProps, GamePage, LedgerColumn } from '#web/kit/interface/game-page.ts';
import { speechOf, statusOf, useScene } from './speech.ts';
import { figures } from '#games/triple-bataille/figures.ts';
import { type Actor, seatOf } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import { lazily } from '#web/kit/parts/waiting.tsx';
import type { ProjectorProps } from '#web/kit/interface/room-parts.ts';
import { feminine } from '#web/kit/interface/turn-word.ts';
import { Board } from './board/board.tsx';
import { Count } from './board/verdict-sheet.tsx';
import { debrief, now } from './room/debrief.tsx';
import { phaseTrack } from './room/rows.ts';

const Charts = lazily<ChartsProps<View>>(async () => (await import('./charts/charts.tsx')).Charts);
const Projector = lazily<ProjectorProps<View>>(async () => (await import('./room/projector.tsx')).Projector);

/** As many accounts are seen at once beside the board. */
const MOST_ACCOUNTS = 4;

/** Cards as they lie there: what the ledger counts may have been recorded before the market. */
const purse = ({ table }: View, you: Actor | null): number | null => {
  const seat = seatOf(you);
  return seat === null ? null : (table.players[seat]?.pile ?? null);
};

/** What the ledger leaves out where there is no bank (TB-2.8). */
const OF_CREDITS: ReadonlySet<string> = new Set(['playerCredits', 'stateCredits', 'badCredits'].map((figure) => `triple-bataille.metric.${figure}`));

/** The public accounts by battle (TB-14.1), of those who play. */
const columns = (view: View, voice: Voice): readonly LedgerColumn[] =>
  figures
    .columns(view, voice)
    .filter(({ metric, seat }) => (seat === null ? hasBank(view.options) || !OF_CREDITS.has(metric) : view.table.players[seat]?.role === 'player'));

/* What counts when a battle is told in three lines: the battle itself, ruin and what changes the money; building hardly. */

const of = (weight: number, keys: readonly string[]): readonly (readonly [string, number])[] => keys.map((key) => [`log.${key}`, weight]);

const WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries([
  ...of(12, ['devaluation', 'pricesDouble', 'dividendDoubles', 'freeMoney', 'bankrupt', 'crisis2001', 'crisis2008']),
  ...of(6, ['wins', 'winsFor', 'ties', 'tiesFor', 'seized', 'forcedSale', 'destitute', 'theft']),
  ...of(0.5, ['buildsHouse', 'buildsSecondary', 'buildsRental', 'buildsFactory', 'leisure']),
]);

/** What everybody may know of a player: cards, wealth, credits, property, job (TB-7). */
const Account = ({ seat }: AccountProps<View>) => {
  const { view, table, words, number, name } = useScene();
  const subject = player(view, seat);
  if (subject.role === 'banker') return <p>{words('status.banker')}</p>;
  const sums = [
    ['pile', subject.pile],
    ['wealth', wealthOf(view, seat)],
    ...(table.system === 'dette' ? ([['credits', subject.credits]] as const) : []),
    ['houses', totalHouses(subject)],
    ['workshops', totalFactoryCards(subject)],
  ] as const;
  return (
    <div>
      <dl class="hint tb-account grid gap-2-4">
        {sums.map(([kind, value]) => (
          <div key={kind} data-explain={`${kind} ${seat}`}>
            <dt>{words(`account.${kind}`)}</dt>
            <dd class="figure text-ink t4">{number(value)}</dd>
          </div>
        ))}
      </dl>
      {subject.post && <p class="hint">{words('account.post')}</p>}
      {subject.boss !== null && <p class="hint">{words('account.boss', { name: name(subject.boss) })}</p>}
    </div>
  );
};

/** One line under the phone's board. There are sixty of them, and mostly one changes. */
const PlayerLine = ({ seat }: AccountProps<View>) => {
  const { view, voice, words, number, cards } = useScene();
  const { role, pile, credits } = player(view, seat);
  const wealth = role === 'banker' ? 0 : wealthOf(view, seat);
  return useMemo(() => {
    if (role === 'banker') return <small>{words('status.banker')}</small>;
    return (
      <span class="row ends grow">
        <small data-explain={`pile ${seat}`}>
          {cards(pile)}
          {credits > 0 && ` · ${words('credits', { count: credits })}`}
        </small>
        <b data-explain={`wealth ${seat}`}>
          <span class="hidden-words">{words('wealthWord')} </span>
          {number(wealth)}
        </b>
      </span>
    );
  }, [voice, seat, role, pile, credits, wealth]);
};

export const page: GamePage = {
  Board,
  chairs: ({ table }: View) => table.players.length,
  Account,
  PlayerLine,
  linesFrom: MOST_ACCOUNTS + 1,
  Charts,
  Projector,
  Count,
  telling: { weights: WEIGHTS, together: true },
  explain: () => import('./things.ts'),
  purse,
  quietWords: (voice) => {
    const { words } = speechOf(voice);
    return { label: words('quiet.label'), help: words('quiet.help') };
  },
  status: ({ view, seat, voice }: AccountProps<View>) => statusOf(view, seat, speechOf(voice)),
  columns,
  phaseTrack,
  turnWord: (voice) => feminine(speechOf(voice).words('turnWord'), voice),
  debrief,
  now,
};
