import type { Lang, Recording } from '#kernel';
import type { ExperimentDocument } from '#lab/document.ts';
import { type Chunk, chunksOf, prepareExperiment, type ReadyExperiment } from '#lab/experiment.ts';
import { type Findings, findingsOf, Rows, stopAt } from '#lab/findings.ts';
import { problemText } from '#lab/words.ts';
import { signal } from '@preact/signals';
import type { Order, Report } from './lab-worker.ts';

/** The page itself wants a core. */
const workersHere = (): number => Math.max(1, Math.min(8, navigator.hardwareConcurrency - 1));

/** Findings are made anew at most so often, and take at most a tenth of the page's time: they cost more the more games there are. */
const REFRESH_MS = 400;
const REFRESH_SHARE = 10;

const hire = (document: ExperimentDocument, lang: Lang, onReport: (report: Report, worker: Worker) => void): Worker => {
  const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  const order: Order = { t: 'open', document, lang };
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => onReport(data, worker));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage(order);
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

/** Words of what can be measured, or why the experiment cannot be played. */
export const measurable = async (document: ExperimentDocument, lang: Lang): Promise<readonly string[] | string> => {
  const report = await ask(document, lang, { t: 'measurable' });
  if (report.t === 'measurable') return report.words;
  return report.t === 'refused' ? report.why : '';
};

export type State = 'opening' | 'running' | 'paused' | 'over' | 'refused' | 'failed';

/** An experiment at work in this browser: its games are dealt to workers, its findings fill as they come in. */
export class Crew {
  readonly state = signal<State>('opening');
  readonly why = signal('');
  readonly played = signal(0);
  readonly findings = signal<Findings | null>(null);
  /** The difference of the first measure after so many games of each arm. */
  readonly gaps = signal<readonly { readonly games: number; readonly mean: number; readonly half: number }[]>([]);
  readonly document: ExperimentDocument;
  ready: ReadyExperiment | null = null;
  rows = new Rows(1);
  seconds = 0;
  #workers: Worker[] = [];
  #waiting: Chunk[] = [];
  #idle: Worker[] = [];
  #began = 0;
  #next = 0;

  constructor(document: ExperimentDocument) {
    this.document = document;
  }

  async start(lang: Lang): Promise<void> {
    try {
      const preparation = await prepareExperiment(this.document);
      if (!preparation.ok) {
        this.why.value = problemText(preparation, this.document.game, lang);
        this.state.value = 'refused';
        return;
      }
      this.ready = preparation.ready;
    } catch {
      this.state.value = 'failed';
      return;
    }
    this.rows = new Rows(this.ready.arms.length);
    this.#waiting = [...chunksOf(this.ready)];
    this.#began = performance.now();
    this.state.value = 'running';
    for (let hired = 0; hired < workersHere(); hired++) {
      const worker = hire(this.document, lang, (report, own) => this.#heard(report, own));
      worker.addEventListener('error', () => {
        this.state.value = 'failed';
        this.stop();
      });
      this.#workers.push(worker);
    }
  }

  #heard(report: Report, worker: Worker): void {
    if (report.t === 'played') {
      this.rows.put(report.chunk, report.rows);
      this.played.value = this.rows.played;
      this.#look();
    }
    if (this.state.value === 'over') return;
    if (this.state.value === 'paused') this.#idle.push(worker);
    else this.#deal(worker);
  }

  #deal(worker: Worker): void {
    const chunk = this.#waiting.shift();
    if (chunk === undefined) this.#idle.push(worker);
    else send(worker, { t: 'play', chunk });
  }

  #look(): void {
    if (this.ready === null) return;
    const now = performance.now();
    this.seconds = (now - this.#began) / 1000;
    const all = this.played.value === this.ready.arms.length * this.document.games;
    if (!all && now < this.#next) return;
    const whole = this.rows.whole();
    if (stopAt(this.ready, whole) !== null) this.#end();
    if ((whole[0]?.length ?? 0) === 0) return;
    const findings = findingsOf(this.ready, whole);
    this.findings.value = findings;
    const gap = findings.differences.find(({ measure, arm }) => measure === 0 && arm === 1);
    const done = performance.now();
    this.#next = done + Math.max(REFRESH_MS, REFRESH_SHARE * (done - now));
    if (gap !== undefined) this.gaps.value = [...this.gaps.value, { games: findings.games, mean: gap.mean, half: (gap.high - gap.low) / 2 }];
  }

  #end(): void {
    this.state.value = 'over';
    this.stop();
  }

  pause(): void {
    this.state.value = 'paused';
  }

  goOn(): void {
    this.state.value = 'running';
    for (const worker of this.#idle.splice(0)) this.#deal(worker);
  }

  /** Leaves it at the games that are there. */
  settle(): void {
    this.#next = 0;
    this.#look();
    this.#end();
  }

  /** Ends all workers, when the page is left too. */
  stop(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
  }
}
