import type { Localized } from '#kernel/words.ts';
import { decodeScenario, runScenario } from '#testkit';
import { Complaint, type Terminal } from './terminal.ts';
import { loadGame, ownTerminal, readJson } from './record-files.ts';
import { recordTexts } from './record-texts.ts';

export interface ScenarioOptions {
  readonly json?: boolean;
  /** A data set to replace the game's own. */
  readonly dataset?: string;
}

interface Report {
  readonly file: string;
  readonly about: string;
  readonly ok: boolean;
  readonly failures: readonly string[];
  readonly notes: readonly string[];
}

const failed = (file: string, sentence: string): Report => ({ file, about: '', ok: false, failures: [sentence], notes: [] });

const runOne = async (file: string, raw: unknown, options: ScenarioOptions, terminal: Terminal): Promise<Report> => {
  const decoded = decodeScenario(raw);
  if (!decoded.ok) return failed(file, decoded.error[terminal.lang]);
  const { scenario } = decoded;
  const result = runScenario(await loadGame(scenario.game, options.dataset, terminal), scenario);
  const spoken = (said: readonly Localized[]): readonly string[] => said.map((text) => text[terminal.lang]);
  return { file, about: scenario.about, ok: result.ok, failures: spoken(result.failures), notes: spoken(result.notes) };
};

/** A file holds one scenario, or a list of them. What is wrong with one file does not keep the others from running. */
const runFile = async (file: string, options: ScenarioOptions, terminal: Terminal): Promise<readonly Report[]> => {
  try {
    const raw = readJson(file, terminal);
    if (!Array.isArray(raw)) return [await runOne(file, raw, options, terminal)];
    const reports: Report[] = [];
    for (const [index, scenario] of raw.entries()) reports.push(await runOne(`${file}[${index}]`, scenario, options, terminal));
    return reports;
  } catch (error) {
    if (error instanceof Complaint) return [failed(file, error.message)];
    throw error;
  }
};

const reportLines = ({ file, about, ok, failures, notes }: Report): readonly string[] => [
  `${ok ? '✓' : '✗'} ${file}${about === '' ? '' : ` (${about})`}`,
  ...failures.map((failure) => `    ${failure}`),
  ...notes.map((note) => `    – ${note}`),
];

/** `comptoir scenario`: plays scenarios and compares. Fails when one is not as expected. */
export const scenarioCommand = async (files: readonly string[], options: ScenarioOptions, terminal: Terminal = ownTerminal()): Promise<number> => {
  const reports: Report[] = [];
  for (const file of files) reports.push(...(await runFile(file, options, terminal)));
  const failures = reports.filter((report) => !report.ok).length;
  if (options.json === true) terminal.print(JSON.stringify({ ok: failures === 0, scenarios: reports }));
  else {
    for (const line of reports.flatMap(reportLines)) terminal.print(line);
    terminal.print(recordTexts(terminal)(failures === 0 ? 'scenarios' : 'scenariosFailed', { count: reports.length, failed: failures }));
  }
  return failures === 0 ? 0 : 1;
};
