import type { FileBytes } from './file-bytes.js';

const MAX_PARTS = 100_000;

/** Whether an image has its end. A truncated image shows half a certificate, or nothing. */
export async function isCompleteImage(bytes: FileBytes, mime: string): Promise<boolean> {
  if (mime === 'image/png') return isCompletePng(bytes);
  if (mime === 'image/jpeg') return isCompleteJpeg(bytes);
  if (mime === 'image/webp') return (await bytes.read(4, 4)).readUInt32LE() + 8 <= bytes.size;
  if (mime === 'image/tiff') return isCompleteTiff(bytes);
  return true;
}

/** Reads the chunks (length, type, data, checksum) up to IEND. */
async function isCompletePng(bytes: FileBytes): Promise<boolean> {
  let offset = 8;
  for (let parts = 0; parts < MAX_PARTS && offset + 12 <= bytes.size; parts += 1) {
    const head = await bytes.read(offset, 8);
    if (head.toString('latin1', 4) === 'IEND') return true;
    offset += 12 + head.readUInt32BE();
  }
  return false;
}

/**
 * Skips the segments before the image data, because they may contain a thumbnail with its own end marker. Cameras may
 * add data after the end.
 */
async function isCompleteJpeg(bytes: FileBytes): Promise<boolean> {
  const END = Buffer.from([0xff, 0xd9]);
  let offset = 2;
  for (let parts = 0; parts < MAX_PARTS && offset + 4 <= bytes.size; parts += 1) {
    const head = await bytes.read(offset, 4);
    if (head[0] !== 0xff || head[1] === 0xda || head[1] === 0xd9) break;
    // A marker may be preceded by any number of FF bytes.
    offset += head[1] === 0xff ? 1 : 2 + head.readUInt16BE(2);
  }
  return bytes.includes(END, offset);
}

/** Checks that the first image directory is within the file. */
async function isCompleteTiff(bytes: FileBytes): Promise<boolean> {
  const head = await bytes.read(0, 8);
  const littleEndian = head[0] === 0x49;
  const directory = littleEndian ? head.readUInt32LE(4) : head.readUInt32BE(4);
  const count = await bytes.read(directory, 2);
  if (count.length < 2) return false;
  return directory + 2 + 12 * (littleEndian ? count.readUInt16LE() : count.readUInt16BE()) <= bytes.size;
}
