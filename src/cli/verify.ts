import { commitment } from '#kernel/chance.ts';
import type { AnyGame } from '#kernel/game.ts';
import { comparePrints } from '#kernel/recording.ts';
import type { Lang } from '#kernel/words.ts';
import { difference, goldenFault } from '#testkit';
import { Complaint, type Terminal, WRONG_USAGE } from './terminal.ts';
import { loadGame, type MatchFile, ownTerminal, readMatchFile } from './record-files.ts';
import { recordTexts } from './record-texts.ts';
import { replayed } from './replay.ts';

export interface VerifyOptions {
  readonly json?: boolean;
  /** The fingerprint that the table published, as typed. */
  readonly commitment?: string;
  readonly dataset?: string;
}

/** One thing verified: null when there was nothing to compare with. */
interface Finding {
  readonly right: boolean | null;
  readonly sentence: string;
}

const readCommitment = (typed: string | undefined, lang: Lang): string | null => {
  if (typed === undefined) return null;
  if (!/^[0-9a-f]{64}$/i.test(typed)) throw new Complaint(recordTexts({ lang })('notACommitment', { typed }), WRONG_USAGE);
  return typed.toLowerCase();
};

const diceFinding = (published: string | null, computed: string, lang: Lang): Finding => {
  const texts = recordTexts({ lang });
  if (published === null) return { right: null, sentence: texts('compare') };
  return published.toLowerCase() === computed
    ? { right: true, sentence: texts('fingerprintRight') }
    : { right: false, sentence: texts('fingerprintWrong', { published }) };
};

type Match = ReturnType<typeof replayed>;

/** The match, or what is wrong with it. */
const playOf = (game: AnyGame, { recording }: MatchFile, lang: Lang): Match | string => {
  try {
    return replayed(game, recording, lang);
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
};

/** The boards on file are those of the game, differ from a step on, or there are none. */
const boardsFinding = (match: Match, { recording: { prints } }: MatchFile, lang: Lang): Finding => {
  const { boards, differs } = comparePrints(match, prints);
  const texts = recordTexts({ lang });
  if (differs !== null) return { right: false, sentence: texts('boardsDiffer', { step: differs }) };
  return boards === 0 ? { right: null, sentence: texts('noBoards') } : { right: true, sentence: texts('boardsAgree', { boards }) };
};

const digestFinding = (game: AnyGame, { golden }: MatchFile, lang: Lang): Finding | null => {
  if (golden === undefined) return null;
  const texts = recordTexts({ lang });
  const fault = goldenFault(game, golden);
  return fault === null ? { right: true, sentence: texts('digestsRight') } : { right: false, sentence: texts('digestsWrong', { why: fault }) };
};

const outcomeFinding = (outcome: unknown, file: MatchFile, lang: Lang): Finding | null => {
  const texts = recordTexts({ lang });
  if (file.outcome === undefined) return outcome === null ? { right: null, sentence: texts('unfinished') } : null;
  const differs = difference(file.outcome, JSON.parse(JSON.stringify(outcome)), 'outcome');
  return differs === null ? { right: true, sentence: texts('outcomeRight') } : { right: false, sentence: texts('outcomeWrong', { why: differs }) };
};

/** The games it came from, by the fingerprints that these published. */
const forksOf = ({ recording: { forks = [] } }: MatchFile) => forks.map(({ upTo, seed }) => ({ upTo, commitment: commitment(seed) }));

const mark = ({ right, sentence }: Finding): string => `${right === null ? '–' : right ? '✓' : '✗'} ${sentence}`;

/** `comptoir verify`: the dice are those promised, every input follows the rules, and the result is the one on file. */
export const verifyCommand = async (path: string, options: VerifyOptions, terminal: Terminal = ownTerminal()): Promise<number> => {
  const { lang } = terminal;
  const file = readMatchFile(path, terminal);
  const published = readCommitment(options.commitment, lang) ?? file.commitment;
  const game = await loadGame(file.recording.game, options.dataset, terminal);
  const computed = commitment(file.recording.seed);
  const dice = diceFinding(published, computed, lang);
  const match = playOf(game, file, lang);
  const texts = recordTexts({ lang });
  const steps = file.recording.inputs.length;
  const plays: Finding = typeof match === 'string' ? { right: false, sentence: match } : { right: true, sentence: texts('playsRight', { steps }) };
  const outcome: unknown = typeof match === 'string' ? null : game.module.outcome(match.now.state);
  const digests = typeof match === 'string' ? null : (digestFinding(game, file, lang) ?? boardsFinding(match, file, lang));
  const result = typeof match === 'string' ? null : outcomeFinding(outcome, file, lang);
  const findings = [dice, plays, digests, result].flatMap((finding) => finding ?? []);
  const ok = findings.every((finding) => finding.right !== false);
  if (options.json === true) {
    const verdicts = { dice: dice.right, inputs: plays.right, digests: digests?.right ?? null, outcome: result?.right ?? null };
    terminal.print(JSON.stringify({ ok, game: file.recording.game, steps, commitment: computed, forks: forksOf(file), verified: verdicts, outcome }));
  } else {
    for (const { upTo, commitment: hash } of forksOf(file)) terminal.print(texts('fork', { upTo, hash }));
    terminal.print(texts('fingerprint', { hash: computed }));
    for (const finding of findings) terminal.print(mark(finding));
  }
  return ok ? 0 : 1;
};
