import { expect, test } from '@jest/globals';
import { relative } from 'node:path';
import { typeConfigFiles, typePrograms } from '../verification/checks/type-programs.mjs';
import { repoRoot } from '../paths.mjs';

const programs = typePrograms(typeConfigFiles());
const programOf = (/** @type {string} */ folder) =>
  programs.find(({ include }) => include.some((path) => relative(repoRoot, path) === folder));

test('every workspace with types is part of a program', () => {
  const folders = [
    'shell/src',
    'mf-actions/src',
    'svc-quality/test',
    'packages/federation/src',
    'tools',
    'e2e/bench/*.mjs',
  ];
  expect(folders.filter((folder) => !programOf(folder))).toEqual([]);
});

test('modules share one program, services another', () => {
  expect(programOf('shell/src')).toBe(programOf('packages/ui/src'));
  expect(programOf('svc-quality/src')).toBe(programOf('packages/contracts/src'));
  expect(programOf('svc-quality/src')).not.toBe(programOf('shell/src'));
});
