import { GlobalWorkerOptions, version } from 'pdfjs-dist';

/** The URL of the module's folder, set by webpack at run time. */
declare const __webpack_public_path__: string;

/** Files that pdf.js fetches itself; build/pdf-files.plugin.mjs copies them there. */
const base = `${__webpack_public_path__}static/pdfjs-${version}/`;

GlobalWorkerOptions.workerSrc = `${base}pdf.worker.js`;

/** Options for every document: all files come from our origin, and nothing is evaluated. */
export const PDF_FILES = {
  cMapUrl: `${base}cmaps/`,
  standardFontDataUrl: `${base}standard_fonts/`,
  wasmUrl: `${base}wasm/`,
  // The Content-Security-Policy does not allow WebAssembly; plain script decoders are used instead.
  useWasm: false,
  // The worker's Content-Security-Policy forbids fetching, so the page does it.
  useWorkerFetch: false,
  // System fonts would make a page look different on each machine.
  useSystemFonts: false,
};
