import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base.config.mjs';
import { ModuleManifestPlugin } from './module-manifest.plugin.mjs';
import { remoteShared } from './shared.mjs';

/** @typedef {{ mode?: 'production' | 'development' | 'none' }} Arguments */

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const modeOf = (/** @type {Arguments | undefined} */ args) =>
  args?.mode === 'development' ? 'development' : 'production';

/**
 * The shell: a plain bundle that knows no module; it makes its federation host at run time (see host.ts).
 * @param {{ dir: string }} options
 */
export function defineShell({ dir }) {
  return (/** @type {unknown} */ _env, /** @type {Arguments} */ args) => {
    const base = baseConfig({ dir, name: 'shell', mode: modeOf(args) });
    /** @type {import('webpack').Configuration} */
    const config = {
      ...base,
      entry: { main: path.join(dir, 'src/main.ts') },
      output: { ...base.output, publicPath: '/' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          chunks: 'async',
          // They change with dependencies only, so that a release of ours leaves them in the browser's cache; several, since a browser compiles a file in one task.
          cacheGroups: {
            default: false,
            defaultVendors: false,
            react: {
              name: 'react',
              chunks: 'initial',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              enforce: true,
            },
            vendor: {
              name: 'vendor',
              chunks: 'initial',
              test: /[\\/]node_modules[\\/](react-router|@tanstack[\\/](react-query|query-core)|@module-federation)[\\/]/,
              enforce: true,
            },
            parts: {
              name: 'parts',
              chunks: 'initial',
              test: /[\\/]node_modules[\\/](@radix-ui|radix-ui|@floating-ui|zod)[\\/]/,
              enforce: true,
            },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        // The host registers entries directly: no manifests, so none of the runtime's snapshot code.
        new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' }),
        new HtmlWebpackPlugin({
          template: path.join(dir, 'src/index.html'),
          inject: false,
          minify: false,
          scriptLoading: 'defer',
        }),
      ],
    };
    return config;
  };
}

/**
 * A module. Its facts stand in remote.json; its only exposed file is src/remote.tsx.
 * @param {{ dir: string, name?: string }} options name: the module's folder name, by default that of remote.json
 */
export function defineRemote({ dir, name }) {
  const facts = readJson(path.join(dir, 'remote.json'));
  const { version } = readJson(path.join(dir, 'package.json'));
  const globalName = (name ?? facts.name).replaceAll('-', '_');
  return (/** @type {unknown} */ _env, /** @type {Arguments} */ args) => {
    const base = baseConfig({ dir, name: globalName, mode: modeOf(args) });
    const exposedChunk = 'remote';
    /** @type {import('webpack').Configuration} */
    const config = {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: globalName,
          filename: 'static/remoteEntry.[contenthash:10].js',
          exposes: { './remote': { import: './src/remote.tsx', name: exposedChunk } },
          shared: remoteShared(),
          manifest: false,
          dts: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        new ModuleManifestPlugin({ facts, version, globalName, exposedChunk }),
      ],
    };
    return config;
  };
}
