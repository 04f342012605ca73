import { yearsFor } from '@fsvp/contracts/program/importer-eligibility';
import { Columns, Section, Stack, Text, TextLink } from '@fsvp/ui';
import { NumberField } from '@fsvp/ui/dialogs';

/** Opens the form that loads the cut-offs. */
const LOAD_CUTOFFS = '/admin?section=reference-data&new=size_cutoffs';

/** The amounts of the three years that count. @param props.year undefined while it is not known */
export function AmountsFields({ year }: { year: number | undefined }) {
  const counted = year === undefined ? ['first year', 'second year', 'third year'] : yearsFor(year);
  return (
    <Section title="Amounts in US dollars" headingLevel={3}>
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {
            'Enter the sales of food of this class, and the U.S. market value of such food that was imported, made, packed or held without a sale. The average must be below the average of FDA’s cut-offs for the same years, which are in '
          }
          <TextLink href={LOAD_CUTOFFS}>Reference data</TextLink>.
        </Text>
        {counted.map((name, at) => (
          <Columns key={at}>
            <NumberField name={`years.${at}.sales`} label={`Sales in ${name}`} required min={0} step="any" />
            <NumberField
              name={`years.${at}.valueWithoutSale`}
              label={`Value without a sale in ${name}`}
              required
              min={0}
              step="any"
            />
          </Columns>
        ))}
      </Stack>
    </Section>
  );
}
