import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const dir = fileURLToPath(new URL('.', import.meta.url));

/** The gallery opens from the file system: `.local/gallery/index.html`. It is never part of the product. */
export default {
  mode: 'development',
  context: dir,
  entry: './gallery.tsx',
  devtool: 'source-map',
  output: { path: path.join(dir, '../.local/gallery'), filename: '[name].js', publicPath: 'auto', clean: true },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['source', '...'],
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          swcrc: false,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          'css-loader',
          {
            loader: 'postcss-loader',
            options: { postcssOptions: { config: false, plugins: ['@tailwindcss/postcss'] } },
          },
        ],
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin(), new HtmlWebpackPlugin({ template: path.join(dir, 'index.html') })],
  stats: 'errors-warnings',
};
