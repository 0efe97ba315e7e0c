import type { LogLine, TalkLine } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { useTitle } from '../../kit/parts/use-title.ts';
import { tr } from '../../i18n/room.ts';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { pathTo } from '../../browser/routes.ts';
import type { AtTable } from '../../shell/at-table.tsx';
import { groupByTurn } from '../../shell/log/rows.ts';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { gameTitle } from '../../store/table-words.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { turnTitle, turnWordOf } from '../../kit/interface/turn-word.ts';
import { awaitedSeats } from '../console/awaited.ts';
import { type Issue as Published, issueOf, lastIssue, pressOf } from './issue.ts';
import './gazette-page.css';

/** Fetches the log back to the turn wanted: a table sends its last lines only. */
const useLogBackTo = ({ session }: AtTable, turn: number): readonly LogLine[] => {
  const lines = session.log.value;
  const first = lines[0]?.n ?? 1;
  const turns = groupByTurn(lines);
  const isHere = first <= 1 || turns.some((group) => group.turn === turn);
  useEffect(() => {
    if (!isHere) void session.earlier();
  }, [isHere, first, session]);
  return lines;
};

/** Fetches what was said back to the beginning of the turn. */
const usePress = ({ session }: AtTable, issue: Published, turn: number): readonly TalkLine[] => {
  const connection = session.connection();
  const talk = connection.talk.value;
  const [first] = talk;
  const isHere = first === undefined || first.n <= 1 || first.at < issue.from;
  useEffect(() => {
    if (!isHere) void connection.earlierTalk();
  }, [isHere, first?.n, connection]);
  return pressOf(talk, issue, turn);
};

/** The position in which a turn ended: the present one, or one of the past. */
const useViewAt = ({ session, scene }: AtTable, step: number | null): unknown => {
  const [seen, setSeen] = useState<{ readonly step: number; readonly view: unknown } | null>(null);
  useAnswer(
    () => (step === null ? null : session.connection().ask({ t: 'past', step })),
    (answer) => step !== null && answer.ok && setSeen({ step, view: answer.result.view }),
    [step, session],
  );
  if (step === null) return scene.view;
  return seen?.step === step ? seen.view : null;
};

const Issue = ({ table, turn: asked }: { readonly table: AtTable; readonly turn: number | null }) => {
  const { page, scene, session, voice } = table;
  const turn = asked ?? lastIssue(scene.info.turn, scene.outcome !== null);
  const lines = useLogBackTo(table, turn);
  const issue = issueOf(lines, turn);
  const view = useViewAt(table, issue.step);
  const press = usePress(table, issue, turn);
  useTitle(`${tr('gazette.turn', { turn: turnTitle(turnWordOf(page, voice), turn) })} · ${gameTitle(scene.info.game)}, ${scene.info.code}`);
  const last = lastIssue(scene.info.turn, scene.outcome !== null);
  return (
    <>
      <TopStrip
        crumb={
          <>
            <b>{gameTitle(scene.info.game)}</b>
            <a href={pathTo.table(session.table)}>{tr('gazette.back')}</a>
          </>
        }
      />
      <main id="main" class="gazette-page paper" tabIndex={-1}>
        <nav class="above row ends no-print" aria-label={tr('gazette.issues')}>
          {turn > 1 ? (
            <a class="btn small" href={pathTo.gazette(session.table, turn - 1)}>
              <Icon name="left" size={15} />
              {tr('gazette.earlier')}
            </a>
          ) : (
            <span />
          )}
          {turn < last && (
            <a class="btn small" href={pathTo.gazette(session.table, turn + 1)}>
              {tr('gazette.later')}
              <Icon name="right" size={15} />
            </a>
          )}
        </nav>
        {page === null || view === null ? (
          <Loading words={tr('gazette.loading')} />
        ) : page.Gazette === undefined ? (
          <Problem title={tr('gazette.none')} words={tr('gazette.noneWords')} />
        ) : (
          <page.Gazette
            view={view}
            turn={turn}
            lines={issue.lines}
            voice={voice}
            code={scene.info.code}
            press={press}
            next={turn === last && scene.outcome === null ? { deadline: scene.deadline, missing: awaitedSeats(scene) } : undefined}
          />
        )}
      </main>
    </>
  );
};

/** /t/:table/gazette/:turn, with the eyes of everybody, whatever this device holds. */
export const GazettePage = ({ table, turn }: { readonly table: string; readonly turn: number | null }) => (
  <OpenTable table={table} role="onlooker">
    {(opened) => <Issue table={opened} turn={turn} />}
  </OpenTable>
);
