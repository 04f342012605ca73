import type { ServiceName } from '@fsvp/contracts/service-name';
import { Button } from '@fsvp/ui';
import { icons } from '../icons.js';
import { serviceLabel } from './event-texts.js';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** Says that the list lacks the events of services that did not answer. */
export function UnavailableServices({ services, onRetry }: { services: ServiceName[]; onRetry: () => void }) {
  return (
    <div role="status" className="admin:px-4 admin:pb-4 admin:empty:hidden admin:sm:px-5">
      {services.length ? (
        <div className="admin:flex admin:flex-wrap admin:items-center admin:gap-3 admin:rounded-control admin:border admin:border-divider admin:bg-yellow-fill admin:px-4 admin:py-2 admin:text-yellow-ink">
          <span className="admin:shrink-0 admin:text-yellow-icon">{icons.warning}</span>
          <span className="admin:min-w-0 admin:flex-1">
            {names.format(services.map((service) => serviceLabel(service)))} did not answer. The list lacks the failed
            events of {services.length === 1 ? 'this service' : 'these services'}.
          </span>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Retry
          </Button>
        </div>
      ) : null}
    </div>
  );
}
