/** 16 random bytes. `crypto.randomUUID` is missing on http: origins other than localhost. */
export function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
