import { externalIdFacts } from '@fsvp/contracts/core/external-ids';
import {
  verificationSignatures,
  getVerification,
  VERIFICATION_TYPE_LABELS,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import {
  Button,
  DescriptionList,
  formatDate,
  formatInstantDate,
  formatDollars,
  LinkButton,
  Stack,
  TextLink,
} from '@fsvp/ui';
import { hrefs, UNKNOWN_SUPPLIER, WriteOnly } from '@fsvp/web-kit';
import { LinkedDocuments, RecordDialog } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { VerificationBadge } from './verification-badge.js';

interface VerificationDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown while the record loads. */
  known: VerificationActivity | undefined;
  onClose: () => void;
  onEdit: (activity: VerificationActivity) => void;
  onDelete: (activity: VerificationActivity) => void;
}

export function VerificationDetailsDialog({ id, known, onClose, onEdit, onDelete }: VerificationDetailsDialogProps) {
  return (
    <RecordDialog
      call={getVerification}
      signatures={verificationSignatures}
      id={id}
      known={known}
      title={(activity) => activity?.title ?? 'Verification Details'}
      failure="The verification activity could not be loaded"
      onClose={onClose}
      footer={(activity) => <VerificationButtons activity={activity} onEdit={onEdit} onDelete={onDelete} />}
    >
      {(activity) => (
        <Stack gap={6}>
          <VerificationFacts activity={activity} />
          <LinkedDocuments links={{ verificationId: activity.id, supplierId: activity.supplierId }} />
        </Stack>
      )}
    </RecordDialog>
  );
}

function VerificationButtons({
  activity,
  onEdit,
  onDelete,
}: Pick<VerificationDetailsDialogProps, 'onEdit' | 'onDelete'> & { activity: VerificationActivity }) {
  const { id, supplierId, title, findings } = activity;
  return (
    <WriteOnly>
      <Button variant="ghost" icon={icons.remove} onClick={() => onDelete(activity)}>
        Delete
      </Button>
      {findings ? (
        <LinkButton
          variant="outline"
          icon={icons.act}
          href={hrefs.newCorrectiveAction({ supplierId, verificationId: id, title, description: findings })}
        >
          Create corrective action
        </LinkButton>
      ) : null}
      <Button icon={icons.edit} onClick={() => onEdit(activity)}>
        Edit
      </Button>
    </WriteOnly>
  );
}

/** Optional facts are left out if they are empty. */
function VerificationFacts({ activity }: { activity: VerificationActivity }) {
  const {
    type,
    supplierId,
    supplierName,
    completedDate,
    cost,
    assignedTo,
    description,
    findings,
    recommendations,
    followUpRequired,
    followUpDate,
  } = activity;
  const facts = [
    { term: 'Status', value: <VerificationBadge activity={activity} /> },
    { term: 'Type', value: VERIFICATION_TYPE_LABELS[type] ?? type.replaceAll('_', ' ') },
    {
      term: 'Supplier',
      value: supplierName ? <TextLink href={hrefs.supplier(supplierId)}>{supplierName}</TextLink> : UNKNOWN_SUPPLIER,
    },
    { term: 'Scheduled Date', value: formatDate(activity.scheduledDate) },
    { term: 'Due Date', value: formatDate(activity.dueDate) },
    ...(completedDate ? [{ term: 'Completed Date', value: formatInstantDate(completedDate) }] : []),
    ...(assignedTo ? [{ term: 'Assigned To', value: assignedTo }] : []),
    ...(cost === null ? [] : [{ term: 'Cost', value: formatDollars(cost) }]),
    ...externalIdFacts(activity.externalIds),
  ];
  const followUp = followUpDate ? `Due ${formatDate(followUpDate)}` : 'Yes';
  const texts = [
    ...(description ? [{ term: 'Description', value: description }] : []),
    ...(findings ? [{ term: 'Findings', value: findings }] : []),
    ...(recommendations ? [{ term: 'Recommendations', value: recommendations }] : []),
    ...(followUpRequired ? [{ term: 'Follow-up required', value: followUp }] : []),
  ];
  return (
    <Stack gap={6}>
      <DescriptionList items={facts} />
      {texts.length > 0 ? <DescriptionList columns={1} items={texts} /> : null}
    </Stack>
  );
}
