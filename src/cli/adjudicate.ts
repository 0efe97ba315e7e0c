import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { type Board, readBoard } from '#diplomacy/board.ts';
import { DEFAULT_RULES, RULE_VALUES, type Rules, withRule } from '#diplomacy/rules.ts';
import { say, word } from '#diplomacy/speech.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import { recordAdjudicator, recordExplainer } from '#diplomacy/wire/answer.ts';
import { type PhaseRecord, readRecord } from '#diplomacy/wire/record.ts';
import { words as DIPLOMACY_WORDS } from '#diplomacy/words.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { formatNumber, type Lang } from '#kernel/words.ts';

/** What stands on the command line, and where the command reads and writes. */
export interface AdjudicateOptions {
  /** `standard`, or a map file. */
  readonly map: string;
  /** `key=value` settings of the rules. */
  readonly rules?: readonly string[];
  /** Add the reasons of each result, in the language of the terminal. */
  readonly explain?: boolean;
  /** Say at the end how fast it was. */
  readonly time?: boolean;
  readonly lang?: Lang;
  readonly input?: Readable;
  readonly output?: Writable;
  readonly notes?: Writable;
}

/** One thing at a time that the command cannot go on from; caught below. */
class CommandError extends Error {}

const texts = (lang: Lang): ((message: Message) => string) => {
  const voice = { lang, catalogue: DIPLOMACY_WORDS, unit: '', seatName: String };
  return (message) => renderText(message, voice);
};

type Tell = ReturnType<typeof texts>;

const MOST_MAP_ERRORS = 20;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const loadBoard = (map: string, tell: Tell): Board => {
  if (map === 'standard') return standardBoard();
  let text: string;
  try {
    text = readFileSync(map, 'utf8');
  } catch {
    throw new CommandError(tell(say('diplomacy.command.noMap', { file: word(map) }, [])));
  }
  const reading = readBoard(parseJson(text));
  if (reading.ok) return reading.board;
  const lines = reading.errors.slice(0, MOST_MAP_ERRORS).map(tell);
  throw new CommandError([tell(say('diplomacy.command.badMap', { file: word(map), count: reading.errors.length }, [])), ...lines].join('\n  '));
};

const readRules = (settings: readonly string[], tell: Tell): Rules => {
  let rules = DEFAULT_RULES;
  for (const setting of settings) {
    const changed = withRule(rules, setting);
    if (changed === null) {
      const known = Object.entries(RULE_VALUES).map(([name, values]) => `${name}=${values.join('|')}`);
      throw new CommandError(tell(say('diplomacy.command.badRule', { setting: word(setting), known: word(known.join(', ')) }, [])));
    }
    rules = changed;
  }
  return rules;
};

/** The lines of a stream as they come. Only \n ends a line: a JSON text may hold any other separator. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const parts = (rest + String(chunk)).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

const TIMED_RECORDS = 5000;
const TIMED_SECONDS = 1;
/** Adjudications between two looks at the clock, which costs something too. */
const LEAST_BETWEEN_LOOKS = 1000;

/** Seconds of processor time this process has used: other programs on the machine do not slow it down. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Adjudicates the records over and over for a second, after a first round that warms the machine up. */
const measure = (records: readonly PhaseRecord[], adjudicate: (record: PhaseRecord) => unknown): number => {
  const rounds = Math.ceil(LEAST_BETWEEN_LOOKS / records.length);
  const run = (): number => {
    for (let round = 0; round < rounds; round++) for (const record of records) adjudicate(record);
    return rounds * records.length;
  };
  run();
  const started = processorTime();
  let done = 0;
  let spent = 0;
  while (spent < TIMED_SECONDS) {
    done += run();
    spent = processorTime() - started;
  }
  return Math.round(done / spent);
};

const speedLines = (records: readonly PhaseRecord[], adjudicate: (record: PhaseRecord) => unknown, lang: Lang, tell: Tell): readonly string[] =>
  (['movement', 'retreat', 'adjustment'] as const).flatMap((phase) => {
    const some = records.filter((record) => record.phase === phase);
    if (some.length === 0) return [];
    const rate = formatNumber(measure(some, adjudicate), lang);
    return [tell(say(`diplomacy.command.speed.${phase}`, { rate: word(rate), count: some.length }, []))];
  });

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly notes: Writable;
}

const run = async (options: AdjudicateOptions, lang: Lang, tell: Tell, { input, output, notes }: Streams): Promise<number> => {
  const board = loadBoard(options.map, tell);
  const rules = readRules(options.rules ?? [], tell);
  const adjudicate = recordAdjudicator(board, rules);
  const explain = options.explain === true ? recordExplainer(board, rules) : null;
  const timed: PhaseRecord[] = [];
  let number = 0;
  let status = 0;

  const answer = (line: string): unknown => {
    const raw = parseJson(line);
    const reading = raw === undefined ? ({ ok: false, error: say('diplomacy.record.notJson', {}, []) } as const) : readRecord(board, raw);
    if (!reading.ok) {
      status = 1;
      return { error: tell(reading.error), line: number };
    }
    const { record } = reading;
    if (options.time === true && timed.length < TIMED_RECORDS) timed.push(record);
    const result = adjudicate(record);
    if (explain === null) return result;
    const reasons = Object.entries(explain(record)).map(([loc, messages]) => [loc, messages.map(tell)] as const);
    return { ...result, explanations: Object.fromEntries(reasons) };
  };

  for await (const line of linesOf(input)) {
    number++;
    if (line.trim() === '') continue;
    if (!output.write(`${JSON.stringify(answer(line))}\n`)) await once(output, 'drain');
  }
  for (const line of options.time === true ? speedLines(timed, adjudicate, lang, tell) : []) notes.write(`${line}\n`);
  return status;
};

/** `comptoir adjudicate`: newline-delimited records in, results out. 1 when a line was no record, 2 when nothing could be done. */
export const adjudicateCommand = async (options: AdjudicateOptions): Promise<number> => {
  const lang = options.lang ?? 'en';
  const tell = texts(lang);
  const streams = { input: options.input ?? process.stdin, output: options.output ?? process.stdout, notes: options.notes ?? process.stderr };
  try {
    return await run(options, lang, tell, streams);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    streams.notes.write(`${error.message}\n`);
    return 2;
  }
};
