import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Browser } from 'playwright-core';

/** Tasks of the page's own thread. */
interface Tasks {
  readonly over50: number;
  readonly longestMs: number;
}

export interface PageTasks {
  /** As long as a task took: also while the processor was with others, the page's workers among them. */
  readonly byClock: Tasks;
  /** What a task itself took of the processor. */
  readonly byProcessor: Tasks;
  /** Beside it: the longest that this process, which has nothing to do, waited for its turn. So much the machine may have added to a task by the clock. */
  readonly waitedMs: number;
}

/** A page makes this mark where its tasks begin to count. */
export const BEGIN = 'tasks begin';

/** What Chromium writes down of a task, in millionths of a second. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const isTraced = (event: object): event is Traced => 'name' in event && 'pid' in event && 'tid' in event && 'ts' in event;

const counted = (micros: readonly number[]): Tasks => ({
  over50: micros.filter((micro) => micro > 50_000).length,
  longestMs: Math.round(Math.max(0, ...micros) / 1000),
});

/** The tasks of the thread on which a page made its mark, from then on. */
export const traced = async (browser: Browser, work: () => Promise<void>): Promise<PageTasks> => {
  const cdp = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value.flatMap((event: object) => (isTraced(event) ? [event] : []))));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] }, transferMode: 'ReportEvents' });
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  await work();
  turns.disable();
  const whole = new Promise<void>((resolve) => {
    cdp.once('Tracing.tracingComplete', () => resolve());
  });
  await cdp.send('Tracing.end');
  await whole;
  const begun = events.find(({ name }) => name === BEGIN);
  if (begun === undefined) throw new Error('no page began');
  const tasks = events.filter(({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === begun.pid && tid === begun.tid && ts > begun.ts);
  return {
    byClock: counted(tasks.map(({ dur }) => dur ?? 0)),
    byProcessor: counted(tasks.map(({ tdur }) => tdur ?? 0)),
    waitedMs: Math.round(turns.max / 1e6),
  };
};
