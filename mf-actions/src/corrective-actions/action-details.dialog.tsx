import type { CorrectiveAction } from '@fsvp/contracts/corrective-action';
import { Button, DescriptionList, formatDate, Stack, TextLink, useLastDefined } from '@fsvp/ui';
import { hrefs, LinkedDocuments, RecordDialog, UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { ActionStatusBadge, PriorityBadge } from './action-badges.js';
import { ACTION_FIELD_LABELS as labels } from './action-form.values.js';
import { useAction } from './api/get-action.js';
import { useInspectionTitle } from './api/get-inspection-title.js';
import { useVerificationTitle } from './api/get-verification-title.js';
import { DueDate } from './due-date.js';

interface ActionDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** What the list has of it. */
  known: CorrectiveAction | undefined;
  onClose: () => void;
  onEdit: (action: CorrectiveAction) => void;
  onDelete: (action: CorrectiveAction) => void;
}

export function ActionDetailsDialog({ id, ...props }: ActionDetailsDialogProps) {
  const shown = useLastDefined(id);
  return shown ? <ShownAction id={shown} open={id !== undefined} {...props} /> : null;
}

type ShownActionProps = Omit<ActionDetailsDialogProps, 'id'> & { id: string; open: boolean };

function ShownAction({ id, open, known, onClose, onEdit, onDelete }: ShownActionProps) {
  const query = useAction(id, { known, enabled: open });
  // What was there before is not shown for a record that is gone by now.
  const data = query.isError ? undefined : query.data;
  return (
    <RecordDialog
      open={open}
      title={data?.title ?? 'Corrective Action'}
      query={{ ...query, data }}
      failure="The corrective action could not be loaded"
      onClose={onClose}
      footer={(action) => (
        <>
          <Button variant="ghost" icon={icons.remove} onClick={() => onDelete(action)}>
            Delete
          </Button>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button icon={icons.edit} onClick={() => onEdit(action)}>
            Edit
          </Button>
        </>
      )}
    >
      {(action) => <ActionFacts action={action} />}
    </RecordDialog>
  );
}

function ActionFacts({ action }: { action: CorrectiveAction }) {
  const { id, supplierId, supplierName, verificationId, inspectionId, completedDate } = action;
  const verificationTitle = useVerificationTitle(verificationId);
  const inspectionTitle = useInspectionTitle(inspectionId);
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: labels.status, value: <ActionStatusBadge status={action.status} /> },
          { term: labels.priority, value: <PriorityBadge priority={action.priority} /> },
          {
            term: labels.supplierId,
            value: supplierName ? (
              <TextLink href={hrefs.supplier(supplierId)}>{supplierName}</TextLink>
            ) : (
              UNKNOWN_SUPPLIER
            ),
          },
          { term: labels.dueDate, value: <DueDate action={action} /> },
          { term: labels.assignedTo, value: action.assignedTo },
          ...(completedDate ? [{ term: 'Completed Date', value: formatDate(completedDate) }] : []),
          ...(verificationId
            ? [
                {
                  term: labels.verificationId,
                  value: (
                    <TextLink href={hrefs.verification(verificationId)}>{verificationTitle ?? 'Verification'}</TextLink>
                  ),
                },
              ]
            : []),
          ...(inspectionId
            ? [
                {
                  term: labels.inspectionId,
                  value: (
                    <TextLink href={hrefs.receivingInspection(inspectionId)}>
                      {inspectionTitle ?? 'Inspection'}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
      <DescriptionList
        columns={1}
        items={[
          { term: labels.description, value: action.description },
          { term: labels.rootCause, value: action.rootCause },
          { term: labels.correctiveAction, value: action.correctiveAction },
          { term: labels.preventiveAction, value: action.preventiveAction },
          { term: labels.verificationOfEffectiveness, value: action.verificationOfEffectiveness },
        ]}
      />
      <LinkedDocuments links={{ correctiveActionId: id, supplierId }} />
    </Stack>
  );
}
