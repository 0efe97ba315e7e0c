// Plain JavaScript for any Node from 20 on: makes a fresh checkout ready, and costs a file read when it already is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const MIN_NODE = 24;
// Versions come from the lockfile, which is left as it is.
const QUIETLY = ['--no-save', '--no-fund', '--no-audit', '--loglevel=error'];
const stampFile = join(root, 'node_modules', '.comptoir-setup');
const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const fail = (sentence) => {
  console.error(`comptoir: ${sentence}`);
  process.exit(1);
};

const npm = (args, purpose) => {
  console.error(`comptoir: ${purpose} (npm ${args.join(' ')})…`);
  const result = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  if (result.status !== 0) fail(`npm could not finish. Is the npm registry within reach? Nothing else was changed.`);
};

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** The path of a Node that runs TypeScript and has node:sqlite: the one running us, or the npm package `node`. */
export const nodePath = () => (majorOf(process.version) >= MIN_NODE ? process.execPath : ownNode);

/** Installs dependencies when the lockfile changed, and Node 24 from npm where the Node found is older. */
export const setup = () => {
  if (majorOf(process.version) < 20) fail(`Node ${process.version} is too old: version 20 or newer is needed.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  // Not `npm ci`: it refuses a lockfile without the binaries of platforms that the registry at hand does not carry.
  if (stamp !== lock) npm(['install', ...QUIETLY], 'installing what is missing');
  if (nodePath() === ownNode && !existsSync(ownNode)) npm(['install', ...QUIETLY, `node@${MIN_NODE}`], `adding Node ${MIN_NODE} beside ${process.version}`);
  if (!existsSync(nodePath())) fail(`Node ${MIN_NODE} could not be added. Install Node ${MIN_NODE} or newer and try again.`);
  if (stamp !== lock) {
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, lock);
  }
};
