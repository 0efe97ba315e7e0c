/**
 * A test again, as its failure says: `npm run again -- <file> -t "<title>" --from 17`.
 * `--from` is the number that its random games begin with; everything else goes to vitest.
 */
import { runTests } from './run-tests.ts';

const words = process.argv.slice(2);
const place = words.indexOf('--from');
const from = place < 0 ? undefined : words[place + 1];
if (words.length === 0 || (place >= 0 && !/^\d+$/.test(from ?? ''))) {
  console.error('again: name a file of tests, and after --from a whole number: npm run again -- games/<id>/fuzz.test.ts --from 17');
  process.exit(2);
}
process.exit(runTests(place < 0 ? words : words.toSpliced(place, 2), from === undefined ? {} : { COMPTOIR_FROM: from }));
