#!/usr/bin/env node
// The `comptoir` command: makes a checkout ready, then hands over to the TypeScript command on Node 24. A package holds the same as JavaScript.
import { join } from 'node:path';
import { runNode } from './child.mjs';
import { serverFlags } from './nursery.mjs';
import { isPackage, root, setup } from './setup.mjs';

setup();
const typed = process.argv.slice(2);
// `npx comptoir` opens the house; a checkout has `npm start` for that.
if (isPackage && typed.length === 0) typed.push('serve');
const flags = typed[0] === 'serve' ? serverFlags() : [];
process.exitCode = (await runNode([...flags, join(root, isPackage ? 'lib/cli/main.js' : 'src/cli/main.ts'), ...typed])) ?? 1;
