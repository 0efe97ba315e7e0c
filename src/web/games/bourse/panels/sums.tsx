import type { ComponentChildren } from 'preact';

/** A panel on the board while something must be settled: a ruled sheet with its sums written out. */
export const Panel = ({ title, wax = false, children }: { readonly title: string; readonly wax?: boolean; readonly children: ComponentChildren }) => (
  <section class={wax ? 'bo-panel bo-panel-wax' : 'bo-panel'} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** One line of a sum: words left, figure right; the result stands under a rule. */
export const Line = ({ label, sum, result = false }: { readonly label: ComponentChildren; readonly sum: string; readonly result?: boolean }) => (
  <div class={result ? 'bo-sum bo-sum-result' : 'bo-sum'}>
    <span>{label}</span>
    <b>{sum}</b>
  </div>
);
