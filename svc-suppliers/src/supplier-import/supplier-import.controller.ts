import type { Readable } from 'node:stream';
import { Controller, StreamableFile } from '@nestjs/common';
import { today } from '@fsvp/contracts/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/call';
import { exportSuppliers, IMPORT_LIMITS, importSuppliers, type ImportReport } from '@fsvp/contracts/supplier-import';
import { Database } from '@fsvp/service-kit/database';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { withSpooledFile } from './spool.js';
import { exportCsv } from './supplier-export.js';
import { SupplierImportService } from './supplier-import.service.js';

@Controller()
export class SupplierImportController {
  constructor(
    private readonly imports: SupplierImportService,
    private readonly database: Database,
  ) {}

  @Handle(importSuppliers)
  import(@Input() { query, body }: HandlerInput<typeof importSuppliers>): Promise<ImportReport> {
    return withSpooledFile(body as unknown as Readable, IMPORT_LIMITS.bytes, (file) => this.imports.import(file, query));
  }

  @Handle(exportSuppliers)
  export(): StreamableFile {
    return new StreamableFile(exportCsv(this.database), { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="suppliers-${today()}.csv"` });
  }
}
