import { range } from '#kernel/collections.ts';

/** Employees, a hundred each, standing in a row from the left; the origin is between the heads and the feet of the first. */
export const People = ({ count, gap = 8.5 }: { readonly count: number; readonly gap?: number }) => (
  <g fill="var(--ink)">
    {range(count).map((index) => (
      <g key={index} transform={`translate(${index * gap} 0)`}>
        <circle cy="-3.6" r="2.7" />
        <path d="M-3.8 6C-3.8 1-2.5 .2 0 .2S3.8 1 3.8 6Z" />
      </g>
    ))}
  </g>
);
