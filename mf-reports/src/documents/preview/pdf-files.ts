import { GlobalWorkerOptions, version } from 'pdfjs-dist';

/** The module's own folder on the server, known when it runs (webpack). */
declare const __webpack_public_path__: string;

/** What pdf.js fetches by itself; the build puts it there (build/pdf-files.plugin.mjs). */
const base = `${__webpack_public_path__}static/pdfjs-${version}/`;

GlobalWorkerOptions.workerSrc = `${base}pdf.worker.js`;

/** How each document is opened: everything comes from our own origin, nothing is evaluated. */
export const PDF_FILES = {
  cMapUrl: `${base}cmaps/`,
  standardFontDataUrl: `${base}standard_fonts/`,
  wasmUrl: `${base}wasm/`,
  // WebAssembly needs a policy that allows evaluation; the decoders of scans are there as plain script too.
  useWasm: false,
  // The worker may fetch nothing by its own policy: the page does it.
  useWorkerFetch: false,
  // The fonts of the reader's machine would make the page look otherwise elsewhere.
  useSystemFonts: false,
};
