import { MAX_CSV, REFERENCE_KINDS, REFERENCE_SETS, type ReferenceKind } from '@fsvp/contracts/program/reference-set';
import { withBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import type { SpooledFile } from '@fsvp/service-kit/tables/spool';
import { csvLines } from '@fsvp/tables/csv-lines';
import { countLineBreaks } from '@fsvp/tables/record-splitter';
import { problemOf } from './csv-problem.js';
import { readNamedRows } from './read-file.js';

const namesOf = (kind: ReferenceKind) => Object.keys(REFERENCE_SETS[kind].columns);

/**
 * The rows of a file in any supported format as CSV, each on its line of the file, which errors name.
 * @param kind of the rows, if it is chosen already
 * @throws 400 for a file that cannot be read
 */
export async function readReferenceFile(file: SpooledFile, mediaType: string, kind?: ReferenceKind): Promise<string> {
  const names = kind ? namesOf(kind) : [...new Set(REFERENCE_KINDS.flatMap(namesOf))];
  let csv = '';
  let line = 1;
  for await (const row of withBreaks(readNamedRows(file, mediaType, names))) {
    const text = '\r\n'.repeat(Math.min(MAX_CSV, Math.max(0, row.line - line))) + csvLines([row.cells]);
    csv += text;
    if (csv.length > MAX_CSV)
      throw problemOf('csv', [
        'The file has more than 200,000 characters. Choose one that has only the rows of this kind',
      ]);
    line += countLineBreaks(text);
  }
  return csv;
}
