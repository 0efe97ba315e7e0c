// Plain JavaScript for any Node from 20 on: makes a fresh checkout ready, and costs a file read when it already is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** A package carries what it needs, and its command as JavaScript; a checkout has the sources. */
export const isPackage = !existsSync(join(root, 'src'));
const MIN_NODE = 24;
const QUIETLY = ['--no-fund', '--no-audit', '--loglevel=error'];
const stampFile = join(root, 'node_modules', '.comptoir-setup');
const isWindows = process.platform === 'win32';
// Pinned by a lockfile of its own: nobody whose Node is new enough fetches another.
const nodeFolder = join(root, 'scripts', 'node');
const nodePackage = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${isWindows ? 'win' : process.platform}-${process.arch}`;
const ownNode = join(nodeFolder, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node');

const fail = (sentence) => {
  console.error(`comptoir: ${sentence}`);
  process.exit(1);
};

const npm = (cwd, args, purpose) => {
  console.error(`comptoir: ${purpose} (npm ${args.join(' ')})…`);
  const result = spawnSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
  if (result.status !== 0) fail(`npm could not finish. Is the npm registry within reach? Nothing else was changed.`);
};

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** The path of a Node that runs TypeScript and has node:sqlite: the one running us, or the one that is added. */
export const nodePath = () => (majorOf(process.version) >= MIN_NODE ? process.execPath : ownNode);

/** Installs dependencies when the lockfile changed, and Node 24 from npm where the Node found is older. */
export const setup = () => {
  if (majorOf(process.version) < 20) fail(`Node ${process.version} is too old: version 20 or newer is needed.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'npm-shrinkwrap.json')))
    .digest('hex');
  const isReady = isPackage || (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock);
  if (!isReady) npm(root, ['ci', ...QUIETLY], 'installing what is missing');
  if (nodePath() === ownNode && !existsSync(ownNode)) npm(nodeFolder, ['ci', ...QUIETLY], `adding Node ${MIN_NODE} beside ${process.version}`);
  if (!existsSync(nodePath())) fail(`Node ${MIN_NODE} could not be added. Install Node ${MIN_NODE} or newer and try again.`);
  if (!isReady) {
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, lock);
  }
};
