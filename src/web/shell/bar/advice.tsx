import { fitsForm } from '#kernel/forms.ts';
import type { AnyFace, Offer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import { type Hint, isSame } from '#protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import type { AdvisedLine } from '../../kit/interface/game-page.ts';
import { TeachButton } from '../../kit/parts/teach-sheet.tsx';
import { closeTeaching, type Teaching } from '../../kit/parts/teaching.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { fieldLabel, isMoney, valueText } from './field-control.tsx';
import { useTable } from '../at-table.tsx';
import './advice.css';

/** What was asked, in whose words. */
interface Asked {
  readonly offers: readonly Offer<unknown>[];
  readonly game: AnyFace;
  readonly voice: Voice;
  /** What a whole sheet says, line by line. */
  readonly linesOf?: (move: unknown) => readonly AdvisedLine[] | null;
  /** Writes a line down. Absent: it is told of, and nothing is written. */
  readonly onTake?: (offer: Offer<unknown>, move: unknown) => void;
}

const offerOf = (offers: readonly Offer<unknown>[], move: unknown): Offer<unknown> | undefined =>
  offers.find((offer) => (offer.kind === 'move' ? isSame(offer.move, move) : fitsForm(offer, move)));

/** What was filled in, blank by blank. */
const fillingOf = ({ voice }: Asked, offer: Offer<unknown>, move: unknown): string => {
  if (offer.kind === 'move' || typeof move !== 'object' || move === null) return '';
  const filled = new Map<string, unknown>(Object.entries(move));
  return offer.fields
    .map((field) => `${fieldLabel(field, voice)}\u00a0: ${valueText(field, isMoney(field, offer.costs), filled.get(field.name), voice)}`)
    .join(', ');
};

const Line = ({ line, offers, onTake }: Pick<Asked, 'offers' | 'onTake'> & { readonly line: AdvisedLine }) => {
  const [pressed, setPressed] = useState(false);
  const taken = pressed || line.take === null;
  // Where a sheet can be written at all: what is taken over already has no answer any more.
  const offer = line.take === null ? offers[0] : offerOf(offers, line.take);
  return (
    <li class="row ends gap-3">
      <span>
        {line.text} {line.why !== '' && <small class="t3">{line.why}</small>}
      </span>
      {offer !== undefined && onTake !== undefined && (
        <Button
          class="btn small"
          disabled={taken}
          words={tt(taken ? 'advice.taken' : 'advice.take')}
          aria-label={`${tt('advice.take')}: ${line.text}`}
          onClick={() => {
            setPressed(true);
            onTake(offer, line.take);
          }}
        />
      )}
    </li>
  );
};

const Sheet = ({ lines, offers, onTake }: Pick<Asked, 'offers' | 'onTake'> & { readonly lines: readonly AdvisedLine[] }) => (
  <li>
    {lines.length === 0 && <p>{tt('advice.empty')}</p>}
    <ul class="entries">
      {lines.map((line, index) => (
        <Line key={index} line={line} offers={offers} {...(onTake === undefined ? {} : { onTake })} />
      ))}
    </ul>
  </li>
);

const percent = (part: number): number => Math.round(100 * part);

const Advised = ({ hint, place, ...table }: Asked & { readonly hint: Hint; readonly place: number }) => {
  const lines = table.linesOf?.(hint.move) ?? null;
  if (lines !== null) return <Sheet lines={lines} offers={table.offers} {...(table.onTake === undefined ? {} : { onTake: table.onTake })} />;
  const offer = offerOf(table.offers, hint.move);
  if (offer === undefined) return null;
  const low = Math.max(0, hint.value - 2 * hint.error);
  const high = Math.min(1, hint.value + 2 * hint.error);
  return (
    <li class="advice-option across gap-2-4">
      <span class="advice-place centred bg-blue text-sheet">{place}</span>
      <b>{renderText(offer.label, table.voice)}</b>
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
        {fillingOf(table, offer, hint.move)}{' '}
        {hint.playouts > 0 ? tt('advice.range', { low: percent(low), high: percent(high), count: hint.playouts }) : tt('advice.only')}{' '}
        {offer.label.clauses.map((clause) => (
          <ClauseMark key={clause} game={table.game.module.id} clause={clause} />
        ))}
      </small>
    </li>
  );
};

/** The best answers, best first; null: somebody still thinks. */
export const AdviceList = ({ hints, ...asked }: Asked & { readonly hints: readonly Hint[] | null }) =>
  hints === null ? (
    <p role="status">{tt('advice.thinking')}</p>
  ) : (
    <ol class="advice stack">
      {hints.map((hint, index) => (
        <Advised key={index} hint={hint} place={index + 1} {...asked} />
      ))}
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
    <TeachButton teaches={teaches} class="undo row gap-2 w600 t3 leading-2 text-right">
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
  const linesOf = (move: unknown) => page?.advisedLines?.(move, scene.view, voice) ?? null;
  const onTake = (_offer: Offer<unknown>, move: unknown): void => void session.ask({ t: 'move', decision: scene.decisionNumber, move });
  return <AdviceList hints={hints} offers={scene.offers} game={game} voice={voice} linesOf={linesOf} onTake={onTake} />;
};

/** « Que feriez-vous ? »: where everybody else is a bot, or all people agree, a strong one says what it would do here. It does not play. */
export const Advice = () => {
  const { scene, game, guide } = useTable();
  const { seats, advised } = scene.info;
  const alone = seats.every(({ seat, holder }) => seat === scene.you || holder === 'bot');
  const agreed = seats.every(({ seat, holder }) => holder !== 'person' || advised.includes(seat));
  // A guide that is open advises already, and its story may be another than a bot’s.
  const guided = guide !== undefined && guide !== null;
  if (guided || !(alone || agreed) || game.bots.strong === undefined) return null;
  return <AdviceButton help={() => tt(game.advises === 'sheet' ? 'advice.helpSheet' : 'advice.help')} answers={() => <Answers />} />;
};
