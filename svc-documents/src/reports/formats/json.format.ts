import { Readable } from 'node:stream';
import { inChunks } from './join-chunks.js';
import { definitionsOf } from './report-figures.js';
import type { ReportHead, RowLines } from './report-format.js';

/** The body of §7's call, the head first. */
export function writeJson(
  { reportType, generatedAt, dateFrom, dateTo, recordId, actor, summary }: ReportHead,
  lines: RowLines,
): Readable {
  const head = JSON.stringify({
    reportType,
    generatedAt,
    dateFrom,
    dateTo,
    recordId,
    actor,
    summary,
    definitions: definitionsOf(reportType),
  }).slice(0, -1);
  async function* parts(): AsyncGenerator<string> {
    let separator = `${head},"rows":[\n`;
    for await (const line of lines()) {
      yield separator + line;
      separator = ',\n';
    }
    yield separator === ',\n' ? '\n]}\n' : `${separator}]}\n`;
  }
  return Readable.from(inChunks(parts()), { objectMode: false });
}
