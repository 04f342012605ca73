/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';

// pdf.js needs this function of Node 22.
if (!('withResolvers' in Promise)) {
  Object.assign(Promise, {
    withResolvers() {
      let resolve, reject;
      const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
      });
      return { promise, resolve, reject };
    },
  });
}
Object.assign(globalThis, {
  __webpack_public_path__: '/',
  pdfjsWorker: await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string),
});
jest.unstable_mockModule('pdfjs-dist', () => import('pdfjs-dist/legacy/build/pdf.mjs'));
const { readFirstPage } = await import('./pdf-text.js');

const text = 'BT /F1 24 Tf 72 700 Td (Certificate of Analysis) Tj ET';
const encryption = `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;
/** A PDF of one page. */
function pdfOf(content: string, trailer = ''): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    encryption,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 7\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<< /Size 7 /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF`;
}

const read = (file: string) => readFirstPage(new Blob([file]));

test('reads the first page, and tells a damaged file from one without text or with a password', async () => {
  // pdf.js reports the missing fonts and what it tries with damaged files.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await read(pdfOf(text))).toBe('Certificate of Analysis');
  expect(await read(pdfOf(''))).toBe('');
  expect(await read(pdfOf(text, '/Encrypt 6 0 R /ID [<41> <41>]'))).toBe('');
  expect(await read(pdfOf(text).slice(0, 150))).toBeUndefined();
  expect(await read('no PDF')).toBeUndefined();
});
