import type { CallDefinition, ResponseOf } from '@fsvp/contracts/call';
import { getDashboardStats, getReportCards } from '@fsvp/contracts/dashboard';
import { listNotifications } from '@fsvp/contracts/notification';
import { toast, type ToastAction } from '@fsvp/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '../api/api.js';
import type { CallInput } from '../api/api-client.js';
import { isUnauthorized } from '../api/api-error.js';
import { invalidate, type Endpoint } from './query-key.js';

/** A toast's text, or text with another title or with an action; a function gets what it is about. */
type ToastText = string | { title?: string; description: string; action?: ToastAction };
type ToastFor<Args extends unknown[]> = ToastText | ((...args: Args) => ToastText | undefined);

export interface MutationOptions<C extends CallDefinition> {
  /** Shown under 'Success'. */
  success?: ToastFor<[answer: ResponseOf<C>, input: CallInput<C>]>;
  /** Shown under 'Error'; a function may answer undefined where the form itself shows the failure. */
  failure?: ToastFor<[error: Error, input: CallInput<C>]>;
  /** Lists and records that the change makes outdated. */
  invalidates?: readonly Endpoint[];
  onSuccess?: (answer: ResponseOf<C>, input: CallInput<C>) => void;
  onError?: (error: Error, input: CallInput<C>) => void;
}

/** The numbers that any change may move. */
const OVERVIEWS: readonly CallDefinition[] = [getDashboardStats, getReportCards, listNotifications];

/** Makes a change with its toasts (specification §8), then has the matching lists fetched again. */
export function useApiMutation<C extends CallDefinition>(
  call: C,
  options: MutationOptions<C> = {},
): UseMutationResult<ResponseOf<C>, Error, CallInput<C>> {
  const client = useQueryClient();
  const { success, failure, invalidates = [], onSuccess, onError } = options;
  return useMutation<ResponseOf<C>, Error, CallInput<C>>({
    mutationFn: (input) => (api.call as (call: C, input: CallInput<C>) => Promise<ResponseOf<C>>)(call, input),
    onSuccess: (answer, input) => {
      const text = typeof success === 'function' ? success(answer, input) : success;
      if (text) toast({ ...titled('Success', text), variant: 'success' });
      void invalidate(client, [...invalidates, ...OVERVIEWS]);
      onSuccess?.(answer, input);
    },
    onError: (error, input) => {
      const text = typeof failure === 'function' ? failure(error, input) : failure;
      // Who is logged out hears just that.
      if (text && !isUnauthorized(error)) toast({ ...titled('Error', text), variant: 'destructive' });
      onError?.(error, input);
    },
  });
}

function titled(title: string, text: ToastText) {
  return typeof text === 'string' ? { title, description: text } : { title, ...text };
}
