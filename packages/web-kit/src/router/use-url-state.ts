import { allowNextPop } from '@fsvp/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { UrlField } from './url-field.js';
import { entryState, useEntryBelow } from './use-entry-below.js';

export type UrlState<S> = { [K in keyof S]: S[K] extends UrlField<infer T> ? T : never };

/**
 * `push` (default) adds a history entry; `replace` is for typing, where each letter would add one. `close` is for what the
 * link of another screen may have opened (`below` of the link): it returns to that screen, and replaces otherwise.
 */
type How = 'push' | 'replace' | 'close';
export type SetUrlState<S> = (patch: Partial<UrlState<S>>, how?: How) => void;

type AnyField = UrlField<unknown>;

function setValues(params: URLSearchParams, name: string, values: string[]): void {
  params.delete(name);
  for (const value of values) params.append(name, value);
}

/** The entry that was removed last; several components of a screen use the same URL. */
let removedKey: string | undefined;

/**
 * Filters, search, page and the open record, kept in the URL: a view can be linked, reloaded and returned to.
 * `const shape = { search: urlText(), status: urlChoice(STATUSES), offset: urlNumber() };` outside the component,
 * then `const [state, setState] = useUrlState(shape)`. Invalid values are removed from the URL, other parameters kept.
 */
export function useUrlState<S extends Record<keyof S, UrlField<unknown>>>(shape: S): [UrlState<S>, SetUrlState<S>] {
  const { search, pathname, key } = useLocation();
  const below = useEntryBelow();
  const navigate = useNavigate();
  // The second of two changes in one event must see the URL of the first.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);

  // Closing a dialog replaces its URL by the URL from which it was opened: Back must not lead to the same view again.
  const isRepeated = below === pathname + search;
  useEffect(() => {
    if (!isRepeated || removedKey === key) return;
    removedKey = key;
    allowNextPop();
    void navigate(-1);
  }, [isRepeated, key, navigate]);

  const state = useMemo(() => {
    const params = new URLSearchParams(search);
    const entries = Object.entries<AnyField>(shape).map(([name, field]) => [name, field.parse(params.getAll(name))]);
    return Object.fromEntries(entries) as UrlState<S>;
  }, [search, shape]);

  const show = useCallback(
    (params: URLSearchParams, how: How) => {
      if (how === 'close' && below !== undefined && below.split('?')[0] !== pathname) {
        allowNextPop();
        void navigate(-1);
        return;
      }
      const text = params.toString();
      const next = text ? `?${text}` : '';
      if (next === latest.current) return;
      const state = entryState(how === 'push' ? pathname + latest.current : below);
      latest.current = next;
      void navigate({ pathname, search: next }, { replace: how !== 'push', preventScrollReset: true, state });
    },
    [navigate, pathname, below],
  );

  const setState = useCallback<SetUrlState<S>>(
    (patch, how = 'push') => {
      const params = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(patch)) {
        const field = (shape as Record<string, AnyField>)[name];
        if (field) setValues(params, name, field.format(value === undefined ? field.parse([]) : value));
      }
      show(params, how);
    },
    [shape, show],
  );

  useEffect(() => {
    const params = new URLSearchParams(latest.current);
    const invalid = Object.entries<AnyField>(shape).flatMap(([name, field]) => {
      const given = params.getAll(name);
      const valid = field.format(field.parse(given));
      return given.every((value) => valid.includes(value)) ? [] : [{ name, valid }];
    });
    if (invalid.length === 0) return;
    for (const { name, valid } of invalid) setValues(params, name, valid);
    show(params, 'replace');
  }, [search, shape, show]);

  return [state, setState];
}
