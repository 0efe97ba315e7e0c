import { formatChange, formatNumber } from '#kernel';
import type { LogLine } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tl } from '../../i18n/teach.ts';
import { Sentence } from '../../parts/sentence.tsx';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { useTable } from '../at-table.ts';
import { WhatIf } from '../fork/at-table.tsx';
import { heaviest, weighingOf } from '../happened/happened.ts';
import { turnTitle, turnWordOf } from '../turn-word.ts';
import type { Session } from '../../store/session.ts';
import type { Decisive } from './decisive.ts';
import { linesOf } from './lines-of.ts';

const isLine = (value: unknown): value is LogLine => typeof value === 'object' && value !== null && 'n' in value && 'step' in value && 'text' in value;

/** What the log tells of some steps; nothing until it has come. */
const useLines = (session: Session, after: number, upTo: number): readonly LogLine[] => {
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const last = session.log.value.at(-1)?.n ?? 0;
  useEffect(() => {
    let gone = false;
    const fetchBefore = async (before: number): Promise<readonly LogLine[]> => {
      const answer = await session.connection().ask({ t: 'log', before });
      return answer.ok && Array.isArray(answer.result.log) ? answer.result.log.filter(isLine) : [];
    };
    void linesOf({ after, upTo }, last, fetchBefore).then((found) => gone || setLines(found));
    return () => {
      gone = true;
    };
  }, [session, after, upTo, last]);
  return lines;
};

/** A turn in words: what it was, what the log tells of it, and the ways there. */
const Moment = ({ moment, number }: { readonly moment: Decisive; readonly number: number }) => {
  const table = useTable();
  const { session, game, page, voice } = table;
  const { kind, turn, step, from, seat, change } = moment;
  const told = heaviest(useLines(session, from, step), { ...weighingOf(table, seat), most: 1 });
  const amount = page?.scored.money === true ? formatChange(change, voice.lang, voice.unit) : `${change > 0 ? '+' : ''}${formatNumber(change, voice.lang)}`;
  const words = tl(change === 0 ? 'decided.end' : `decided.${kind}`, { name: voice.seatName(seat), change: amount });
  return (
    <li class="moment">
      <span class="numbered">{number}</span>
      <b class="moment-turn">{turnTitle(turnWordOf(page, voice), turn)}</b>
      <div>
        <b>{words}</b>
        {told.map((line) => (
          <p key={line.n}>
            <Sentence message={line.text} voice={voice} />{' '}
            {line.text.clauses.map((clause) => (
              <ClauseMark key={clause} game={game.module.id} clause={clause} />
            ))}
          </p>
        ))}
      </div>
      <span class="moment-ways cluster">
        <button type="button" class="text-btn" onClick={() => void session.lookAt(from)}>
          {tl('decided.see')}
        </button>
        <WhatIf step={from} words={tl('decided.fork')} class="text-btn" />
      </span>
    </li>
  );
};

/** The turns that made the end what it is, with the numbers that they have in the chart. */
export const Moments = ({ moments }: { readonly moments: readonly Decisive[] }) => (
  <ol class="moments">
    {moments.map((moment, index) => (
      <Moment key={moment.step} moment={moment} number={index + 1} />
    ))}
  </ol>
);
