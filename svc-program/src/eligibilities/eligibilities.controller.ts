import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createImporterEligibility,
  createImporterEligibilityVersion,
  deleteImporterEligibility,
  getImporterEligibility,
  listImporterEligibilities,
  updateImporterEligibility,
  type ImporterEligibility,
} from '@fsvp/contracts/program/importer-eligibility';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { EligibilitiesService } from './eligibilities.service.js';

@Controller()
export class EligibilitiesController {
  constructor(private readonly eligibilities: EligibilitiesService) {}

  @Handle(listImporterEligibilities)
  list(@Input() { params }: HandlerInput<typeof listImporterEligibilities>): ReturnType<EligibilitiesService['list']> {
    return this.eligibilities.list(params.id);
  }

  @Handle(getImporterEligibility)
  get(@Input() { params }: HandlerInput<typeof getImporterEligibility>): Promise<ImporterEligibility> {
    return this.eligibilities.get(params.id);
  }

  @Handle(createImporterEligibility)
  create(@Input() { params, body }: HandlerInput<typeof createImporterEligibility>): Promise<ImporterEligibility> {
    return this.eligibilities.create(params.id, body);
  }

  @Handle(updateImporterEligibility)
  update(@Input() { params, body }: HandlerInput<typeof updateImporterEligibility>): Promise<ImporterEligibility> {
    return this.eligibilities.update(params.id, body);
  }

  @Handle(deleteImporterEligibility)
  delete(@Input() { params }: HandlerInput<typeof deleteImporterEligibility>): Promise<void> {
    return this.eligibilities.delete(params.id);
  }

  @Handle(createImporterEligibilityVersion)
  createVersion(
    @Input() { params }: HandlerInput<typeof createImporterEligibilityVersion>,
  ): Promise<ImporterEligibility> {
    return this.eligibilities.createVersion(params.id);
  }
}
