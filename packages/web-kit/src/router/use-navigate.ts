import { useCallback } from 'react';
import { entryState } from './use-entry-below.js';
import { useNavigate as useRouterNavigate } from 'react-router';

/**
 * Navigates to a URL of the suite.
 * `below`: the URL of the history entry below; if it is the same URL, useUrlState removes the upper one.
 */
export function useNavigate(): (href: string, options?: { replace?: boolean; below?: string }) => void {
  const navigate = useRouterNavigate();
  return useCallback(
    (href, { replace, below } = {}) => void navigate(href, { replace, state: below && entryState(below) }),
    [navigate],
  );
}
