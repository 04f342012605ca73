import { createHash } from 'node:crypto';

/** The key of a proposed line, which is the same each time the same is proposed for a file: a UUID of version 8. */
export function lineKeyOf(fileId: string, identity: string): string {
  const hash = createHash('sha256').update(`${fileId}|${identity}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
