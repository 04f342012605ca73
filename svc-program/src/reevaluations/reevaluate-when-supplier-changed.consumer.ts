import { Injectable } from '@nestjs/common';
import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { countryKey } from '@fsvp/contracts/core/country';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { foldText } from '@fsvp/contracts/core/text';
import { dueOfReason } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { addReasons } from './add-reasons.js';
import { forFilesOf } from './files-with-news.js';

type Fields = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '');

/** The facts of a supplier that an evaluation rests on. Another spelling is no change. */
const FACTS: { label: string; text: (supplier: Fields) => string; key: (text: string) => string }[] = [
  { label: 'Name', text: ({ name }) => textOf(name), key: foldText },
  {
    label: 'Address',
    text: ({ address, city, state, postalCode }) =>
      [address, city, state, postalCode].map(textOf).filter(Boolean).join(', '),
    key: foldText,
  },
  { label: 'Country', text: ({ country }) => textOf(country), key: (text) => foldText(countryKey(text)) },
];

/** 'Country: India → Nepal' for each fact that is another one. */
function describeChanges(before: Fields, after: Fields): string[] {
  return FACTS.flatMap(({ label, text, key }) => {
    const [from, to] = [text(before), text(after)];
    return key(from) === key(to) ? [] : [`${label}: ${from || 'none'} → ${to || 'none'}`];
  });
}

/** A supplier with another name, address or country is evaluated again for each of its files. */
@Injectable()
export class ReevaluateWhenSupplierChanged implements EventConsumer {
  readonly name = 'program-reevaluate-when-supplier-changed';
  readonly filter = 'fsvp.suppliers.supplier.updated.v1';

  async handle(
    { aggregateId, aggregateVersion, occurredAt, before, after }: EventEnvelope,
    transaction: Transaction,
  ): Promise<void> {
    const changes = before && after ? describeChanges(before, after) : [];
    if (!changes.length) return;
    await addReasons(
      transaction,
      await forFilesOf(transaction.manager, 'supplier', aggregateId, occurredAt, {
        kind: 'supplier_changed',
        recordType: 'supplier',
        recordId: aggregateId,
        recordVersion: aggregateVersion,
        text: changes.join('; '),
        dueOn: dueOfReason('supplier_changed', dayOfInstant(occurredAt)),
      }),
    );
  }
}
