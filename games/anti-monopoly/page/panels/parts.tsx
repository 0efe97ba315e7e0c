import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './panels.css';

interface PanelProps {
  readonly title: string;
  /** What it says of itself. */
  readonly explains: string;
  readonly wax?: boolean;
  readonly children: ComponentChildren;
}

/** What must be settled before play goes on, on a paper slip. Whoever must act does so in the bar or on the slip. */
export const Panel = ({ title, explains, wax = false, children }: PanelProps) => {
  const heading = useId();
  return (
    <section
      class={wax ? 'am-panel panel wax' : 'am-panel panel'}
      aria-labelledby={heading}
      data-explain={explains}
      // What may scroll must be reached by the keyboard.
      tabIndex={0}
    >
      <h3 class="ruled" id={heading}>
        {title}
      </h3>
      {children}
    </section>
  );
};

export const Sums = ({ children }: { readonly children: ComponentChildren }) => <dl class="am-sums">{children}</dl>;

export const Line = ({ label, sum, result = false }: { readonly label: string; readonly sum: ComponentChildren; readonly result?: boolean }) => (
  <div class={result ? 'row ends am-result' : 'row ends'}>
    <dt>{label}</dt>
    <dd>{sum}</dd>
  </div>
);
