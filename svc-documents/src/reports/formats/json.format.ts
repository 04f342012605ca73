import { Readable } from 'node:stream';
import { joinChunks } from './join-chunks.js';
import { listDefinitions } from './report-figures.js';
import type { ReportHead, RowLines } from './report-format.js';

/** The response body of `GET /api/reports/{type}`, with the rows last (spec-map: calls-31). */
export function writeJson(
  { reportType, generatedAt, dateFrom, dateTo, recordId, actor, asOf, importerId, supplierId, summary }: ReportHead,
  lines: RowLines,
): Readable {
  const head = JSON.stringify({
    reportType,
    generatedAt,
    dateFrom,
    dateTo,
    recordId,
    actor,
    ...(asOf && { asOf, importerId, supplierId }),
    summary,
    definitions: listDefinitions(reportType),
  }).slice(0, -1);
  async function* parts(): AsyncGenerator<string> {
    let separator = `${head},"rows":[\n`;
    for await (const line of lines()) {
      yield separator + line;
      separator = ',\n';
    }
    yield separator === ',\n' ? '\n]}\n' : `${separator}]}\n`;
  }
  return Readable.from(joinChunks(parts()), { objectMode: false });
}
