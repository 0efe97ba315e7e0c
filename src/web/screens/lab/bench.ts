import type { ReadyExperiment } from '#lab/experiment.ts';
import type { Writing } from '#lab/measured.ts';
import type { Findings } from '#lab/findings.ts';
import type { Crew } from './crew.ts';

/** What every part of the result is given. */
export interface BenchProps {
  readonly crew: Crew;
  readonly ready: ReadyExperiment;
  readonly findings: Findings;
  readonly writing: Writing;
  readonly names: readonly string[];
}
