import type { Seat } from '#kernel/game.ts';
import { formatNumber, formatScore, wordOf } from '#kernel/words.ts';
import { roomy, wide } from '../../browser/media.ts';
import { tb } from '../../i18n/branches.ts';
import { headed, turnTitle } from '../../kit/interface/turn-word.ts';
import { Segments, Select } from '../../kit/parts/choices.tsx';
import { BranchLines } from '../../kit/svg/chart/branch-lines.tsx';
import { curveRows, endLines, type SeatCurve, turnsIn } from '../../kit/svg/chart/curves.ts';
import { Figures } from '../../kit/svg/chart/seat-chart.tsx';
import type { PartProps } from './told.ts';

/** As many players as can be told apart with two lines each; of more the reader chooses one. */
const LINES = 6;
/** As many as are chosen side by side. */
const SIDE_BY_SIDE = 4;

/** Each player's two courses, or those of one of them. */
export const Curves = ({ both, told, followed, chosen, onFollow }: PartProps & { readonly onFollow: (seat: Seat) => void }) => {
  const { game, branch, turn, view } = both;
  const goal = game.figures?.goal(view) ?? null;
  const { voices, nameOf, metric, curves, turnWord, differences } = told;
  const voice = voices.played;
  const all = curves.played.map(({ seat }) => seat);
  // On a phone one player's two lines at a time.
  const drawn = wide.value && all.length <= LINES ? all : [followed];
  const only = (own: readonly SeatCurve[]): readonly SeatCurve[] => own.filter(({ seat }) => drawn.includes(seat));
  const [played, otherwise] = [only(curves.played), only(curves.branch)];
  if (turnsIn(played).length < 2) return null;
  const label = tb('chart', { label: wordOf(voice, metric) });
  const write = (value: number): string => formatNumber(value, voice.lang);
  const first = differences.rows[0]?.turn ?? turn;
  const choices = all.map((seat) => ({ value: String(seat), text: nameOf(seat) }));
  const choose = { label: tb('follow'), value: String(followed), choices, onChange: (value: string) => onFollow(Number(value)) };
  const endWords = (was: number | undefined, end: number | undefined): readonly string[] => {
    // As long as it is played its last value is no end.
    const is = branch.outcome === null ? undefined : end;
    const words = [was === undefined ? [] : tb('onlyPlayed', { played: write(was) }), is === undefined ? [] : tb('onlyBranch', { branch: write(is) })].flat();
    return endLines(words, roomy.value);
  };
  return (
    <section class="sheet padded" aria-labelledby="branches-chart">
      <header class="cluster ends ruled">
        <h2 id="branches-chart" class="t6">
          {label}
        </h2>
        <span class="row t3">
          <svg width="36" height="8" aria-hidden="true">
            <path class="branch-line" d="M0 4H36" />
          </svg>
          {tb('played')}
          <svg width="36" height="8" aria-hidden="true">
            <path class="branch-line dashes" d="M0 4H36" />
          </svg>
          {tb('branch')}
        </span>
      </header>
      {all.length <= SIDE_BY_SIDE ? <Segments {...choose} class="wrap mt-3" /> : <Select {...choose} class="mt-3" />}
      <BranchLines
        label={label}
        played={played}
        branch={otherwise}
        followed={followed}
        endOf={(seat, was, is) => [nameOf(seat), ...endWords(was, is)]}
        parted={{ turn: first, words: tb('parted', { turn: turnTitle(turnWord, first) }) }}
        chosen={chosen === first ? null : { turn: chosen, words: turnTitle(turnWord, chosen) }}
        {...(goal === null ? {} : { goal: { value: goal, words: tb('goal') } })}
        write={write}
        turnWord={turnWord.one}
        unit={game.scored.money === true ? voice.unit : undefined}
        wide={roomy.value}
      />
      <Figures
        caption={label}
        heads={[
          headed(turnWord.one),
          ...played.map(({ seat }) => `${nameOf(seat)}, ${tb('played')}`),
          ...otherwise.map(({ seat }) => `${nameOf(seat)}, ${tb('branch')}`),
        ]}
        rows={curveRows(
          [...played, ...otherwise],
          (value) => formatScore(value, voice.lang, game),
          (each) => turnTitle(turnWord, each),
        )}
      />
    </section>
  );
};
