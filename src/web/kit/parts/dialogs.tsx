import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { IconButton } from './buttons.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly footer?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** For what reveals, cannot be undone, or needs the whole attention. Ordinary moves are made in the bar. */
export const Dialog = ({ title, onClose, class: more = '', footer, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Taken back before it leaves the page: what is only undone after the next picture would open a dialog that is gone.
  useLayoutEffect(() => {
    const element = dialog.current;
    // In a task of its own: the browser asks every element behind it for its style anew, which of a large board takes as long as drawing it.
    const timer = setTimeout(() => element?.showModal());
    return () => {
      clearTimeout(timer);
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${more}`.trim()}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header class="row">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </header>
      <div class="body">{children}</div>
      {footer !== undefined && <footer>{footer}</footer>}
    </dialog>
  );
};

interface SheetProps {
  readonly title: ComponentChildren;
  /** At the other end of the title's line. */
  readonly beside?: ComponentChildren;
  /** The same in small print, as a part of the title. */
  readonly note?: ComponentChildren;
  readonly class?: string;
  /** Of the title, where something else names it. */
  readonly id?: string;
  readonly children: ComponentChildren;
}

/** A sheet of paper under its title, which is its name for the ear. */
export const Sheet = ({ title, beside, note, class: more = '', id: given, children }: SheetProps) => {
  const own = useId();
  const id = given ?? own;
  return (
    <section class={`sheet padded ${more}`.trim()} aria-labelledby={id}>
      {beside === undefined ? (
        <h2 id={id} class={note === undefined ? 'sheet-title ruled' : 'sheet-title ruled row ends'}>
          {title}
          {note !== undefined && <small class="sheet-note">{note}</small>}
        </h2>
      ) : (
        <header class="row ends ruled">
          <h2 id={id}>{title}</h2>
          {beside}
        </header>
      )}
      {children}
    </section>
  );
};
