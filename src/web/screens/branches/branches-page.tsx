import type { Seat } from '#kernel/game.ts';
import { formatNumber, formatScore, wordOf } from '#kernel/words.ts';
import { useMemo, useState } from 'preact/hooks';
import { roomy, wide } from '../../browser/media.ts';
import { pathTo } from '../../browser/routes.ts';
import { lang } from '../../browser/settings.ts';
import { tb } from '../../i18n/branches.ts';
import { tf } from '../../i18n/forks.ts';
import { t } from '../../i18n/house.ts';
import { countedTurns, headed, turnName, turnTitle, turnWordOf } from '../../kit/interface/turn-word.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Segments, Select } from '../../kit/parts/choices.tsx';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { Link } from '../../kit/parts/link.tsx';
import { FilledPage } from '../../kit/parts/page.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { useTitle } from '../../kit/parts/use-title.ts';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { BranchLines } from '../../kit/svg/chart/branch-lines.tsx';
import { curveRows, readingsOf, type SeatCurve, turnsIn } from '../../kit/svg/chart/curves.ts';
import { Figures } from '../../kit/svg/chart/seat-chart.tsx';
import { SeatLooks } from '../../kit/svg/seats.tsx';
import { Token } from '../../kit/svg/token.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { ForkSheet } from '../../shell/fork/fork-sheet.tsx';
import { leadingFigure } from '../../shell/game-over/decisive.ts';
import { gameTitle } from '../../store/table-words.ts';
import { heldTable, tokenAt } from '../../store/tables.ts';
import { voiceOf } from '../../store/voice.ts';
import { Differences } from './differences.tsx';
import { Draws } from './draws.tsx';
import { type Drawn, drawnOf, lastTurn, rowsOf } from './laid-over.ts';
import { bothOf, type Sourced, type TwoBranches } from './source.ts';
import './branches.css';

/** As many players as can be told apart with two lines each; of more the reader chooses one. */
const LINES = 6;
/** As many as are chosen side by side. */
const SIDE_BY_SIDE = 4;

/** All that the parts of the page are drawn from, in the reader's language. */
const useTold = (both: TwoBranches, followed: Seat) => {
  const { game, page, info, played, branch, turn, view } = both;
  const speaking = lang.value;
  return useMemo(() => {
    const voices = { played: voiceOf(game, speaking, info.played.seats), branch: voiceOf(game, speaking, info.branch.seats) };
    const metric = leadingFigure(game);
    const differences = rowsOf(both, metric, followed);
    const seats = info.played.seats.map(({ seat }) => seat);
    const curvesOf = (points: TwoBranches['played']['points']): readonly SeatCurve[] =>
      seats.map((seat) => ({ seat, readings: readingsOf(points, `${metric}/${seat}`) })).filter(({ readings }) => readings.length > 0);
    // The branch begins where the other one stood.
    const shared = played.points.filter((point) => point.turn < turn).slice(-1);
    const own = branch.points.filter((point) => point.turn >= turn);
    const curves = { played: curvesOf(played.points), branch: curvesOf([...shared, ...own]) };
    const nameOf = (seat: Seat): string => page?.speaksAs?.(view, seat, voices.played) ?? voices.played.seatName(seat);
    return { voices, nameOf, metric, differences, curves, drawn: drawnOf(both), turnWord: turnWordOf(page, voices.played) };
  }, [both, followed, speaking]);
};

type ToldBranches = ReturnType<typeof useTold>;

interface PartProps {
  readonly both: TwoBranches;
  readonly told: ToldBranches;
  readonly followed: Seat;
  /** The turn that the reader points at, and from which it is played on. */
  readonly chosen: number;
}

