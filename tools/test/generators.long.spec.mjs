import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAggregate } from '../development/generators/aggregate.mjs';
import { addModule } from '../development/generators/module.mjs';
import { nameOf } from '../development/generators/names.mjs';
import { addScreen } from '../development/generators/screen.mjs';
import { addService } from '../development/generators/service.mjs';
import { Workspace } from '../development/generators/workspace.mjs';
import { services } from '../processes.mjs';
import { copyRepository } from './repository-copy.mjs';

const LIMIT_MS = 600_000;

/** @type {string} */ let copy;
/** @type {string[]} */ let files;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'generators-'));
  copyRepository(copy);
  const workspace = new Workspace(copy);
  addAggregate(workspace, nameOf('lab-test'), 'svc-quality');
  addScreen(workspace, nameOf('lab-tests'), 'mf-actions');
  addModule(workspace, nameOf('audits'));
  addService(workspace, nameOf('audits'));
  addAggregate(workspace, nameOf('finding'), 'svc-audits');
  files = await workspace.save();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** @param {string} program in node_modules @param {string[]} args @param {string} [folder] */
function run(program, args, folder = '.') {
  const { TEST_LANE: _lane, ...env } = process.env;
  try {
    execFileSync(
      process.execPath,
      [
        ...(program.includes('jest') ? ['--experimental-vm-modules'] : []),
        join(copy, 'node_modules', program),
        ...args,
      ],
      {
        cwd: join(copy, folder),
        env: { ...env, NODE_OPTIONS: '' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    return 'passed';
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    return `${stdout}\n${stderr}`;
  }
}

test(
  'generated code passes lint',
  () => {
    const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
    expect(run('eslint/bin/eslint.js', ['--max-warnings', '0', '--no-warn-ignored', ...sources])).toBe('passed');
  },
  LIMIT_MS,
);

test.each(['packages/contracts', 'svc-quality', 'svc-audits', 'svc-gateway', 'mf-actions', 'mf-audits', 'tools'])(
  'generated code passes the type check of %s',
  (folder) => expect(run('typescript-native/bin/tsc', ['--noEmit', '-p', folder])).toBe('passed'),
  LIMIT_MS,
);

test.each([
  ['mf-actions', 'src/lab-tests'],
  ['mf-audits', 'src/audits'],
  ['svc-quality', 'lab-test'],
  ['svc-audits', 'test'],
])(
  'the generated tests of %s pass',
  (folder, pattern) => expect(run('jest/bin/jest.js', ['--silent', pattern], folder)).toBe('passed'),
  LIMIT_MS,
);

test(
  'a generated module builds',
  () => {
    // Webpack configurations import the built contracts.
    const build = ['src', '-d', 'dist', '--strip-leading-paths', '--config-file', '../../swc.node.json'];
    expect(run('@swc/cli/bin/swc.js', build, 'packages/contracts')).toBe('passed');
    expect(run('webpack-cli/bin/cli.js', ['--mode', 'production'], 'mf-audits')).toBe('passed');
  },
  LIMIT_MS,
);

test(
  'a generated service is deployed with the others',
  () => {
    const build = ['src', '-d', 'dist', '--strip-leading-paths', '--config-file', '../swc.node.json'];
    const packages = build.with(-1, '../../swc.node.json');
    for (const folder of ['packages/contracts', 'packages/service-kit'])
      expect(run('@swc/cli/bin/swc.js', packages, folder)).toBe('passed');
    for (const { workspace } of services) expect(run('@swc/cli/bin/swc.js', build, workspace)).toBe('passed');
    expect(run('@swc/cli/bin/swc.js', build, 'svc-audits')).toBe('passed');
    expect(run('../tools/verification/check-deploy.mjs', [])).toBe('passed');
  },
  LIMIT_MS,
);
