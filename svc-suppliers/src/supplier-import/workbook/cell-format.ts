import { formatValue, isDateFormat, serialToDate } from 'hucre';
import { elements } from './xml-text.js';

/** Turns the number of a cell into what a person sees in it. */
export type NumberText = (value: number) => string;

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
 * How the styles of a workbook show numbers, by the style's number.
 * @param styles the text of styles.xml; blank when there is none
 */
export function numberTexts(styles: string, is1904: boolean): NumberText[] {
  const codes = new Map(
    elements(styles, 'numFmt').map(({ numFmtId, formatCode }) => [numFmtId ?? '', formatCode ?? '']),
  );
  const [, cellFormats = ''] = /<(?:\w+:)?cellXfs[\s>]([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  return elements(cellFormats, 'xf').map(({ numFmtId = '0' }) => {
    // The formats built in have no code here, but a number by which hucre knows the dates among them.
    const code = codes.get(numFmtId) ?? numFmtId;
    if (isDateFormat(code)) return (value) => isoDate(serialToDate(value, is1904));
    if (DIGITS.test(code) && codes.has(numFmtId))
      return (value) => (Number.isSafeInteger(value) ? formatValue(value, code) : plainNumber(value));
    return plainNumber;
  });
}
