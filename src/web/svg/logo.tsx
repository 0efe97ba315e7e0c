/** The scalloped edge of a counter: twenty teeth. */
const scallops = (teeth: number, outer: number, inner: number): string => {
  const points = Array.from({ length: 2 * teeth }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / teeth;
    return `${(16 + radius * Math.cos(angle)).toFixed(2)} ${(16 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
};

const EDGE = scallops(20, 15.6, 13.6);

/** The house sign: a counter with a ruled C. */
export const Logo = ({ size = 26, ink = 'var(--brass)' }: { readonly size?: number; readonly ink?: string }) => (
  <svg class="logo-mark" width={size} height={size} viewBox="0 0 32 32" fill="none" stroke={ink} aria-hidden="true" style={{ flex: 'none' }}>
    <path d={EDGE} stroke-width="1.4" />
    <circle cx="16" cy="16" r="10.6" />
    <path d="M20.6 12.6A5.6 5.6 0 1 0 20.6 19.4M9.5 16H13" stroke-width="2.3" stroke-linecap="round" />
  </svg>
);
