import { hasBank } from '#games/triple-bataille/rules/holdings.ts';
import type { Voice } from '#kernel/words.ts';
import type { Debrief, DebriefGame } from '#web/interface/room-parts.ts';
import { type Speech, speechOf } from '../speech.ts';
import { bankPlace, firstDividend } from './figures.ts';
import { Notice } from '../board/notice.tsx';
import '../board/board.css';
import '../board/sheets.css';

const economic = ({ outcome, names }: DebriefGame, { words, cards }: Speech): string => {
  const winners = outcome?.standings.filter(({ rank }) => rank === 1) ?? [];
  const [first] = winners;
  if (first === undefined) return words('verdict.nobody');
  return words('verdict.winners', { names: winners.map(({ seat }) => names[seat] ?? ''), count: winners.length, cards: cards(first.score) });
};

const monetary = (game: DebriefGame, speech: Speech): string => (hasBank(game.options) ? speech.bankPlace(bankPlace(game)) : speech.words('verdict.noBank'));

const collective = (game: DebriefGame, { words }: Speech): string => {
  const since = firstDividend(game);
  if (game.options.mode === 'libre') return words('verdict.libreAlways');
  return since === null ? words('verdict.libreNever') : words('verdict.libreSince', { battle: since });
};

/** How the three battles ended, game by game, and whose game it is. */
export const ThreeBattles: NonNullable<Debrief['Extra']> = ({ games, voice }: { readonly games: readonly DebriefGame[]; readonly voice: Voice }) => {
  const speech = speechOf(voice);
  const { words } = speech;
  const columns = [
    [words('verdict.economic'), economic],
    [words('verdict.monetary'), monetary],
    [words('verdict.collective'), collective],
  ] as const;
  return (
    <section class="sheet padded tb-debrief">
      <h2>{words('verdict.title')}</h2>
      <div class="tb-three">
        {columns.map(([title, tell]) => (
          <div key={title}>
            <h3>{title}</h3>
            {games.map((game, index) => (
              <p key={game.code} style={{ color: `var(--series-${index + 1})` }}>
                {tell(game, speech)}
              </p>
            ))}
          </div>
        ))}
      </div>
      <Notice speech={speech} />
    </section>
  );
};
