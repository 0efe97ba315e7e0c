import { clausesIn } from '#testkit/boxes.ts';
import { contract } from '#testkit/contract.ts';
import { small, terms } from './contract.test-support.ts';

contract(small, { ...terms, clauses: clausesIn(new URL('content/booklet.en.md', import.meta.url)) });
