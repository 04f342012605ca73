import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createControlRecord,
  deleteControlRecord,
  getControlRecord,
  getDisclosure,
  listControlRecords,
  updateControlRecord,
  type ControlRecord,
  type Disclosure,
} from '@fsvp/contracts/program/control-records/control-record';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ControlRecordsService } from './control-records.service.js';

@Controller()
export class ControlRecordsController {
  constructor(private readonly controls: ControlRecordsService) {}

  @Handle(listControlRecords)
  list(@Input() { params }: HandlerInput<typeof listControlRecords>): ReturnType<ControlRecordsService['list']> {
    return this.controls.list(params.id);
  }

  @Handle(getDisclosure)
  getDisclosure(@Input() { params }: HandlerInput<typeof getDisclosure>): Promise<Disclosure> {
    return this.controls.getDisclosure(params.id);
  }

  @Handle(getControlRecord)
  get(@Input() { params }: HandlerInput<typeof getControlRecord>): Promise<ControlRecord> {
    return this.controls.get(params.id);
  }

  @Handle(createControlRecord)
  create(@Input() { params, body }: HandlerInput<typeof createControlRecord>): Promise<ControlRecord> {
    return this.controls.create(params.id, body);
  }

  @Handle(updateControlRecord)
  update(@Input() { params, body }: HandlerInput<typeof updateControlRecord>): Promise<ControlRecord> {
    return this.controls.update(params.id, body);
  }

  @Handle(deleteControlRecord)
  delete(@Input() { params }: HandlerInput<typeof deleteControlRecord>): Promise<void> {
    return this.controls.delete(params.id);
  }
}
