import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import texts from '@formatjs/unplugin/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { constants } from 'node:zlib';
import { ContractsPlugin } from './contracts.plugin.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The plugins and tables of the build: what webpack has cached was made by them. */
const OWN_FILES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => path.join(import.meta.dirname, file));
const loader = (/** @type {string} */ name) => fileURLToPath(import.meta.resolve(name));

/** @param {boolean} production */
function rules(production) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: loader('swc-loader'),
      options: {
        swcrc: false,
        sourceMaps: true,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false } },
        },
      },
    },
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        { loader: loader('css-loader'), options: { importLoaders: 1, sourceMap: false } },
        {
          loader: loader('postcss-loader'),
          options: {
            postcssOptions: { config: false, plugins: [[loader('@tailwindcss/postcss'), { optimize: production }]] },
          },
        },
      ],
    },
    {
      test: /\.(woff2|svg|png|webp)$/,
      type: 'asset/resource',
      generator: { filename: 'static/[name].[contenthash:10][ext]' },
    },
  ];
}

/** Compiles the texts of calls of `t`, and gives them the ids that they have in the catalogs (ADR 97). */
export const TEXTS = {
  additionalFunctionNames: ['t'],
  ast: true,
  flatten: false,
  filter: { id: /\.tsx?$/, code: 'defaultMessage' },
};

/** Compresses files at build time, so that the server does not compress each response. */
function compressed() {
  const shared = { test: /\.(js|css|svg)$/, threshold: 512, minRatio: 0.95 };
  // The plugin's types know gzip's options only.
  const brotli = /** @type {any} */ ({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return [
    new CompressionPlugin({
      ...shared,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
    }),
    new CompressionPlugin({
      ...shared,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: brotli,
    }),
  ];
}

/**
 * Webpack configuration that the shell and the modules share.
 * @param {{ dir: string, name: string, mode: 'production' | 'development', loadsStyles?: boolean }} options
 *   loadsStyles: whether the code itself loads the style sheets of its chunks, without a check of their hashes
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ dir, name, mode, loadsStyles = true }) {
  const production = mode === 'production';
  const hashed = (/** @type {string} */ extension) => `static/[name].[contenthash:10].${extension}`;
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // No eval devtool: the Content-Security-Policy blocks it, also in development.
    devtool: 'source-map',
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      filename: hashed('js'),
      chunkFilename: hashed('js'),
      uniqueName: name,
      chunkLoadingGlobal: `chunks_${name}`,
      chunkLoadTimeout: 6_000,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['source', '...'],
      // The build has compiled the texts, so that the page needs no parser for them.
      alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
    module: { rules: rules(production) },
    optimization: {
      // Terser, webpack's default, takes ten times as long for files of the same size.
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: { passes: 2 } } }),
        new CssMinimizerPlugin(),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    performance: { hints: false },
    plugins: [
      texts(TEXTS),
      new ContractsPlugin(),
      new MiniCssExtractPlugin({
        filename: hashed('css'),
        chunkFilename: hashed('css'),
        ignoreOrder: true,
        runtime: loadsStyles,
      }),
      ...(production ? compressed() : []),
    ],
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: path.join(ROOT, '.local/cache/webpack'),
      buildDependencies: { config: [...OWN_FILES, path.join(dir, 'package.json')] },
    },
    stats: 'errors-warnings',
  };
}
