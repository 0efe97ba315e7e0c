import type { Seat } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { LogLine } from '#protocol';
import { useEffect, useRef } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { groupByTurn } from '../../shell/log/rows.ts';
import { TurnHeading } from '../../shell/log/line.tsx';
import type { TurnWord } from '../../kit/interface/turn-word.ts';
import '../../shell/log/log.css';

interface FilmLogProps {
  readonly game: string;
  readonly lines: readonly LogLine[];
  /** The step in sight: its lines are lit, those after it are not written yet. */
  readonly step: number;
  readonly voice: Voice;
  /** Whose colour and shape a seat wears. */
  readonly look: (seat: Seat) => Seat;
  readonly turnWord: TurnWord;
  readonly onStep: (step: number) => void;
}

/** The whole log of a finished game; a line leads to its moment. */
export const FilmLog = ({ game, lines, step, voice, look, turnWord, onStep }: FilmLogProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lit = [...(box.current?.querySelectorAll<HTMLElement>('.line:not(.later)') ?? [])].at(-1);
    if (lit !== undefined && box.current !== null) box.current.scrollTop = lit.offsetTop - box.current.clientHeight / 2;
  }, [step]);
  return (
    <div class="log scroll relative t3" ref={box} tabIndex={0} role="log" aria-live="off" aria-label={tt('log.label')}>
      {groupByTurn(lines).map((turn) => (
        <section key={turn.n} class="log-section">
          <TurnHeading line={turn.heading} voice={voice} game={game} look={look} turnWord={turnWord} />
          <ul>
            {turn.lines.map((line) => (
              <li
                key={line.n}
                class={
                  line.step === step
                    ? 'line log-line relative grid blue-under shown'
                    : line.step > step
                      ? 'line log-line relative grid blue-under later'
                      : 'line log-line relative grid blue-under'
                }
              >
                <button type="button" class="what log-what text-left break-words" onClick={() => onStep(line.step)}>
                  <Sentence message={line.text} voice={voice} />
                </button>
                <span class="log-margin">{line.text.clauses[0] !== undefined && <ClauseMark game={game} clause={line.text.clauses[0]} />}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
