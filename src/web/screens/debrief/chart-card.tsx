import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { tr } from '../../i18n/room.ts';
import { saveAs } from '../../parts/save-as.ts';
import { Figures } from '../../svg/chart/figures.tsx';
import { Icon } from '../../svg/icon.tsx';
import { pictureOf } from './image.ts';

interface ChartCardProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string | undefined;
  readonly wide?: boolean;
  /** The table behind the drawing. */
  readonly table?: { readonly heads: readonly string[]; readonly rows: readonly (readonly (string | number)[])[] };
  readonly children: ComponentChildren;
}

/** A drawing with its title, its picture to take along and the figures behind it. */
export const ChartCard = ({ id, title, help, wide = false, table, children }: ChartCardProps) => {
  const card = useRef<HTMLElement>(null);
  const save = async (): Promise<void> => {
    const drawing = card.current?.querySelector<SVGSVGElement>('svg.chart');
    if (drawing === null || drawing === undefined) return;
    const picture = await pictureOf([{ title, drawing }]);
    if (picture !== null) saveAs(`${title}.png`, picture);
  };
  return (
    <section class={wide ? 'sheet chart-card padded wide' : 'sheet chart-card padded'} id={id} aria-labelledby={`${id}-title`} ref={card}>
      <header class="row ends">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          class="icon-btn no-print"
          aria-label={tr('chart.image', { title })}
          title={tr('chart.image', { title })}
          onClick={() => void save()}
        >
          <Icon name="download" size={17} />
        </button>
      </header>
      {help !== undefined && <p class="help above">{help}</p>}
      {children}
      {table !== undefined && (
        <div class="no-print">
          <Figures open={tr('chart.figures')} caption={title} heads={table.heads} rows={table.rows} />
        </div>
      )}
    </section>
  );
};
