import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { getFsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { PortfolioQueries } from './portfolio.queries.js';

@Controller()
export class PortfolioController {
  constructor(private readonly queries: PortfolioQueries) {}

  @Handle(getFsvpPortfolio)
  read(@Input() { query }: HandlerInput<typeof getFsvpPortfolio>): Promise<JsonText> {
    return this.queries.read(query);
  }
}
