import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { listNamesakes } from '@fsvp/contracts/suppliers/namesakes';
import {
  createSupplier,
  deleteSupplier,
  fsvpSummary,
  getSupplier,
  listSuppliers,
  updateSupplier,
  type FsvpSummary,
  type Supplier,
} from '@fsvp/contracts/suppliers/supplier';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { SupplierCounts } from './supplier-counts.js';
import { SuppliersQueries } from './suppliers.queries.js';
import { SuppliersService } from './suppliers.service.js';

@Controller()
export class SuppliersController {
  constructor(
    private readonly suppliers: SuppliersService,
    private readonly queries: SuppliersQueries,
    private readonly counts: SupplierCounts,
  ) {}

  @Handle(listSuppliers)
  list(@Input() { query }: HandlerInput<typeof listSuppliers>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(fsvpSummary)
  getFsvpSummary(): Promise<FsvpSummary> {
    return this.counts.getTiles();
  }

  @Handle(listNamesakes)
  listNamesakes(@Input() { query }: HandlerInput<typeof listNamesakes>): Promise<ResponseOf<typeof listNamesakes>> {
    return this.queries.listNamesakes(query.supplierId ?? []);
  }

  @Handle(getSupplier)
  get(@Input() { params }: HandlerInput<typeof getSupplier>): Promise<Supplier> {
    return this.queries.get(params.id);
  }

  @Handle(createSupplier)
  create(@Input() { body }: HandlerInput<typeof createSupplier>): Promise<Supplier> {
    return this.suppliers.create(body);
  }

  @Handle(updateSupplier)
  update(@Input() { params, body }: HandlerInput<typeof updateSupplier>): Promise<Supplier> {
    return this.suppliers.update(params.id, body);
  }

  @Handle(deleteSupplier)
  delete(@Input() { params }: HandlerInput<typeof deleteSupplier>): Promise<void> {
    return this.suppliers.delete(params.id);
  }
}
