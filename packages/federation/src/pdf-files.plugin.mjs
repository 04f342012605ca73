import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const PLUGIN = 'PdfFilesPlugin';
const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const root = path.dirname(manifest);
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));

/**
 * Files that pdf.js fetches on demand, with their licenses: character maps, fonts, and image decoders without
 * WebAssembly.
 */
const FOLDERS = [
  { folder: 'cmaps', wanted: /./ },
  { folder: 'standard_fonts', wanted: /./ },
  { folder: 'wasm', wanted: /_nowasm_fallback\.js$|^LICENSE_(PDFJS_)?(JBIG2|OPENJPEG)$/ },
];

/**
 * Copies the files that pdf.js fetches itself. The folder contains the version, so browsers can cache the files as long
 * as hashed ones.
 */
export class PdfFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const emit = (/** @type {string} */ from, /** @type {string} */ to) =>
        // Already minified; minifying a megabyte again gains nothing.
        compilation.emitAsset(
          `static/pdfjs-${version}/${to}`,
          new sources.RawSource(readFileSync(path.join(root, from))),
          { minimized: true },
        );
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        emit('build/pdf.worker.min.mjs', 'pdf.worker.js');
        for (const { folder, wanted } of FOLDERS) {
          for (const file of readdirSync(path.join(root, folder)))
            if (wanted.test(file)) emit(`${folder}/${file}`, `${folder}/${file}`);
        }
      });
    });
  }
}
