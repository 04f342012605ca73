import { Controller, Req, Res } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { createSigningGrants } from '@fsvp/contracts/signatures/signature';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../caller-of.js';
import { SessionRenewal } from '../session-renewal.js';
import { SigningGrantsService } from './signing-grants.service.js';

@Controller()
export class SigningGrantsController {
  constructor(
    private readonly grants: SigningGrantsService,
    private readonly renewal: SessionRenewal,
  ) {}

  @Handle(createSigningGrants)
  async create(
    @Input() { body }: HandlerInput<typeof createSigningGrants>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof createSigningGrants>> {
    const given = await this.grants.create(callerOf(request), request.ip, body);
    await this.renewal.renew(request, reply);
    return given;
  }
}
