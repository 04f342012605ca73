import { externalIdFacts } from '@fsvp/contracts/core/external-ids';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { DescriptionList, formatInstantDate, Inline, Section, Stack, Text, TextLink } from '@fsvp/ui';
import { ExtensionPoint, hrefs } from '@fsvp/web-kit';
import { EmailLink, PhoneLink } from './contact-links.js';
import { FsvpBadge, RiskBadge, SupplierStatusBadge } from './supplier-badges.js';
import { SupplierIdentity } from './supplier-identity.js';
import { monthsText, nextDueText } from './supplier-text.js';

export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const { id: supplierId } = supplier;
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: 'Name', value: supplier.name },
          { term: 'Contact Person', value: supplier.contactPerson },
          { term: 'Email', value: supplier.email && <EmailLink address={supplier.email} /> },
          { term: 'Phone', value: supplier.phone && <PhoneLink number={supplier.phone} /> },
          { term: 'Address', value: supplier.address },
          { term: 'City', value: supplier.city },
          { term: 'State / Province', value: supplier.state },
          { term: 'Postal Code', value: supplier.postalCode },
          { term: 'Country', value: supplier.country },
          { term: 'Status', value: <SupplierStatusBadge status={supplier.status} /> },
          { term: 'Risk Level', value: <RiskBadge level={supplier.riskLevel} /> },
          ...externalIdFacts(supplier.externalIds),
        ]}
      />
      <SupplierIdentity supplier={supplier} />
      <Section title="FSVP Verification" headingLevel={3}>
        <DescriptionList
          items={[
            { term: 'FSVP Compliance', value: <FsvpBadge status={supplier.fsvpStatus} /> },
            { term: 'Verification Frequency', value: monthsText(supplier.verificationFrequencyMonths) },
            { term: 'Last Verification', value: formatInstantDate(supplier.lastVerificationDate, 'Never') },
            { term: 'Next Verification', value: nextDueText(supplier) },
          ]}
        />
      </Section>
      {supplier.notes ? (
        <Section title="Notes" headingLevel={3}>
          <Text as="p" preserveLines>
            {supplier.notes}
          </Text>
        </Section>
      ) : null}
      <Inline gap={4}>
        <TextLink href={hrefs.supplierPage(supplierId)} printed={false}>
          Everything about this supplier
        </TextLink>
        <TextLink href={hrefs.hazardAnalysis({ supplierId })} printed={false}>
          Hazard analyses
        </TextLink>
        <TextLink href={hrefs.verifications({ search: supplier.name })} printed={false}>
          Verifications
        </TextLink>
        <TextLink href={hrefs.documents({ supplierId })} printed={false}>
          Documents
        </TextLink>
      </Inline>
      <ExtensionPoint name="supplier-details" props={{ supplierId }} />
    </Stack>
  );
}
