import { DOCUMENT_EXPIRY_LABELS, documentExpiry, type DocumentExpiry } from '@fsvp/contracts/documents/document';
import { Badge, type Tone } from '@fsvp/ui';

const tones: Record<DocumentExpiry, Tone> = { expired: 'red', expires_soon: 'yellow', valid: 'green' };

/** No badge for a document that does not expire. */
export function ExpiryBadge({ expirationDate }: { expirationDate: string | null }) {
  const expiry = documentExpiry(expirationDate);
  return expiry ? <Badge tone={tones[expiry]}>{DOCUMENT_EXPIRY_LABELS[expiry]}</Badge> : null;
}
