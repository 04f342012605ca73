import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createQualification,
  createQualificationVersion,
  deleteQualification,
  getQualification,
  listQualifications,
  updateQualification,
  type Qualification,
} from '@fsvp/contracts/program/qualified-individual';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { QualificationsService } from './qualifications.service.js';

@Controller()
export class QualificationsController {
  constructor(private readonly qualifications: QualificationsService) {}

  @Handle(listQualifications)
  list(@Input() { params }: HandlerInput<typeof listQualifications>): ReturnType<QualificationsService['list']> {
    return this.qualifications.list(params.id);
  }

  @Handle(getQualification)
  get(@Input() { params }: HandlerInput<typeof getQualification>): Promise<Qualification> {
    return this.qualifications.get(params.id);
  }

  @Handle(createQualification)
  create(@Input() { params, body }: HandlerInput<typeof createQualification>): Promise<Qualification> {
    return this.qualifications.create(params.id, body);
  }

  @Handle(updateQualification)
  update(@Input() { params, body }: HandlerInput<typeof updateQualification>): Promise<Qualification> {
    return this.qualifications.update(params.id, body);
  }

  @Handle(deleteQualification)
  delete(@Input() { params }: HandlerInput<typeof deleteQualification>): Promise<void> {
    return this.qualifications.delete(params.id);
  }

  @Handle(createQualificationVersion)
  createVersion(@Input() { params }: HandlerInput<typeof createQualificationVersion>): Promise<Qualification> {
    return this.qualifications.createVersion(params.id);
  }
}
