import {
  getImporterEligibility,
  type ImporterEligibility,
  eligibilitySignatures,
} from '@fsvp/contracts/program/importer-eligibility';
import { ROLE_LABELS } from '@fsvp/contracts/access/roles';
import { Button, DataTable, DescriptionList, formatDollars, Section, Text, type DataTableColumn } from '@fsvp/ui';
import { useMay } from '@fsvp/web-kit';
import { RecordDialog } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { icons } from '../icons.js';
import { useEligibilities } from './api/get-eligibilities.js';
import { useCreateEligibilityVersion } from './api/save-eligibility.js';
import { DeleteEligibilityDialog } from './delete-eligibility.dialog.js';
import { EligibilityState, resultText, seriesText } from './eligibility-texts.js';

interface EligibilityDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onEdit: (draft: ImporterEligibility) => void;
  /** Gets the new draft. */
  onNewVersion: (draft: ImporterEligibility) => void;
  onClose: () => void;
}

/** One version of an eligibility: its amounts, what they are compared with, and its signatures. */
export function EligibilityDialog({ id, onEdit, onNewVersion, onClose }: EligibilityDialogProps) {
  const [deleting, setDeleting] = useState<ImporterEligibility>();
  return (
    <>
      <RecordDialog
        call={getImporterEligibility}
        id={id}
        known={undefined}
        size="lg"
        title={(one) => (one ? `Eligibility for ${seriesText(one)}` : 'Eligibility')}
        description={({ importerName, versionNumber }) => `${importerName}, version ${versionNumber}`}
        failure="The eligibility could not be loaded"
        onClose={onClose}
        signatures={eligibilitySignatures}
        signaturesClosed={({ state }) => state !== 'draft'}
        changeable={({ state }) => state === 'draft'}
        onEdit={onEdit}
        editLabel="Edit draft"
        onDelete={setDeleting}
        deleteLabel="Delete draft…"
        actions={(one) => (one.state === 'signed' ? <NewVersion signed={one} onNewVersion={onNewVersion} /> : null)}
      >
        {(one) => (
          <>
            <DescriptionList
              items={[
                { term: 'State', value: <EligibilityState state={one.state} /> },
                { term: 'Result', value: resultText(one) },
                { term: 'Average of the three years', value: formatDollars(one.average) },
                { term: "Average of FDA's cut-offs", value: formatDollars(one.cutoff) },
                ...(one.cutoffBasis ? [{ term: 'Cut-offs', value: one.cutoffBasis }] : []),
              ]}
            />
            <Section title="Amounts in US dollars" headingLevel={3}>
              <DataTable
                caption="Amounts in US dollars"
                density="compact"
                columns={COLUMNS}
                rows={one.years}
                rowKey={({ year }) => String(year)}
                emptyText="No amounts"
              />
            </Section>
            {one.state === 'draft' ? <WhoSigns /> : null}
          </>
        )}
      </RecordDialog>
      <DeleteEligibilityDialog draft={deleting} onClose={() => setDeleting(undefined)} onDeleted={onClose} />
    </>
  );
}

type Amounts = ImporterEligibility['years'][number];
const COLUMNS: DataTableColumn<Amounts>[] = [
  { id: 'year', header: 'Year', cell: ({ year }) => year },
  { id: 'sales', header: 'Sales', align: 'end', cell: ({ sales }) => formatDollars(sales) },
  {
    id: 'valueWithoutSale',
    header: 'Value without a sale',
    align: 'end',
    wrap: true,
    cell: ({ valueWithoutSale }) => formatDollars(valueWithoutSale),
  },
];

/** Administrators see the draft, but the rule asks for a qualified individual. */
function WhoSigns() {
  const may = useMay('hand_in_signature');
  return (
    <Text as="p" tone="muted">
      {may
        ? 'It takes effect once a person who is qualified to determine eligibility signs it.'
        : `It takes effect once a person who is qualified to determine eligibility and has the role ${ROLE_LABELS.qi_administrator} signs it.`}
    </Text>
  );
}

interface NewVersionProps {
  signed: ImporterEligibility;
  onNewVersion: (draft: ImporterEligibility) => void;
}

/** Not while there is a draft already, of which there is one at most. */
function NewVersion({ signed: { id, importerId, foodClass, year }, onNewVersion }: NewVersionProps) {
  const { data } = useEligibilities(importerId);
  const create = useCreateEligibilityVersion(onNewVersion);
  const isDrafted = data?.eligibilities.some(
    (one) => one.state === 'draft' && one.foodClass === foodClass && one.year === year,
  );
  if (isDrafted !== false) return null;
  return (
    <Button icon={icons.newVersion} onClick={() => create.mutateAsync({ params: { id } }).catch(() => undefined)}>
      New version
    </Button>
  );
}
