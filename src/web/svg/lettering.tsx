import type { Lang } from '#kernel/words.ts';

/** Inks that every box of the house shares; a printed box does not change at night. */
export const INK = '#1F1913';
export const CREAM = '#F7EFDD';
export const BRASS = '#DDB75A';

interface TitleProps {
  readonly lines: readonly string[];
  readonly fill: string;
  readonly size: number;
  readonly x?: number;
  readonly y: number;
  readonly leading?: number;
}

export const LidTitle = ({ lines, fill, size, x = 16, y, leading = 0 }: TitleProps) => (
  <>
    {lines.map((line, index) => (
      <text key={line} class="bes" x={x} y={y + index * leading} font-size={size} font-weight="800" style={{ fill, letterSpacing: '-.015em' }}>
        {line}
      </text>
    ))}
  </>
);

export const LidSubtitle = ({ text }: { readonly text: string }) => (
  <text x="18" y="78" font-size="12.5" font-weight="560" style={{ fill: '#E9CF8F' }}>
    {text}
  </text>
);

/** What every picture on a lid is given. */
export interface LidArt {
  readonly lang: Lang;
}
