import { getDocument, GlobalWorkerOptions, InvalidPDFException, version } from 'pdfjs-dist';

/** The URL of the folder of the built files, set by webpack at run time. */
declare const __webpack_public_path__: string;

/** Longer than any page of text takes; a file may be made to take forever. */
const LONGEST_MS = 5_000;
const LONGEST_TEXT = 20_000;

/**
 * The text of the first page of a PDF, line by line. It is read in a worker.
 * @returns undefined for a damaged file; an empty text for one that is encrypted, only has pictures or takes too long
 */
export async function readFirstPage(file: Blob): Promise<string | undefined> {
  // Copied there by PdfFilesPlugin.
  const base = `${__webpack_public_path__}static/pdfjs-${version}/`;
  GlobalWorkerOptions.workerSrc = `${base}pdf.worker.js`;
  const task = getDocument({
    data: await file.arrayBuffer(),
    cMapUrl: `${base}cmaps/`,
    standardFontDataUrl: `${base}standard_fonts/`,
    // The Content-Security-Policy of the worker allows neither WebAssembly nor fetching.
    useWasm: false,
    useWorkerFetch: false,
    disableFontFace: true,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(''), LONGEST_MS);
  });
  const read = async () => {
    const page = await (await task.promise).getPage(1);
    const { items } = await page.getTextContent();
    let text = '';
    for (const item of items) {
      if (text.length > LONGEST_TEXT) break;
      if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    }
    return text;
  };
  try {
    return await Promise.race([
      read().catch((error: unknown) => (error instanceof InvalidPDFException ? undefined : '')),
      limit,
    ]);
  } finally {
    clearTimeout(timer);
    void task.destroy();
  }
}
