import { Controller, Req } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { listNotifications, markNotificationsRead } from '@fsvp/contracts/notification';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller-of.js';
import { NotificationsService } from './notifications.service.js';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Handle(listNotifications)
  list(@Input() { query }: HandlerInput<typeof listNotifications>, @Req() request: FastifyRequest): Promise<JsonText> {
    return this.notifications.list(query, accountIdOf(request));
  }

  @Handle(markNotificationsRead)
  markRead(
    @Input() { body }: HandlerInput<typeof markNotificationsRead>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.notifications.markRead(body.ids, accountIdOf(request));
  }
}

/** Null for the shared login. */
function accountIdOf(request: FastifyRequest): string | null {
  const { account } = callerOf(request);
  return account.status === null ? null : account.id;
}
