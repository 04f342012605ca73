import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { repoRoot } from '../paths.mjs';
import { nxEnvironment, sourceWorkspaces } from '../setup/build.mjs';

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(repoRoot, folder, 'package.json'), 'utf8'));

/** What Nx hashes for a target: when none of it changes, the target is not run again. @param {string} target */
async function inputsOf(target) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(repoRoot, 'node_modules/nx/dist/bin/nx.js'), 'show', 'target', 'inputs', target, '--json'],
    { cwd: repoRoot, env: { ...nxEnvironment(), NODE_OPTIONS: '' }, maxBuffer: 2 ** 26 },
  );
  /** @type {{ files: string[], external: string[] }} */
  const { files, external } = JSON.parse(stdout);
  return { files, packages: external.map((name) => name.replace(/^npm:/, '')) };
}

test.each([
  ['svc-suppliers', ['csv-stringify', 'zod', 'fastify', '@swc/core'], ['react', 'webpack', 'pdfkit']],
  ['mf-actions', ['react', 'zod', 'webpack', 'tailwindcss'], ['typeorm', 'pdfkit']],
])('a build of %s follows the packages that it uses, and no others', async (name, used, others) => {
  const { files, packages } = await inputsOf(`@fsvp/${name}:build`);
  expect(files).not.toContain('package-lock.json');
  expect(used.filter((one) => !packages.includes(one))).toEqual([]);
  expect(others.filter((one) => packages.includes(one))).toEqual([]);
});

test('a type check also follows the packages of the root', async () => {
  const { files, packages } = await inputsOf('@fsvp/mf-actions:typecheck');
  expect(files).not.toContain('package-lock.json');
  const { devDependencies } = manifestOf('.');
  expect(Object.keys(devDependencies).filter((one) => !packages.includes(one))).toEqual([]);
});

test('what is built imports only packages that its workspace declares, or a workspace that it uses', () => {
  const workspaces = new Map(sourceWorkspaces().map((folder) => [manifestOf(folder).name, folder]));
  expect([...workspaces.values()].flatMap((folder) => undeclared(folder, workspaces))).toEqual([]);
});

/** @param {string} folder @param {Map<string, string>} workspaces folders by name */
function undeclared(folder, workspaces) {
  const declared = declaredBy(folder, workspaces);
  const sources = readdirSync(join(repoRoot, folder, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(spec|d)\.|^testing\//.test(file),
  );
  return sources.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(join(repoRoot, folder, 'src', file), 'utf8'), true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
      .map((specifier) => String(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]))
      .filter((name) => !declared.has(name))
      .map((name) => `${folder}/src/${file}: ${name}`),
  );
}

/** @param {string} folder @param {Map<string, string>} workspaces @returns {Set<string>} */
function declaredBy(folder, workspaces) {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const ofWorkspaces = names.flatMap((name) => {
    const used = workspaces.get(name);
    return used ? [...declaredBy(used, workspaces)] : [];
  });
  // Every build is an effect of the compiler (nx.json).
  return new Set([manifestOf(folder).name, ...names, ...ofWorkspaces, '@swc/core']);
}
