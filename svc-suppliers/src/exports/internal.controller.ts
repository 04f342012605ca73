import { Controller, StreamableFile } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { exportSupplierRows, getDirectoryEntry, getProductEntry, getSupplierCounts, type DirectoryEntry, type ProductEntry } from '@fsvp/contracts/internal';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { SupplierProductsService } from '../products/supplier-products.service.js';
import { SuppliersQueries } from '../suppliers/suppliers.queries.js';
import { SuppliersService } from '../suppliers/suppliers.service.js';

/** What other services ask of this one. */
@Controller()
export class InternalController {
  constructor(
    private readonly suppliers: SuppliersService,
    private readonly products: SupplierProductsService,
    private readonly queries: SuppliersQueries,
  ) {}

  @Handle(getDirectoryEntry)
  directoryEntry(@Input() { params }: HandlerInput<typeof getDirectoryEntry>): Promise<DirectoryEntry> {
    return this.suppliers.directoryEntry(params.id);
  }

  @Handle(getProductEntry)
  productEntry(@Input() { params }: HandlerInput<typeof getProductEntry>): Promise<ProductEntry> {
    return this.products.entry(params.id);
  }

  @Handle(getSupplierCounts)
  counts(): Promise<JsonText> {
    return this.queries.counts();
  }

  /** The standing of all suppliers is as of now, so the range does not narrow it. */
  @Handle(exportSupplierRows)
  rows(): StreamableFile {
    return new StreamableFile(this.queries.exportRows(), { type: 'application/x-ndjson' });
  }
}
