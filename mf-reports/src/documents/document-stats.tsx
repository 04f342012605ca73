import { EXPIRES_SOON_DAYS, type listDocuments } from '@fsvp/contracts/documents/document';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { StatGrid } from '@fsvp/ui';
import { icons } from './document.icons.js';

type Counts = ResponseOf<typeof listDocuments>['counts'];

/** Counts over all documents, regardless of filters; a dash if they could not be loaded. */
export function DocumentStats({ counts, loading }: { counts: Counts | undefined; loading: boolean }) {
  return (
    <StatGrid
      label="Documents by expiry"
      loading={loading}
      cards={[
        { label: 'Total Documents', value: counts?.total, icon: icons.documents },
        {
          label: 'Valid',
          value: counts?.valid,
          icon: icons.valid,
          tone: 'green',
          hint: "Documents that don't expire soon, or have no expiry date.",
        },
        {
          label: 'Expires Soon',
          value: counts?.expiresSoon,
          icon: icons.expiresSoon,
          tone: 'yellow',
          hint: `Documents that expire today or within ${EXPIRES_SOON_DAYS} days.`,
        },
        {
          label: 'Expired',
          value: counts?.expired,
          icon: icons.expired,
          tone: 'red',
          hint: 'Documents with an expiry date before today.',
        },
      ]}
    />
  );
}
