import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { getFsvpPortfolio } from '@fsvp/contracts/file-readiness';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { PortfolioQueries } from './portfolio.queries.js';

@Controller()
export class PortfolioController {
  constructor(private readonly queries: PortfolioQueries) {}

  @Handle(getFsvpPortfolio)
  read(@Input() { query }: HandlerInput<typeof getFsvpPortfolio>): Promise<JsonText> {
    return this.queries.read(query);
  }
}
