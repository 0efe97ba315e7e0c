/** Drawn on a grid of 20 with a round pen of 1.6. */
const PATHS = {
  undo: 'M4 8H12.5A4.5 4.5 0 0 1 12.5 17H8M4 8L8 4M4 8L8 12',
  redo: 'M16 8H7.5A4.5 4.5 0 0 0 7.5 17H12M16 8L12 4M16 8L12 12',
  clock: 'M10 3A7.5 7.5 0 1 1 9.99 3ZM10 6.5V10.5L12.8 12.3',
  menu: 'M3 5.5H17M3 10H17M3 14.5H17',
  sun: 'M10 6.5A3.5 3.5 0 1 1 9.99 6.5ZM10 1.5V3.5M10 16.5V18.5M1.5 10H3.5M16.5 10H18.5M4 4L5.4 5.4M14.6 14.6L16 16M16 4L14.6 5.4M5.4 14.6L4 16',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5A7 7 0 1 0 16.5 12.2Z',
  sound: 'M3 8V12H6L10 15.5V4.5L6 8ZM13 7.5A3.5 3.5 0 0 1 13 12.5M15.3 5.2A6.8 6.8 0 0 1 15.3 14.8',
  mute: 'M3 8V12H6L10 15.5V4.5L6 8ZM13.5 8L17 12M17 8L13.5 12',
  eye: 'M1.5 10C4 5.5 7 4 10 4S16 5.5 18.5 10C16 14.5 13 16 10 16S4 14.5 1.5 10ZM10 7.4A2.6 2.6 0 1 1 9.99 7.4Z',
  fork: 'M10 17V11L4.5 5.5M10 11L15.5 5.5M4 9V5H8M12 5H16V9',
  play: 'M6 3.5L16 10L6 16.5Z',
  pause: 'M7 4V16M13 4V16',
  first: 'M5 4V16M15.5 4.5L8 10L15.5 15.5Z',
  last: 'M15 4V16M4.5 4.5L12 10L4.5 15.5Z',
  back: 'M13 4.5L6 10L13 15.5Z',
  forward: 'M7 4.5L14 10L7 15.5Z',
  plus: 'M10 4V16M4 10H16',
  minus: 'M4 10H16',
  bot: 'M4.5 7.5H15.5V16H4.5ZM10 7.5V4M8.6 3.2H11.4M7.4 11V12.4M12.6 11V12.4M2.5 10.5V13M17.5 10.5V13',
  lock: 'M4.5 9H15.5V17H4.5ZM7 9V6.5A3 3 0 0 1 13 6.5V9',
  link: 'M8.2 11.8L11.8 8.2M9 5.6L11 3.6A3.6 3.6 0 0 1 16.2 8.8L14.2 10.8M5.8 9.2L3.8 11.2A3.6 3.6 0 0 0 9 16.4L11 14.4',
  share: 'M10 12.5V3M6.5 6.2L10 2.8L13.5 6.2M5.5 9H3.5V17H16.5V9H14.5',
  copy: 'M7 7H17V17H7ZM13 7V3H3V13H7',
  chat: 'M3 4H17V13H9L5 16.5V13H3Z',
  book: 'M10 5C8 3.6 5.5 3.4 2.8 3.8V15.6C5.5 15.2 8 15.5 10 17C12 15.5 14.5 15.2 17.2 15.6V3.8C14.5 3.4 12 3.6 10 5ZM10 5V17',
  ledger: 'M3.5 3H16.5V17H3.5ZM3.5 7H16.5M3.5 10.3H16.5M3.5 13.6H16.5M11 7V17',
  chart: 'M3.5 3V16.5H17M6 13L9.5 8.5L12 11L16.5 5',
  pen: 'M4 16L4.8 12.6L13.6 3.8L16.2 6.4L7.4 15.2Z',
  down: 'M5 7.5L10 12.5L15 7.5',
  up: 'M5 12.5L10 7.5L15 12.5',
  left: 'M16 10H4M8.5 5.5L4 10L8.5 14.5',
  right: 'M4 10H16M11.5 5.5L16 10L11.5 14.5',
  users: 'M7 9.4A3 3 0 1 1 7.01 9.4ZM1.8 16.5C1.8 13 4 11.6 7 11.6S12.2 13 12.2 16.5M13 3.6A3 3 0 0 1 13 9.2M14.2 11.8C16.6 12.1 18.2 13.4 18.2 16.5',
  person: 'M10 9.6A3.4 3.4 0 1 1 10.01 9.6ZM3.8 17C3.8 13.2 6.4 11.8 10 11.8S16.2 13.2 16.2 17',
  leave: 'M11 3.5H4V16.5H11M8 10H17M13.5 6.5L17 10L13.5 13.5',
  flask: 'M8 3H12M8.6 3V8L4 15.2A1.2 1.2 0 0 0 5 17H15A1.2 1.2 0 0 0 16 15.2L11.4 8V3M6 12.5H14',
  check: 'M4 10.5L8.2 14.5L16 5.5',
  hand: 'M6.5 10V4.8A1.2 1.2 0 0 1 8.9 4.8V9M8.9 9V3.6A1.2 1.2 0 0 1 11.3 3.6V9M11.3 9V4.6A1.2 1.2 0 0 1 13.7 4.6V11M6.5 10L5 8.6A1.3 1.3 0 0 0 3 10.2L6.4 15.4A4.5 4.5 0 0 0 13.7 13.4V7.6',
  scale: 'M10 3V17M6 17H14M4 5.5H16M4 5.5L1.8 11H6.2ZM16 5.5L13.8 11H18.2Z',
  coin: 'M10 3A7 7 0 1 1 9.99 3ZM7 10H13M10 7V13',
  zoom: 'M8.5 3A5.5 5.5 0 1 1 8.49 3ZM12.6 12.6L17 17M6.2 8.5H10.8M8.5 6.2V10.8',
  search: 'M8.5 3A5.5 5.5 0 1 1 8.49 3ZM12.6 12.6L17 17',
  globe: 'M10 2.5A7.5 7.5 0 1 1 9.99 2.5ZM2.5 10H17.5M10 2.5C6 7 6 13 10 17.5C14 13 14 7 10 2.5',
  wifi: 'M2.5 8A11 11 0 0 1 17.5 8M5 11A7 7 0 0 1 15 11M7.6 13.8A3.4 3.4 0 0 1 12.4 13.8M10 16.5V16.6',
  close: 'M5 5L15 15M15 5L5 15',
  dots: 'M4.5 10H4.6M10 10H10.1M15.5 10H15.6',
  qr: 'M3 3H8V8H3ZM12 3H17V8H12ZM3 12H8V17H3ZM12 12H14V14H12ZM17 12V17H14',
  bell: 'M5 14V9A5 5 0 0 1 15 9V14L16.5 15.5H3.5ZM8.5 17.5H11.5',
  gear: 'M10 7.2A2.8 2.8 0 1 1 9.99 7.2ZM10 2.5V5M10 15V17.5M2.5 10H5M15 10H17.5M4.7 4.7L6.4 6.4M13.6 13.6L15.3 15.3M15.3 4.7L13.6 6.4M6.4 13.6L4.7 15.3',
  warning: 'M10 3L18 16.5H2ZM10 8V12M10 14.2V14.3',
  computer: 'M2.5 4H17.5V13.5H2.5ZM7 17H13M10 13.5V17',
  phone: 'M6 2H14V18H6ZM9.2 15.4H10.8',
  tablet: 'M4 2.5H16V17.5H4ZM9.2 15.2H10.8',
  key: 'M7 9A4 4 0 1 1 6.99 9ZM9.8 10.2L17 3M14 6L16.5 8.5',
  table: 'M3 4H17V16H3ZM3 8H17M3 12H17M8 4V16',
  board: 'M3 3H17V17H3ZM7 7H13V13H7ZM7 3V7M13 3V7M7 13V17M13 13V17M3 7H7M3 13H7M13 7H17M13 13H17',
  download: 'M10 3V12.5M6 8.5L10 12.5L14 8.5M3.5 16.5H16.5',
  seal: 'M10 3A5 5 0 1 1 9.99 3ZM7 12.2L5.5 17.5L10 15L14.5 17.5L13 12.2',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Solid, such as the triangle of a play button. */
  readonly filled?: boolean;
  readonly weight?: number;
  /** Says what the icon means where no words stand beside it; without one it is decoration. */
  readonly label?: string;
  readonly class?: string;
}

export const Icon = ({ name, size = 18, filled = false, weight = 1.6, label, class: more = '' }: IconProps) => (
  <svg
    class={`icon ${more}`.trim()}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    stroke-width={weight}
    stroke-linecap="round"
    stroke-linejoin="round"
    style={{ flex: 'none' }}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? 'true' : undefined}
  >
    <path d={PATHS[name]} />
  </svg>
);
