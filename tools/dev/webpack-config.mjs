import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { repoRoot } from '../paths.mjs';

const require = createRequire(import.meta.url);
const fileBeside = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

export const HMR_PATH = '/__dev/changes';

const runtime = require.resolve('react-refresh/runtime');
const sharedRuntime = fileBeside('./provided-refresh-runtime.cjs');

/**
 * A project's own webpack configuration with React Refresh.
 * @param {string} folder of the shell or a module @param {string} output
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function developmentConfig(folder, output) {
  const file = join(repoRoot, folder, 'webpack.config.mjs');
  const { default: define } = await import(pathToFileURL(file).href);
  /** @type {import('webpack').Configuration} */
  const config = await define({}, { mode: 'development' });
  const isShell = folder === 'shell';
  const entries = [
    ...(isShell ? [fileBeside('./provide-refresh-runtime.mjs')] : []),
    `${require.resolve('webpack-hot-middleware/client')}?path=${HMR_PATH}&name=${folder}&reload=true`,
  ];
  return {
    ...config,
    name: folder,
    // The gateway serves nothing outside static/.
    output: {
      ...config.output,
      path: output,
      clean: false,
      hotUpdateMainFilename: 'static/[runtime].[fullhash].hot-update.json',
      hotUpdateChunkFilename: 'static/[id].[fullhash].hot-update.js',
    },
    resolve: {
      ...config.resolve,
      // The refresh plugin's loader imports the runtime by its absolute path.
      alias: isShell ? {} : { 'react-refresh/runtime': sharedRuntime, [runtime]: sharedRuntime },
    },
    module: { ...config.module, rules: config.module?.rules?.map(withRefresh) },
    plugins: [
      ...entries.map((entry) => new webpack.EntryPlugin(join(repoRoot, folder), entry, { name: undefined })),
      ...(config.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      // One library name for all builds, so that the runtime is connected to React once.
      new ReactRefreshPlugin({ library: 'fsvp', overlay: false, exclude: [/node_modules/, /[\\/]tools[\\/]dev[\\/]/] }),
    ],
    cache: { .../** @type {import('webpack').FileCacheOptions} */ (config.cache), name: `dev-${folder}` },
    infrastructureLogging: { level: 'error' },
  };
}

/** @param {any} rule @returns {any} */
function withRefresh(rule) {
  if (!rule.options?.jsc) return rule;
  const { jsc } = rule.options;
  const react = { ...jsc.transform.react, development: true, refresh: true };
  return { ...rule, options: { ...rule.options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}
