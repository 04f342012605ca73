import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createSupplierProduct,
  deleteSupplierProduct,
  getSupplierProduct,
  listSupplierProducts,
  restoreSupplierProduct,
  updateSupplierProduct,
  type SupplierProduct,
} from '@fsvp/contracts/suppliers/supplier';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { PRODUCTS, SupplierChildListQueries } from '../suppliers/supplier-child-lists.queries.js';
import { SupplierProductsService } from './supplier-products.service.js';

@Controller()
export class SupplierProductsController {
  constructor(
    private readonly products: SupplierProductsService,
    private readonly queries: SupplierChildListQueries,
  ) {}

  @Handle(listSupplierProducts)
  list(@Input() { params, query }: HandlerInput<typeof listSupplierProducts>): Promise<JsonText> {
    return this.queries.list(PRODUCTS, params.id, query);
  }

  @Handle(getSupplierProduct)
  get(@Input() { params }: HandlerInput<typeof getSupplierProduct>): Promise<SupplierProduct> {
    return this.products.get(params.id, params.productId);
  }

  @Handle(createSupplierProduct)
  create(@Input() { params, body }: HandlerInput<typeof createSupplierProduct>): Promise<SupplierProduct> {
    return this.products.create(params.id, body);
  }

  @Handle(updateSupplierProduct)
  update(@Input() { params, body }: HandlerInput<typeof updateSupplierProduct>): Promise<SupplierProduct> {
    return this.products.update(params.id, params.productId, body);
  }

  @Handle(deleteSupplierProduct)
  delete(@Input() { params }: HandlerInput<typeof deleteSupplierProduct>): Promise<void> {
    return this.products.delete(params.id, params.productId);
  }

  @Handle(restoreSupplierProduct)
  restore(@Input() { params }: HandlerInput<typeof restoreSupplierProduct>): Promise<SupplierProduct> {
    return this.products.restore(params.id, params.productId);
  }
}
