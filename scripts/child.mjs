// One child process at a time, which ends when we are told to end, and by whose end we end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodePath } from './setup.mjs';

const ORPHAN_CHECK_MS = 500;
let child = null;
const stop = (signal) => child?.kill(signal);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));

// npm passes a signal on to a shell between itself and us, and that shell dies without a word to its own child: its death is the word.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), ORPHAN_CHECK_MS).unref();
}

/** Runs our Node with these arguments; its exit code, or null where a signal ended it. */
export const runNode = async (args) => {
  // It ends with us also where we are killed and can tell it nothing.
  child = spawn(nodePath(), args, { stdio: 'inherit', env: { ...process.env, COMPTOIR_STARTER: String(process.pid) } });
  const [status] = await once(child, 'exit');
  return status;
};
