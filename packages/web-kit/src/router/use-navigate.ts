import { useCallback } from 'react';
import { useNavigate as useRouterNavigate } from 'react-router';

/** Navigates to a URL of the suite. */
export function useNavigate(): (href: string, options?: { replace?: boolean }) => void {
  const navigate = useRouterNavigate();
  return useCallback((href, options) => void navigate(href, options), [navigate]);
}
