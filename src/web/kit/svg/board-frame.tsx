import type { ComponentChildren } from 'preact';
import { useBrass } from './brass.tsx';

interface BoardFrameProps {
  /** Of the printed card; the frame stands around it. */
  readonly width: number;
  readonly height: number;
  readonly margin?: number;
  /** Length of a brass corner; 0 for none. */
  readonly corner?: number;
  readonly children: ComponentChildren;
}

/** The object under every board: dark wood, a brass hairline, four corners of brass, the card. */
export const BoardFrame = ({ width, height, margin = 11, corner = 30, children }: BoardFrameProps) => {
  const large = margin > 8;
  const outer = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin, rx: large ? 7 : 5 };
  const hairline = { x: 3 - margin, y: 3 - margin, width: outer.width - 6, height: outer.height - 6, rx: large ? 5 : 3 };
  return (
    <>
      <rect {...outer} fill="var(--board-frame)" style={large ? { filter: 'drop-shadow(0 3px 4px rgb(0 0 0 / .35))' } : undefined} />
      <rect {...hairline} fill="none" stroke="var(--brass-lo)" stroke-width="1.2" />
      {corner > 0 &&
        [0, 1].flatMap((right) =>
          [0, 1].map((low) => (
            <g
              key={`${right}${low}`}
              transform={`translate(${right === 1 ? width + margin : -margin} ${low === 1 ? height + margin : -margin}) scale(${1 - 2 * right} ${1 - 2 * low})`}
            >
              <Corner length={corner} depth={margin - 2} screws={large} />
            </g>
          )),
        )}
      <rect width={width} height={height} fill="var(--board)" />
      {children}
      <rect width={width} height={height} fill="none" stroke="var(--board-line)" stroke-width="1.8" pointer-events="none" />
    </>
  );
};

const Corner = ({ length, depth, screws }: { readonly length: number; readonly depth: number; readonly screws: boolean }) => (
  <>
    <path
      d={`M1 ${length}V5A4 4 0 0 1 5 1H${length}L${length - 4} ${depth}H${depth}V${length - 4}Z`}
      fill={useBrass().cast}
      stroke="#4A3510"
      stroke-width=".8"
    />
    {screws && (
      <g fill="#4A3510">
        <circle cx={depth / 2 + 1} cy={length - 11} r="1.5" />
        <circle cx={length - 11} cy={depth / 2 + 1} r="1.5" />
      </g>
    )}
  </>
);
