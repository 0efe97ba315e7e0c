import type { Recording } from '#kernel/recording.ts';
import type { Lang } from '#kernel/words.ts';
import { type ExperimentDocument, gamesInAll, settledAt } from '#lab/document.ts';
import { type Chunk, chunksOf, type PlayedChunk, prepareExperiment, type ReadyExperiment, type Row } from '#lab/experiment.ts';
import type { Findings } from '#lab/findings.ts';
import { problemText } from '#lab/words.ts';
import { signal } from '@preact/signals';
import type { Bin } from './bins.ts';
import { endAway, lookAfter, sendAway } from './elsewhere.ts';
import type { Order, Report, TableKind, Trial } from './lab-worker.ts';

/** The page itself wants a core. */
export const workersHere = (): number => Math.max(1, Math.min(8, navigator.hardwareConcurrency - 1));

/** The machines of the house are asked so often what they have played. */
const ELSEWHERE_MS = 1000;

/** Findings are asked for at most so often: each changes the whole page. */
const REFRESH_MS = 400;

const hire = (document: ExperimentDocument, lang: Lang, onReport: (report: Report, worker: Worker) => void): Worker => {
  const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => onReport(data, worker));
  send(worker, { t: 'open', document, lang });
  return worker;
};

const send = (worker: Worker, order: Order): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage(order);
};

/** One answer of a worker hired for it. */
const ask = async (document: ExperimentDocument, lang: Lang, order: Order): Promise<Report> => {
  const { promise, resolve } = Promise.withResolvers<Report>();
  const worker = hire(document, lang, (report, own) => (report.t === 'ready' ? send(own, order) : resolve(report)));
  worker.addEventListener('error', () => resolve({ t: 'refused', why: '' }));
  const report = await promise;
  worker.terminate();
  return report;
};

export const recordingOf = async (document: ExperimentDocument, lang: Lang, arm: number, game: number): Promise<Recording | null> => {
  const report = await ask(document, lang, { t: 'record', arm, game });
  return report.t === 'recorded' ? report.recording : null;
};

/** What can be measured and what a few games show, or why the experiment cannot be played. */
export const tried = async (document: ExperimentDocument, lang: Lang): Promise<Trial | string> => {
  const report = await ask(document, lang, { t: 'try' });
  if (report.t === 'tried') return report.trial;
  return report.t === 'refused' ? report.why : '';
};

export type State = 'opening' | 'running' | 'paused' | 'over' | 'refused' | 'failed';

/** An experiment at work in this browser: its games are dealt to workers, a clerk among them keeps them and says what they show. */
export class Crew {
  readonly state = signal<State>('opening');
  readonly why = signal('');
  readonly played = signal(0);
  readonly findings = signal<Findings | null>(null);
  /** Where games end, by measure and arm. */
  readonly bins = signal<readonly (readonly (readonly Bin[])[])[]>([]);
  /** The difference of the first measure after so many games of each arm. */
  readonly gaps = signal<readonly { readonly games: number; readonly mean: number; readonly half: number }[]>([]);
  /** Machines of the house that play it; null: it is played here. */
  readonly away = signal<number | null>(null);
  /** What was sent from here, and may be ended from here; null: nothing. */
  readonly sent = signal<string | null>(null);
  document: ExperimentDocument;
  ready: ReadyExperiment | null = null;
  seconds = 0;
  #lang: Lang = 'fr';
  #clerk: Worker | null = null;
  #workers: Worker[] = [];
  #waiting: Chunk[] = [];
  #idle: Worker[] = [];
  #began = 0;
  #next = 0;
  #asked = false;
  #settling = false;
  #settled = false;
  #answers: ((report: Report) => void)[] = [];
  readonly #kept = new Set<string>();

  readonly #onSettled: (document: ExperimentDocument) => void;

  /** Whoever leaves it at fewer games has another document: that of these games. */
  constructor(document: ExperimentDocument, onSettled: (document: ExperimentDocument) => void) {
    this.document = document;
    this.#onSettled = onSettled;
  }

  /** Begins, or goes on where the page was left. */
  async start(lang: Lang): Promise<void> {
    if (this.state.peek() === 'paused') this.goOn();
    if (this.state.peek() !== 'opening' || this.#clerk !== null) return;
    this.#lang = lang;
    this.#clerk = hire(this.document, lang, (report) => this.#told(report));
    try {
      const preparation = await prepareExperiment(this.document);
      if (!preparation.ok) {
        this.why.value = problemText(preparation, this.document.game, lang);
        this.state.value = 'refused';
        this.stop();
        return;
      }
      this.ready = preparation.ready;
    } catch {
      this.#fail();
      return;
    }
    this.#waiting = [...chunksOf(this.ready)];
    this.#began = performance.now();
    this.state.value = 'running';
    this.#clerk.addEventListener('error', () => this.#fail());
    this.#hireAll();
  }

  #fail(): void {
    this.state.value = 'failed';
    this.stop();
  }

