import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';

/**
 * Runs a command with its output in a log file. A failure quotes the part of the output that explains it.
 * @param {string} command @param {string[]} args
 * @param {{ log: string, env?: NodeJS.ProcessEnv, cwd?: string, signal?: AbortSignal, failure: string, excerpt?: (output: string) => string }} options
 *   failure: the sentence to show; excerpt: the part of the output to show with it, by default its end
 */
export async function runLogged(
  command,
  args,
  { log, env = process.env, cwd = repoRoot, signal, failure, excerpt = lastLines },
) {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const code = await new Promise((done) => {
    const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', output, output] });
    child.once('error', () => done(null));
    child.once('exit', done);
  });
  closeSync(output);
  if (code === 0) return;
  signal?.throwIfAborted();
  const quoted = excerpt(readFileSync(log, 'utf8')).trim();
  throw new OperatorError(quoted === '' ? failure : `${failure}\n\n${quoted}\n\nThe whole output: ${log}`);
}

/** @param {string} output */
const lastLines = (output) =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-15)
    .join('\n');
