import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PROGRAM = `import { createLogger } from '${new URL('./logs.ts', import.meta.url).href}';
const log = createLogger('info');
for (let n = 0; n < 500; n++) log.error({ n }, 'x'.repeat(300));
console.error('still here');`;

it('a log that cannot be written any more ends nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-logs-'));
  const line = `ulimit -f 40; exec "$0" --input-type=module -e "$1" > ${join(folder, 'log')}`;
  const { status, stderr } = spawnSync('/bin/sh', ['-c', line, process.execPath, PROGRAM], { encoding: 'utf8', timeout: 60_000 });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, 'still here\n']);
});
