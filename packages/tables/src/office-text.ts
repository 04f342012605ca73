const LONE_SURROGATE = /\p{Surrogate}/gu;
// CR is allowed, but readers of XML turn it into a line feed.
// eslint-disable-next-line no-control-regex -- the control characters are meant
const NOT_IN_XML = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

/**
 * Writes what XML has no character for as Office does (`_x000D_`), and text that looks like that as itself. Markup is
 * not escaped.
 */
export function escapeOfficeText(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(NOT_IN_XML, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(LONE_SURROGATE, '\ufffd');
}

/** Decodes Office escapes such as `_x000D_`. */
export function decodeOfficeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
