import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { WebSocket } from 'ws';
import { freePort } from '../../src/server/testing/free-port.ts';
import { until } from './patience.ts';

/* Firefox and WebKit, spoken to in the protocols they bring themselves, where this machine has them. */

export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface Launcher {
  readonly name: string;
  /** Why it cannot be tried here; null: it can. */
  readonly missing: string | null;
  readonly launch: () => Promise<OtherBrowser>;
}

const inPath = (...names: readonly string[]): string | null => {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not in this folder.
      }
    }
  }
  return null;
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
};

type Answer = Readonly<Record<string, unknown>>;
const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;
const at = (value: unknown, ...keys: readonly string[]): unknown => keys.reduce<unknown>((inner, key) => (isAnswer(inner) ? inner[key] : undefined), value);

const answers = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
};

/** Firefox speaks WebDriver BiDi by itself: no driver is needed. */
const launchFirefox = async (binary: string): Promise<OtherBrowser> => {
  const [port, profile] = [await freePort(), mkdtempSync(join(tmpdir(), 'comptoir-firefox-'))];
  const child = spawn(binary, ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`], { stdio: 'ignore' });
  const dial = (): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const dialled = new WebSocket(`ws://127.0.0.1:${port}/session`);
      dialled.once('open', () => resolve(dialled));
      dialled.once('error', reject);
    });
  await until('Firefox answers', () => answers(async () => (await dial()).close()));
  const socket = await dial();
  let last = 0;
  const say = (method: string, params: Answer): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const hear = (data: unknown): void => {
        const message: unknown = JSON.parse(String(data));
        if (at(message, 'id') !== id) return;
        socket.off('message', hear);
        if (at(message, 'type') === 'error') reject(new Error(String(at(message, 'message'))));
        else resolve(at(message, 'result'));
      };
      socket.on('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await say('session.new', { capabilities: {} });
  const context = at(await say('browsingContext.create', { type: 'tab' }), 'context');
  return {
    open: async (url) => void (await say('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) =>
      at(await say('script.evaluate', { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true }), 'result', 'value'),
    close: async () => {
      socket.close();
      await ended(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** WebKitGTK's own driver starts its small browser, on the display that is there. */
const launchWebKit = async (binary: string): Promise<OtherBrowser> => {
  const port = await freePort();
  const child = spawn(binary, [`--port=${port}`], { stdio: 'ignore' });
  const say = async (method: string, path: string, body?: Answer): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const value = at(JSON.parse(await answer.text()), 'value');
    if (!answer.ok) throw new Error(String(at(value, 'message')));
    return value;
  };
  await until('the driver of WebKit answers', () => answers(() => say('GET', '/status')));
  const session = `/session/${String(at(await say('POST', '/session', { capabilities: {} }), 'sessionId'))}`;
  return {
    open: async (url) => void (await say('POST', `${session}/url`, { url })),
    evaluate: (expression) => say('POST', `${session}/execute/sync`, { script: `return JSON.stringify(${expression});`, args: [] }),
    close: async () => {
      await say('DELETE', session);
      await ended(child);
    },
  };
};

const firefox = process.env.FIREFOX ?? inPath('firefox', 'firefox-esr');
const webKit = process.env.WEBKIT_DRIVER ?? inPath('WebKitWebDriver');
const hasDisplay = process.env.DISPLAY !== undefined || process.env.WAYLAND_DISPLAY !== undefined;

export const OTHER_BROWSERS: readonly Launcher[] = [
  { name: 'Firefox', missing: firefox === null ? 'no firefox in PATH' : null, launch: () => launchFirefox(firefox ?? '') },
  {
    name: 'WebKit',
    missing: webKit === null ? 'no WebKitWebDriver in PATH' : hasDisplay ? null : 'no display for its window',
    launch: () => launchWebKit(webKit ?? ''),
  },
];
