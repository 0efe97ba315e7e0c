// Loaded into the command by a test, before anything else: it stands still for ever once it has written the first portion down.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { appendFileSync } = fs;
if (isMainThread) {
  fs.appendFileSync = (...args) => {
    appendFileSync(...args);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  };
  syncBuiltinESMExports();
}
