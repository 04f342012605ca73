import type { WebhookDisabledReason, WebhookState } from '@fsvp/contracts/webhooks/webhook';
import { InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** A replaced secret, which signs too for a while. */
export interface FormerSecret {
  secret: string;
  until: string;
}

/** A webhook. Its deliveries are rows of `webhook_deliveries`. */
@Entity('webhooks')
export class WebhookEntity extends RecordEntity {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  url!: string;

  @Column({ type: 'text', array: true })
  types!: string[];

  @Column({ type: 'text' })
  state!: WebhookState;

  @InstantColumn({ nullable: true })
  disabledAt!: string | null;

  @TextColumn()
  disabledReason!: WebhookDisabledReason | null;

  /** Encrypted, as the former ones. */
  @Column({ type: 'text' })
  secret!: string;

  @Column({ type: 'jsonb' })
  formerSecrets!: FormerSecret[];

  @InstantColumn({ nullable: true })
  lastDeliveredAt!: string | null;

  @InstantColumn({ nullable: true })
  failingSince!: string | null;
}

/** When the last replaced secret stops to sign; null if none does. */
export function formerSecretsEnd({ formerSecrets }: Pick<WebhookEntity, 'formerSecrets'>): string | null {
  return formerSecrets.reduce<string | null>((last, { until }) => (last && last > until ? last : until), null);
}

/** What the event log keeps of a webhook: no secrets, and nothing that each delivery changes. */
export function withoutSecrets(webhook: WebhookEntity) {
  const { secret: _, formerSecrets, lastDeliveredAt: _last, failingSince: _since, ...evidence } = webhook;
  return { ...evidence, previousSecretUntil: formerSecretsEnd({ formerSecrets }) };
}
