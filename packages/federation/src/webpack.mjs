import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFacts } from '@fsvp/contracts/module-registry';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base.config.mjs';
import { readHostOffer } from './host-offer.mjs';
import { HostOfferPlugin } from './host-offer.plugin.mjs';
import { ModuleManifestPlugin } from './module-manifest.plugin.mjs';
import { remoteShared } from './shared.mjs';

/** @typedef {{ mode?: 'production' | 'development' | 'none' }} Arguments */

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const modeOf = (/** @type {Arguments | undefined} */ args) =>
  args?.mode === 'development' ? 'development' : 'production';

/**
 * The shell: a plain bundle without references to modules; it creates its federation host at run time (see host.ts).
 * @param {{ dir: string }} options
 */
export function defineShell({ dir }) {
  return async (/** @type {unknown} */ _env, /** @type {Arguments} */ args) => {
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
          // Chunks that change only with dependencies, so that browsers keep them in the cache after a release.
          // Several, because a file is compiled in one task.
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
        // The host registers entries directly, so the runtime's snapshot code for manifests is not needed.
        new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' }),
        new HostOfferPlugin(await readHostOffer()),
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
 * A module. remote.json describes it (contracts: remoteFacts); its only exposed file is src/remote.tsx.
 * @param {{ dir: string }} options
 * @throws if remote.json is invalid
 */
export function defineRemote({ dir }) {
  const facts = parseFacts(path.join(dir, 'remote.json'));
  const { version } = readJson(path.join(dir, 'package.json'));
  const globalName = facts.name.replaceAll('-', '_');
  return (/** @type {unknown} */ _env, /** @type {Arguments} */ args) => {
    const mode = modeOf(args);
    // The host loads a module's style sheets and checks their hashes; only hot reload needs the module's own loader.
    const base = baseConfig({ dir, name: globalName, mode, loadsStyles: mode === 'development' });
    /** @type {import('webpack').Configuration} */
    const config = {
      ...base,
      entry: {},
      // A release may be on another origin, where integrity and errors can only be read with CORS.
      output: { ...base.output, publicPath: 'auto', crossOriginLoading: 'anonymous' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: globalName,
          filename: 'static/remoteEntry.[contenthash:10].js',
          exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
          shared: remoteShared(),
          manifest: false,
          dts: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        new ModuleManifestPlugin({ facts, version, globalName }),
      ],
    };
    return config;
  };
}

/** @param {string} file */
function parseFacts(file) {
  const parsed = remoteFacts.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
  );
}
