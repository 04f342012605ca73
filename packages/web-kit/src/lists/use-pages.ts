import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import type { PaginationProps } from '@fsvp/ui';
import { useExistingPage } from '../records/use-existing-page.js';

/** The part of a query of one page that its paging needs. */
interface LoadedPage {
  /** Undefined until it is loaded. */
  data: { total: number } | undefined;
  /** The data is that of the page before. */
  isPlaceholderData?: boolean;
}

interface PagesOptions {
  offset: number;
  limit?: number;
  /** 'replace' if the page was not chosen by the user. */
  show: (offset: number, how?: 'replace') => void;
}

/** The paging of a list, for its `Pagination`. If the requested page no longer exists, the last one is shown. */
export function usePages(
  { data, isPlaceholderData }: LoadedPage,
  { offset, limit = DEFAULT_LIMIT, show }: PagesOptions,
): PaginationProps {
  const total = data?.total;
  useExistingPage({
    offset,
    limit,
    total: isPlaceholderData ? undefined : total,
    show: (last) => show(last, 'replace'),
  });
  return { limit, offset, total, onChange: (next) => show(next) };
}
