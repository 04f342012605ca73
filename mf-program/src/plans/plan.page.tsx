import { getFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Card, ErrorState, PageHeader, Spinner } from '@fsvp/ui';
import { loadError, useRecord } from '@fsvp/web-kit';
import { RecordPage } from '../record-page.js';
import { usePlans } from './api/list-plans.js';
import { EarlierPlans } from './earlier-plans.js';
import { PlanDraft } from './plan-draft.js';
import { PlanProposal } from './plan-proposal.js';
import { SignedPlan } from './signed-plan.js';

interface PlanPageProps {
  fileId: string;
  /** Where `onBack` leads. */
  back: string;
  onBack: () => void;
}

/** The verification plan of a file, in place of the page of the file. */
export function PlanPage({ fileId, back, onBack }: PlanPageProps) {
  const query = useRecord(getFsvpFile, fileId, { known: undefined, enabled: true });
  const { data: file } = query;
  const error = loadError(query, 'The FSVP file could not be loaded');
  const name = file ? `Verification plan of ${file.number}` : 'Verification plan';
  return (
    <RecordPage id={fileId} name={name} onBack={onBack} back={back}>
      <PageHeader
        title={name}
        subtitle={file ? `${file.foodName} from ${file.supplierName}: who is verified, how, and how often` : undefined}
      />
      {file ? (
        <PlansOfFile file={file} />
      ) : (
        <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the FSVP file…" />}</Card>
      )}
    </RecordPage>
  );
}

function PlansOfFile({ file }: { file: FsvpFile }) {
  const query = usePlans(file.id);
  const error = loadError(query, 'The verification plans could not be loaded');
  const plans = query.data?.verificationPlans;
  if (!plans) return <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the plans…" />}</Card>;
  const draft = plans.find(({ state }) => state === 'draft');
  const signed = plans.find(({ state }) => state === 'signed');
  const earlier = plans.filter(({ state }) => state === 'superseded' || state === 'withdrawn');
  return (
    <>
      {draft ? <PlanDraft file={file} plan={draft} signed={signed} /> : null}
      {signed ? <SignedPlan file={file} plan={signed} hasDraft={draft !== undefined} /> : null}
      {!draft && !signed ? <PlanProposal file={file} /> : null}
      {earlier.length ? <EarlierPlans plans={earlier} /> : null}
    </>
  );
}
