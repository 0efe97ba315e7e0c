import type { AnyGame } from '#kernel/game.ts';
import { isRecord } from '#kernel/options.ts';
import { type Recording, recordingIn } from '#kernel/recording.ts';
import { Complaint, readText, reasonOf, type Terminal, terminalOf } from './terminal.ts';
import { findGame } from './games.ts';
import { langOf } from './arguments.ts';
import { recordTexts } from './record-texts.ts';

/** The terminal of this process, for callers that bring none. */
export const ownTerminal = (): Terminal => terminalOf(langOf(process.env));

export const readJson = (file: string, terminal: Terminal): unknown => {
  const text = readText(file, terminal);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(recordTexts(terminal)('notJson', { file, why: reasonOf(error) }));
  }
};

/** The game of a file, with the data set it was played with where the file of one is given. */
export const loadGame = async (id: string, dataset: string | undefined, terminal: Terminal): Promise<AnyGame> => {
  const { texts } = terminal;
  const box = findGame(id, terminal);
  const game = await box.load();
  if (dataset === undefined) return game;
  if (game.withDatasets === undefined) throw new Complaint(texts('games.noDataset', { game: box.title }));
  const extended = game.withDatasets({ [dataset]: readText(dataset, terminal) });
  if (!extended.ok) throw new Complaint(texts('games.wrongDataset', { error: extended.error }));
  return extended.game;
};

/** A finished game as it comes: the recording alone, or with what was published and what came out. */
export interface MatchFile {
  readonly recording: Recording;
  readonly commitment: string | null;
  /** As on file; undefined where the file says nothing. */
  readonly outcome: unknown;
  /** The whole file, when it carries digests. */
  readonly golden: unknown;
}

export const readMatchFile = (file: string, terminal: Terminal): MatchFile => {
  const raw = readJson(file, terminal);
  const kept = isRecord(raw) && isRecord(raw.recording) ? raw : {};
  const recording = recordingIn(raw);
  if (recording === null) throw new Complaint(recordTexts(terminal)('notARecording', { file }));
  return {
    recording,
    commitment: typeof kept.commitment === 'string' ? kept.commitment : null,
    outcome: kept.outcome,
    golden: 'digests' in kept ? kept : undefined,
  };
};
