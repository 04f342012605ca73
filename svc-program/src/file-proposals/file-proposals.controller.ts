import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { openProposedFile, proposeFsvpFiles, type ProposedFileResult } from '@fsvp/contracts/program/file-proposal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { FileProposalsQueries } from './file-proposals.queries.js';
import { FileProposalsService } from './file-proposals.service.js';

@Controller()
export class FileProposalsController {
  constructor(
    private readonly proposals: FileProposalsService,
    private readonly queries: FileProposalsQueries,
  ) {}

  @Handle(proposeFsvpFiles)
  propose(@Input() { body }: HandlerInput<typeof proposeFsvpFiles>): Promise<JsonText> {
    return this.queries.propose(body);
  }

  @Handle(openProposedFile)
  open(@Input() { body }: HandlerInput<typeof openProposedFile>): Promise<ProposedFileResult> {
    return this.proposals.open(body);
  }
}
