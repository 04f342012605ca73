import { Controller, Req } from '@nestjs/common';
import { createApiToken, listApiTokens, revokeApiToken, type ApiToken } from '@fsvp/contracts/access/api-token';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import type { FastifyRequest } from 'fastify';
import { isAdministrator } from '../callers.service.js';
import { callerOf } from '../caller-of.js';
import { ApiTokensService } from './api-tokens.service.js';

@Controller()
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Handle(listApiTokens)
  list(
    @Input() { query }: HandlerInput<typeof listApiTokens>,
    @Req() request: FastifyRequest,
  ): Promise<ResponseOf<typeof listApiTokens>> {
    const caller = callerOf(request);
    return this.tokens.list(isAdministrator(caller) && !query.own ? null : caller.account.id);
  }

  @Handle(createApiToken)
  create(
    @Input() { body }: HandlerInput<typeof createApiToken>,
    @Req() request: FastifyRequest,
  ): Promise<ResponseOf<typeof createApiToken>> {
    return this.tokens.create(body, callerOf(request).account.id);
  }

  @Handle(revokeApiToken)
  revoke(@Input() { params }: HandlerInput<typeof revokeApiToken>, @Req() request: FastifyRequest): Promise<ApiToken> {
    const caller = callerOf(request);
    return this.tokens.revoke(params.id, isAdministrator(caller) ? null : caller.account.id);
  }
}
