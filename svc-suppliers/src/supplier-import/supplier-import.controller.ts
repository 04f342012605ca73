import type { Readable } from 'node:stream';
import type { ServerResponse } from 'node:http';
import { Controller, Headers, Res, StreamableFile } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  exportSuppliers,
  exportSuppliersWorkbook,
  IMPORT_LIMITS,
  importProgress,
  importSuppliers,
  inspectImport,
  XLSX_TYPE,
  type ImportInspection,
} from '@fsvp/contracts/suppliers/supplier-import';
import { type JsonText, toJsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { StoredResponse } from '@fsvp/service-kit/http/stored-response';
import { hashBody } from '@fsvp/service-kit/context/request-context';
import { ImportProgress } from './import-progress.js';
import { inspectFile } from './dialect/inspect-file.js';
import { withSpooledFile } from '@fsvp/service-kit/tables/spool';
import { exportCsv, exportWorkbook } from './supplier-export.js';
import { SupplierImportService } from './supplier-import.service.js';

@Controller()
export class SupplierImportController {
  constructor(
    private readonly imports: SupplierImportService,
    private readonly progress: ImportProgress,
    private readonly database: Database,
  ) {}

  @Handle(importSuppliers)
  async import(
    @Input() { query, body }: HandlerInput<typeof importSuppliers>,
    @Headers('content-type') mediaType: string,
    @Res({ passthrough: true }) reply: { raw: ServerResponse },
  ): Promise<JsonText> {
    // A dry run ends when its caller disconnects; an import continues, so that a retry returns its stored response.
    const signal = query.dryRun ? abortOnDisconnect(reply.raw) : undefined;
    const progress = this.progress.begin(query.progress);
    try {
      const report = await withSpooledFile(
        asStream(body),
        IMPORT_LIMITS.bytes,
        (file) => {
          hashBody(file.digest);
          progress.report({ phase: 'reading', bytes: 0, totalBytes: file.bytes });
          return this.imports.import(file, { ...query, mediaType, signal }, progress);
        },
        (bytes) => progress.report({ bytes }),
      );
      await progress.close('done');
      return await toJsonText(report);
    } catch (error) {
      await progress.close(error instanceof StoredResponse ? 'done' : 'failed');
      throw error;
    }
  }

  @Handle(inspectImport)
  inspect(
    @Input() { query, body }: HandlerInput<typeof inspectImport>,
    @Headers('content-type') mediaType: string,
  ): Promise<ImportInspection> {
    return withSpooledFile(asStream(body), IMPORT_LIMITS.bytes, (file) => inspectFile(file, { ...query, mediaType }));
  }

  @Handle(importProgress)
  getProgress(@Input() { params }: HandlerInput<typeof importProgress>): Promise<ResponseOf<typeof importProgress>> {
    return this.progress.read(params.id);
  }

  @Handle(exportSuppliers)
  exportCsv(@Input() { query }: HandlerInput<typeof exportSuppliers>): StreamableFile {
    return new StreamableFile(exportCsv(this.database, query.bom), {
      type: 'text/csv; charset=utf-8',
      disposition: attachmentDisposition('csv'),
    });
  }

  @Handle(exportSuppliersWorkbook)
  exportWorkbook(): StreamableFile {
    return new StreamableFile(exportWorkbook(this.database), {
      type: XLSX_TYPE,
      disposition: attachmentDisposition('xlsx'),
    });
  }
}

/** Aborts when the caller disconnects before the response. */
function abortOnDisconnect(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** A body that is not JSON is passed to the handler as a stream. */
function asStream(body: undefined): Readable {
  return body as unknown as Readable;
}

function attachmentDisposition(extension: string): string {
  return `attachment; filename="suppliers-${today()}.${extension}"`;
}
