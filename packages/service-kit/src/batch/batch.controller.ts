import { Controller, Inject, type Type } from '@nestjs/common';
import type { BatchCall, BatchResult } from '@fsvp/contracts/core/batch';
import type { CallDefinition, HandlerInput } from '@fsvp/contracts/core/call';
import { Handle, Input } from '../http/handle.decorator.js';
import { Batches, type RecordsService } from './batches.js';

/**
 * The controller of the batches of one collection. It must come before the collection's own controller, whose routes of
 * one record match its path too.
 * @param call of the contracts, such as `batchSuppliers`
 * @param create and `update` are the calls that an item represents
 * @param serviceClass a provider of the service that handles them
 */
export function createBatchController<C, U>(
  call: BatchCall,
  create: CallDefinition,
  update: CallDefinition,
  serviceClass: Type<RecordsService<C, U>>,
): Type {
  @Controller()
  class BatchController {
    constructor(
      @Inject(Batches) private readonly batches: Batches,
      @Inject(serviceClass) private readonly records: RecordsService<C, U>,
    ) {}

    @Handle(call)
    batch(@Input() { body }: HandlerInput<BatchCall>): Promise<BatchResult> {
      return this.batches.run(body, { create, update, records: this.records });
    }
  }
  return BatchController;
}
