import { externalIdFacts } from '@fsvp/contracts/core/external-ids';
import { getAction, type CorrectiveAction, actionSignatures } from '@fsvp/contracts/quality/corrective-action';
import { DescriptionList, formatInstantDate, Stack, TextLink } from '@fsvp/ui';
import { hrefs, UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { LinkedDocuments, RecordDialog, type RecordDetails } from '@fsvp/web-kit/dialogs';
import { ActionStatusBadge, PriorityBadge } from './action-badges.js';
import { ACTION_FIELD_LABELS as labels } from './action-form.values.js';
import { useInspectionTitle } from './api/get-inspection-title.js';
import { useVerificationTitle } from './api/get-verification-title.js';
import { DueDate } from './due-date.js';

export function ActionDetailsDialog(props: RecordDetails<CorrectiveAction>) {
  return (
    <RecordDialog
      {...props}
      call={getAction}
      signatures={actionSignatures}
      title={(action) => action?.title ?? 'Corrective Action'}
      failure="The corrective action could not be loaded"
      closeButton
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
          ...(completedDate ? [{ term: 'Completed Date', value: formatInstantDate(completedDate) }] : []),
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
          ...externalIdFacts(action.externalIds),
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
