import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { PERFORMANCE_BAND_LABELS } from '@fsvp/contracts/program/supplier-evaluations/performance';
import { Button, Card, EmptyState, ErrorState, LinkButton, Spinner, Stack, Text } from '@fsvp/ui';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { ApiError, loadError, useIdempotencyKey, WriteOnly } from '@fsvp/web-kit';
import { Terms } from '@fsvp/web-kit/dialogs';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { icons } from '../icons.js';
import { useProposal } from './api/propose-plan.js';
import { useDraftPlan } from './api/save-plan.js';
import { LinesTable } from './lines-table.js';
import { Unplanned } from './plan-facts.js';

/** Regimes with a verification plan. */
const PLANNED: readonly string[] = ['standard', 'ds_other'];

/** What is proposed for a file without a plan, and the way to draft it. */
export function PlanProposal({ file }: { file: FsvpFile }) {
  const query = useProposal(file.id);
  const idempotencyKey = useIdempotencyKey();
  const create = useDraftPlan();
  const { data: proposal, error } = query;
  if (error instanceof ApiError && error.status === 409)
    return (
      <Card>
        <EmptyState
          text={error.problem?.detail ?? 'No plan can be proposed yet.'}
          action={
            PLANNED.includes(file.readiness.regime) ? (
              <LinkButton variant="outline" href={`${hrefs.fsvpFile(file.id)}&evaluation=1`}>
                Open the evaluation
              </LinkButton>
            ) : undefined
          }
        />
      </Card>
    );
  const failure = loadError(query, 'The proposal could not be loaded');
  if (!proposal)
    return <Card>{failure ? <ErrorState {...failure} /> : <Spinner label="Loading what is proposed…" />}</Card>;
  return (
    <Card
      title="Proposed activities"
      description={
        <Terms>
          Verification activities follow by rule from the signed evaluation. Draft the plan to change, add and sign
          them.
        </Terms>
      }
      actions={
        isOpenFile(file) ? (
          <WriteOnly>
            <Button
              icon={icons.add}
              loading={create.isPending}
              onClick={() =>
                create.mutateAsync({ params: { id: file.id }, body: {}, idempotencyKey }).catch(() => undefined)
              }
            >
              Draft the plan
            </Button>
          </WriteOnly>
        ) : null
      }
    >
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {`Performance of the supplier: ${PERFORMANCE_BAND_LABELS[proposal.band]}.`}
        </Text>
        <LinesTable
          caption="Proposed activities"
          lines={proposal.lines}
          explanations={proposal.explanations}
          emptyText="No activity follows from the evaluation."
        />
        <Unplanned plan={proposal} />
      </Stack>
    </Card>
  );
}
