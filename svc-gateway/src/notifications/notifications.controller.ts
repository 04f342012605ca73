import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { listNotifications, markNotificationsRead } from '@fsvp/contracts/notification';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { NotificationsService } from './notifications.service.js';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Handle(listNotifications)
  list(@Input() { query }: HandlerInput<typeof listNotifications>): Promise<JsonText> {
    return this.notifications.list(query);
  }

  @Handle(markNotificationsRead)
  markRead(@Input() { body }: HandlerInput<typeof markNotificationsRead>): Promise<void> {
    return this.notifications.markRead(body.ids);
  }
}
