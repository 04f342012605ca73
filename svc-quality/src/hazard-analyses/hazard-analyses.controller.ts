import { Controller, Res } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createHazard,
  deleteHazard,
  getHazard,
  listHazards,
  updateHazard,
  type HazardAnalysis,
} from '@fsvp/contracts/quality/hazard-analysis';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ProductDirectory } from '@fsvp/service-kit/read-models/product-directory/product-directory';
import { HazardAnalysesQueries } from './hazard-analyses.queries.js';
import { HazardAnalysesService } from './hazard-analyses.service.js';

interface Reply {
  header(name: string, value: number | string): unknown;
}

@Controller()
export class HazardAnalysesController {
  constructor(
    private readonly hazards: HazardAnalysesService,
    private readonly queries: HazardAnalysesQueries,
    private readonly products: ProductDirectory,
  ) {}

  /** A bare array (spec-map: calls-18), so the total and the cursor of the next page are in headers. */
  @Handle(listHazards)
  async list(
    @Input() { query }: HandlerInput<typeof listHazards>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<JsonText> {
    const { json, total, unknownProducts, next } = await this.queries.list(query);
    if (unknownProducts.length) this.products.lookUpInBackground(unknownProducts);
    reply.header('x-total-count', total);
    if (next) reply.header('x-next-cursor', next);
    return json;
  }

  @Handle(getHazard)
  get(@Input() { params }: HandlerInput<typeof getHazard>): Promise<HazardAnalysis> {
    return this.hazards.get(params.id);
  }

  @Handle(createHazard)
  create(@Input() { body }: HandlerInput<typeof createHazard>): Promise<HazardAnalysis> {
    return this.hazards.create(body);
  }

  @Handle(updateHazard)
  update(@Input() { params, body }: HandlerInput<typeof updateHazard>): Promise<HazardAnalysis> {
    return this.hazards.update(params.id, body);
  }

  @Handle(deleteHazard)
  delete(@Input() { params }: HandlerInput<typeof deleteHazard>): Promise<void> {
    return this.hazards.delete(params.id);
  }
}
