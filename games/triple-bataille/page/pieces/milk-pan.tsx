import { range } from '#kernel/collections.ts';

interface MilkPanProps {
  /** 0: the lowest rate of the period, 1: the highest. */
  readonly heat: number;
  /** The bank has earned: the milk has boiled over. */
  readonly over: boolean;
  readonly label: string;
}

const FLAMES = 5;

/** TB-13.5: a pan of milk on the gas. The flame is the rate, what boils over is the bank's profit. */
export const MilkPan = ({ heat, over, label }: MilkPanProps) => {
  const flame = 8 + 18 * heat;
  const level = 44 - 16 * heat;
  return (
    <svg class="tb-pan" viewBox="0 0 120 108" role="img" aria-label={label}>
      <path d="M84 34H116" stroke="#54483a" stroke-width="6" stroke-linecap="round" />
      {over && (
        <path
          fill="#fffdf6"
          stroke="#b9ad93"
          stroke-width="1.2"
          d="M18 30C14 34 15 44 12 50C10 56 17 57 18 50C19 42 20 38 22 34ZM80 32C85 36 83 46 86 54C88 60 93 56 91 50C89 42 88 36 84 31Z"
        />
      )}
      <path
        fill="#fffdf6"
        stroke="#b9ad93"
        stroke-width="1.2"
        d={`M20 ${level}C${heat > 0.5 ? `32 ${level - 12} 42 ${level + 2} 52 ${level - 10}S72 ${level - 12} 82 ${level}` : `40 ${level - 3} 62 ${level + 3} 82 ${level}`}V66H20Z`}
      />
      <path d="M18 26V62Q18 70 26 70H76Q84 70 84 62V26" fill="none" stroke="#6f675c" stroke-width="4" />
      <path d="M18 40V62Q18 70 26 70H76Q84 70 84 62V40Z" fill="#8c8478" opacity=".35" />
      {range(FLAMES).map((index) => {
        const x = 27 + 12 * index;
        return (
          <path
            key={index}
            fill="#2f7fb8"
            stroke="#163f5e"
            d={`M${x} 100C${x - 6} 96 ${x - 5} ${100 - flame * 0.5} ${x} ${100 - flame}C${x + 5} ${100 - flame * 0.5} ${x + 6} 96 ${x} 100Z`}
          />
        );
      })}
      <path d="M14 103H88" stroke="#54483a" stroke-width="5" stroke-linecap="round" />
    </svg>
  );
};
