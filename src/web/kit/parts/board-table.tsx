import type { ComponentChildren } from 'preact';
import { Heads } from '../svg/chart/heads.tsx';
import { Button } from './buttons.tsx';
import './board-table.css';

interface Row {
  readonly key: string | number;
  /** Something may be done with it now. */
  readonly lit?: boolean;
  readonly cells: readonly ComponentChildren[];
}

interface BoardTableProps {
  readonly label: string;
  /** On the button that leads back to the drawing. */
  readonly back: string;
  readonly onClose: () => void;
  readonly heads: readonly ComponentChildren[];
  /** The column that names its row. */
  readonly named?: number;
  readonly rows: readonly Row[];
  /** Further tables under it. */
  readonly children?: ComponentChildren;
}

/** A board as a table: for screen readers, and for people who would rather read it. */
export const BoardTable = ({ label, back, onClose, heads, named = 0, rows, children }: BoardTableProps) => (
  <div class="board-table full sheet scroll" tabIndex={0} role="group" aria-label={label}>
    <header class="row ends">
      <h2>{label}</h2>
      <Button class="btn small" icon="board" size={15} words={back} onClick={onClose} />
    </header>
    <table>
      <Heads of={heads} />
      <tbody>
        {rows.map(({ key, lit = false, cells }) => (
          <tr key={key} class={lit ? 'lit' : undefined}>
            {cells.map((cell, column) =>
              column === named ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    {children}
  </div>
);
