import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';
import { REQUIREMENT_CODES } from '@fsvp/contracts/program/readiness/requirement-codes';
import { urlChoice, urlId, urlOptional, type UrlState } from '@fsvp/web-kit';
import type { PortfolioQuery } from './api/get-portfolio.js';

/** The filters have the names that those of the list have, so that they stay when the tab changes. */
export const portfolioUrl = {
  importer: urlId(),
  supplierId: urlId(),
  country: urlOptional(),
  owner: urlId(),
  verdict: urlChoice(VERDICTS),
  missing: urlChoice(REQUIREMENT_CODES),
  /** Without it, the grid. */
  show: urlChoice(['table']),
};
export type PortfolioState = UrlState<typeof portfolioUrl>;

/** Removes the filters from the URL. */
export const UNFILTERED = {
  importer: undefined,
  supplierId: undefined,
  country: undefined,
  owner: undefined,
  verdict: undefined,
  missing: undefined,
} satisfies Partial<PortfolioState>;

export const isFiltered = (state: PortfolioState) =>
  (Object.keys(UNFILTERED) as (keyof typeof UNFILTERED)[]).some((name) => state[name] !== undefined);

export function queryOf({ importer, supplierId, country, owner, verdict, missing }: PortfolioState): PortfolioQuery {
  return {
    importerId: importer,
    supplierId,
    ownerId: owner,
    ...(country && { country: [country] }),
    ...(verdict && { verdict: [verdict] }),
    ...(missing && { missing: [missing] }),
  };
}
