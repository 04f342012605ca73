import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';

/**
 * Runs a command with its output in a log file; a failure quotes the lines that matter.
 * @param {string} command @param {string[]} args
 * @param {{ log: string, env?: NodeJS.ProcessEnv, cwd?: string, failure: string }} options failure: the sentence to show
 */
export async function runLogged(command, args, { log, env = process.env, cwd = repoRoot, failure }) {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const code = await new Promise((done) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output] });
    child.once('error', () => done(null));
    child.once('exit', done);
  });
  closeSync(output);
  if (code !== 0) throw new OperatorError(`${failure}${lastLines(log)}`);
}

/** @param {string} log */
function lastLines(log) {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? '' : `\n\n${lines.slice(-15).join('\n')}\n\nThe whole output: ${log}`;
}
