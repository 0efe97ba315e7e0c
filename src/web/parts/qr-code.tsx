import { encode } from 'uqr';

/** A link to photograph. Dark on light in both themes: not every camera reads the negative. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#FFFDF7" />
      <path d={cells} fill="#1F1913" />
    </svg>
  );
};
