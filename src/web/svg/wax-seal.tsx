/** The run edge of pressed wax: three sine waves round a circle. */
const blob = (): string => {
  const points = Array.from({ length: 96 }, (_, index) => {
    const angle = (index / 96) * 2 * Math.PI;
    const radius = 29.5 + 1.5 * Math.sin(angle * 3 + 0.6) + 1.3 * Math.sin(angle * 5 + 2.4) + 0.5 * Math.sin(angle * 8);
    return `${(34 + radius * Math.cos(angle)).toFixed(1)} ${(34 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const BLOB = blob();

/** The seal of the house: what it closes cannot be taken back. The same by day and night. */
export const WaxSeal = ({ size = 68 }: { readonly size?: number }) => (
  <svg class="wax-seal" width={size} height={size} viewBox="0 0 68 68" fill="none" aria-hidden="true">
    <path d={BLOB} fill="#000" opacity=".25" transform="translate(1.5 2.5)" />
    <path d={BLOB} fill="#9E2B25" />
    <path d={BLOB} stroke="#C9564A" stroke-width="1.5" opacity=".8" transform="translate(2.04 2.04) scale(.94)" />
    <circle cx="34" cy="34" r="20.5" fill="#8A221D" stroke="#6E1813" stroke-width="1.5" />
    <path d="M14.5 38A20.5 20.5 0 0 0 53.5 38" stroke="#C9564A" stroke-width="1.2" />
    <path d="M42 28.5A10 10 0 1 0 42 39.5M22.5 34H29" stroke="#D9796C" stroke-width="3.6" stroke-linecap="round" />
  </svg>
);
