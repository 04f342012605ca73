import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';
import { OperatorError } from '../operator-error.mjs';
import { cacheDir } from '../paths.mjs';
import { HMR_PATH, developmentConfig } from './webpack-config.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * Builds the shell and some modules for development, and again on every change. The shell is always one of them: React Refresh needs React's
 * development build, and the shell provides React.
 * @param {{ modules: string[], note: (text: string) => void }} options
 */
export async function startFrontEnd({ modules, note }) {
  const folders = ['shell', ...modules];
  const outputOf = (/** @type {string} */ folder) => join(cacheDir, 'dev', folder);
  const shellDir = outputOf('shell');
  mkdirSync(join(shellDir, 'static'), { recursive: true });
  const configs = await Promise.all(folders.map((folder) => developmentConfig(folder, outputOf(folder))));
  const compiler = webpack(configs);
  if (!compiler) throw new Error('webpack created no compiler');
  const assets = devMiddleware(compiler, {
    index: false,
    stats: false,
    // The gateway reads the page from the disk; everything else stays in memory.
    writeToDisk: (file) => file.startsWith(shellDir) && basename(file) === 'index.html',
  });
  const changes = hotMiddleware(compiler, { path: HMR_PATH, log: false });
  compiler.hooks.done.tap('dev', ({ stats }) => {
    for (const one of stats)
      if (one.hasErrors())
        note(`${one.compilation.name} does not compile:\n\n${one.toString({ all: false, errors: true })}\n`);
  });
  const first = await new Promise((done) => assets.waitUntilValid(done));
  if (first?.hasErrors())
    throw new OperatorError(`The front end does not compile:\n\n${first.toString({ all: false, errors: true })}`);

  return {
    shellDir,
    modules,
    /** The manifest of a module's last build. @param {string} name @returns {Promise<any>} */
    async manifestOf(name) {
      await new Promise((done) => assets.waitUntilValid(done));
      const file = join(outputOf(name), 'module.json');
      return JSON.parse(/** @type {any} */ (assets.context.outputFileSystem).readFileSync(file, 'utf8'));
    },
    /**
     * Answers requests for built files and for the stream of changes.
     * @param {IncomingMessage} request @param {ServerResponse} response @param {() => void} next called for anything else
     */
    handle(request, response, next) {
      changes(/** @type {any} */ (request), /** @type {any} */ (response), () => void assets(request, response, next));
    },
    close: () => new Promise((done) => assets.close(done)),
  };
}

/** @typedef {Awaited<ReturnType<typeof startFrontEnd>>} FrontEnd */
