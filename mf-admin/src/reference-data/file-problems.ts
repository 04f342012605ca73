import type { FieldError } from '@fsvp/contracts/problem';
import { ApiError } from '@fsvp/web-kit';

/** A problem of the file; without a line, of the whole file. */
export interface FileProblem {
  line: number | undefined;
  column: string | undefined;
  message: string;
}

const PATH = /^csv\.(\d+)(?:\.(\w+))?$/;

/** Whether a message of `applySaveError` is one of a line, which the table shows. */
export const isFileProblem = (text: string) => /^csv\.\d+/.test(text);

/** The problems of the file's lines that a refused load names. */
export function fileProblemsOf(error: unknown): FileProblem[] {
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  return errors.flatMap((one) => problemOf(one) ?? []);
}

function problemOf({ path, message }: FieldError): FileProblem | undefined {
  const parts = PATH.exec(path);
  return parts ? { line: Number(parts[1]), column: parts[2], message } : undefined;
}
