import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Text, TextLink } from '@fsvp/ui';
import { isMissing } from '@fsvp/web-kit';
import { useDocument } from './api/load-documents.js';

/** @param linked with a link to the document */
export function DocumentTitle({ id, linked = false }: { id: string; linked?: boolean }) {
  const { data, error } = useDocument(id);
  if (data) return linked ? <TextLink href={hrefs.document(id)}>{data.title}</TextLink> : data.title;
  if (isMissing(error)) return <Text tone="muted">Deleted document</Text>;
  if (error && linked) return <TextLink href={hrefs.document(id)}>Document, title not loaded</TextLink>;
  return <Text tone="muted">{error ? 'Document, title not loaded' : 'Loading…'}</Text>;
}
