import { formatValue, isDateFormat, serialToDate } from 'hucre';
import { collectElements, type XmlElement } from './xml-parser.js';

/** Formats a cell's number as a person sees it. */
export type NumberFormatter = (value: number) => string;

// 15 digits are what a spreadsheet keeps; more would show the noise of binary fractions. Never an exponent.
const PLAIN = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/** 0.30000000000000004 as 0.3, 1e21 with all its zeros. */
export function plainNumber(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : PLAIN.format(value);
}

/** A date as its ISO 8601 day, or as an instant when it has a time of day. */
export function isoDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, iso.indexOf('T')) : iso;
}

/** Codes such as 00000 or 00000\\-0000, by which a workbook shows the leading zeros that its number has lost. */
const DIGITS = /^[0\-() \\]*00[0\-() \\]*$/;

/**
 * Reads how the cell styles of a workbook format numbers, by style number.
 * @param styles XML of styles.xml
 * @param is1904 whether the workbook counts its dates from 1904
 */
export async function readNumberFormatters(styles: AsyncIterable<string>, is1904: boolean): Promise<NumberFormatter[]> {
  const elements = await collectElements(styles, 'numFmt', 'cellStyleXfs', 'cellXfs', 'xf');
  const codes = new Map(
    elements
      .filter(({ name }) => name === 'numFmt')
      .map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? '']),
  );
  return cellFormats(elements).map(({ attributes: { numFmtId = '0' } }) => {
    // Built-in formats have a number instead of a code, and hucre knows the dates among them by it.
    const code = codes.get(numFmtId) ?? numFmtId;
    if (isDateFormat(code)) return (value) => isoDate(serialToDate(value, is1904));
    if (DIGITS.test(code) && codes.has(numFmtId))
      return (value) => (Number.isSafeInteger(value) ? formatValue(value, code) : plainNumber(value));
    return plainNumber;
  });
}

/** The formats that cells refer to follow `cellXfs`; those of named styles follow `cellStyleXfs`. */
function cellFormats(elements: XmlElement[]): XmlElement[] {
  let list = '';
  return elements.filter(({ name }) => {
    if (name.endsWith('Xfs')) list = name;
    return name === 'xf' && list === 'cellXfs';
  });
}
