const SHA256 = /^[0-9a-f]{64}$/;

/** Where an object lies below the root of its store: `objects/ab/<sha256>`. */
export function objectName(sha256: string): string {
  if (!SHA256.test(sha256)) throw new Error(`${sha256} is no SHA-256`);
  return `objects/${sha256.slice(0, 2)}/${sha256}`;
}

/** The SHA-256 that a path ends in; undefined for what is none of ours. */
export function sha256Of(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return SHA256.test(name) ? name : undefined;
}
