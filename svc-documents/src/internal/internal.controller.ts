import { Controller } from '@nestjs/common';
import { getDocumentReminders } from '@fsvp/contracts/internal';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Handle } from '@fsvp/service-kit/handle.decorator';
import { RemindersQueries } from './reminders.queries.js';

/** Endpoints for the other services. */
@Controller()
export class InternalController {
  constructor(private readonly queries: RemindersQueries) {}

  @Handle(getDocumentReminders)
  listReminders(): Promise<JsonText> {
    return this.queries.listReminders();
  }
}
