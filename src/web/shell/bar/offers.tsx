import { at } from '#kernel/collections.ts';
import type { Offer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { FloatingButton } from '../../kit/parts/buttons.tsx';
import { typeOf } from '../../kit/parts/offers.ts';
import { Popover } from '../../kit/parts/popover.tsx';
import { wide } from '../../browser/media.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { useTable } from '../at-table.tsx';
import { offerThing } from '../explaining.tsx';
import { arrange, briefOf, isSlip, type OfferGroup } from './bar-state.ts';
import { GroupList, GroupPanel } from './offer-panel.tsx';
import { OfferSlip, sameOffer } from './offer-slip.tsx';
import { useTake } from './use-take.ts';

type MoveOffer = Extract<Offer<unknown>, { readonly kind: 'move' }>;

interface ButtonProps extends Pick<JSX.IntrinsicElements['button'], 'disabled' | 'aria-haspopup' | 'onClick'> {
  readonly offer: Offer<unknown>;
  readonly main: boolean;
}

const OfferButton = ({ offer, main, ...button }: ButtonProps) => {
  const table = useTable();
  const { word = renderText(offer.label, table.voice), detail } = briefOf(offer, table);
  return (
    <button type="button" class={main ? 'offer main' : 'offer'} data-mark={`offer-${typeOf(offer)}`} data-explain={offerThing(table, offer)} {...button}>
      {word}
      {detail !== undefined && <small class="offer-help mt-1 w500 break-words">{detail}</small>}
    </button>
  );
};

const PlainOffer = ({ offer, main }: { readonly offer: MoveOffer; readonly main: boolean }) => {
  const { session } = useTable();
  const take = useTake();
  return <OfferButton offer={offer} main={main} disabled={session.isClosed(offer)} onClick={() => take(offer)} />;
};

/** A button that unfolds: several targets, or a form with more than one blank. The board may open it, too. */
const FoldedOffer = ({ group, main }: { readonly group: OfferGroup; readonly main: boolean }) => {
  const table = useTable();
  const { session } = table;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const first = at(group.offers, 0);
  const opened = session.opened.value;
  const called = opened !== null && group.offers.some((offer) => sameOffer(opened.offer, offer));
  useEffect(() => {
    if (called) setOpen(true);
  }, [called, opened]);
  const sentence = renderText(first.label, table.voice);
  const { word = sentence, detail } = briefOf(first, table);
  const close = (): void => {
    setOpen(false);
    if (called) session.opened.value = null;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={main ? 'offer main' : 'offer'}
        data-mark={`offer-${typeOf(first)}`}
        aria-expanded={open}
        aria-haspopup="dialog"
        data-explain={offerThing(table, ...group.offers)}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {word.endsWith('…') ? word : `${word}…`}
        {detail !== undefined && group.offers.length === 1 && <small class="offer-help mt-1 w500 break-words">{detail}</small>}
      </button>
      {open && button.current !== null && (
        <Popover anchor={button.current} label={sentence} onClose={close} class="offers-sheet">
          <GroupPanel group={group} onDone={close} />
        </Popover>
      )}
    </>
  );
};

/** A button that opens the game's own dialog. */
const DialogOffer = ({ offer, thing, main }: { readonly offer: Offer<unknown>; readonly thing: string; readonly main: boolean }) => {
  const { session } = useTable();
  const open = (): void => {
    session.layOpen(offer);
    session.pointed.value = { kind: 'thing', id: thing };
  };
  return <OfferButton offer={offer} main={main} aria-haspopup="dialog" onClick={open} />;
};

const Group = ({ group, main }: { readonly group: OfferGroup; readonly main: boolean }) => {
  const table = useTable();
  const [only] = group.offers;
  const weighty = only !== undefined && briefOf(only, table).weighty === true;
  const thing = only === undefined ? null : (table.page?.dialog?.(only) ?? null);
  if (only !== undefined && thing !== null) return <DialogOffer offer={only} thing={thing} main={main} />;
  if (group.offers.length > 1 || only === undefined || weighty) return <FoldedOffer group={group} main={main} />;
  if (only.kind === 'move') return <PlainOffer offer={only} main={main} />;
  return isSlip(only) && (main || wide.value) ? <OfferSlip offer={only} main={main} /> : <FoldedOffer group={group} main={main} />;
};

const useArranged = () => arrange(useTable().scene.offers);

/** What may be said out of turn, quietly, behind one button. */
export const Instructions = ({ class: className }: { readonly class: string }) => {
  const { page, voice } = useTable();
  const { instructions } = useArranged();
  const { label, help } = page?.quietWords?.(voice) ?? { label: tt('bar.instructions'), help: tt('bar.instructionsHelp') };
  if (instructions.length === 0) return null;
  return (
    <FloatingButton
      class={className}
      spoken
      label={label}
      popoverClass="offers-sheet"
      face={
        <>
          <Icon name="pen" size={16} class="undo-icon" />
          <span class="undo-words">{label}</span>
        </>
      }
    >
      {(close) => (
        <>
          <p class="help hint mb-4">{help}</p>
          <GroupList groups={instructions} onDone={close} />
        </>
      )}
    </FloatingButton>
  );
};

/** Every offer, in order of likelihood. `quiet`: nothing is asked, so nothing is in ink and instructions stand among the rest. */
export const Offers = ({ quiet = false }: { readonly quiet?: boolean }) => {
  const { scene, session } = useTable();
  const { usual, others, passive } = useArranged();
  const key = `${session.active.value.token()} ${scene.decisionNumber}`;
  return (
    <div class="offers cluster">
      {usual.map((group, index) => (
        <Group key={`${key} ${group.type}`} group={group} main={!quiet && index === 0} />
      ))}
      {others.length > 0 && (
        <FloatingButton class="offer" spoken label={tt('bar.others')} popoverClass="offers-sheet" face={`${tt('bar.others')}…`}>
          {(close) => <GroupList groups={others} onDone={close} />}
        </FloatingButton>
      )}
      {passive.map((group) => (
        <Group key={`${key} ${group.type}`} group={group} main={!quiet && usual.length === 0} />
      ))}
      {quiet && <Instructions class="offer quiet" />}
    </div>
  );
};
