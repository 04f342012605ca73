import { useLocation, useNavigate } from '@fsvp/web-kit';
import { useEffect, useRef } from 'react';

/** Parameters that open a form. */
const FORMS = ['new', 'edit', 'procedures', 'determine', 'sign'];

function withoutForms(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of FORMS) params.delete(name);
  const text = params.toString();
  return text ? `?${text}` : '';
}

/**
 * Returns from a file to the list or the portfolio that it was opened from, with their filters.
 * @param view the file that is shown
 * @param leave without a place to return to
 */
export function useBackToList(view: string | undefined, leave: () => void): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const list = useRef<{ address: string; opened?: string }>(undefined);
  useEffect(() => {
    if (view === undefined) list.current = { address: pathname + withoutForms(search) };
    else if (list.current) list.current.opened ??= view;
  }, [view, pathname, search]);
  return () => {
    const from = list.current;
    // The list is the entry below, unless one file led to another.
    if (from) navigate(from.address, { replace: true, below: from.opened === view ? from.address : undefined });
    else leave();
  };
}
