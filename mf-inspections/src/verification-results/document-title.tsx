import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Text, TextLink } from '@fsvp/ui';
import { isMissing } from '@fsvp/web-kit';
import { useDocument } from './api/load-documents.js';

export function DocumentTitle({ id }: { id: string }) {
  const { data, error } = useDocument(id);
  if (data) return <TextLink href={hrefs.document(id)}>{data.title}</TextLink>;
  if (isMissing(error)) return <Text tone="muted">Deleted document</Text>;
  return <Text tone="muted">{error ? 'Document, title not loaded' : 'Loading…'}</Text>;
}
