import { MAX_CELLS } from '@fsvp/tables/record-splitter';
import type { ProblemError } from '../../problems/problem.error.js';
import { fileError } from '../file-error.js';

/** Limits the record that an unclosed quote creates. */
export const MAX_RECORD_CHARACTERS = 1_000_000;

const CORRECT_QUOTES = 'Correct its quotes, or import the file with quotes as ordinary characters (quotes=none).';

/** @param line on which the record begins */
export function invalidQuotes(line: number): ProblemError {
  return unreadable(line, `its quotes do not follow the CSV format. ${CORRECT_QUOTES}`);
}

/** @param line on which the record begins */
export function unclosedQuote(line: number): ProblemError {
  return unreadable(line, `a quote is never closed. ${CORRECT_QUOTES}`);
}

/**
 * @param line on which the record begins
 * @param inQuotes whether its limit is reached within quotes
 */
export function tooLong(line: number, inQuotes: boolean): ProblemError {
  const quotes = inQuotes ? ' If one of its quotes is not closed, correct that.' : '';
  return unreadable(line, `it is longer than ${format(MAX_RECORD_CHARACTERS)} characters. Shorten its cells.${quotes}`);
}

/** @param line on which the record begins */
export function tooManyCells(line: number): ProblemError {
  return unreadable(line, `it has more than ${format(MAX_CELLS)} cells. Remove the columns that you do not need.`);
}

function unreadable(line: number, problem: string): ProblemError {
  return fileError(`The row that begins on line ${format(line)} cannot be read: ${problem}`);
}

function format(number: number): string {
  return number.toLocaleString('en-US');
}
