import type { Readable } from 'node:stream';
import { Controller, Req } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { putUpload, requestUpload } from '@fsvp/contracts/documents/document';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyRequest } from 'fastify';
import { UploadsService, type UploadedObject, type UploadTarget } from './uploads.service.js';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Handle(requestUpload)
  request(@Input() { body }: HandlerInput<typeof requestUpload>): Promise<UploadTarget> {
    return this.uploads.createUploadUrl(body.size ?? null);
  }

  @Handle(putUpload)
  put(
    @Input() { params, body }: HandlerInput<typeof putUpload>,
    @Req() request: FastifyRequest,
  ): Promise<UploadedObject> {
    rejectPartialBody(request.headers);
    const declared = request.headers['content-length'];
    return this.uploads.receive(
      params.token,
      (body as Readable | null | undefined) ?? undefined,
      declared === undefined ? undefined : Number(declared),
    );
  }
}

/** Uploads are stored unchanged, so partial bodies are refused. */
function rejectPartialBody(headers: FastifyRequest['headers']): void {
  if (headers['content-range'])
    throw new ProblemError('partial-upload', 'Send the file in one piece, without Content-Range.');
}
