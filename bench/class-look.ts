import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Shown } from './class-told.ts';

/* What is seen of the class of `class.ts`: pictures of wall, console and phones, and what the wall showed at each moment. */

/** The last row sees the wall at a fifth of its size. */
const FIFTH = 0.2;
const SHOT_MS = 20_000;

export interface Seen {
  readonly wall: Page;
  readonly console: Page;
  readonly phones: readonly Page[];
}

export class Album {
  readonly #folder: string;
  readonly #began = Date.now();
  #moments = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  get moments(): number {
    return this.#moments;
  }

  note(words: string, more: Readonly<Record<string, unknown>> = {}): void {
    const line = { s: Math.round((Date.now() - this.#began) / 100) / 10, words, ...more };
    appendFileSync(join(this.#folder, 'log.jsonl'), `${JSON.stringify(line)}\n`);
    console.log(JSON.stringify(line));
  }

  /** A page that cannot be taken in time is left out: the class goes on. */
  async #shot(page: Page, path: string): Promise<void> {
    await page
      .screenshot({ path: join(this.#folder, path), timeout: SHOT_MS })
      .catch((error: unknown) => this.note('no picture', { path, error: String(error) }));
  }

  async #fifth(wall: Page, path: string): Promise<void> {
    const { width, height } = wall.viewportSize() ?? { width: 1920, height: 1080 };
    const cdp = await wall.context().newCDPSession(wall);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', clip: { x: 0, y: 0, width, height, scale: FIFTH } });
    await cdp.detach();
    writeFileSync(join(this.#folder, path), Buffer.from(data, 'base64'));
  }

  /** Wall, console and phones at one moment; the wall first, which changes soonest. */
  async take(name: string, { wall, console: desk, phones }: Seen): Promise<void> {
    this.#moments++;
    const stem = `${String(this.#moments).padStart(2, '0')}-${name}`;
    this.note('picture', { stem });
    await this.#shot(wall, `${stem}-wall.png`);
    await this.#fifth(wall, `${stem}-fifth.png`).catch(() => undefined);
    for (const [index, phone] of phones.entries()) await this.#shot(phone, `${stem}-phone${index + 1}.png`);
    await this.#shot(desk, `${stem}-console.png`);
  }
}

declare global {
  interface Window {
    shown?: Shown[];
  }
}

/** Notes in the page of the wall whenever it shows something else: which battle, and whether its lesson. */
export const watchWall = (): void => {
  window.shown = [];
  const look = (): void => {
    const title = document.querySelector('.wall-title')?.textContent ?? '';
    const lesson = document.querySelector('.tb-lesson') !== null;
    const last = window.shown?.at(-1);
    if (last?.title !== title || last.lesson !== lesson) window.shown?.push({ at: Date.now(), title, lesson });
  };
  setInterval(look, 100);
};

/** What it has noted since it was last asked. */
export const shownOn = (wall: Page): Promise<readonly Shown[]> =>
  wall.evaluate(() => {
    const shown = window.shown ?? [];
    window.shown = shown.slice(-1);
    return shown;
  });
