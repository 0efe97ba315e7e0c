/** The whole numbers a stepper may show: a range by steps, and a few values beside it (such as 0 for “no limit”). */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly also?: readonly number[];
}

const onRange = (scale: Scale, value: number): number => {
  const steps = Math.round((Math.min(scale.max, Math.max(scale.min, value)) - scale.min) / scale.step);
  return Math.min(scale.min + steps * scale.step, scale.max - ((scale.max - scale.min) % scale.step));
};

/** The allowed value nearest to what was typed. */
export const nearest = (scale: Scale, value: number): number => {
  const candidates = [onRange(scale, value), ...(scale.also ?? [])];
  return candidates.reduce((best, candidate) => (Math.abs(candidate - value) < Math.abs(best - value) ? candidate : best));
};

/** `steps` further up or down; from the end of the range to the values beside it. */
export const stepFrom = (scale: Scale, value: number, steps: number): number => {
  const within = value >= scale.min && value <= scale.max;
  const target = value + steps * scale.step;
  if (within && target >= scale.min && target <= scale.max) return onRange(scale, target);
  const beside = (scale.also ?? []).filter((other) => (steps > 0 ? other > value : other < value)).sort((a, b) => (steps > 0 ? a - b : b - a));
  const end = steps > 0 ? onRange(scale, scale.max) : scale.min;
  if (within) return value === end ? (beside[0] ?? value) : end;
  const back = steps > 0 ? scale.min : onRange(scale, scale.max);
  return (steps > 0 ? value < scale.min : value > scale.max) ? (beside.find((other) => (steps > 0 ? other < scale.min : other > scale.max)) ?? back) : value;
};
