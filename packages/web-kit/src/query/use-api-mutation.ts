import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import type { RecordType } from '@fsvp/contracts/catalogue/live';
import { toast, type ToastAction } from '@fsvp/ui';
import { useMutation, useQueryClient, type Query, type UseMutationResult } from '@tanstack/react-query';
import { api } from '../api/api.js';
import type { CallInput } from '../api/api-client.js';
import { errorText, isConflict, isForbidden, isMissing, isUnauthorized } from '../api/api-error.js';
import { invalidate, pathOf } from './invalidate.js';

/** A toast's text, optionally with its own title or an action; a function receives the call's outcome. */
type ToastText = string | { title?: string; description: string; action?: ToastAction };
type ToastFor<Args extends unknown[]> = ToastText | ((...args: Args) => ToastText | undefined);

export interface MutationOptions<C extends CallDefinition> {
  /** Shown under 'Success'. */
  success?: ToastFor<[answer: ResponseOf<C>, input: CallInput<C>]>;
  /** Shown under 'Error'; a function may return undefined if the form itself shows the failure. */
  failure?: ToastFor<[error: Error, input: CallInput<C>]>;
  /** The types of records that the call changes; what shows them is refetched (STALE_PATHS). */
  changes?: readonly RecordType[];
  onSuccess?: (answer: ResponseOf<C>, input: CallInput<C>) => void;
  onError?: (error: Error, input: CallInput<C>) => void;
}

/** Makes a change, shows its toasts, and refetches what it makes stale. */
export function useApiMutation<C extends CallDefinition>(
  call: C,
  options: MutationOptions<C> = {},
): UseMutationResult<ResponseOf<C>, Error, CallInput<C>> {
  const client = useQueryClient();
  const { success, failure, changes = [], onSuccess, onError } = options;
  return useMutation<ResponseOf<C>, Error, CallInput<C>>({
    mutationFn: (input) => (api.call as (call: C, input: CallInput<C>) => Promise<ResponseOf<C>>)(call, input),
    onSuccess: (answer, input) => {
      const text = typeof success === 'function' ? success(answer, input) : success;
      if (text) toast({ ...titled('Success', text), variant: 'success' });
      void invalidate(client, changes, call.method === 'DELETE' ? belongsToRecord(call, input) : undefined);
      onSuccess?.(answer, input);
    },
    onError: (error, input) => {
      const text = typeof failure === 'function' ? failure(error, input) : failure;
      // After a logout, its own toast is the only one.
      // The server's sentence on a missing permission names whom to ask.
      const shown = text && isForbidden(error) ? errorText(error) : text;
      if (shown && !isUnauthorized(error)) toast({ ...titled('Error', shown), variant: 'destructive' });
      // Someone else has changed or deleted the record: the screen shows an old state.
      if (isMissing(error) || isConflict(error)) void invalidate(client, changes);
      onError?.(error, input);
    },
  });
}

/** Whether a cached query belongs to the record of a call, such as the record itself or its products. */
function belongsToRecord({ path }: CallDefinition, input: object) {
  const { params = {} } = input as { params?: object };
  return (query: Query) => {
    const queryParams = (query.queryKey[2] as { params?: Record<string, unknown> | null } | undefined)?.params ?? {};
    return (
      pathOf(query).startsWith(path) && Object.entries(params).every(([name, value]) => queryParams[name] === value)
    );
  };
}

function titled(title: string, text: ToastText) {
  return typeof text === 'string' ? { title, description: text } : { title, ...text };
}
