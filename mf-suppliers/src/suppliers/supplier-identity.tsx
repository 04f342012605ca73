import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import {
  registrationState,
  REGISTRATION_STATE_LABELS,
  type RegistrationState,
} from '@fsvp/contracts/suppliers/supplier-identity';
import { Badge, Code, DescriptionList, formatDate, Inline, Section, Text, type Tone } from '@fsvp/ui';
import { SUPPLIER_FIELD_LABELS as labels } from './supplier-form.values.js';

const tones: Record<RegistrationState, Tone> = { registered: 'green', renew: 'yellow', ended: 'red' };

/** Omits empty fields. */
export function SupplierIdentity({ supplier }: { supplier: Supplier }) {
  const { duns, fei, fdaRegistration, fdaRegistrationEnd, approvalNumbers, tradeNames, sites } = supplier;
  const facts = [
    { term: labels.duns, value: duns && <Code>{duns}</Code> },
    { term: labels.fei, value: fei && <Code>{fei}</Code> },
    { term: labels.fdaRegistration, value: fdaRegistration && <Code>{fdaRegistration}</Code> },
    { term: labels.fdaRegistrationEnd, value: fdaRegistrationEnd && <RegistrationEnd end={fdaRegistrationEnd} /> },
    { term: labels.approvalNumbers, value: approvalNumbers },
    { term: labels.tradeNames, value: tradeNames },
    { term: labels.sites, value: sites && <Text preserveLines>{sites}</Text> },
  ].filter(({ value }) => value);
  if (!facts.length) return null;
  return (
    <Section title="Identity" headingLevel={3}>
      <DescriptionList items={facts} />
    </Section>
  );
}

function RegistrationEnd({ end }: { end: string }) {
  const state = registrationState(end);
  return (
    <Inline>
      {formatDate(end)}
      <Badge tone={tones[state]}>{REGISTRATION_STATE_LABELS[state]}</Badge>
    </Inline>
  );
}
