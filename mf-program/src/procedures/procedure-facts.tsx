import { today } from '@fsvp/contracts/core/calendar-day';
import { PROCEDURE_ORIGIN_LABELS, type Procedure } from '@fsvp/contracts/program/procedure';
import { Badge, DescriptionList, formatDate, Inline } from '@fsvp/ui';
import { SignedStateBadge } from '../fsvp-files/file-badges.js';
import { DocumentLink } from './document-link.js';
import { PROCEDURE_FIELD_LABELS as labels } from './procedure-form.values.js';

/** 'Version 2' with its state, and whether it counts today. */
export function ProcedureTitle({ procedure, inForce }: { procedure: Procedure; inForce: boolean }) {
  const { versionNumber, state, effectiveFrom } = procedure;
  return (
    <Inline>
      {`Version ${versionNumber}`}
      <SignedStateBadge state={state} />
      {inForce ? <Badge tone="green">In force</Badge> : null}
      {state === 'signed' && effectiveFrom > today() ? (
        <Badge tone="blue">{`In force from ${formatDate(effectiveFrom)}`}</Badge>
      ) : null}
    </Inline>
  );
}

/** What one version states. */
export function ProcedureFacts({ procedure }: { procedure: Procedure }) {
  const { title, documentId, effectiveFrom, establishedBy, reviewNote } = procedure;
  return (
    <DescriptionList
      items={[
        { term: labels.title, value: title },
        { term: labels.documentId, value: documentId ? <DocumentLink id={documentId} /> : 'None' },
        { term: labels.effectiveFrom, value: formatDate(effectiveFrom) },
        { term: labels.establishedBy, value: PROCEDURE_ORIGIN_LABELS[establishedBy] },
        ...(reviewNote ? [{ term: labels.reviewNote, value: reviewNote }] : []),
      ]}
    />
  );
}
