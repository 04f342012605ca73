import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The canonical JSON text of a value (RFC 8785): the same for the same content, whatever the order of its members. */
export function canonicalText(value: object): string {
  return canonicalize(value) as string;
}

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
