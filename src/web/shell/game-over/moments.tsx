import { formatScore } from '#kernel/words.ts';
import { tl } from '../../i18n/teach.ts';
import { Button } from '../../parts/button.tsx';
import { Sentence } from '../../parts/sentence.tsx';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { useTable } from '../at-table.ts';
import { WhatIf } from '../fork/at-table.tsx';
import { turnTitle, turnWordOf } from '../turn-word.ts';
import type { ToldMoment } from './decisive-turns.ts';

/** A turn in words: what it was, what the log tells of it, and the ways there. */
const Moment = ({ moment, number }: { readonly moment: ToldMoment; readonly number: number }) => {
  const { session, game, page, voice } = useTable();
  const { kind, turn, from, seat, change, lines } = moment;
  const amount = formatScore(Math.abs(change), voice.lang, game);
  const way = kind === 'swing' ? 'decided.swing' : (`decided.${kind}.${change > 0 ? 'up' : 'down'}` as const);
  const words = tl(change === 0 ? 'decided.end' : way, { name: voice.seatName(seat), change: amount });
  return (
    <li class="moment">
      <span class="numbered">{number}</span>
      <b class="moment-turn">{turnTitle(turnWordOf(page, voice), turn)}</b>
      <div>
        <b>{words}</b>
        {lines.map((line) => (
          <p key={line.n}>
            <Sentence message={line.text} voice={voice} />{' '}
            {line.text.clauses.map((clause) => (
              <ClauseMark key={clause} game={game.module.id} clause={clause} />
            ))}
          </p>
        ))}
      </div>
      <span class="moment-ways cluster">
        <Button class="text-btn" onClick={() => void session.lookAt(from)} words={tl('decided.see')} />
        <WhatIf step={from} words={tl('decided.fork')} class="text-btn" />
      </span>
    </li>
  );
};

/** The turns that made the end what it is, with the numbers that they have in the chart. */
export const Moments = ({ moments }: { readonly moments: readonly ToldMoment[] }) => (
  <ol class="moments">
    {moments.map((moment, index) => (
      <Moment key={moment.step} moment={moment} number={index + 1} />
    ))}
  </ol>
);
