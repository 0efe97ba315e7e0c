import { useBrass } from '#web/svg/brass.tsx';

interface BalanceProps {
  /** Degrees, positive when the right pan hangs lower. */
  readonly tilt: number;
  /** How many coins lie in each pan, 0 to 9. */
  readonly left: number;
  readonly right: number;
}

const ARM = 116;
const RAD = Math.PI / 180;

const Coins = ({ count }: { readonly count: number }) => (
  <g stroke="#6B4E16" stroke-width="1">
    {Array.from({ length: count }, (_, index) => {
      const pile = index % 3;
      const height = Math.floor(index / 3);
      return (
        <g key={index} transform={`translate(${(pile - 1) * 19} ${-3 - height * 5.4 - (pile === 1 ? 2 : 0)})`}>
          <path d="M-9.500 0V3.400A9.500 3.400 0 0 0 9.500 3.400V0Z" fill="#B58A34" />
          <ellipse rx="9.5" ry="3.4" fill="#E9CB7E" />
        </g>
      );
    })}
  </g>
);

const Pan = ({ x, y, coins }: { readonly x: number; readonly y: number; readonly coins: number }) => {
  const { cast } = useBrass();
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0L-40 44M0 0L40 44" stroke="var(--brass-lo)" stroke-width="1.3" fill="none" />
      <g transform="translate(0 44)">
        <Coins count={coins} />
      </g>
      <path d="M-46 44H46A46 20 0 0 1-46 44Z" fill={cast} stroke="#5A4312" stroke-width="1.2" />
    </g>
  );
};

/** The scales of the two camps, 330 × 150. Which pan hangs lower is also written in figures beside it. */
export const Balance = ({ tilt, left, right }: BalanceProps) => {
  const { cast } = useBrass();
  const lift = Math.sin(tilt * RAD) * ARM;
  const reach = Math.cos(tilt * RAD) * ARM;
  return (
    <g>
      <path d="M-4 0H4L6 108H-6Z" fill={cast} stroke="#5A4312" stroke-width="1.2" />
      <path d="M-40 122Q-36 110 0 108Q36 110 40 122Z" fill={cast} stroke="#5A4312" stroke-width="1.2" />
      <g transform={`rotate(${tilt})`}>
        <path d={`M${-ARM} -2Q0 -12 ${ARM} -2V2Q0 -4 ${-ARM} 2Z`} fill={cast} stroke="#5A4312" stroke-width="1.2" />
      </g>
      <Pan x={-reach} y={-lift} coins={left} />
      <Pan x={reach} y={lift} coins={right} />
      <circle r="8" fill={cast} stroke="#5A4312" stroke-width="1.2" />
    </g>
  );
};
