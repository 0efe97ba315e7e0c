import './chart.css';
import { t } from '../../i18n/house.ts';
import { Heads } from '../../parts/heads.tsx';

interface FiguresProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Row head first. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The table behind a chart, opened by one press and read by screen readers. */
export const Figures = ({ caption, heads, rows }: FiguresProps) => (
  <details class="chart-figures">
    <summary>{t('figures.show')}</summary>
    <div tabIndex={0} role="group" aria-label={caption}>
      <table class="sums">
        <caption class="hidden-words">{caption}</caption>
        <Heads of={heads} />
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
