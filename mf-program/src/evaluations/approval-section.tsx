import { today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { REFUSING } from '@fsvp/contracts/program/supplier-evaluations/find-approval-problems';
import {
  APPROVAL_DECISION_LABELS,
  supplierApprovalSignatures,
  type ApprovalDecision,
  type SupplierApproval,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import {
  Badge,
  Button,
  Card,
  CardList,
  DescriptionList,
  ErrorState,
  formatDate,
  formatInstantDate,
  Inline,
  Section,
  Spinner,
  Stack,
  Text,
} from '@fsvp/ui';
import { loadError, useMay, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog, Signatures } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { SignedStateBadge } from '../fsvp-files/file-badges.js';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { icons } from '../icons.js';
import { useApprovals, useDeleteApproval, useRenewApproval } from './api/approvals.js';
import { EditApprovalDialog, NewApprovalDialog } from './approval.dialog.js';

interface ApprovalSectionProps {
  file: FsvpFile;
  /** The signed one; undefined while there is none. */
  evaluation: SupplierEvaluation | undefined;
}

/** The importer's decision on the supplier, which follows the evaluation. */
export function ApprovalSection({ file, evaluation }: ApprovalSectionProps) {
  const query = useApprovals(file.id);
  const error = loadError(query, 'The approvals could not be loaded');
  const approvals = query.data?.supplierApprovals;
  return (
    <Section title="Approval of the supplier (§1.505(b))">
      {approvals ? (
        <Approvals file={file} evaluation={evaluation} approvals={approvals} />
      ) : (
        <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading approvals…" />}</Card>
      )}
    </Section>
  );
}

function Approvals({ file, evaluation, approvals }: ApprovalSectionProps & { approvals: SupplierApproval[] }) {
  const [adding, setAdding] = useState<ApprovalDecision>();
  const [{ approve }, setState] = useUrlState(filesUrl);
  const mayWrite = useMay('write');
  const [editing, setEditing] = useState<string>();
  const [deleting, setDeleting] = useState<SupplierApproval>();
  const remove = useDeleteApproval();
  const draft = approvals.find(({ state }) => state === 'draft');
  const signed = approvals.find(({ state }) => state === 'signed');
  const earlier = approvals.filter(({ state }) => state === 'superseded' || state === 'withdrawn');
  const inForce = signed !== undefined && signed.decision !== 'withdrawn';
  const conclusion = evaluation?.conclusion ?? null;
  const mayApprove = evaluation !== undefined && !(conclusion && REFUSING.includes(conclusion));
  const mayChange = isOpenFile(file);
  // Of a link that leads to the decision.
  const asked = approve && !draft && mayApprove && mayChange && mayWrite ? 'approved' : undefined;
  return (
    <Stack gap={4}>
      {!evaluation ? (
        <Text as="p" tone="muted">
          The supplier can be approved once the evaluation is signed.
        </Text>
      ) : !mayApprove ? (
        <Text as="p" tone="warning">
          The evaluation concludes that food is not to be imported from the supplier. Evaluate again to approve it.
        </Text>
      ) : null}
      {draft ? (
        <Card
          headingLevel={3}
          title={<ApprovalTitle approval={draft} />}
          actions={
            mayChange ? (
              <WriteOnly>
                <Button variant="ghost" size="sm" icon={icons.remove} onClick={() => setDeleting(draft)}>
                  Delete draft…
                </Button>
                <Button variant="outline" size="sm" icon={icons.edit} onClick={() => setEditing(draft.id)}>
                  Edit decision
                </Button>
              </WriteOnly>
            ) : undefined
          }
        >
          <Stack gap={4}>
            {draft.outdated ? <RenewDraft draft={draft} /> : null}
            <ApprovalFacts approval={draft} />
            <Signatures
              calls={supplierApprovalSignatures}
              id={draft.id}
              closed={draft.outdated || !mayChange}
              isPrimary
              title="Signatures of the decision"
            />
          </Stack>
        </Card>
      ) : mayChange && evaluation && (mayApprove || inForce) ? (
        <WriteOnly>
          <Inline>
            {mayApprove ? (
              <Button icon={icons.add} variant={inForce ? 'outline' : 'primary'} onClick={() => setAdding('approved')}>
                {inForce ? 'New decision' : 'Approve the supplier'}
              </Button>
            ) : null}
            {inForce ? (
              <Button variant="outline" onClick={() => setAdding('withdrawn')}>
                Withdraw the approval…
              </Button>
            ) : null}
          </Inline>
        </WriteOnly>
      ) : null}
      {signed ? (
        <Card headingLevel={3} title={<ApprovalTitle approval={signed} />}>
          <Stack gap={4}>
            {inForce && signed.outdated ? (
              <Text as="p" tone="warning">
                The evaluation that it is based on does not count any more, or a later one does not let it continue.
                Approve again.
              </Text>
            ) : null}
            <ApprovalFacts approval={signed} />
            <Signatures calls={supplierApprovalSignatures} id={signed.id} closed title="Signatures of the approval" />
          </Stack>
        </Card>
      ) : null}
      {earlier.length > 0 ? (
        <Card headingLevel={3} title="Earlier decisions" flush>
          <CardList
            look="rows"
            label="Earlier decisions"
            items={earlier}
            itemKey={({ id }) => id}
            emptyText="No earlier decisions."
            render={(approval) => (
              <Stack gap={1}>
                <ApprovalTitle approval={approval} />
                <Text size="meta" tone="muted">
                  {[
                    approval.signedAt &&
                      `Signed by ${approval.signedByName ?? 'a former user'} on ${formatInstantDate(approval.signedAt)}`,
                    approval.until && `until ${formatDate(approval.until)}`,
                    approval.conditions,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
              </Stack>
            )}
          />
        </Card>
      ) : null}
      <NewApprovalDialog
        decision={adding ?? asked}
        file={file}
        inForce={inForce}
        onClose={() => {
          setAdding(undefined);
          if (approve) setState({ approve: undefined }, 'replace');
        }}
      />
      <EditApprovalDialog id={editing} inForce={inForce} onClose={() => setEditing(undefined)} />
      <DeleteDialog
        record={deleting}
        title={() => 'Delete the draft of the decision?'}
        question="Signed decisions are kept. The draft cannot be restored."
        remove={remove}
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleting(undefined)}
      />
    </Stack>
  );
}

function ApprovalTitle({ approval: { decision, versionNumber, state, until } }: { approval: SupplierApproval }) {
  const isOver = state === 'signed' && until !== null && until < today();
  return (
    <Inline>
      <Text weight="semibold">{`${APPROVAL_DECISION_LABELS[decision]}, version ${versionNumber}`}</Text>
      <SignedStateBadge state={state} />
      {isOver ? <Badge tone="red">Expired</Badge> : null}
    </Inline>
  );
}

function ApprovalFacts({ approval }: { approval: SupplierApproval }) {
  const { decision, conditions, until, preImportVerification, evaluationVersion, signedByName, signedAt } = approval;
  const temporary = [
    { term: 'Last day', value: until && formatDate(until) },
    { term: 'Verification before each import', value: preImportVerification },
  ];
  return (
    <DescriptionList
      items={[
        { term: 'Based on', value: `Evaluation, version ${evaluationVersion}` },
        ...(signedAt
          ? [{ term: 'Signed', value: `${signedByName ?? 'A former user'}, ${formatInstantDate(signedAt)}` }]
          : []),
        ...(decision === 'approved_temporarily' ? temporary : []),
        { term: decision === 'withdrawn' ? 'Remarks' : 'Conditions', value: conditions },
      ]}
    />
  );
}

function RenewDraft({ draft }: { draft: SupplierApproval }) {
  const renew = useRenewApproval();
  return (
    <Inline justify="between" gap={3}>
      <Text as="p" tone="warning">
        Another evaluation was signed since this draft was saved.
      </Text>
      <WriteOnly>
        <Button
          variant="outline"
          size="sm"
          loading={renew.isPending}
          onClick={() =>
            renew.mutateAsync({ params: { id: draft.id }, body: {}, ifVersion: draft.version }).catch(() => undefined)
          }
        >
          Base it on the newest one
        </Button>
      </WriteOnly>
    </Inline>
  );
}
