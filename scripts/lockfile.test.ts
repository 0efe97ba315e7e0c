import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Entry {
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync(join(import.meta.dirname, '../npm-shrinkwrap.json'), 'utf8'));
const listed = Object.entries(lock.packages).filter(([path]) => path !== '');

// npm leaves out what the registry at hand does not carry, and `npm ci` then refuses the lockfile on every machine that needs it.
it('the lockfile lists the binaries of every platform', () => {
  const missing = listed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !(`node_modules/${name}` in lock.packages) && !(`${path}/node_modules/${name}` in lock.packages)),
  );
  expect(missing).toEqual([]);
});

it('the lockfile has a checksum for every package and names no registry', () => {
  expect(listed.filter(([, { resolved, integrity }]) => integrity === undefined || resolved !== undefined).map(([path]) => path)).toEqual([]);
});

// The package carries its dependencies as they lie on the machine that packs it: a binary or a build among them would run there alone.
it('what the package carries runs on every platform', () => {
  const carried = listed.filter(([, { dev }]) => dev !== true);
  expect(carried.length).toBeGreaterThan(0);
  expect(
    carried.filter(([, { os, cpu, hasInstallScript }]) => os !== undefined || cpu !== undefined || hasInstallScript === true).map(([path]) => path),
  ).toEqual([]);
});
