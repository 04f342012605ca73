import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ExportedSignature } from '@fsvp/contracts/signatures/exported-signature';
import type { SignableType } from '@fsvp/contracts/signatures/signature';
import type { Database } from '@fsvp/service-kit/database/database';
import { streamRows } from '@fsvp/service-kit/database/row-stream';
import type { DocumentFile } from '@fsvp/service-kit/read-models/document-files/document-files';
import type { SignableRecord } from '@fsvp/service-kit/signatures/signable-records';
import { currentContent, statesOf, type JudgedSignature } from '@fsvp/service-kit/signatures/signed-content';

/** Comparing the longest records takes about a millisecond each. */
const SIGNED_ROWS_PER_TURN = 10;

/** A row of a query with `exportedColumns`. */
interface ExportRow {
  json: string;
  signed: string | null;
}

/** The column `signed`. */
interface SignedColumn {
  attachments: unknown[];
  files: DocumentFile[];
  /** Newest first. */
  signatures: (JudgedSignature & Omit<ExportedSignature, 'state' | 'currentVersion'>)[];
}

/**
 * Streams an export as NDJSON. The rows of unsigned records are sent as the database wrote them. The content of a signed
 * record is compared with what was signed: both are of one snapshot, so the state is that of the row.
 * @param text SQL with `exportedColumns` of this type of records
 */
export function streamExport(database: Database, type: SignableType, text: string, values: unknown[]): Readable {
  const lines = (async function* () {
    let signedRows = 0;
    for await (const { json, signed } of streamRows<ExportRow>(database, text, values) as AsyncIterable<ExportRow>) {
      if (signed === null) {
        yield `${json}\n`;
        continue;
      }
      yield `${addSignatures(type, json, signed)}\n`;
      signedRows += 1;
      if (signedRows % SIGNED_ROWS_PER_TURN === 0) await yieldToEventLoop();
    }
  })();
  return Readable.from(lines, { objectMode: false });
}

function addSignatures(type: SignableType, json: string, signed: string): string {
  const record = JSON.parse(json) as SignableRecord;
  const { attachments, files, signatures } = JSON.parse(signed) as SignedColumn;
  const states = statesOf(signatures, currentContent(type, { ...record, attachments } as SignableRecord, files, false));
  const described = signatures.map((one, at): ExportedSignature => {
    const { content: _content, signerId: _signerId, ...fields } = one;
    return { ...fields, currentVersion: record.version, state: states[at]! };
  });
  return JSON.stringify({ ...record, signatures: described });
}
