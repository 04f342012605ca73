import { Injectable } from '@nestjs/common';
import { signatureEvents } from '@fsvp/contracts/signatures/signature.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { hrefs, recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { SIGNABLE } from '@fsvp/contracts/catalogue/signable';
import { MEANING_LABELS, type Meaning, type SignableType } from '@fsvp/contracts/signatures/signature';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { addNotification } from '../notification-entries/add-notification.js';

interface BrokenSignature {
  id: string;
  recordType: SignableType;
  recordId: string;
  recordVersion: number;
  meaning: Meaning;
  signerId: string;
}

/** Alarms administrators, once per signature, when any service finds that the kept content is not what was signed. */
@Injectable()
export class NotifyWhenSignatureBroken implements EventConsumer {
  readonly name = 'gateway-notify-when-signature-broken';
  readonly filter = 'fsvp.*.signature.broken.v1';

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { id, recordType, recordId, recordVersion, meaning, signerId } = readEventData<BrokenSignature>(
      signatureEvents(event.service).broken,
      event,
    );
    const [signer] = await manager.query<{ name: string }[]>('select name from principals where id::text = $1', [
      signerId,
    ]);
    await addNotification(
      manager,
      { id, occurredAt: event.occurredAt },
      {
        kind: 'signature_broken',
        title: 'A signature does not match its content',
        text: `"${MEANING_LABELS[meaning]}", signed by ${signer?.name ?? 'an unknown person'}: ${nameRecord(recordType)}, version ${recordVersion}`,
        href: recordHref(recordType, recordId) ?? hrefs.history(recordId),
      },
      { audience: 'administrators' },
    );
  }
}

/** A later release of a service may have types that this gateway does not know. */
function nameRecord(type: string): string {
  return (SIGNABLE as Partial<Record<string, { noun: string }>>)[type]?.noun ?? 'record';
}
