const ROUNDS = 5;
const STEPS = 20_000_000;

/** The same sum at every run: what it takes says how fast this processor is today, whatever we changed. */
const loop = (): number => {
  let word = 1;
  for (let step = 0; step < STEPS; step++) word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
  return word;
};

/** Millions of steps of a fixed loop in a second, the best of a few rounds: others at work only make a round slower. */
export const calibrate = (): number => {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    // Used, so that the loop is not left out.
    if (loop() === 0) throw new Error('the fixed loop ended at another number');
    best = Math.max(best, STEPS / (performance.now() - started) / 1000);
  }
  return Math.round(best);
};
