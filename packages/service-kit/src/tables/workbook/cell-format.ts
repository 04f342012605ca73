import { formatValue, isDateFormat, serialToDate } from 'hucre';
import { collectElements, type XmlElement } from './xml-parser.js';

/** Formats a cell's number as a spreadsheet shows it. */
export type NumberFormatter = (value: number) => string;

// Spreadsheets have 15 significant digits. More would show binary rounding errors. No exponents.
const PLAIN_FORMAT = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/** Formats 0.30000000000000004 as 0.3, and 1e21 with all its zeros. */
export function formatPlainNumber(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : PLAIN_FORMAT.format(value);
}

/** Formats a date as an ISO 8601 day, with its time of day if it has one. That is wall time of the suite: no offset. */
export function formatIsoDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  return date.toISOString().replace(/T00:00:00\.000Z$|(\.000)?Z$/, '');
}

/** What a section of a format code has besides its digits: colors and conditions, padding, text and quoted characters. */
const TEXTS = /\[[^\]]*\]|[_*].|"[^"]*"|\\./g;

/** Excel's own limit of a format code. */
const MAX_CODE_LENGTH = 255;

/**
 * Whether a format writes codes, such as 00000, \D\-00000 or [<=99999]00000;00000-0000: it shows leading zeros, or divides
 * the digits by hyphens, which are not part of the number. A number has decimals, thousands or a unit instead.
 */
function isCodeFormat(code: string): boolean {
  const withoutText = code.replace(TEXTS, (text) => (text === '\\-' || text === '"-"' ? '-' : ''));
  const sections = withoutText.split(';').filter((section) => !/^(@|general)?$/i.test(section.trim()));
  return sections.length > 0 && sections.every((section) => /^[-+() ]*(00|[0#]+ *-+ *[0#])[-+() 0#]*$/.test(section));
}

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
      .map(({ attributes: { numFmtId, formatCode = '' } }) => [numFmtId, formatCode]),
  );
  const formatters = new Map<string, NumberFormatter>();
  return selectCellFormats(elements).map(({ attributes: { numFmtId = '0' } }) => {
    const formatter = formatters.get(numFmtId) ?? createFormatter(numFmtId, codes.get(numFmtId), is1904);
    formatters.set(numFmtId, formatter);
    return formatter;
  });
}

/** @param code of a format that is not built in */
function createFormatter(id: string, code: string | undefined, is1904: boolean): NumberFormatter {
  if (code && code.length > MAX_CODE_LENGTH) return formatPlainNumber;
  // Built-in formats have only a number; hucre recognizes date formats by that number too.
  if (isDateFormat(code ?? id)) return (value) => formatIsoDate(serialToDate(value, is1904));
  if (code && isCodeFormat(code))
    return (value) => (Number.isSafeInteger(value) ? formatValue(value, code) : formatPlainNumber(value));
  return formatPlainNumber;
}

/** Cell formats follow `cellXfs`. The formats of named styles follow `cellStyleXfs` and are skipped. */
function selectCellFormats(elements: XmlElement[]): XmlElement[] {
  let list = '';
  return elements.filter(({ name }) => {
    if (name.endsWith('Xfs')) list = name;
    return name === 'xf' && list === 'cellXfs';
  });
}
