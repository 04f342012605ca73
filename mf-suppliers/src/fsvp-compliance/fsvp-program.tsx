import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, Code, DescriptionList, Inline, Section, Text } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';
import { icons } from '../shared/icons.js';

/** Omits empty fields. */
export function FsvpProgram({ supplier, onAdd }: { supplier: Supplier; onAdd: () => void }) {
  const facts = [
    { term: 'Program', value: supplier.fsvpProgram },
    { term: 'Importer Name', value: supplier.fsvpImporterName },
    { term: 'Importer DUNS Number', value: supplier.fsvpImporterDuns && <Code>{supplier.fsvpImporterDuns}</Code> },
    { term: 'Verification Methods', value: supplier.fsvpVerificationMethods },
    { term: 'Corrective Actions', value: supplier.fsvpCorrectiveActions },
    { term: 'Record Keeping', value: supplier.fsvpRecordKeeping },
  ].filter(({ value }) => value);
  return (
    <Section title="FSVP Program Details" headingLevel={3}>
      {facts.length > 0 ? (
        <DescriptionList columns={1} items={facts} />
      ) : (
        <Inline gap={3}>
          <Text tone="muted">No program details yet.</Text>
          <WriteOnly>
            <Button variant="outline" size="sm" icon={icons.add} onClick={onAdd}>
              Add Program Details
            </Button>
          </WriteOnly>
        </Inline>
      )}
    </Section>
  );
}
