import type { Readable } from 'node:stream';
import { Controller, Req } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { putUpload, requestUpload } from '@fsvp/contracts/document';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import type { FastifyRequest } from 'fastify';
import { UploadsService, type UploadedObject, type UploadTarget } from './uploads.service.js';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Handle(requestUpload)
  request(): Promise<UploadTarget> {
    return this.uploads.request();
  }

  @Handle(putUpload)
  put(@Input() { params, body }: HandlerInput<typeof putUpload>, @Req() request: FastifyRequest): Promise<UploadedObject> {
    const declared = request.headers['content-length'];
    return this.uploads.receive(params.token, (body as Readable | null | undefined) ?? undefined, declared === undefined ? undefined : Number(declared));
  }
}
