import { Controller, Req } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { listNotifications, markNotificationsRead } from '@fsvp/contracts/catalogue/notification';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../identity/caller-of.js';
import { isAdministrator } from '../identity/callers.service.js';
import { NotificationsService, type Reader } from './notifications.service.js';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Handle(listNotifications)
  list(@Input() { query }: HandlerInput<typeof listNotifications>, @Req() request: FastifyRequest): Promise<JsonText> {
    return this.notifications.list(query, readerOf(request));
  }

  @Handle(markNotificationsRead)
  markRead(
    @Input() { body }: HandlerInput<typeof markNotificationsRead>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.notifications.markRead(body.ids, readerOf(request));
  }
}

function readerOf(request: FastifyRequest): Reader {
  const caller = callerOf(request);
  const { id, status } = caller.account;
  return { accountId: status === null ? null : id, administers: isAdministrator(caller) };
}
