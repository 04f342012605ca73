import type { Signature, SignatureCalls } from '@fsvp/contracts/signatures/signature';
import { Text, usePrinting } from '@fsvp/ui';
import { useApiQuery } from '../query/use-api-query.js';
import { ContentChanges } from './content-rows.js';

/**
 * What differs from what was signed, on paper only: on screen it is behind "Check". It is loaded with the signature, because nothing
 * can be loaded once printing has begun.
 */
export function PrintedChanges({ calls, signature }: { calls: SignatureCalls; signature: Signature }) {
  const printing = usePrinting();
  const { recordId, id } = signature;
  const { data } = useApiQuery(calls.verify, { params: { id: recordId, signatureId: id } });
  if (!printing) return null;
  if (!data) return <Text size="meta">The changes had not loaded when this page was printed.</Text>;
  if (!data.current) return <Text size="meta">The record was deleted.</Text>;
  return <ContentChanges before={data.signed} after={data.current} headings={['Signed', 'Now']} />;
}
