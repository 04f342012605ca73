import type { ReadOptions } from './read-options.js';
import type { SpooledFile } from './spool.js';
import { isWorkbook, openTable, type Table } from './table.js';
import { type CountHeadings, detectDialect } from './text/detect-dialect.js';
import { detectEncoding } from './text/detect-encoding.js';

/**
 * Opens a file as a table, and finds out what the options do not say: whether it is a workbook, its encoding and its separator.
 * @throws as `openTable`
 */
export async function openDetectedTable(
  file: SpooledFile,
  options: ReadOptions,
  countKnownHeadings: CountHeadings,
): Promise<Table> {
  if (await isWorkbook(file, options)) return openTable(file, options);
  const encoding = await detectEncoding(file.path, options.encoding);
  const dialect = await detectDialect(file.path, encoding, options, countKnownHeadings);
  return openTable(file, { ...options, ...dialect, encoding });
}