/** On from the turn in sight, at another table; or at this one as long as it is played. */
const GoOn = ({ both, told, followed, chosen }: PartProps) => {
  const [open, setOpen] = useState(false);
  const { info, branch, game, step } = both;
  const { table, code, status, seats } = info.branch;
  if (status === 'playing')
    return (
      <Link
        class="btn ink branch-on"
        href={pathTo.table(table)}
        words={
          <span>
            {tb('goOn')}
            <small class="block w500">{tb('goOnHere', { code })}</small>
          </span>
        }
      />
    );
  const when = turnName(told.turnWord, chosen).at;
  const after = Math.max(step, branch.points.findLast((point) => point.turn < chosen)?.step ?? step);
  return (
    <>
      <Button class="btn ink branch-on" words={tb('goOn')} help={tb('goOnFrom', { when })} onClick={() => setOpen(true)} />
      {open && (
        <ForkSheet
          title={tf('title', { step: after })}
          face={game}
          from={{ table, after }}
          seats={seats.map(({ seat }) => told.voices.branch.seatName(seat))}
          own={null}
          brought={info.branch.fork?.brought === true}
          draws={info.branch.draws}
          level={seats.find(({ holder }) => holder === 'bot')?.level}
          seat={followed}
          token={tokenAt(table)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

const drawnWords = (drawn: Drawn | null): string => {
  if (drawn === null) return tb('drawnLater');
  const { same, other, onlyPlayed, onlyBranch, pairs } = drawn;
  return pairs.length === 0 ? tb('drawsNone') : tb('drawn', { same, both: same + other, apart: onlyPlayed + onlyBranch });
};

/** In sentences: what was shared, and how the branch ended. */
const Head = (props: PartProps) => {
  const { both, told, followed } = props;
  const { info, branch, played, game } = both;
  const { drawn, turnWord, voices } = told;
  const by = lastTurn(played) - lastTurn(branch);
  const turns = countedTurns(turnWord, Math.abs(by), voices.played);
  const rows = told.differences.rows;
  return (
    <header class="brass-bar branch-bar cluster ends">
      <Token seat={followed} name={told.nameOf(followed)} size={46} />
      <div class="grow min-w-0">
        <h1 class="t8">{tb('title', { when: turnName(turnWord, rows[0]?.turn ?? both.turn).at })}</h1>
        <p>
          {drawnWords(drawn)} {branch.outcome !== null && tb(by > 0 ? 'sooner' : by < 0 ? 'later' : 'atOnce', { turns })}{' '}
          {branch.outcome !== null && <Sentence message={branch.outcome.text} voice={voices.branch} />}{' '}
          {branch.outcome?.text.clauses.map((clause) => (
            <ClauseMark key={clause} game={game.module.id} clause={clause} />
          ))}
        </p>
      </div>
      <Link
        class="btn"
        href={pathTo.replay(info.played.table)}
        words={
          <span>
            {tb('another')}
            <small class="block w500">{tb('anotherHelp')}</small>
          </span>
        }
      />
      {wide.value && <GoOn {...props} />}
    </header>
  );
};

const Curves = ({ both, told, followed, chosen, onFollow }: PartProps & { readonly onFollow: (seat: Seat) => void }) => {
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
    return roomy.value ? [words.join(' · ')] : words;
  };
  return (
    <section class="sheet padded" aria-labelledby="branches-chart">
      <header class="cluster ends ruled">
        <h2 id="branches-chart" class="t6">
          {label}
        </h2>
        <span class="branch-key row t3">
          <svg width="36" height="8" aria-hidden="true">
            <path d="M0 4H36" />
          </svg>
          {tb('played')}
          <svg width="36" height="8" aria-hidden="true">
            <path class="dashes" d="M0 4H36" />
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

/** What people would have done is unknown: who plays for them is said first. */
const whoPlays = ({ info }: TwoBranches, { voices }: ToldBranches): string | null => {
  const bots = info.branch.seats.filter(({ holder }) => holder === 'bot');
  const level = bots[0]?.level;
  if (level === undefined || level === null) return null;
  const names = bots.filter(({ seat }) => info.played.seats[seat]?.holder === 'person').map(({ seat }) => voices.played.seatName(seat));
  const words = { bots: tf(`others.${level}`) };
  return names.length === 0 ? tb('botsOnly', words) : tb('botsFor', { ...words, names });
};

const Told = ({ both }: { readonly both: TwoBranches }) => {
  const { info, game, branch, played } = both;
  const seated = heldTable(info.branch.table)?.seats[0]?.seat ?? info.branch.seats.find(({ holder }) => holder === 'person')?.seat ?? 0;
  const [followed, setFollowed] = useState(seated);
  const [pointed, setPointed] = useState<number | null>(null);
  const told = useTold(both, followed);
  const { rows, alike } = told.differences;
  const chosen = pointed ?? rows[0]?.turn ?? both.turn;
  const part = { both, told, followed, chosen };
  const who = whoPlays(both, told);
  const running = branch.outcome === null;
  return (
    <>
      <Head {...part} />
      <div class="branch-columns">
        <div class="stack loose min-w-0">
          {rows.length > 0 && <Curves {...part} onFollow={setFollowed} />}
          {wide.value && told.drawn !== null && <Draws drawn={told.drawn} turnWord={told.turnWord} />}
        </div>
        <div class="stack loose min-w-0">
          <section class="sheet padded" aria-labelledby="branches-differed">
            <header class="cluster ends ruled">
              <h2 id="branches-differed" class="t6">
                {rows.length > 0 ? tb('differed') : tb(running ? 'nothingYet' : 'nothing')}
              </h2>
              {rows.length > 0 && <small class="help">{tb('gap', { name: told.nameOf(followed) })}</small>}
            </header>
            {who !== null && <p class="help mt-2 mb-3">{who}</p>}
            {rows.length === 0 && <p class="mt-2">{tb(running ? 'nothingYetWords' : 'nothingWords')}</p>}
            <Differences
              rows={rows}
              game={game}
              voices={told.voices}
              last={{ played: lastTurn(played), branch: lastTurn(branch) }}
              turnWord={told.turnWord}
              chosen={chosen}
              onTurn={setPointed}
            />
            {rows.length > 0 && alike > 0 && <small class="help block mt-3">{tb('alike', { count: alike })}</small>}
          </section>
          {rows.length > 0 && (
            <section class="sheet padded" aria-labelledby="branches-example">
              <h2 id="branches-example" class="t6 ruled">
                {tb('example')}
              </h2>
              <p class="mt-2">{tb('exampleWords')}</p>
            </section>
          )}
          {!wide.value && told.drawn !== null && <Draws drawn={told.drawn} turnWord={told.turnWord} />}
        </div>
      </div>
      {!wide.value && (
        <footer class="branch-foot">
          <GoOn {...part} />
        </footer>
      )}
    </>
  );
};

/** /t/:table/what-if: a fork with the same dice, laid over the game that it came from. */
export const BranchesPage = ({ table }: { readonly table: string }) => {
  const [sourced, setSourced] = useState<Sourced | null>(null);
  useAnswer(() => bothOf(table).catch((): Sourced => ({ ok: false, title: tb('failed'), words: t('error.chunk') })), setSourced, [table]);
  const both = sourced?.ok === true ? sourced.both : null;
  const info = both?.info.branch ?? null;
  useTitle(info === null ? `${tb('crumb')} · Comptoir` : tb('tab', { game: gameTitle(info.game), code: info.code }));
  return (
    <FilledPage
      class={both === null ? undefined : 'branches paper'}
      crumb={
        <>
          <b>{tb('crumb')}</b>
          {info !== null && <Link href={pathTo.table(table)} words={`${gameTitle(info.game)}, ${info.code}`} />}
        </>
      }
    >
      {sourced === null && <Loading words={tb('loading')} />}
      {sourced?.ok === false && (
        <Problem title={sourced.title} words={sourced.words}>
          <Link class="btn" href={pathTo.table(table)} words={tb('toTable')} />
        </Problem>
      )}
      {both !== null && (
        <SeatLooks seats={both.page?.wears === undefined ? both.info.played.seats : null}>
          <Told both={both} />
        </SeatLooks>
      )}
    </FilledPage>
  );
};
