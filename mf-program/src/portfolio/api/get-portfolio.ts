import type { ClientInput } from '@fsvp/contracts/core/call';
import { getFsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type PortfolioQuery = NonNullable<ClientInput<typeof getFsvpPortfolio>['query']>;

/** The portfolio; the previous one stays visible while another one loads. */
export function usePortfolio(query: PortfolioQuery) {
  return useApiQuery(getFsvpPortfolio, { query }, { placeholderData: keepPreviousData });
}
