import { useState } from 'preact/hooks';
import { wide } from '../../browser/media.ts';
import { pathTo } from '../../browser/routes.ts';
import { tb } from '../../i18n/branches.ts';
import { tf } from '../../i18n/forks.ts';
import { t } from '../../i18n/house.ts';
import { countedTurns, turnName } from '../../kit/interface/turn-word.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { FilledPage } from '../../kit/parts/page.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { useTitle } from '../../kit/parts/use-title.ts';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { SeatLooks, Token } from '../../kit/svg/seats.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { ForkSheet } from '../../shell/fork/fork-sheet.tsx';
import { gameTitle } from '../../store/table-words.ts';
import { heldTable, tokenAt } from '../../store/tables.ts';
import { Differences } from './differences.tsx';
import { Draws } from './draws.tsx';
import { type Drawn, lastTurn } from './laid-over.ts';
import { bothOf, type Sourced, type TwoBranches } from './source.ts';
import { Curves } from './curves.tsx';
import { type PartProps, type ToldBranches, useTold } from './told.ts';
import './branches.css';

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
        class="btn across-all"
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
