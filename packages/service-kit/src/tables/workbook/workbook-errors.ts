import { ProblemError } from '../../problems/problem.error.js';
import { fileError } from '../file-error.js';

/** A 400 error for a file that is not a valid workbook. */
export function damaged(): ProblemError {
  return fileError(
    'The file is damaged: it cannot be unpacked as an Excel workbook. Save it again as .xlsx and import that.',
  );
}

/** A 413 error for a workbook above a limit. @param limit what it has too much of, as a sentence */
export function aboveLimit(limit: string): ProblemError {
  return new ProblemError(
    'workbook-too-large',
    `${limit} Save the rows and columns you need as a separate workbook, or as CSV, and import that.`,
  );
}
