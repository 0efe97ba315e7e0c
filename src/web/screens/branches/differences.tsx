import type { Message } from '#kernel/messages.ts';
import { formatScore, type Voice } from '#kernel/words.ts';
import type { AnyFace } from '#kernel/game.ts';
import { tb } from '../../i18n/branches.ts';
import { type TurnWord, turnTitle } from '../../kit/interface/turn-word.ts';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import type { Row } from './laid-over.ts';

/** Sentences of a turn that are shown: more of them say less. */
const SHOWN = 3;

interface SideProps {
  readonly head: string;
  readonly texts: readonly Message[];
  readonly voice: Voice;
  readonly game: string;
  readonly none: string;
}

const Side = ({ head, texts, voice, game, none }: SideProps) => (
  <div>
    <small class="branch-head block">{head}</small>
    {texts.length === 0 && <span class="help">{none}</span>}
    {texts.slice(0, SHOWN).map((text, index) => (
      // Sentences have no identity of their own.
      // oxlint-disable-next-line react/no-array-index-key
      <p key={index} class="break-words">
        <Sentence message={text} voice={voice} /> {text.clauses[0] !== undefined && <ClauseMark game={game} clause={text.clauses[0]} />}
      </p>
    ))}
    {texts.length > SHOWN && <small class="help">{tb('more', { count: texts.length - SHOWN })}</small>}
  </div>
);

interface DifferencesProps {
  readonly rows: readonly Row[];
  readonly game: AnyFace;
  /** Who sits where is not the same in both. */
  readonly voices: { readonly played: Voice; readonly branch: Voice };
  /** The last turns of both. */
  readonly last: { readonly played: number; readonly branch: number };
  readonly turnWord: TurnWord;
  readonly chosen: number;
  readonly onTurn: (turn: number) => void;
}

/** Turn by turn what was told in one of the two only; a turn that is pressed is shown in the chart. */
export const Differences = ({ rows, game, voices, last, turnWord, chosen, onTurn }: DifferencesProps) => (
  <ol class="branch-rows">
    {rows.map(({ turn, played, branch, gap }) => (
      <li key={turn} class={turn === chosen ? 'branch-row chosen' : 'branch-row'}>
        <div class="row ends">
          <button type="button" class="text-btn w700" aria-pressed={turn === chosen} onClick={() => onTurn(turn)}>
            {turnTitle(turnWord, turn)}
          </button>
          {gap !== null && (
            <b class={gap > 0 ? 'gain' : gap < 0 ? 'loss' : 'figure'}>
              {gap > 0 && '+'}
              {formatScore(gap, voices.played.lang, game)}
            </b>
          )}
        </div>
        <div class="branch-sides">
          <Side head={tb('played')} texts={played} voice={voices.played} game={game.module.id} none={tb(turn > last.played ? 'overAlready' : 'same')} />
          <Side head={tb('branch')} texts={branch} voice={voices.branch} game={game.module.id} none={tb(turn > last.branch ? 'overAlready' : 'same')} />
        </div>
      </li>
    ))}
  </ol>
);
