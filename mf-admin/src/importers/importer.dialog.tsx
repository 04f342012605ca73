import { exportBrokerBlock, getImporter, IMPORTER_ROLE_LABELS, type Importer } from '@fsvp/contracts/program/importer';
import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import { DescriptionList, LinkButton } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';
import { RecordDialog, type RecordDetails } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { DocumentTitle } from '../qualifications/document-title.js';
import { EligibilitySection } from './eligibility-section.js';
import { IMPORTER_FIELD_LABELS as labels } from './importer-form.values.js';
import { ImporterState } from './importer-state.js';
import { timeZoneLabel } from './time-zones.js';

interface ImporterDialogProps extends RecordDetails<Importer> {
  /** Opens the form of a new eligibility. */
  onDetermine: (importer: Importer) => void;
  onOpenEligibility: (eligibility: ImporterEligibility) => void;
}

/** Details of an importer, with its eligibilities. */
export function ImporterDialog({ onDetermine, onOpenEligibility, ...dialog }: ImporterDialogProps) {
  return (
    <RecordDialog
      {...dialog}
      call={getImporter}
      size="lg"
      title={(importer) => importer?.legalName ?? 'Importer'}
      failure="The importer could not be loaded"
      deleteLabel="Delete…"
      actions={({ id }) => (
        <LinkButton
          variant="outline"
          icon={icons.download}
          href={api.href(exportBrokerBlock, { params: { id } })}
          download
        >
          Download broker block
        </LinkButton>
      )}
    >
      {(importer) => (
        <>
          <DescriptionList items={factsOf(importer)} />
          <EligibilitySection
            importer={importer}
            onDetermine={() => onDetermine(importer)}
            onOpen={onOpenEligibility}
          />
        </>
      )}
    </RecordDialog>
  );
}

function factsOf(importer: Importer) {
  const { duns, email, timeZone, role, consentDocumentId, phone, address, city, state, postalCode } = importer;
  const place = [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
  return [
    { term: labels.duns, value: duns },
    { term: labels.email, value: email },
    { term: labels.role, value: IMPORTER_ROLE_LABELS[role] },
    ...(consentDocumentId
      ? [{ term: labels.consentDocumentId, value: <DocumentTitle id={consentDocumentId} linked /> }]
      : []),
    { term: labels.timeZone, value: timeZoneLabel(timeZone) },
    { term: labels.phone, value: phone },
    { term: labels.address, value: [address, place].filter(Boolean).join('\n') },
    { term: 'State', value: <ImporterState importer={importer} /> },
  ];
}
