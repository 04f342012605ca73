import type { FileBytes } from './file-bytes.js';

const MOST_PARTS = 100_000;

/** Whether an image has its end: one that is cut off shows half a certificate, or nothing. */
export async function isWholeImage(bytes: FileBytes, mime: string): Promise<boolean> {
  if (mime === 'image/png') return isWholePng(bytes);
  if (mime === 'image/jpeg') return isWholeJpeg(bytes);
  if (mime === 'image/webp') return (await bytes.at(4, 4)).readUInt32LE() + 8 <= bytes.size;
  if (mime === 'image/tiff') return isWholeTiff(bytes);
  return true;
}

/** Chunks up to IEND: length, type, data, checksum. */
async function isWholePng(bytes: FileBytes): Promise<boolean> {
  let offset = 8;
  for (let parts = 0; parts < MOST_PARTS && offset + 12 <= bytes.size; parts += 1) {
    const head = await bytes.at(offset, 8);
    if (head.toString('latin1', 4) === 'IEND') return true;
    offset += 12 + head.readUInt32BE();
  }
  return false;
}

/** Segments up to the picture itself, since those before may hold a small picture of their own; then the mark of the end. What cameras add behind it is theirs. */
async function isWholeJpeg(bytes: FileBytes): Promise<boolean> {
  const END = Buffer.from([0xff, 0xd9]);
  let offset = 2;
  for (let parts = 0; parts < MOST_PARTS && offset + 4 <= bytes.size; parts += 1) {
    const head = await bytes.at(offset, 4);
    if (head[0] !== 0xff || head[1] === 0xda || head[1] === 0xd9) break;
    // Any number of bytes FF may stand before a marker.
    offset += head[1] === 0xff ? 1 : 2 + head.readUInt16BE(2);
  }
  return bytes.has(END, offset);
}

/** The table of the first picture lies within the file. */
async function isWholeTiff(bytes: FileBytes): Promise<boolean> {
  const head = await bytes.at(0, 8);
  const little = head[0] === 0x49;
  const table = little ? head.readUInt32LE(4) : head.readUInt32BE(4);
  const count = await bytes.at(table, 2);
  if (count.length < 2) return false;
  return table + 2 + 12 * (little ? count.readUInt16LE() : count.readUInt16BE()) <= bytes.size;
}
