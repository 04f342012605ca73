import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Passes bytes on, counts and hashes them. */
function createMeter() {
  const hash = createHash('sha256');
  const meter = {
    bytes: 0,
    sha256: () => hash.digest('hex'),
    measure: async function* (/** @type {AsyncIterable<Buffer>} */ chunks) {
      for await (const chunk of chunks) {
        meter.bytes += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
  };
  return meter;
}

/**
 * Writes a compressed file.
 * @param {string} folder @param {string} name relative to the folder
 * @param {NodeJS.ReadableStream} content @param {AbortSignal} signal
 * @returns {Promise<import('./manifest.mjs').BackupFile>}
 */
export async function writeCompressed(folder, name, content, signal) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const meter = createMeter();
  await pipeline(
    content,
    createGzip({ level: 4 }),
    meter.measure,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    { signal },
  );
  return { file: name, bytes: meter.bytes, sha256: meter.sha256() };
}

/** @param {string} folder @param {string} name */
export const readCompressed = (folder, name) => {
  const unpacked = createGunzip();
  // Reported by the reader of the stream.
  pipeline(createReadStream(join(folder, name)), unpacked).catch(() => undefined);
  return unpacked;
};

/** @param {string} path @returns {Promise<string>} its SHA-256 */
export async function hashFile(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
