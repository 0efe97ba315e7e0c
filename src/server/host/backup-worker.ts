// The thread behind `backup.ts`: the copy takes as long as the file is large, and nobody waits for it meanwhile.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const { file, target }: { readonly file: string; readonly target: string } = workerData;
const db = new DatabaseSync(file, { readOnly: true });
// One reading transaction: whoever writes meanwhile writes beside it.
db.prepare('vacuum into ?').run(target);
db.close();
