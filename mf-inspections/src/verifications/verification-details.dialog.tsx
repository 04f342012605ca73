import { externalIdFacts } from '@fsvp/contracts/core/external-ids';
import {
  verificationSignatures,
  getVerification,
  VERIFICATION_TYPE_LABELS,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import { plannedActivityLabel } from '@fsvp/contracts/quality/result-state';
import {
  DescriptionList,
  formatDate,
  formatInstantDate,
  formatDollars,
  LinkButton,
  Stack,
  Text,
  TextLink,
} from '@fsvp/ui';
import { hrefs, UNKNOWN_SUPPLIER, WriteOnly } from '@fsvp/web-kit';
import { LinkedDocuments, RecordDialog, type RecordDetails } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { FileLink } from '../verification-results/file-link.js';
import { ResultSection } from '../verification-results/result-section.js';
import { VerificationBadge } from './verification-badge.js';

export function VerificationDetailsDialog(props: RecordDetails<VerificationActivity>) {
  return (
    <RecordDialog
      {...props}
      call={getVerification}
      signatures={verificationSignatures}
      title={(activity) => activity?.title ?? 'Verification Details'}
      failure="The verification activity could not be loaded"
      actions={(activity) => <CreateAction activity={activity} />}
    >
      {(activity) => (
        <Stack gap={6}>
          <VerificationFacts activity={activity} />
          <ResultSection activity={activity} />
          <LinkedDocuments links={{ verificationId: activity.id, supplierId: activity.supplierId }} />
          {activity.planLineKey ? (
            <Text as="p" tone="muted">
              The FSVP file needs the signed review of the result. Signatures of the activity itself are optional.
            </Text>
          ) : null}
        </Stack>
      )}
    </RecordDialog>
  );
}

function CreateAction({ activity: { id, supplierId, title, findings } }: { activity: VerificationActivity }) {
  if (!findings) return null;
  return (
    <WriteOnly>
      <LinkButton
        variant="outline"
        icon={icons.act}
        href={hrefs.newCorrectiveAction({ supplierId, verificationId: id, title, description: findings })}
      >
        Create corrective action
      </LinkButton>
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
  const planned = plannedActivityLabel(activity);
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
    ...(planned ? [{ term: 'Planned Activity', value: planned }] : []),
    ...(activity.fileId ? [{ term: 'FSVP File', value: <FileLink id={activity.fileId} /> }] : []),
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
