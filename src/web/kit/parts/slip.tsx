import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './buttons.tsx';
import './slip.css';

interface SlipProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly class?: string;
  /** Before the title. */
  readonly sign?: ComponentChildren;
  /** The reader asked for it, so the keyboard goes there; news does not take it away. */
  readonly asked?: boolean;
  readonly footer?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A sheet laid over the board. It blocks nothing: whoever must act may do so in the bar. */
export const Slip = ({ title, closeLabel, onClose, class: className = '', sign, asked = false, footer, children }: SlipProps) => {
  const heading = useId();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) body.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <div class={`laid column ${className}`} role="dialog" aria-labelledby={heading}>
      <header class="row">
        {sign}
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div
        ref={body}
        class="body scroll"
        // What may scroll must be reached by the keyboard.
        tabIndex={0}
      >
        {children}
      </div>
      {footer !== undefined && <footer>{footer}</footer>}
    </div>
  );
};
