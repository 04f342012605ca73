import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  generateHazardTemplates,
  getHazardTemplate,
  listHazardTemplates,
  listTemplateNotifications,
  listTemplateRecalls,
  type HazardTemplate,
} from '@fsvp/contracts/program/hazard-template';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { HazardTemplatesQueries } from './hazard-templates.queries.js';
import { HazardTemplatesService } from './hazard-templates.service.js';
import { TemplateGeneration } from './template-generation.service.js';

@Controller()
export class HazardTemplatesController {
  constructor(
    private readonly templates: HazardTemplatesService,
    private readonly queries: HazardTemplatesQueries,
    private readonly generation: TemplateGeneration,
  ) {}

  @Handle(listHazardTemplates)
  async list(@Input() { query }: HandlerInput<typeof listHazardTemplates>): Promise<JsonText> {
    await this.generation.finished();
    return this.queries.list(query);
  }

  @Handle(getHazardTemplate)
  get(@Input() { params }: HandlerInput<typeof getHazardTemplate>): Promise<HazardTemplate> {
    return this.templates.get(params.id);
  }

  @Handle(listTemplateRecalls)
  recalls(@Input() { params, query }: HandlerInput<typeof listTemplateRecalls>): Promise<JsonText> {
    return this.templates.recalls(params.id, query);
  }

  @Handle(listTemplateNotifications)
  notifications(@Input() { params, query }: HandlerInput<typeof listTemplateNotifications>): Promise<JsonText> {
    return this.templates.notifications(params.id, query);
  }

  @Handle(generateHazardTemplates)
  generate(): Promise<ResponseOf<typeof generateHazardTemplates>> {
    return this.templates.generate();
  }
}
