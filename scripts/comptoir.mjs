#!/usr/bin/env node
// The `comptoir` command of a checkout: ready the checkout, then hand over to the TypeScript command on Node 24.
import { join } from 'node:path';
import { runNode } from './child.mjs';
import { serverFlags } from './nursery.mjs';
import { root, setup } from './setup.mjs';

setup();
const typed = process.argv.slice(2);
const flags = typed[0] === 'serve' ? serverFlags() : [];
process.exitCode = (await runNode([...flags, join(root, 'src/cli/main.ts'), ...typed])) ?? 1;
