import { INDIVIDUAL_RELATION_LABELS } from '@fsvp/contracts/program/qualification';
import { getIndividual, type QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import { Button, DescriptionList } from '@fsvp/ui';
import { RecordDialog } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { INDIVIDUAL_FIELD_LABELS as labels } from './individual-form.values.js';
import { QualificationSection, type QualificationActions } from './qualification-section.js';

interface IndividualDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown while the person loads. */
  known: QualifiedIndividual | undefined;
  qualificationActions: QualificationActions;
  onEdit: (id: string) => void;
  onDelete: (individual: QualifiedIndividual) => void;
  onClose: () => void;
}

/** Details of a qualified individual without an account. */
export function IndividualDialog({ qualificationActions, onEdit, onDelete, ...dialog }: IndividualDialogProps) {
  return (
    <RecordDialog
      {...dialog}
      call={getIndividual}
      title={(individual) => individual?.name ?? 'Qualified individual'}
      failure="The person could not be loaded"
      footer={(individual) => (
        <>
          <Button variant="ghost" icon={icons.delete} onClick={() => onDelete(individual)}>
            Delete…
          </Button>
          <Button icon={icons.edit} onClick={() => onEdit(individual.id)}>
            Edit
          </Button>
        </>
      )}
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
