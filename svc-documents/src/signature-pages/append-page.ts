import { PDFDocument } from '@cantoo/pdf-lib';

/** A copy of a PDF file with pages at its end; undefined for a file that is encrypted or cannot be read. */
export async function appendPages(file: Uint8Array, pages: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const copy = await PDFDocument.load(file, { updateMetadata: false });
    const added = await PDFDocument.load(pages);
    for (const page of await copy.copyPages(added, added.getPageIndices())) copy.addPage(page);
    return await copy.save();
  } catch {
    return undefined;
  }
}
