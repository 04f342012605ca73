import { join } from 'node:path';
import { describeEnvironments } from '../describe-processes.mjs';
import { OperatorError, messageOf } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';
import { productProcesses, services } from '../processes.mjs';

/** @typedef {import('../describe-processes.mjs').Facts} Facts */

/** In place of what is known only when the servers run. */
const unknownYet = {
  infrastructure: { natsUrl: 'nats://127.0.0.1:4222', redisUrl: 'redis://127.0.0.1:6379', streamBytes: undefined },
  databases: /** @type {Facts['databases']} */ (
    Object.fromEntries(
      productProcesses.map(({ database }) => [
        database,
        { owner: 'postgres://127.0.0.1/x', application: 'postgres://127.0.0.1/x' },
      ]),
    )
  ),
  places: /** @type {Facts['places']} */ (
    Object.fromEntries(productProcesses.map(({ name }) => [name, [{ name, port: 8080, metricsPort: 8080 }]]))
  ),
  started: services,
};

/**
 * Lets every service read its settings before anything is started or changed.
 * @param {import('../suite.mjs').SuiteOptions} options
 * @param {Pick<Facts, 'host' | 'secrets' | 'moduleStore' | 'builds'>} facts
 * @throws {OperatorError} with a line for each wrong setting
 */
export async function checkSettings(options, facts) {
  // An earlier release does not read a given environment.
  if (facts.builds.services !== repoRoot) return;
  /** @type {Set<string>} */ const lines = new Set();
  for (const { workspace, env } of describeEnvironments(options, { ...unknownYet, ...facts })) {
    const { loadConfig } = await import(join(repoRoot, workspace, 'dist', 'config.js'));
    try {
      loadConfig({ ...process.env, ...env, PORT: '8080' });
    } catch (error) {
      for (const line of messageOf(error).split('\n')) lines.add(line);
    }
  }
  if (lines.size) throw new OperatorError(`Correct these settings and start again:\n  ${[...lines].join('\n  ')}`);
}
