import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { tr } from '../../i18n/room.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { saveAs } from '../../kit/parts/files.ts';
import { Figures } from '../../kit/svg/chart/seat-chart.tsx';
import { pictureOf, withLooks } from './image.ts';

interface ChartCardProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string | undefined;
  /** The table behind the drawing. */
  readonly table?: { readonly heads: readonly string[]; readonly rows: readonly (readonly (string | number)[])[] };
  readonly children: ComponentChildren;
}

/** A drawing with its title, its picture to take along and the figures behind it. */
export const ChartCard = ({ id, title, help, table, children }: ChartCardProps) => {
  const card = useRef<HTMLElement>(null);
  const drawn = (): SVGSVGElement | null => card.current?.querySelector<SVGSVGElement>('svg.chart') ?? null;
  const savePicture = async (): Promise<void> => {
    const drawing = drawn();
    const picture = drawing === null ? null : await pictureOf([{ title, drawing }]);
    if (picture !== null) saveAs(`${title}.png`, picture);
  };
  const saveDrawing = (): void => {
    const drawing = drawn();
    if (drawing !== null) saveAs(`${title}.svg`, withLooks(drawing), 'image/svg+xml');
  };
  return (
    <section class="sheet chart-card padded" id={id} aria-labelledby={`${id}-title`} ref={card}>
      <header class="items-start gap-5 row ends">
        <h2 id={`${id}-title`}>{title}</h2>
        <span class="row tight no-print">
          <Button class="text-btn" aria-label={tr('chart.image', { title })} words="PNG" onClick={() => void savePicture()} />
          <Button class="text-btn" aria-label={tr('chart.drawing', { title })} words="SVG" onClick={saveDrawing} />
        </span>
      </header>
      {help !== undefined && <p class="help above">{help}</p>}
      {children}
      {table !== undefined && (
        <div class="no-print">
          <Figures caption={title} heads={table.heads} rows={table.rows} />
        </div>
      )}
    </section>
  );
};
