/** Spaces and characters that nobody sees. */
const INVISIBLE = /[\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/;

/** A text of a file as the suite stores it, so that it equals what the suite has: composed (NFC), without spaces and invisible ends. */
export function cleanText(text: string): string {
  const composed = text.normalize('NFC');
  let start = 0;
  let end = composed.length;
  while (start < end && INVISIBLE.test(composed[start]!)) start++;
  while (end > start && INVISIBLE.test(composed[end - 1]!)) end--;
  return composed.slice(start, end);
}
