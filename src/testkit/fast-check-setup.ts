import { configureGlobal, defaultReportMessage, type RunDetails } from 'fast-check';
import { againCommand, drawn } from './random-games.ts';

/*
 * Before each file of tests: what fast-check draws depends on a number of ours, not on the clock, and a property that fails
 * names the command that draws the same again.
 */
const { from } = drawn(1, 1);

const report = <T>(details: RunDetails<T>): void => {
  if (!details.failed) return;
  const { errorInstance: error } = details;
  throw new Error(`${defaultReportMessage(details) ?? ''}\n${error instanceof Error ? error.message : String(error)}\nAgain: ${againCommand(from)}`, {
    cause: error,
  });
};

configureGlobal({ seed: from, reporter: report });
