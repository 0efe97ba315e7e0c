/** The measures of one part run for about this long, after a warm-up a fifth as long that is not counted. */
export interface Span {
  readonly seconds: number;
}

export interface Rate {
  readonly runs: number;
  readonly units: number;
  readonly seconds: number;
}

const WARM_UP = 0.2;

/** Runs `once` again and again; what it returns (moves, say) is counted. `number` differs at every run. */
export const measureRate = ({ seconds }: Span, once: (number: number) => number): Rate => {
  let number = 0;
  const warmUntil = performance.now() + 1000 * seconds * WARM_UP;
  while (performance.now() < warmUntil) once(number++);
  const started = performance.now();
  const until = started + 1000 * seconds;
  let runs = 0;
  let units = 0;
  while (performance.now() < until || runs === 0) {
    units += once(number++);
    runs++;
  }
  return { runs, units, seconds: (performance.now() - started) / 1000 };
};
