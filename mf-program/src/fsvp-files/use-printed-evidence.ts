import { getDocument } from '@fsvp/contracts/documents/document';
import { apiQuery, useQueryClient } from '@fsvp/web-kit';
import { useEffect } from 'react';
import { useEvidence } from '../evidence/api/list-evidence.js';

/** What was chosen as evidence in a file, with the titles loaded: printing does not wait for what is loaded by it. */
export function usePrintedEvidence(fileId: string) {
  const client = useQueryClient();
  const { data } = useEvidence(fileId);
  useEffect(() => {
    for (const { recordType, recordId } of data?.evidence.flatMap(({ links }) => links) ?? [])
      if (recordType === 'document') void client.prefetchQuery(apiQuery(getDocument, { params: { id: recordId } }));
  }, [client, data]);
  return data;
}
