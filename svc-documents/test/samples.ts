import { deflateSync } from 'node:zlib';
import type { TestDocuments } from './start.js';

/** Minimal files of each type that the detector recognizes. */
export const SAMPLES = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  png: Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108020000009077 53de'.replace(/ /g, ''), 'hex'),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 0, 0, 0]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  webp: Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from([26, 0, 0, 0]),
    Buffer.from('WEBPVP8L'),
    Buffer.from([13, 0, 0, 0]),
    Buffer.alloc(14),
  ]),
  tiff: Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(16)]),
  csv: Buffer.from('name,country\r\nŻółć 食品,Poland\r\n'),
  txt: Buffer.from('Plain words: 5 < 6, and 日本.\n'),
};

/** The harmless file that every virus scanner reports. In two parts, so that they do not report this one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

/** One chunk of a PNG. The checksum is zero, because the service does not verify it. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

/** Uploads content and returns the object path. */
export async function uploadFile(
  service: TestDocuments,
  content: Uint8Array,
  type = 'application/octet-stream',
): Promise<string> {
  const target = (await service.request('POST', '/api/objects/upload')).body;
  const sent = await service.request('PUT', target.uploadURL, content, { 'content-type': type });
  if (sent.status !== 200) throw new Error(`Upload returned ${sent.status}: ${sent.text}`);
  return target.objectPath as string;
}

/** Uploads content and registers it as a document. */
export async function registerDocument(
  service: TestDocuments,
  fields: Record<string, unknown> = {},
  content: Uint8Array = SAMPLES.pdf,
) {
  const filePath = await uploadFile(service, content);
  return service.request('POST', '/api/documents', {
    title: 'HACCP certificate',
    type: 'certificate',
    fileName: 'certificate.pdf',
    filePath,
    ...fields,
  });
}
