import type { ComponentChildren } from 'preact';
import { useScene } from '../speech.ts';

/* What lies on the table beside the cloth: papers with a title, lists that unfold, ledgers. */

interface PaperProps {
  readonly title?: string;
  /** What it says of itself (`data-explain`). */
  readonly explains?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export const Title = ({ children }: { readonly children: ComponentChildren }) => <h3 class="mb-3 text-ink-2 t4">{children}</h3>;

export const Paper = ({ title, explains, class: more = '', children }: PaperProps) => (
  <section class={`sheet tb-paper ${more}`} data-explain={explains}>
    {title !== undefined && <Title>{title}</Title>}
    {children}
  </section>
);

interface ListedProps {
  readonly lines: readonly ComponentChildren[];
  /** More than these unfold. */
  readonly most: number;
  readonly class?: string;
  readonly foldClass?: string;
  /** Behind those that are seen. */
  readonly children?: ComponentChildren;
}

export const Listed = ({ lines, most, class: kind, foldClass, children }: ListedProps) => {
  const { words } = useScene();
  return (
    <>
      <ul class={kind}>
        {lines.slice(0, most)}
        {children}
      </ul>
      {lines.length > most && (
        <details>
          <summary class={foldClass}>{words('moreOffers', { count: lines.length - most })}</summary>
          <ul class={kind}>{lines.slice(most)}</ul>
        </details>
      )}
    </>
  );
};

interface Cell {
  readonly is: ComponentChildren;
  readonly class?: string | undefined;
  readonly width?: string;
}

export interface Row {
  readonly head: ComponentChildren;
  readonly cells: readonly Cell[];
  /** What it comes to. */
  readonly isSum?: boolean;
}

export const toned = (amount: number): string | undefined => (amount === 0 ? undefined : amount > 0 ? 'gain' : 'loss');

interface LedgerProps {
  readonly caption?: string;
  /** Read aloud, and not seen. */
  readonly isHidden?: boolean;
  readonly heads?: readonly ComponentChildren[];
  readonly rows: readonly Row[];
}

/** Figures line by line, and what they come to. */
export const Ledger = ({ caption, isHidden = false, heads, rows }: LedgerProps) => (
  <table class="sums t4">
    {caption !== undefined && <caption class={isHidden ? 'hidden-words' : 'text-ink-2'}>{caption}</caption>}
    {heads !== undefined && (
      <thead class="text-ink-2">
        <tr>
          {heads.map((head, place) => (
            <th key={place} class="tb-line" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(({ head, cells, isSum = false }, line) => (
        <tr key={line}>
          <th class={isSum ? 'tb-line tb-sum' : 'tb-line'} scope="row">
            {head}
          </th>
          {cells.map(({ is, class: kind = '', width }, place) => (
            <td key={place} class={isSum ? `tb-sum t6 ${kind}` : kind} width={width}>
              {is}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
