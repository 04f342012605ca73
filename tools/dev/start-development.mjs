import { ownAddress } from '../public-address.mjs';
import { startSuite } from '../suite.mjs';
import { startFrontEnd } from './front-end.mjs';
import { startFrontServer } from './front-server.mjs';
import { reloadServicesOnChange } from './service-reloader.mjs';

/**
 * Starts the suite with some modules and services reloading on change.
 * @param {import('../suite.mjs').SuiteOptions & { port: number, host: string, note: (text: string) => void,
 *   step: <T>(label: string, work: () => Promise<T>) => Promise<T>, targets: import('./targets.mjs').DevTargets }} options
 * @returns {Promise<import('../suite.mjs').Suite>} at the address of the development server
 */
export async function startDevelopment({ port, host, targets, ...options }) {
  const { note, step } = options;
  const { modules, services } = targets;
  const frontEnd = await step(`Building the shell${modules.map((name) => `, ${name}`).join('')} for development`, () =>
    startFrontEnd({ modules, note }),
  );
  // A developer waits for each restart, and nobody else uses the suite.
  const env = { ...options.env, SHELL_DIR: frontEnd.shellDir, DRAIN_MS: '0' };
  const suite = await startSuite({ ...options, publicPort: port, env });
  const closeServer = await startFrontServer({ port, host, gatewayPort: suite.port, frontEnd });
  const stopWatching = await reloadServicesOnChange({ services, suite, note });
  return {
    ...suite,
    url: ownAddress(host, port),
    port,
    stop: async () => {
      closeServer();
      await Promise.all([stopWatching(), frontEnd.close()]);
      await suite.stop();
    },
  };
}
