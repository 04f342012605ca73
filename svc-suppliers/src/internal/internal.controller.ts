import { Controller, StreamableFile } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { SupplierCounts as DashboardCounts } from '@fsvp/contracts/dashboard';
import {
  exportSupplierRows,
  getDirectoryEntry,
  getProductEntry,
  getSupplierCounts,
  type DirectoryEntry,
  type ProductEntry,
} from '@fsvp/contracts/internal';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { SupplierProductsService } from '../products/supplier-products.service.js';
import { SupplierCounts } from '../suppliers/supplier-counts.js';
import { SuppliersQueries } from '../suppliers/suppliers.queries.js';
import { SuppliersService } from '../suppliers/suppliers.service.js';

/** Calls for other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly suppliers: SuppliersService,
    private readonly products: SupplierProductsService,
    private readonly queries: SuppliersQueries,
    private readonly counts: SupplierCounts,
  ) {}

  @Handle(getDirectoryEntry)
  getDirectoryEntry(@Input() { params }: HandlerInput<typeof getDirectoryEntry>): Promise<DirectoryEntry> {
    return this.suppliers.getDirectoryEntry(params.id);
  }

  @Handle(getProductEntry)
  getProductEntry(@Input() { params }: HandlerInput<typeof getProductEntry>): Promise<ProductEntry> {
    return this.products.getDirectoryEntry(params.id);
  }

  @Handle(getSupplierCounts)
  getSupplierCounts(): Promise<DashboardCounts> {
    return this.counts.getDashboardCounts();
  }

  /** Reflects the current status of all suppliers, so the date range does not filter it. */
  @Handle(exportSupplierRows)
  exportRows(): StreamableFile {
    return new StreamableFile(this.queries.exportRows(), { type: 'application/x-ndjson' });
  }
}
