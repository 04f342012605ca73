import type { ResponseOf } from '@fsvp/contracts/core/call';
import type { RecordSignatures, SignatureCalls } from '@fsvp/contracts/signatures/signature';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { requestIdle } from '../modules/request-idle.js';
import { apiQuery } from '../query/use-api-query.js';

/** What the signatures of each signed record of a list are worth, by the record's id. */
export type SignatureStates = ReadonlyMap<string, RecordSignatures>;

const NONE: SignatureStates = new Map();
const NEVER_SIGNED = { queryKey: ['never signed'], queryFn: () => ({ records: [], total: 0 }) };

/**
 * Asks which records of a list are signed, once the list is shown: it does not hold up the list, and a list without this is complete.
 * @param calls of the type of record, such as `documentSignatures`; undefined if it is never signed
 * @param records of the page; undefined while it loads
 */
export function useSignatureStates(
  calls: SignatureCalls | undefined,
  records: readonly { id: string }[] | undefined,
): SignatureStates {
  const shown = useShown(Boolean(records?.length));
  const id = (records ?? []).map((one) => one.id);
  // The states of the page before stay until those of this one are there: many records are on both.
  const { data } = useQuery<ResponseOf<SignatureCalls['states']>>({
    ...(calls ? apiQuery(calls.states, { query: { id } }) : NEVER_SIGNED),
    enabled: Boolean(calls) && shown && id.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => (data ? new Map(data.records.map((one) => [one.recordId, one])) : NONE), [data]);
}

/** Whether the browser had time for other things since there was something to show. */
function useShown(hasContent: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => (hasContent ? requestIdle(() => setShown(true)) : undefined), [hasContent]);
  return shown;
}
