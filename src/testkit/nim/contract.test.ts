import { contract } from '../contract.ts';
import { CLAUSES, EXAMPLES, nim, scramble } from './index.ts';

contract(nim, { scramble, clauses: CLAUSES, examples: EXAMPLES, maxSteps: 500 });
