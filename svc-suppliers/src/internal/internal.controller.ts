import { Controller, StreamableFile } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { SupplierCounts as DashboardCounts } from '@fsvp/contracts/suppliers/dashboard-figures';
import {
  exportSupplierRows,
  getDirectoryEntry,
  getProductEntry,
  getSupplierCounts,
  listDirectoryEntries,
  listProductEntries,
  type DirectoryEntry,
  type ProductEntry,
} from '@fsvp/contracts/suppliers/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { SupplierProductsService } from '../products/supplier-products.service.js';
import { SupplierCounts } from '../suppliers/supplier-counts.js';
import { SuppliersQueries } from '../suppliers/suppliers.queries.js';
import { SuppliersService } from '../suppliers/suppliers.service.js';
import { DirectoryEntriesQueries } from './directory-entries.queries.js';

/** Calls for other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly suppliers: SuppliersService,
    private readonly products: SupplierProductsService,
    private readonly queries: SuppliersQueries,
    private readonly counts: SupplierCounts,
    private readonly entries: DirectoryEntriesQueries,
  ) {}

  @Handle(getDirectoryEntry)
  getDirectoryEntry(@Input() { params }: HandlerInput<typeof getDirectoryEntry>): Promise<DirectoryEntry> {
    return this.suppliers.getDirectoryEntry(params.id);
  }

  @Handle(getProductEntry)
  getProductEntry(@Input() { params }: HandlerInput<typeof getProductEntry>): Promise<ProductEntry> {
    return this.products.getDirectoryEntry(params.id);
  }

  @Handle(listDirectoryEntries)
  listDirectoryEntries(@Input() { query }: HandlerInput<typeof listDirectoryEntries>): Promise<JsonText> {
    return this.entries.listSuppliers(query);
  }

  @Handle(listProductEntries)
  listProductEntries(@Input() { query }: HandlerInput<typeof listProductEntries>): Promise<JsonText> {
    return this.entries.listProducts(query);
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
