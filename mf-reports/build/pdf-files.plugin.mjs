import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const PLUGIN = 'PdfFilesPlugin';
const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const root = path.dirname(manifest);
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));

/** What pdf.js fetches when a document needs it, with the licences: character maps, fonts, and decoders of scans without WebAssembly. */
const FOLDERS = [
  { folder: 'cmaps', wanted: /./ },
  { folder: 'standard_fonts', wanted: /./ },
  { folder: 'wasm', wanted: /_nowasm_fallback\.js$|^LICENSE_(PDFJS_)?(JBIG2|OPENJPEG)$/ },
];

/** Puts the files of pdf.js that it loads by itself beside the bundle, in a folder named after its version: they are kept for ever, like hashed ones. */
export class PdfFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const emit = (/** @type {string} */ from, /** @type {string} */ to) =>
        // Minified already, as far as it goes: minifying a megabyte once more gains nothing.
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
