const HEADER = 'ignored-fields';
/** Each name is a string or a display string (RFC 9651, 3.3.3 and 3.3.8). */
const NAME = /(%?)"((?:[^"\\]|\\.)*)"/g;

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // The change is stored, whatever a proxy has made of the header.
    return encoded;
  }
}

/** The fields of the body that the suite did not store, by their paths, such as 'sites.0.adress'. */
export function readIgnoredFields(headers: Headers): string[] {
  return [...(headers.get(HEADER) ?? '').matchAll(NAME)].map(([, encoded, text = '']) =>
    encoded ? decode(text) : text.replace(/\\(.)/g, '$1'),
  );
}
