import { INDIVIDUAL_RELATION_LABELS } from '@fsvp/contracts/program/qualification';
import { getIndividual, type QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import { DescriptionList } from '@fsvp/ui';
import { RecordDialog, type RecordDetails } from '@fsvp/web-kit/dialogs';
import { INDIVIDUAL_FIELD_LABELS as labels } from './individual-form.values.js';
import { QualificationSection, type QualificationActions } from './qualification-section.js';

interface IndividualDialogProps extends RecordDetails<QualifiedIndividual> {
  qualificationActions: QualificationActions;
}

/** Details of a qualified individual without an account. */
export function IndividualDialog({ qualificationActions, ...dialog }: IndividualDialogProps) {
  return (
    <RecordDialog
      {...dialog}
      call={getIndividual}
      title={(individual) => individual?.name ?? 'Qualified individual'}
      failure="The person could not be loaded"
      deleteLabel="Delete…"
    >
      {(individual) => (
        <>
          <DescriptionList
            items={[
              { term: labels.employer, value: individual.employer },
              { term: labels.relation, value: INDIVIDUAL_RELATION_LABELS[individual.relation] },
            ]}
          />
          <QualificationSection individual={individual} actions={qualificationActions} />
        </>
      )}
    </RecordDialog>
  );
}
