#!/usr/bin/env node
// The `comptoir` command: makes a checkout ready, then hands over to the TypeScript command on Node 24. A package holds the same as JavaScript.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './child.mjs';
import { serverFlags } from './nursery.mjs';
import { root, setup } from './setup.mjs';

setup();
const source = join(root, 'src/cli/main.ts');
const isPackage = !existsSync(source);
const typed = process.argv.slice(2);
// `npx comptoir` opens the house; a checkout has `npm start` for that.
if (isPackage && typed.length === 0) typed.push('serve');
const flags = typed[0] === 'serve' ? serverFlags() : [];
process.exitCode = (await runNode([...flags, isPackage ? join(root, 'lib/cli/main.js') : source, ...typed])) ?? 1;
