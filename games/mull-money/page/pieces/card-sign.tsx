import type { Card } from '#games/mull-money/types.ts';

/** Drawn on a grid of 24 with a round pen of 1.7. */
const SIGNS: Readonly<Record<Card, string>> = {
  production: 'M3 20V11L8 8V11L13 8V11L18 8V20ZM18 20V4H21V20M6 15H8M11 15H13',
  sale: 'M4 20H14M6 16L14 8M11 5L17 11M9.5 6.5L12.5 3.5M15.5 12.5L18.5 9.5M13 9L20 16',
  growth: 'M3 20H21M4 16L10 11L14 14L20 6M20 6V11M20 6H15',
  innovation: 'M9 17C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 17ZM9.5 20H14.5M10.5 22.5H13.5M12 17V12L10 10M12 12L14 10',
  elimination: 'M5 7H19M9 7V4.5H15V7M7 7L8 21H16L17 7M10.5 10.5V17.5M13.5 10.5V17.5',
  expert: 'M6 15V6C6 4.5 18 4.5 18 6V15M3 16C3 18.5 21 18.5 21 16C21 14.5 18 15 18 15C18 16.5 6 16.5 6 15C6 15 3 14.5 3 16ZM6 11.5C8 13 16 13 18 11.5',
  staff: 'M8 11A3 3 0 1 1 8.01 11ZM2.5 20C2.5 15.5 5 13.5 8 13.5S13.5 15.5 13.5 20M15 8H21M18 5V11M15 16H21',
  transport: 'M2 7H13V17H2ZM13 10H18L21.5 13.5V17H13ZM6 19.5A2 2 0 1 1 6.01 19.5ZM17 19.5A2 2 0 1 1 17.01 19.5Z',
  corruption: 'M3 7H21V19H3ZM3 7L12 14L21 7',
  alert: 'M12 3L22 20H2ZM12 9V14.5M12 17.2V17.4',
};

/** MM-6.2.6: two speakers over one table. */
const NEGOTIATION = 'M2.5 4H13.5V11.5H8L5 14.5V11.5H2.5ZM16 8H21.5V15.5H19V18.5L16 15.5H11';

const TINTS: Readonly<Record<Card, string>> = {
  production: '#DCE4D2',
  sale: '#EBD9AE',
  growth: '#F0D488',
  innovation: '#D3E0E6',
  elimination: '#CADDBE',
  expert: '#E6D3DE',
  staff: '#EAD3BE',
  transport: '#D9D2C0',
  corruption: '#EFC7B7',
  alert: '#E7B8A2',
};

/** The ground of a card's sign; cards are printed and look the same by day and by night. */
export const cardTint = (card: Card): string => TINTS[card];

interface CardSignProps {
  readonly card: Card;
  readonly negotiation?: boolean;
  readonly size?: number;
}

export const CardSign = ({ card, negotiation = false, size = 18 }: CardSignProps) => (
  <svg
    class="mm-sign"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.7"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={negotiation && card === 'transport' ? NEGOTIATION : SIGNS[card]} />
    {card === 'corruption' && (
      <>
        <circle cx="17" cy="17" r="4" fill="var(--brass)" />
        <path d="M17 15V19" />
      </>
    )}
  </svg>
);
