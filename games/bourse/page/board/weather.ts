import type { EconomicPhase } from '#games/bourse/types.ts';
import type { Weather } from '#web/svg/barometer.tsx';
import type { Speech } from '../speech.ts';

/** BO-13.2: the dial, clockwise from the top as the phases follow each other. */
export const DIAL: readonly EconomicPhase[] = ['expansion', 'stagnation', 'recession', 'recovery'];

const LOOK = {
  expansion: { fill: 'var(--p-e)', sign: 'sun' },
  stagnation: { fill: 'var(--p-s)', sign: 'cloud' },
  recession: { fill: 'var(--p-r)', sign: 'rain' },
  recovery: { fill: 'var(--p-p)', sign: 'dawn' },
} as const satisfies Record<EconomicPhase, Pick<Weather, 'fill' | 'sign'>>;

export const phaseFill = (phase: EconomicPhase): string => LOOK[phase].fill;

export const quarters = (words: Speech['words']): readonly Weather[] => {
  const quarter = (phase: EconomicPhase): Weather => ({ id: phase, name: words(`phases.${phase}`), ...LOOK[phase] });
  return DIAL.map(quarter);
};
