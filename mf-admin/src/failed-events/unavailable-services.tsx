import type { ServiceName } from '@fsvp/contracts/core/service-name';
import { RetryNotice } from '../shared/retry-notice.js';
import { serviceLabel } from './event-texts.js';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** Says that the list lacks the events of services that did not answer. */
export function UnavailableServices({ services, onRetry }: { services: ServiceName[]; onRetry: () => void }) {
  return (
    <RetryNotice onRetry={onRetry}>
      {services.length
        ? `${names.format(services.map((service) => serviceLabel(service)))} did not respond. The list does not include failed events from ${services.length === 1 ? 'this service' : 'these services'}.`
        : null}
    </RetryNotice>
  );
}
