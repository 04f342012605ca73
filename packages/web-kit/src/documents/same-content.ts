import type { UploadRow } from './upload-row.js';

const digests = new WeakMap<File, Promise<string>>();

async function digestOf(file: File): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return new Uint8Array(bytes).join(' ');
}

function knownDigestOf(file: File): Promise<string> {
  const known = digests.get(file) ?? digestOf(file);
  digests.set(file, known);
  return known;
}

/** The row before this one whose file has the same content. None is found without a secure context, or if a file cannot be read. */
export async function rowOfSameContent(row: UploadRow, rows: readonly UploadRow[]): Promise<UploadRow | undefined> {
  // Typed as always there; browsers leave it out for addresses of http.
  if (!(crypto.subtle as SubtleCrypto | undefined)) return undefined;
  const place = rows.findIndex(({ key }) => key === row.key);
  for (const other of rows.slice(0, Math.max(0, place))) {
    if (other.state === 'refused' || other.file.size !== row.file.size) continue;
    const [one, another] = await Promise.all([knownDigestOf(row.file), knownDigestOf(other.file)]);
    if (one === another) return other;
  }
  return undefined;
}
