import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWithRepeat } from '../verification/checks/repeat.mjs';
import { repoRoot } from '../paths.mjs';

/** @type {string} */ let folder;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'fsvp-repeat-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (/** @type {string} */ file, /** @type {string} */ text) => writeFileSync(join(folder, file), text);

/** Each run of a test adds its name to `runs`. A test `once` fails in its first run, `never` in each. */
const helper = `
  const { appendFileSync, readFileSync } = require('node:fs');
  const runs = require('node:path').join(__dirname, 'runs');
  exports.run = (name) => {
    appendFileSync(runs, name + '\\n');
    const count = readFileSync(runs, 'utf8').split('\\n').filter((line) => line === name).length;
    if (name.startsWith('never') || (name.startsWith('once') && count === 1)) throw new Error(name + ': run ' + count);
  };`;

/** @param {'jest' | 'playwright'} tool */
function runTests(tool) {
  write('helper.cjs', helper);
  const script = fileURLToPath(new URL('./fixtures/run-with-repeat.mjs', import.meta.url));
  // Playwright refuses to run in a worker of jest.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  const { status, stdout } = spawnSync(process.execPath, [script, tool, folder], { encoding: 'utf8', env });
  const [progress = '', end = ''] = stdout.split('Slowest test files');
  return { ok: status === 0, progress, end, last: stdout.trim().split('\n').at(-1) };
}

const runs = () => readFileSync(join(folder, 'runs'), 'utf8').trim().split('\n');

/** @param {string} file @param {...string} names */
const jestFile = (file, ...names) =>
  write(file, names.map((name) => `test('${name}', () => require('./helper.cjs').run('${name}'));`).join('\n'));

test('jest: failed files are repeated as a whole; one that fails twice, or cannot run, fails the run with both errors', () => {
  write('jest.config.json', '{}');
  jestFile('a.spec.cjs', 'works');
  jestFile('b.spec.cjs', 'once b', 'beside b');
  jestFile('c.spec.cjs', 'never c', 'beside c');
  write('d.spec.cjs', "require('./missing');");
  const { ok, progress, end, last } = runTests('jest');
  expect(runs()).toHaveLength(9);
  expect(runs().slice(-4).toSorted()).toEqual(['beside b', 'beside c', 'never c', 'once b']);
  expect(progress).toContain('Repeated alone:');
  expect(end).toMatch(/Flaky: .* \(1\):\n {2}\S*b\.spec\.cjs: once b\n {4}Error: once b: run 1\n/);
  expect(end).toContain('Failures (4)');
  expect(end).toContain('Error: never c: run 1\n');
  expect(end).toContain('Error: never c: run 2\n');
  expect(end.match(/Cannot find module '\.\/missing'/g)).toHaveLength(2);
  expect(end).toContain('\n1 flaky\n\n');
  expect({ ok, last }).toEqual({ ok: false, last: '4 passed, 2 failed' });
}, 60_000);

/** Tests of the project `after` follow those of `before`. @param {Record<'before' | 'after', string[]>} projects @param {string} [more] */
function playwrightProjects(projects, more = '') {
  const library = join(repoRoot, 'node_modules/@playwright/test/index.js');
  for (const [project, names] of Object.entries(projects))
    write(
      `${project}.spec.cjs`,
      [
        `const { test } = require('${library}');`,
        ...names.map((name) => `test('${name}', () => require('./helper.cjs').run('${name}'));`),
      ].join('\n'),
    );
  write(
    'playwright.config.cjs',
    `module.exports = { ${more} testDir: '.', workers: 2, projects: [
      { name: 'before', testMatch: 'before.spec.cjs' },
      { name: 'after', testMatch: 'after.spec.cjs', dependencies: ['before'] },
    ] };`,
  );
}

test('Playwright: failed tests are repeated with those that waited for them; one that fails twice has both errors', () => {
  playwrightProjects({ before: ['works', 'once b', 'never b'], after: ['c', 'd'] });
  const { ok, end, last } = runTests('playwright');
  expect(runs()).toEqual(['works', 'once b', 'never b', 'once b', 'never b', 'c', 'd']);
  expect(end).toMatch(/Flaky: .* \(1\):\n {2}\S*before\.spec\.cjs: once b\n {4}Error: once b: run 1\n/);
  expect(end).toContain('Failures (2)');
  expect(end).toContain('Error: never b: run 1\n');
  expect(end).toContain('Error: never b: run 2\n');
  expect({ ok, last }).toEqual({ ok: false, last: '4 passed, 1 failed' });
}, 60_000);

test('Playwright: a failed global set-up is not repeated', () => {
  playwrightProjects({ before: ['works'], after: [] }, "globalSetup: './set-up.cjs',");
  write('set-up.cjs', "module.exports = () => { throw new Error('no server'); };");
  const { ok, progress, end, last } = runTests('playwright');
  expect(progress).not.toContain('Repeated');
  expect(end).toContain('Error: no server');
  expect({ ok, last }).toEqual({ ok: false, last: '0 passed, 1 failed' });
}, 60_000);

const part = (/** @type {string} */ id, /** @type {string[]} */ ...messages) => ({
  id,
  file: id,
  seconds: 1,
  passed: messages.length > 0 ? 0 : 1,
  failures: messages.map((message) => ({ name: id, message })),
});

test('more failed parts than ten are not repeated, nor those of a run with an error of its own', async () => {
  const parts = Array.from({ length: 11 }, (_, index) => part(`${index}`, 'no row'));
  const errors = [{ name: 'Playwright', message: 'a worker ended' }];
  for (const report of [
    { parts, errors: [] },
    { parts: parts.slice(0, 1), errors },
  ]) {
    const asked = /** @type {unknown[]} */ ([]);
    const { failed } = await runWithRepeat(async (ids) => {
      asked.push(ids);
      return { ok: false, report };
    });
    expect(asked).toEqual([undefined]);
    expect(failed).toBe(report.parts.length + report.errors.length);
  }
});

test('a run without a report, or that failed without a failed test, has failed, also when it repeats', async () => {
  expect(await runWithRepeat(async () => ({ ok: true, report: null }))).toMatchObject({ passed: 0, failed: 1 });
  expect(await runWithRepeat(async () => ({ ok: false, report: { parts: [part('a')], errors: [] } }))).toMatchObject({
    passed: 1,
    failed: 1,
  });
  const first = { ok: false, report: { parts: [part('a', 'no row')], errors: [] } };
  expect(await runWithRepeat(async (ids) => (ids ? { ok: false, report: null } : first))).toMatchObject({
    failed: 2,
    flaky: [],
  });
});
