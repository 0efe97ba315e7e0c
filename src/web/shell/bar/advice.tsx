import type { FormValues } from '#kernel/forms.ts';
import type { AnyFace, Offer } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { Hint } from '#protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { TeachButton } from '../../kit/parts/teach-sheet.tsx';
import { closeTeaching, type Teaching } from '../../kit/parts/teaching.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { Button } from '../../kit/parts/buttons.tsx';
import type { AdvisedLine, GamePage } from '../../kit/interface/game-page.ts';
import { answerWords, changeText, differences, differs, figuresIn, offerOf, valuesOf } from './answer-words.ts';
import { useTable } from '../at-table.tsx';
import './advice.css';

/** What was asked, in whose words. */
interface Asked {
  readonly offers: readonly Offer<unknown>[];
  readonly game: AnyFace;
  readonly voice: Voice;
  readonly view: unknown;
  readonly page: Pick<GamePage, 'advisedLines' | 'advisedWords'> | null;
  /** Opens the form of an offer, filled in so. Absent: nothing is asked any more. */
  readonly fill?: (offer: Offer<unknown>, values: FormValues) => void;
  /** Writes a line of a sheet down. Absent: it is told of, and nothing is written. */
  readonly take?: (move: unknown) => void;
}

const Line = ({ line, offers, take }: Pick<Asked, 'offers' | 'take'> & { readonly line: AdvisedLine }) => {
  const [pressed, setPressed] = useState(false);
  const taken = pressed || line.take === null;
  // What is taken over already has no answer any more: its button stays where a sheet can be written at all.
  const canTake = take !== undefined && (line.take === null ? offers.length > 0 : offerOf(offers, line.take) !== undefined);
  return (
    <li class="row ends gap-3">
      <span>
        {line.text} {line.why !== '' && <small class="t3">{line.why}</small>}
      </span>
      {canTake && (
        <Button
          class="btn small"
          disabled={taken}
          words={tt(taken ? 'advice.taken' : 'advice.take')}
          aria-label={`${tt('advice.take')}: ${line.text}`}
          onClick={() => {
            setPressed(true);
            take(line.take);
          }}
        />
      )}
    </li>
  );
};

const Sheet = ({ lines, ...asked }: Pick<Asked, 'offers' | 'take'> & { readonly lines: readonly AdvisedLine[] }) => (
  <li>
    {lines.length === 0 && <p>{tt('advice.empty')}</p>}
    <ul class="entries">
      {lines.map((line, index) => (
        <Line key={index} line={line} {...asked} />
      ))}
    </ul>
  </li>
);

/** The answer that one is compared with: by its words, where it is not the first; null: none. */
type Beside = 'first' | { readonly other: string } | null;

const percent = (part: number): number => Math.round(100 * part);

/** The first is told beside the second, which is named; all others beside the first. `change`: null where it may be chance. */
const besideWords = (beside: Beside, change: string | null): string => {
  if (beside === null) return '';
  if (beside === 'first') return change === null ? tt('advice.besideFirstLevel') : tt('advice.besideFirst', { change });
  return change === null ? tt('advice.besideLevel', beside) : tt('advice.beside', { ...beside, change });
};

/** Why, in the figures of the game: what is expected and at risk, and what makes the difference to the answer beside it. */
const Why = ({ hint, beside, game, voice, view }: Asked & { readonly hint: Hint; readonly beside: Beside }) => {
  const [first, ...others] = hint.reasons ?? [];
  if (first === undefined) return null;
  const figures = figuresIn(game, view, voice);
  const { name, text } = figures(first);
  const { told, clauses } = differences(first, others, figures);
  const why = { what: name, mean: text(first.mean), low: text(first.low) };
  return (
    <p class="across-all t3">
      {tt('advice.expected', why)} {besideWords(beside, differs(first, figures) ? changeText(first.more, text) : null)}{' '}
      <ClauseMark game={game.module.id} clause={first.clause} />{' '}
      {told.length > 0 &&
        tt('advice.because', { list: told.map((reason) => `${figures(reason).name} ${changeText(reason.more, figures(reason).text)}`).join(', ') })}{' '}
      {clauses.map((clause) => (
        <ClauseMark key={clause} game={game.module.id} clause={clause} />
      ))}
    </p>
  );
};

interface AdvisedProps extends Asked {
  readonly hint: Hint;
  readonly place: number;
  readonly beside: Beside;
}

