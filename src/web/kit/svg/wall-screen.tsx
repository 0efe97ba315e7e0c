/** As large as the title leaves room for on its sheet. */
const sizeOf = (title: string): number => Math.min(38, 256 / title.length);

/** A wall hung up between the boxes, with the room before it. */
export const WallScreen = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <svg class="lid" viewBox="0 0 242 324" aria-hidden="true">
    <path d="M40 62L121 8L202 62" fill="none" stroke="var(--brass)" stroke-width="2" />
    <circle cx="121" cy="8" r="5" fill="var(--brass)" />
    <rect x="8" y="56" width="226" height="14" rx="7" fill="var(--brass)" />
    <rect x="18" y="70" width="206" height="200" fill="var(--sheet)" />
    <text x="36" y="114" font-size={sizeOf(title)} font-weight="700" style={{ fontFamily: 'var(--besley)', fill: 'var(--ink)' }}>
      {title}
    </text>
    <text x="36" y="136" font-size="13" style={{ fill: 'var(--ink)' }}>
      {words}
    </text>
    <path d="M36 254V226L88 208L138 184L206 152V254Z" fill="var(--brass)" />
    <path d="M36 254V238L88 226L138 208L206 180V254Z" fill="var(--blue)" />
    <path d="M36 254V248L88 238L138 230L206 212V254Z" fill="var(--ink)" />
    <rect x="14" y="270" width="214" height="8" rx="4" fill="var(--brass-lo)" />
    {[26, 66, 106, 146, 186, 220].map((x) => (
      <g key={x} fill="var(--head)">
        <circle cx={x} cy="298" r="13" />
        <path d={`M${x - 20} 330a20 20 0 0 1 40 0z`} />
      </g>
    ))}
  </svg>
);
