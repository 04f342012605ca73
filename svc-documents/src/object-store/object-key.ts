const SHA256 = /^[0-9a-f]{64}$/;

/** Path of an object below the root of its store: `objects/ab/<sha256>`. */
export function toObjectKey(sha256: string): string {
  if (!SHA256.test(sha256)) throw new Error(`${sha256} is not a SHA-256`);
  return `objects/${sha256.slice(0, 2)}/${sha256}`;
}

/** The SHA-256 at the end of a path; undefined for a file that is not an object. */
export function parseObjectKey(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return SHA256.test(name) ? name : undefined;
}
