import { useEffect, useState } from 'preact/hooks';

interface Drawing {
  readonly size: number;
  readonly cells: string;
}

const BLANK: Drawing = { size: 33, cells: '' };

/** The encoder is fetched when a code is first shown: most who open a table are at it already. */
const draw = async (text: string): Promise<Drawing> => {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  return { size, cells: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') };
};

/** A link to photograph. Dark on light in both themes: not every camera reads the negative. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [{ size, cells }, setDrawing] = useState(BLANK);
  useEffect(() => {
    let gone = false;
    draw(text).then(
      (drawing) => !gone && setDrawing(drawing),
      // The line was down: the link stands beside it in words.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#FFFDF7" />
      <path d={cells} fill="#1F1913" />
    </svg>
  );
};
