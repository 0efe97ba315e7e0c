import { useEffect, useState } from 'preact/hooks';

interface Drawing {
  readonly size: number;
  readonly cells: string;
}

const BLANK: Drawing = { size: 33, cells: '' };

/** What was drawn once: a wall shows the same code again before every battle. */
const drawn = new Map<string, Drawing>();

/** The encoder is fetched when a code is first shown: most who open a table are at it already. */
const draw = async (text: string): Promise<Drawing> => {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const drawing = { size, cells: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') };
  drawn.set(text, drawing);
  return drawing;
};

/** A link to photograph. Dark on light in both themes: not every camera reads the negative. */
export const QrCode = ({ text, label, class: more = '' }: { readonly text: string; readonly label: string; readonly class?: string }) => {
  const [drawing, setDrawing] = useState(BLANK);
  const { size, cells } = drawn.get(text) ?? drawing;
  useEffect(() => {
    if (drawn.has(text)) return undefined;
    let gone = false;
    draw(text).then(
      (made) => !gone && setDrawing(made),
      // The line was down: the link stands beside it in words.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    <svg class={`qr ${more}`.trim()} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#FFFDF7" />
      <path d={cells} fill="#1F1913" />
    </svg>
  );
};
