import type { Verdict } from '@fsvp/contracts/program/readiness/readiness';

const SCREEN = '/fsvp-files';
const withQuery = (query: Record<string, string>) => `${SCREEN}?${new URLSearchParams(query)}`;

/** Addresses of this module's own screen. */
export const fileLinks = {
  all: SCREEN,
  closed: withQuery({ state: 'closed' }),
  withVerdict: (verdict: Verdict) => withQuery({ verdict }),
  ofSupplier: (supplierId: string) => withQuery({ supplierId }),
  /** Opens a new file for the supplier. */
  start: (supplierId: string) => withQuery({ start: supplierId }),
};
