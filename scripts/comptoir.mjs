#!/usr/bin/env node
// The `comptoir` command of a checkout: ready the checkout, then hand over to the TypeScript command on Node 24.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverFlags } from './nursery.mjs';
import { nodePath, root, setup } from './setup.mjs';

setup();
const typed = process.argv.slice(2);
const flags = typed[0] === 'serve' ? serverFlags() : [];
const child = spawn(nodePath(), [...flags, join(root, 'src/cli/main.ts'), ...typed], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (signal !== null) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
