import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { argv, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

// In this repository the package is its sources. Outside, it is JavaScript with declarations: a folder of its own is packed.
const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, 'dist', 'package');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(folder, { recursive: true, force: true });
execFileSync(execPath, [tsc, '-p', join(here, 'tsconfig.build.json')], { stdio: 'inherit' });
/** @param {string[]} path */
const readManifest = (...path) => JSON.parse(readFileSync(join(here, ...path, 'package.json'), 'utf8'));
const { name, license, description, type } = readManifest();
const manifest = {
  name,
  // Of the suite whose calls it has.
  version: readManifest('..', '..').version,
  license,
  description,
  type,
  engines: { node: '>=20.3' },
  sideEffects: false,
  exports: { '.': { types: './dist/client.d.ts', default: './dist/client.js' } },
  files: ['dist'],
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(here, 'README.md'), join(folder, 'README.md'));
copyFileSync(join(here, '..', '..', 'LICENSE'), join(folder, 'LICENSE'));
/** Where the package is written to. */
const target = resolve(argv[2] ?? join(here, 'dist'));
execFileSync('npm', ['pack', folder, '--pack-destination', target], { stdio: 'inherit' });
