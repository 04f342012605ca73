import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { TextLink } from '@fsvp/ui';
import { isMissing } from '@fsvp/web-kit';
import { useDocument } from '../documents/load-documents.js';

/** A document by its title. */
export function DocumentLink({ id }: { id: string }) {
  const { data, error } = useDocument(id);
  if (isMissing(error)) return 'Deleted document';
  return <TextLink href={hrefs.document(id)}>{data?.title ?? 'Document'}</TextLink>;
}
