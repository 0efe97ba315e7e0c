import type { ComponentChildren } from 'preact';
import { Button } from '#web/kit/parts/buttons.tsx';
import type { Speech } from '../speech.ts';
import './panels.css';

/** What every panel is given beside its own subject. */
export interface PanelFrame {
  readonly speech: Speech;
  /** Gives the board back what the panel covers; absent where it covers nothing. */
  readonly onHide: (() => void) | null;
}

interface PanelProps extends PanelFrame {
  readonly title: string;
  /** What it says of itself. */
  readonly explains: string;
  readonly wax?: boolean;
  readonly children: ComponentChildren;
}

/** A panel on the board while something must be settled: a ruled sheet with its sums written out. */
export const Panel = ({ title, explains, wax = false, speech, onHide, children }: PanelProps) => (
  <section class={wax ? 'bo-panel panel wax' : 'bo-panel panel'} data-mark="panel" data-explain={explains} aria-label={title}>
    <header class="row ends titled">
      <h3>{title}</h3>
      {onHide !== null && <Button class="bo-control row" words={speech.words('showColumns')} onClick={onHide} />}
    </header>
    {children}
  </section>
);

/** One line of a sum: words left, figure right; the result stands under a rule. */
export const Line = ({ label, sum, result = false }: { readonly label: ComponentChildren; readonly sum: string; readonly result?: boolean }) => (
  <div class={result ? 'bo-sum row ends bo-sum-result' : 'bo-sum row ends'}>
    <span>{label}</span>
    <b>{sum}</b>
  </div>
);
