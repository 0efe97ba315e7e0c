import { readFileSync } from 'node:fs';
import { contract } from '#testkit/contract.ts';
import { small, termsOf } from './contract.test-support.ts';

contract(small, termsOf(readFileSync(new URL('./content/booklet.en.md', import.meta.url), 'utf8')));
