import type { Actor } from '#kernel/game.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../parts/button.tsx';
import { useTable } from '../at-table.ts';
import { SeatSpot } from '../seat-look.tsx';
import { type Partners, partnersAmong } from './conversations.ts';
import { useNames } from './said.tsx';

interface RecipientsProps {
  readonly from: Partners;
  readonly onOpen: (partners: Partners) => void;
  readonly onCancel: () => void;
}

/** Chooses with whom to speak in private. */
export const Recipients = ({ from, onOpen, onCancel }: RecipientsProps) => {
  const { scene } = useTable();
  const names = useNames();
  const [chosen, setChosen] = useState<Partners>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const toggle = (actor: Actor): void => setChosen(chosen.includes(actor) ? chosen.filter((other) => other !== actor) : [...chosen, actor]);
  const isBot = (actor: Actor): boolean => actor !== 'referee' && scene.info.seats[actor]?.holder === 'bot';
  const open = (event: Event): void => {
    event.preventDefault();
    if (chosen.length > 0) onOpen(partnersAmong(chosen, scene.you));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The phone's sheet would close on it too.
    event.stopPropagation();
    onCancel();
  };
  return (
    <form class="recipients fill" ref={form} onSubmit={open} onKeyDown={onKey}>
      <fieldset class="scroll">
        <legend>{tt('talk.choose')}</legend>
        {from.map((actor) => (
          <label key={actor} class="row">
            <input type="checkbox" checked={chosen.includes(actor)} onChange={() => toggle(actor)} />
            {actor !== 'referee' && <SeatSpot seat={actor} />}
            <span>{names([actor])}</span>
            {isBot(actor) && <small>{tt('talk.bot')}</small>}
          </label>
        ))}
      </fieldset>
      <p class="actions row">
        <Button class="btn ghost" words={tt('talk.cancel')} onClick={onCancel} />
        <Button type="submit" disabled={chosen.length === 0} words={tt('talk.open')} />
      </p>
    </form>
  );
};
