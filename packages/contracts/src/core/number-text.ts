/**
 * Numbers as people type, paste and export them. A text that could mean another number is refused with what to write instead, never
 * read as one of them (ADR 0055).
 */

/** Bounds of a stored `numeric` column. */
export interface DecimalRange {
  min: number;
  max: number;
  /** Decimal places of the column. More are rejected, since rounding would change evidence. */
  scale: number;
}

// Office programs and PDF files replace a typed hyphen-minus: U+2010 and U+2011 are hyphens, U+2013 is the en dash, U+2212 the minus sign.
const DASHES = '\\-\\u2010\\u2011\\u2013\\u2212';
const MINUS = new RegExp(`^[${DASHES}](?=[.\\d])`);
const RANGE = new RegExp(`\\d\\s*(?:[${DASHES}\\u2014]|to)\\s*[.\\d]`);
/** Where decimals have at most two places, '250.000' is a quarter of a million in many countries. */
const THOUSANDS_WITH_POINT = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** The text with '-' as its minus sign and without spaces around it. */
const toPlain = (text: string) => text.trim().replace(MINUS, '-');

/** What to write instead of a text that is not a number; `missing` if that cannot be known. */
function adviceFor(plain: string, missing: string): string {
  if (RANGE.test(plain)) return 'Enter one number, not a range';
  if (/^[+-]?\d{1,3}(\s\d{3})+(\.\d+)?$/.test(plain)) return `Write ${plain.replace(/\s/g, '')} without spaces`;
  if (!/^[+-]?[\d.,]*\d$/.test(plain) || !plain.includes(',')) return missing;
  const [withPoint, without] = [plain.replace(',', '.'), plain.replaceAll(',', '')];
  if (!PLAIN.test(withPoint)) return 'Write the number with a point for decimals and without commas, such as 1250.75';
  const written = /,\d{3}$/.test(plain) ? `${without} or ${Number(withPoint)}` : `${withPoint} with a point`;
  return `Write ${written}: a comma can mean thousands or decimals`;
}

/** The number that a typed or stored value is; null for a blank one and for a text that is not exactly one number. */
export function numberOf(value: string | number | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const plain = toPlain(value ?? '');
  return PLAIN.test(plain) ? Number(plain) : null;
}

/** The number in a text, or the sentence for its field. @param missing the sentence for a text that is not a number at all */
export function readDecimal(text: string, { min, max, scale }: DecimalRange, missing: string): number | string {
  const plain = toPlain(text);
  if (!PLAIN.test(plain)) return adviceFor(plain, missing);
  const number = Number(plain);
  if (number < min || number > max) return `Enter a number from ${min} to ${max}`;
  if ((plain.split('.')[1] ?? '').replace(/0+$/, '').length > scale) return `At most ${scale} decimal places`;
  if (scale < 3 && THOUSANDS_WITH_POINT.test(plain))
    return `Write ${plain.replace('.', '')} or ${number}: a point before three digits can mean thousands or decimals`;
  return number === 0 ? 0 : number;
}

/** The whole number in a text, or the sentence for its field. */
export function readWholeNumber(text: string, min: number, max: number): number | string {
  const message = `Enter a whole number from ${min} to ${max}`;
  const plain = toPlain(text);
  if (/^[+-]?\d{1,3}(,\d{3})+$/.test(plain)) return `Write ${plain.replaceAll(',', '')} without commas`;
  if (!/^[+-]?\d+$/.test(plain)) return plain.includes(',') ? message : adviceFor(plain, message);
  const number = Number(plain);
  return number < min || number > max || !Number.isSafeInteger(number) ? message : number + 0;
}
