import { Controller, Req } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/call';
import { createSigningGrants } from '@fsvp/contracts/signature';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller-of.js';
import { SigningGrantsService } from './signing-grants.service.js';

@Controller()
export class SigningGrantsController {
  constructor(private readonly grants: SigningGrantsService) {}

  @Handle(createSigningGrants)
  create(
    @Input() { body }: HandlerInput<typeof createSigningGrants>,
    @Req() request: FastifyRequest,
  ): Promise<ResponseOf<typeof createSigningGrants>> {
    return this.grants.create(callerOf(request), request.ip, body);
  }
}
