import { ApiError } from '@fsvp/web-kit';

/** A problem of the file; without a line, of the whole file. */
export interface FileProblem {
  line: string | undefined;
  column: string | undefined;
  message: string;
}

/** 'Line 1,204, day: Use YYYY-MM-DD', also without a column. */
const AT_LINE = /^Line ([\d,]+)(?:, (\w+))?: (.+)$/s;

/** The problems of the file that a refused load names. */
export function fileProblemsOf(error: unknown): FileProblem[] {
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  return errors.filter(({ path }) => path === 'csv').map(({ message }) => problemOf(message));
}

function problemOf(text: string): FileProblem {
  const [, line, column, message = text] = AT_LINE.exec(text) ?? [];
  return { line, column, message };
}