  #heard(report: Report, worker: Worker): void {
    if (report.t === 'played') this.#keep(report);
    if (this.state.value === 'over') return;
    if (this.state.value === 'paused') this.#idle.push(worker);
    else this.#deal(worker);
  }

  /** Once, whoever has played it. */
  #keep({ chunk, rows }: PlayedChunk): void {
    const name = `${chunk.arm} ${chunk.from}`;
    if (this.#kept.has(name) || this.#settled) return;
    this.#kept.add(name);
    this.played.value += rows.length;
    this.seconds = (performance.now() - this.#began) / 1000;
    if (this.#clerk !== null) send(this.#clerk, { t: 'keep', chunk, rows });
    this.#look();
  }

  /** Leaves the rest to the machines of the house. Null, or why not. */
  async sendAway(): Promise<string | null> {
    const sent = await sendAway(this.document);
    if (!sent.ok) return sent.message;
    this.away.value = 0;
    this.sent.value = sent.value.yours ? sent.value.experiment : null;
    if (this.state.value === 'paused') this.state.value = 'running';
    this.#waiting = [];
    for (const worker of this.#workers.splice(0)) worker.terminate();
    void this.#follow(sent.value.experiment);
    return null;
  }

  /** Ends it there, and goes on here. Null, or why not. */
  async takeBack(): Promise<string | null> {
    const experiment = this.sent.peek();
    if (experiment === null) return null;
    const ended = await endAway(experiment);
    return ended.ok ? null : ended.message;
  }

  /** Nobody else plays it any more: what is left is played in this browser. */
  #playHere(): void {
    [this.away.value, this.sent.value] = [null, null];
    if (this.ready === null || this.state.value === 'over') return;
    this.#waiting = chunksOf(this.ready).filter(({ arm, from }) => !this.#kept.has(`${arm} ${from}`));
    this.#hireAll();
  }

  #hireAll(): void {
    for (let hired = 0; hired < workersHere(); hired++) {
      const worker = hire(this.document, this.#lang, (report, own) => this.#heard(report, own));
      worker.addEventListener('error', () => this.#fail());
      this.#workers.push(worker);
    }
  }

  /** What is played there comes in as if it had been played here. A line that is lost is tried again. */
  async #follow(experiment: string): Promise<void> {
    let after = 0;
    while (this.#clerk !== null && this.state.value !== 'over') {
      const progress = this.state.value === 'paused' ? null : await lookAfter(experiment, after);
      if (progress?.ok === true) {
        const { state, workers, chunks } = progress.value;
        if (state === 'failed') return this.#fail();
        if (state === 'ended') return this.#playHere();
        this.away.value = workers;
        for (const played of chunks) this.#keep(played);
        if (progress.value.after > after) {
          ({ after } = progress.value);
          continue;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, ELSEWHERE_MS));
    }
  }

  #deal(worker: Worker): void {
    const chunk = this.#waiting.shift();
    if (chunk === undefined) this.#idle.push(worker);
    else send(worker, { t: 'play', chunk });
  }

  /** Asks the clerk, who answers one question at a time: what comes in meanwhile is in the next answer. */
  #look(): void {
    if (this.#clerk === null || this.#asked) return;
    const all = this.ready !== null && this.played.value === this.ready.arms.length * this.document.games;
    if (!all && !this.#settling && performance.now() < this.#next) return;
    this.#asked = true;
    send(this.#clerk, { t: 'find' });
  }

  #told(report: Report): void {
    if (report.t !== 'found') {
      if (report.t === 'rows' || report.t === 'table') this.#answers.shift()?.(report);
      return;
    }
    this.#asked = false;
    this.#next = performance.now() + REFRESH_MS;
    const { findings, bins, over, kept } = report;
    if (findings !== null) {
      this.findings.value = findings;
      this.bins.value = bins;
      const gap = findings.differences.find(({ measure, arm }) => measure === 0 && arm === 1);
      if (gap !== undefined) this.gaps.value = [...this.gaps.value, { games: findings.games, mean: gap.mean, half: (gap.high - gap.low) / 2 }];
    }
    if (over) this.#end();
    else if (this.#settling && findings !== null) this.#settleAt(findings.games);
    // The last games may have come in while the clerk was counting.
    else if (kept < this.played.value) this.#look();
  }

  #settleAt(games: number): void {
    if (this.ready === null || this.#clerk === null) return;
    this.document = settledAt(this.document, games);
    this.ready = { ...this.ready, document: this.document };
    this.played.value = gamesInAll(this.document);
    for (const worker of this.#workers.splice(0)) worker.terminate();
    this.#settled = true;
    this.#asked = true;
    send(this.#clerk, { t: 'settle', games });
    this.#onSettled(this.document);
  }

  /** Games are over; the clerk stays, for the rows that are asked for. */
  #end(): void {
    this.state.value = 'over';
    for (const worker of this.#workers.splice(0)) worker.terminate();
  }

  #answer(order: Order): Promise<Report> {
    const { promise, resolve } = Promise.withResolvers<Report>();
    if (this.#clerk !== null) {
      this.#answers.push(resolve);
      send(this.#clerk, order);
    }
    return promise;
  }

  /** One game as every arm played it. */
  async game(game: number): Promise<readonly (Row | null)[]> {
    const report = await this.#answer({ t: 'rows', game });
    return report.t === 'rows' ? report.rows : [];
  }

  /** A table of the games that count, and how many of each arm it tells of. */
  async table(table: TableKind, lang: Lang): Promise<{ readonly file: Blob; readonly told: number } | null> {
    const report = await this.#answer({ t: 'table', table, lang });
    return report.t === 'table' ? report : null;
  }

  pause(): void {
    if (this.state.value === 'running') this.state.value = 'paused';
  }

  goOn(): void {
    this.state.value = 'running';
    for (const worker of this.#idle.splice(0)) this.#deal(worker);
  }

  /** Leaves it at the games that are there. */
  settle(): void {
    this.#settling = true;
    this.#look();
  }

  /** Ends everybody, for another experiment. */
  stop(): void {
    this.#clerk?.terminate();
    this.#clerk = null;
    for (const worker of this.#workers.splice(0)) worker.terminate();
  }
}
