import { getFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Button, Card, ErrorState, PageHeader, Spinner, Stack, Text } from '@fsvp/ui';
import { loadError, useMay, useRecord, WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { SignedStateBadge } from '../fsvp-files/file-badges.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { icons } from '../icons.js';
import { RecordPage } from '../record-page.js';
import { useCreateEvaluationVersion, useDeleteEvaluation, useEvaluations } from './api/evaluations.js';
import { ApprovalSection } from './approval-section.js';
import { BeginEvaluation } from './begin-evaluation.js';
import { EarlierEvaluations } from './earlier-evaluations.js';
import { EvaluationForm } from './evaluation-form.js';
import { EvaluationView } from './evaluation-view.js';
import { SignedEvaluation } from './signed-evaluation.js';

export interface EvaluationPageProps {
  fileId: string;
  /** Where `onBack` leads. */
  back: string;
  onBack: () => void;
}

/** The evaluation of the food and the supplier of a file, and the approval that follows it. */
export function EvaluationPage({ fileId, back, onBack }: EvaluationPageProps) {
  const query = useRecord(getFsvpFile, fileId, { known: undefined, enabled: true });
  const { data: file } = query;
  const error = loadError(query, 'The FSVP file could not be loaded');
  return (
    <RecordPage
      id={fileId}
      name={file ? `Evaluation, FSVP file ${file.number}` : 'Evaluation'}
      back={back}
      onBack={onBack}
    >
      <PageHeader
        title="Evaluation and approval"
        subtitle={
          file ? `${file.foodName} from ${file.supplierName}, FSVP file ${file.number} (21 CFR 1.505)` : undefined
        }
      />
      {file ? (
        <Evaluations file={file} />
      ) : (
        <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the FSVP file…" />}</Card>
      )}
    </RecordPage>
  );
}

function Evaluations({ file }: { file: FsvpFile }) {
  const query = useEvaluations(file.id);
  const error = loadError(query, 'The evaluations could not be loaded');
  const versions = query.data?.supplierEvaluations;
  if (!versions) return <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading evaluations…" />}</Card>;
  const draft = versions.find(({ state }) => state === 'draft');
  const signed = versions.find(({ state }) => state === 'signed');
  const earlier = versions.filter(({ state }) => state === 'superseded' || state === 'withdrawn');
  const mayChange = isOpenFile(file);
  return (
    <Stack gap={6}>
      {draft ? <Draft key={draft.id} draft={draft} file={file} signed={signed} mayChange={mayChange} /> : null}
      {signed ? (
        <SignedEvaluation
          evaluation={signed}
          file={file}
          actions={!draft && mayChange ? <NewVersion signed={signed} /> : undefined}
        />
      ) : null}
      {!draft && !signed ? (
        <BeginEvaluation
          file={file}
          withdrawn={earlier[0]?.state === 'withdrawn' ? earlier[0] : undefined}
          mayChange={mayChange}
        />
      ) : null}
      <ApprovalSection file={file} evaluation={signed} />
      {earlier.length > 0 ? <EarlierEvaluations versions={earlier} file={file} /> : null}
    </Stack>
  );
}

interface DraftProps {
  draft: SupplierEvaluation;
  file: FsvpFile;
  signed: SupplierEvaluation | undefined;
  mayChange: boolean;
}

function Draft({ draft, file, signed, mayChange }: DraftProps) {
  const mayWrite = useMay('write');
  const [deleting, setDeleting] = useState<SupplierEvaluation>();
  const remove = useDeleteEvaluation();
  return (
    <Stack gap={4}>
      <div className="program:flex program:flex-wrap program:items-center program:gap-2">
        <Text weight="semibold">{`Version ${draft.versionNumber}`}</Text>
        <SignedStateBadge state="draft" />
        {signed ? (
          <Text size="meta" tone="muted">
            {`Version ${signed.versionNumber} counts until this one is signed.`}
          </Text>
        ) : null}
      </div>
      {mayWrite && mayChange ? (
        <EvaluationForm
          draft={draft}
          file={file}
          actions={
            <WriteOnly>
              <Button variant="ghost" icon={icons.remove} onClick={() => setDeleting(draft)}>
                Delete draft…
              </Button>
            </WriteOnly>
          }
        />
      ) : (
        <EvaluationView evaluation={draft} />
      )}
      <DeleteDialog
        record={deleting}
        title={({ versionNumber }) => `Delete the draft of the evaluation, version ${versionNumber}?`}
        question="Signed versions are kept. The draft cannot be restored."
        remove={remove}
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleting(undefined)}
      />
    </Stack>
  );
}

function NewVersion({ signed: { id } }: { signed: SupplierEvaluation }) {
  const create = useCreateEvaluationVersion();
  return (
    <WriteOnly>
      <Button
        variant="outline"
        icon={icons.add}
        loading={create.isPending}
        onClick={() => create.mutateAsync({ params: { id } }).catch(() => undefined)}
      >
        Evaluate again
      </Button>
    </WriteOnly>
  );
}
