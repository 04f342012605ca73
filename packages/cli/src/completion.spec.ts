import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { runCli } from './testing/run-cli.js';

/** What bash offers after the words of a line, the last of which is incomplete. */
async function complete(...words: string[]): Promise<string[]> {
  const { out: script } = await runCli(['completion', 'bash']);
  const line = ['fsvp', ...words].map((word) => `'${word}'`).join(' ');
  const ask = `COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _fsvp; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', `${script}\n${ask}`], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

it('completes commands, collections, options and their values in bash', async () => {
  expect(await complete('')).toEqual(expect.arrayContaining(['login', 'list', 'changes', 'completion']));
  expect(await complete('li')).toEqual(['list']);
  expect(await complete('list', 'in')).toEqual(['inspections', 'individuals']);
  expect(await complete('--verbose', 'list', 'suppliers', '--fil')).toEqual(['--filter']);
  expect(await complete('reports', 'run', 'comp')).toEqual(['compliance']);
  expect(await complete('reports', 'run', 'compliance', '--format', 'p')).toEqual(['pdf']);
});

it.each(['zsh', 'fish'])('has the commands and collections in the script of %s', async (shell) => {
  const { out } = await runCli(['completion', shell]);
  for (const word of ['reports download', 'inspections', 'audit-trail']) expect(out).toContain(word);
});
