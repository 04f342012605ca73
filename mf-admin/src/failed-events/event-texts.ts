import { codeLabel } from '@fsvp/contracts/core/code-label';
import type { DeadLetter } from '@fsvp/contracts/catalogue/dead-letter';
import type { ServiceName } from '@fsvp/contracts/core/service-name';

/** 'suppliers' is 'Suppliers'. */
export const serviceLabel = (service: ServiceName): string => codeLabel(service);

/** 'quality-follow-supplier-events' is 'Follow supplier events'. */
export function consumerLabel({ service, consumer }: Pick<DeadLetter, 'service' | 'consumer'>): string {
  const words = consumer.replace(new RegExp(`^${service}-`), '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What happened, such as 'Supplier updated'. */
export function eventLabel({ eventType }: Pick<DeadLetter, 'eventType'>): string {
  return eventType === null ? 'Unreadable message' : codeLabel(eventType);
}

/** The event with its record, to tell the rows apart. */
export function eventName(letter: DeadLetter): string {
  return letter.record?.name ? `${eventLabel(letter)}: ${letter.record.name}` : eventLabel(letter);
}
