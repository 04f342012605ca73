import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { listEvidenceLinks, setEvidenceLinks, type EvidenceLinks } from '@fsvp/contracts/program/evidence-links';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { EvidenceLinksService } from './evidence-links.service.js';

@Controller()
export class EvidenceLinksController {
  constructor(private readonly links: EvidenceLinksService) {}

  @Handle(listEvidenceLinks)
  list(@Input() { params }: HandlerInput<typeof listEvidenceLinks>): ReturnType<EvidenceLinksService['list']> {
    return this.links.list(params.id);
  }

  @Handle(setEvidenceLinks)
  set(@Input() { params, body }: HandlerInput<typeof setEvidenceLinks>): Promise<EvidenceLinks> {
    return this.links.set(params.id, params.code, body);
  }
}
