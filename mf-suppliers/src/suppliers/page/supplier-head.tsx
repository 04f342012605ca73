import { externalIdFacts } from '@fsvp/contracts/core/external-ids';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Card, DescriptionList, formatInstantDate, Stack, t, Text, TextLink } from '@fsvp/ui';
import { hrefs } from '@fsvp/web-kit';
import { EmailLink, PhoneLink } from '../contact-links.js';
import { SupplierIdentity } from '../supplier-identity.js';
import { nextDueText } from '../supplier-text.js';

/** Who the supplier is, and how to reach it. */
export function SupplierHead({ supplier }: { supplier: Supplier }) {
  const { contactPerson, email, phone, address, city, state, postalCode, country, notes } = supplier;
  const place = [address, [postalCode, city].filter(Boolean).join(' '), state, country].filter(Boolean).join('\n');
  const contact = [
    { term: t({ defaultMessage: 'Contact Person' }), value: contactPerson },
    { term: t({ defaultMessage: 'Email' }), value: email && <EmailLink address={email} /> },
    { term: t({ defaultMessage: 'Phone' }), value: phone && <PhoneLink number={phone} /> },
  ];
  const missing = contact.filter(({ value }) => !value).map(({ term }) => term.toLowerCase());
  return (
    <Card
      title={t({ defaultMessage: 'Contact and identity' })}
      actions={
        <TextLink href={hrefs.history(supplier.id)} printed={false}>
          {t({ defaultMessage: 'Change history' })}
        </TextLink>
      }
    >
      <Stack gap={5}>
        <DescriptionList
          items={[
            ...contact.filter(({ value }) => value),
            { term: t({ defaultMessage: 'Address' }), value: place },
            {
              term: t({ defaultMessage: 'Last Verification' }),
              value: formatInstantDate(supplier.lastVerificationDate, t({ defaultMessage: 'Never' })),
            },
            { term: t({ defaultMessage: 'Next Verification' }), value: nextDueText(supplier) },
            ...externalIdFacts(supplier.externalIds),
          ]}
        />
        {missing.length ? (
          <Text as="p" size="meta" tone="muted">
            {t({ defaultMessage: 'Not recorded: {fields}' }, { fields: missing.join(', ') })}
          </Text>
        ) : null}
        <SupplierIdentity supplier={supplier} />
        {notes ? (
          <Text as="p" preserveLines>
            {notes}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
