import { Controller, StreamableFile } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { exportReadinessRows, getProgramReminders } from '@fsvp/contracts/program/internal';
import { checkQualification, getActivitiesOfUser } from '@fsvp/contracts/program/qualified-individual';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ReadinessExport } from '../readiness/readiness-export.js';
import { QualificationChecks } from './qualification-checks.service.js';
import { RemindersQueries } from './reminders.queries.js';

/** Calls for other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly checks: QualificationChecks,
    private readonly reminders: RemindersQueries,
    private readonly readiness: ReadinessExport,
  ) {}

  @Handle(getProgramReminders)
  getReminders(): Promise<JsonText> {
    return this.reminders.getReminders();
  }

  @Handle(exportReadinessRows)
  exportReadiness(@Input() { query }: HandlerInput<typeof exportReadinessRows>): StreamableFile {
    return new StreamableFile(this.readiness.stream(query), { type: 'application/x-ndjson' });
  }

  @Handle(checkQualification)
  check(@Input() { body }: HandlerInput<typeof checkQualification>): Promise<ResponseOf<typeof checkQualification>> {
    return this.checks.check(body.userId, body.demand);
  }

  @Handle(getActivitiesOfUser)
  async getActivities(
    @Input() { params }: HandlerInput<typeof getActivitiesOfUser>,
  ): Promise<ResponseOf<typeof getActivitiesOfUser>> {
    return { activities: await this.checks.activitiesOf(params.id) };
  }
}
