import { cleanText } from '@fsvp/contracts/core/text';
import { unguardCell } from './formula-guard.js';

/** What spreadsheets show instead of a value, in any language: #N/A, #REF!, #BEZUG!, #¡VALOR!, Err:502, #####. */
const ERROR_VALUE = /^(?:#(?:N\/?[ADV]|n\/a|[¡¿]?[\p{Lu}_/0]+[!?]|GETTING_DATA|#+)|Err:5\d\d)$/u;
/** In place of the result of a formula that the workbook does not contain: some programs write formulas and do not calculate them. */
export const NOT_CALCULATED = '#NOT_CALCULATED!';
/** 3.01E+09 has lost digits, and 100417.0 is a code that a program has taken for a number. */
const ROUNDED_NUMBER = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$|^\d+[.,]0+$/i;

const YES_NO: Readonly<Record<string, 'true' | 'false'>> = {
  yes: 'true',
  y: 'true',
  true: 'true',
  '1': 'true',
  no: 'false',
  n: 'false',
  false: 'false',
  '0': 'false',
};

/** The value of a cell: composed, without blanks and invisible characters around it, and without the quote of `guardCell`. */
export function cleanCell(text: string): string {
  return unguardCell(cleanText(text));
}

/** Whether a cell has an error of the spreadsheet instead of a value. */
export function isErrorValue(cell: string): boolean {
  return ERROR_VALUE.test(cell);
}

/** Whether a cell for a code, such as an id or a postal code, has a number in a form that codes do not have. */
export function isRoundedNumber(cell: string): boolean {
  return ROUNDED_NUMBER.test(cell);
}

/** Reads yes, no, TRUE, 0 and the like, in any case; undefined for other text. */
export function readYesNo(cell: string): 'true' | 'false' | undefined {
  const text = cell.toLowerCase();
  return Object.hasOwn(YES_NO, text) ? YES_NO[text] : undefined;
}

/**
 * What a spreadsheet has made of a cell, which must not be stored: an error of a formula, or a code as a rounded number.
 * @param isCode the cell is for digits that are no number, such as an id or a postal code
 * @returns as the end of a sentence, such as 'the error #N/A. …'
 */
export function describeCellProblem(cell: string, isCode = false): string | undefined {
  if (cell === NOT_CALCULATED)
    return 'a formula without a result. Open the workbook in a spreadsheet program and save it again';
  if (isErrorValue(cell)) return `the error ${cell}. Correct it in the spreadsheet, or leave the cell blank`;
  if (isCode && isRoundedNumber(cell))
    return `a rounded number, ${cell}. Format the column as text and enter all digits`;
  return undefined;
}
