import { invalidInput } from './problem.error.js';

const ENTITY_TAG = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`;
const LIST = new RegExp(`^[\\s,]*${ENTITY_TAG}(?:\\s*,[\\s,]*${ENTITY_TAG})*[\\s,]*$`);

/**
 * Reads If-Match (RFC 9110, 13.1.1): the versions of which one must be the current one, or undefined if any may be. A
 * weak entity tag matches no version.
 * @throws 400 for anything but * or a list of entity tags
 */
export function readIfMatch(header: string | undefined): string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  if (!LIST.test(header))
    throw invalidInput([{ path: 'If-Match', message: 'Send * or a list of ETags, such as "3", "4"' }]);
  const tags = header.match(new RegExp(ENTITY_TAG, 'g')) ?? [];
  return tags.filter((tag) => tag.startsWith('"')).map((tag) => tag.slice(1, -1));
}
