import { contract } from '../contract.ts';
import { CLAUSES, nim, scramble } from './index.ts';

contract(nim, { scramble, clauses: CLAUSES, maxSteps: 500 });
