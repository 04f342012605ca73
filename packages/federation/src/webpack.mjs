import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteFacts } from '@fsvp/contracts/modules/remote-facts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base.config.mjs';
import { readHostOffer } from './host-offer.mjs';
import { HostOfferPlugin } from './host-offer.plugin.mjs';
import { chunkOf, ModuleManifestPlugin } from './module-manifest.plugin.mjs';
import { remoteShared } from './shared.mjs';

/** @typedef {{ mode?: 'production' | 'development' | 'none' }} Arguments */

/** The chunk of src/remote.tsx. */
const REMOTE = 'remote';

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const modeOf = (/** @type {Arguments | undefined} */ args) =>
  args?.mode === 'development' ? 'development' : 'production';

/**
 * The shell: a plain bundle without references to modules; it creates its federation host at run time (see host.ts).
 * @param {{ dir: string, screens?: Record<string, string>, firstCalls?: Record<string, string[]> }} options
 *   screens: the chunks of its own screens; firstCalls: theirs (contracts: hostOffer)
 */
export function defineShell({ dir, screens, firstCalls }) {
  return async (/** @type {unknown} */ _env, /** @type {Arguments} */ args) => {
    const mode = modeOf(args);
    const base = baseConfig({ dir, name: 'shell', mode });
    /** @type {import('webpack').Configuration} */
    const config = {
      ...base,
      entry: { main: path.join(dir, 'src/main.ts') },
      output: { ...base.output, publicPath: '/' },
      // The package's exports lead to its development build, of which warnings are a part.
      resolve: {
        ...base.resolve,
        ...(mode === 'production' && { alias: { ...base.resolve?.alias, 'react-router$': productionRouter() } }),
      },
      optimization: {
        ...base.optimization,
        splitChunks: {
          chunks: 'async',
          // A file that changes only with the dependencies, so that browsers keep it in the cache after a release.
          cacheGroups: {
            default: false,
            defaultVendors: false,
            libraries: { name: 'libraries', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new HostOfferPlugin(await readHostOffer(), { screens, firstCalls }),
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
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'async', cacheGroups: entryGroups(globalName, facts.routes) },
      },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: globalName,
          filename: 'static/remoteEntry.[contenthash:10].js',
          exposes: { './remote': { import: './src/remote.tsx', name: REMOTE } },
          shared: remoteShared(),
          shareStrategy: 'loaded-first',
          dts: false,
          virtualRuntimeEntry: true,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        new ModuleManifestPlugin({ facts, version, globalName }),
      ],
    };
    return config;
  };
}

/**
 * Moves what every screen needs into the entry. A screen's own code is the only other file that it needs at first: what only
 * some screens share is in each of them. What several files need that screens load later, such as dialogs, is a file of its own.
 * @param {string} entry @param {string[]} routes
 */
function entryGroups(entry, routes) {
  const screens = routes.map(chunkOf);
  const shared = {
    name: entry,
    test: (/** @type {import('webpack').Module} */ { type }) => type.startsWith('javascript/'),
    enforce: true,
  };
  const isScreen = (/** @type {import('webpack').Chunk} */ { name }) => screens.includes(name ?? '');
  return {
    default: /** @type {const} */ (false),
    defaultVendors: /** @type {const} */ (false),
    remote: { ...shared, chunks: isRemote },
    ...(screens.length > 1 && { common: { ...shared, chunks: isScreen, minChunks: screens.length } }),
    later: {
      ...shared,
      name: 'later',
      chunks: (/** @type {import('webpack').Chunk} */ chunk) => !isRemote(chunk) && !isFirst(chunk),
      minChunks: 2,
    },
  };
}

const isRemote = (/** @type {import('webpack').Chunk} */ { name }) => name === REMOTE;

/** Whether remote.tsx itself loads the chunk: a screen, or an extension of another module's screen. */
const isFirst = (/** @type {import('webpack').Chunk} */ { groupsIterable }) =>
  [...groupsIterable].some((group) => group.getParents().some(({ chunks }) => chunks.some(isRemote)));

function productionRouter() {
  const main = fileURLToPath(import.meta.resolve('react-router'));
  return path.join(main.slice(0, main.lastIndexOf(`${path.sep}dist${path.sep}`)), 'dist', 'production', 'index.mjs');
}

/** @param {string} file */
function parseFacts(file) {
  const parsed = remoteFacts.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
  );
}
