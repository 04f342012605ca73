import type { Webhook } from '@fsvp/contracts/webhooks/webhook';

export interface WebhookValues {
  name: string;
  url: string;
  /** Null for all changes; an empty list is not saved, because the call would take it for all. */
  types: string[] | null;
}

export const WEBHOOK_FIELD_LABELS = { name: 'Name', url: 'Address', types: 'Changes to send' };

export const newWebhook: WebhookValues = { name: '', url: '', types: null };

export const toFormValues = ({ name, url, types }: Webhook): WebhookValues => ({
  name,
  url,
  types: types.length === 0 ? null : types,
});

/** The body of a call. Where nothing is chosen its schema finds an error, which the field explains. */
export const toBody = ({ types, ...values }: WebhookValues) => ({
  ...values,
  types: types === null ? [] : types.length === 0 ? null : types,
});
