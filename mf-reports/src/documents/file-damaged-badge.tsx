import { Badge } from '@fsvp/ui';

/** Of a document whose stored file is missing or altered. */
export function FileDamagedBadge() {
  return <Badge tone="red">File damaged</Badge>;
}