const Advised = ({ hint, place, beside, ...table }: AdvisedProps) => {
  const lines = table.page?.advisedLines?.(hint.move, table.view, table.voice) ?? null;
  if (lines !== null) return <Sheet lines={lines} offers={table.offers} {...(table.take === undefined ? {} : { take: table.take })} />;
  const offer = offerOf(table.offers, hint.move);
  const values = offer?.kind === 'form' ? valuesOf(hint.move) : null;
  const low = Math.max(0, hint.value - 2 * hint.error);
  const high = Math.min(1, hint.value + 2 * hint.error);
  return (
    <li class="advice-option across gap-2-4">
      <span class="advice-place centred bg-blue text-sheet">{place}</span>
      <b>{answerWords(table, hint.move)}</b>
      {hint.playouts > 0 && (
        <>
          <span class="figure">{tt('advice.share', { percent: percent(hint.value) })}</span>
          <span class="advice-track relative across-all" aria-hidden="true">
            <span class="advice-share absolute" style={{ insetInlineStart: `${percent(low)}%`, inlineSize: `${percent(high - low)}%` }} />
            <i class="advice-edge absolute" style={{ insetInlineStart: `${percent(hint.value)}%` }} />
          </span>
        </>
      )}
      <small class="across-all">
        {hint.playouts > 0
          ? tt('advice.range', { low: percent(low), high: percent(high), count: hint.playouts })
          : tt(table.offers.length === 1 && offer?.kind === 'move' ? 'advice.only' : 'advice.notCompared')}{' '}
        {hint.level === true && tt('advice.level')}{' '}
        {offer?.label.clauses.map((clause) => (
          <ClauseMark key={clause} game={table.game.module.id} clause={clause} />
        ))}
      </small>
      <Why {...table} hint={hint} beside={beside} />
      {offer !== undefined && values !== null && table.fill !== undefined && (
        <Button class="btn small across-all justify-self-start" words={tt('advice.fill')} onClick={() => table.fill?.(offer, values)} />
      )}
    </li>
  );
};

/** The best answers, best first; null: somebody still thinks. */
export const AdviceList = ({ hints, ...asked }: Asked & { readonly hints: readonly Hint[] | null }) =>
  hints === null ? (
    <p role="status">{tt('advice.thinking')}</p>
  ) : (
    <ol class="advice stack">
      {hints.map((hint, index) => {
        const [, second] = hints;
        const beside = index > 0 ? 'first' : second === undefined ? null : { other: answerWords(asked, second.move) };
        return <Advised key={index} hint={hint} place={index + 1} beside={beside} {...asked} />;
      })}
    </ol>
  );

/** « Que feriez-vous ? »: opens on what it is asked to show, which thinks only then. */
export const AdviceButton = ({ help, answers }: { readonly help: () => string; readonly answers: () => ComponentChildren }) => {
  // What it was asked of is gone with the button.
  useEffect(() => () => closeTeaching('advice'), []);
  const teaches: Teaching = {
    id: 'advice',
    title: () => tt('advice.ask'),
    Body: () => (
      <div class="stack">
        <p class="help">{help()}</p>
        {answers()}
      </div>
    ),
  };
  return (
    <TeachButton teaches={teaches} class="undo worded row gap-2 w600 t3 leading-2 text-right">
      <Icon name="bot" size={16} class="undo-icon" />
      <span class="undo-words">{tt('advice.ask')}</span>
    </TeachButton>
  );
};

/** Where others answer at the same time the position changes with each of them: it is asked about when it has been still for so long. */
const STILL_MS = 400;

/** Asks once for the decision at hand; what was said of another is no longer true. */
const Answers = () => {
  const { session, scene, game, voice, page } = useTable();
  const [hints, setHints] = useState<readonly Hint[] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    setHints(null);
    setRefused(null);
    let wanted = true;
    const ask = async (): Promise<void> => {
      const reply = await session.connection().ask({ t: 'hint' });
      if (!wanted) return;
      if (!reply.ok) setRefused(reply.message);
      else if (Array.isArray(reply.result.hints)) setHints(reply.result.hints);
    };
    const timer = setTimeout(() => void ask(), STILL_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [session, scene.decisionNumber]);
  if (refused !== null) return <p class="wrong">{refused}</p>;
  const fill = (offer: Offer<unknown>, values: FormValues): void => {
    const thing = page?.dialog?.(offer) ?? null;
    closeTeaching('advice');
    session.opened.value = { offer, values };
    if (thing !== null) session.pointed.value = { kind: 'thing', id: thing };
  };
  const take = (move: unknown): void => void session.ask({ t: 'move', decision: scene.decisionNumber, move });
  return <AdviceList hints={hints} offers={scene.offers} game={game} voice={voice} view={scene.view} page={page} fill={fill} take={take} />;
};

/** « Que feriez-vous ? »: where everybody else is a bot and no others play the same deal, or all people agree, a strong one says what it would do here. It does not play. */
export const Advice = () => {
  const { scene, game, guide } = useTable();
  const { seats, advised, challenge } = scene.info;
  const alone = seats.every(({ seat, holder }) => seat === scene.you || holder === 'bot');
  const agreed = seats.every(({ seat, holder }) => holder !== 'person' || advised.includes(seat));
  // A guide that is open advises already, and its story may be another than a bot’s.
  const guided = guide !== undefined && guide !== null;
  if (guided || challenge !== undefined || !(alone || agreed) || game.bots.strong === undefined) return null;
  return <AdviceButton help={() => tt(game.advises === 'sheet' ? 'advice.helpSheet' : 'advice.help')} answers={() => <Answers />} />;
};
