/** Excel reads CSV as UTF-8 only if it begins with one. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Lets the browser save a text as a file.
 * @param name of the file
 * @param type media type, such as text/csv
 */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([type === 'text/csv' ? BYTE_ORDER_MARK + text : text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the object URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
