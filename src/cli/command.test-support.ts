import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type Language = 'en' | 'fr';

/** A command of ours, in a process of its own; `flags` are Node's. */
export const startFile = (file: string, args: readonly string[], lang: Language = 'en', flags: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, [...flags, file, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, COMPTOIR_LANG: lang } });

export const start = (args: readonly string[], lang: Language = 'en', flags: readonly string[] = []): ChildProcess => startFile(main, args, lang, flags);

/** What a command that is started has said when it ends. */
export const ended = (child: ChildProcess): Promise<Said> =>
  new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });

/** The real command, in a process of its own. */
export const comptoir = (args: readonly string[], lang: Language = 'en'): Promise<Said> => ended(start(args, lang));
