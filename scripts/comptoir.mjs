#!/usr/bin/env node
// The `comptoir` command of a checkout: ready the checkout, then hand over to the TypeScript command on Node 24.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, root, setup } from './setup.mjs';

setup();
const child = spawn(nodePath(), [join(root, 'src/cli/main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (signal !== null) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
