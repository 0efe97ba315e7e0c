import { fitsForm, type Offer, renderText } from '#kernel';
import { type Hint, isSame } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { FloatingButton } from '../../parts/floating-button.tsx';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { Icon } from '../../svg/icon.tsx';
import { type AtTable, useTable } from '../at-table.ts';
import { fieldLabel, isMoney, valueText } from './field-control.tsx';
import './advice.css';

const offerOf = (offers: readonly Offer<unknown>[], move: unknown): Offer<unknown> | undefined =>
  offers.find((offer) => (offer.kind === 'move' ? isSame(offer.move, move) : fitsForm(offer, move)));

/** What was filled in, blank by blank. */
const fillingOf = ({ game, voice }: AtTable, offer: Offer<unknown>, move: unknown): string => {
  if (offer.kind === 'move' || typeof move !== 'object' || move === null) return '';
  const filled = new Map<string, unknown>(Object.entries(move));
  const { id } = game.module;
  return offer.fields
    .map((field) => `${fieldLabel(id, field, voice)}\u00a0: ${valueText(id, field, isMoney(field, offer.costs), filled.get(field.name), voice)}`)
    .join(', ');
};

const percent = (part: number): number => Math.round(100 * part);

const Advised = ({ hint, place }: { readonly hint: Hint; readonly place: number }) => {
  const table = useTable();
  const offer = offerOf(table.scene.offers, hint.move);
  if (offer === undefined) return null;
  const low = Math.max(0, hint.value - 2 * hint.error);
  const high = Math.min(1, hint.value + 2 * hint.error);
  return (
    <li class="across">
      <span class="advice-place centred">{place}</span>
      <b>{renderText(offer.label, table.voice)}</b>
      <span class="figure">{tt('advice.share', { percent: percent(hint.value) })}</span>
      <span class="advice-track" aria-hidden="true">
        <span style={{ insetInlineStart: `${percent(low)}%`, inlineSize: `${percent(high - low)}%` }} />
        <i style={{ insetInlineStart: `${percent(hint.value)}%` }} />
      </span>
      <small>
        {fillingOf(table, offer, hint.move)} {tt('advice.range', { low: percent(low), high: percent(high), count: hint.playouts })}{' '}
        {offer.label.clauses.map((clause) => (
          <ClauseMark key={clause} game={table.game.module.id} clause={clause} />
        ))}
      </small>
    </li>
  );
};

/** Asks once for the decision at hand; what was said of another is no longer true. */
const Answers = () => {
  const { session, scene } = useTable();
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
    void ask();
    return () => {
      wanted = false;
    };
  }, [session, scene.decisionNumber]);
  if (refused !== null) return <p class="wrong">{refused}</p>;
  if (hints === null) return <p role="status">{tt('advice.thinking')}</p>;
  return (
    <ol class="advice stack">
      {hints.map((hint, index) => (
        <Advised key={index} hint={hint} place={index + 1} />
      ))}
    </ol>
  );
};

/** « Que feriez-vous ? »: where everybody else is a bot, a strong one says what it would do here. It does not play. */
export const Advice = () => {
  const { scene, game } = useTable();
  const alone = scene.info.seats.every(({ seat, holder }) => seat === scene.you || holder === 'bot');
  if (!alone || game.advises === false || game.bots.strong === undefined) return null;
  return (
    <FloatingButton
      class="undo row"
      spoken
      label={tt('advice.ask')}
      popoverClass="advice-sheet"
      face={
        <>
          <Icon name="bot" size={16} />
          <span>{tt('advice.ask')}</span>
        </>
      }
    >
      {() => (
        <>
          <p class="help">{tt('advice.help')}</p>
          <Answers />
        </>
      )}
    </FloatingButton>
  );
};
