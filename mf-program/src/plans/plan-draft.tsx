import { today } from '@fsvp/contracts/core/calendar-day';
import { addMonths } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { findWithoutYearlyAudit } from '@fsvp/contracts/program/verification-plans/judge-plan';
import { schedulePlan } from '@fsvp/contracts/program/verification-plans/schedule-plan';
import {
  SCHEDULE_MONTHS,
  type VerificationPlan,
  verificationPlanSignatures,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Button, Card, Inline, Section, Stack, Text } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog, Signatures, Terms } from '@fsvp/web-kit/dialogs';
import { useState, type ReactNode } from 'react';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { icons } from '../icons.js';
import { useDeletePlan } from './api/delete-plan.js';
import { useTakeOver } from './api/save-plan.js';
import { DraftLines } from './draft-lines.js';
import { JustificationDialog } from './justification.dialog.js';
import { OpenProblems } from './open-problems.js';
import { Justification, ReliedOn } from './plan-facts.js';
import { PlanTitle } from './plan-title.js';
import { ReliedOnDialog } from './relied-on.dialog.js';
import { ScheduleCard } from './schedule-card.js';

interface PlanDraftProps {
  file: FsvpFile;
  plan: VerificationPlan;
  /** The version that is in force until this one is signed. */
  signed: VerificationPlan | undefined;
}

/** The draft of a plan: what is proposed, what people decide, and the signature. */
export function PlanDraft({ file, plan, signed }: PlanDraftProps) {
  const [deleting, setDeleting] = useState<VerificationPlan>();
  const [form, setForm] = useState<'justification' | 'relied-on'>();
  const remove = useDeletePlan();
  const mayChange = isOpenFile(file);
  const close = () => setForm(undefined);
  const needsJustification = findWithoutYearlyAudit(plan).length > 0;
  const preview = schedulePlan(
    plan.lines,
    () => ({ signedOn: today(), results: [], open: [] }),
    file.foodName,
    today(),
    addMonths(today(), SCHEDULE_MONTHS),
  );
  return (
    <Section
      title={`Draft, version ${plan.versionNumber}`}
      actions={
        mayChange ? (
          <WriteOnly>
            <Button variant="ghost" size="sm" icon={icons.remove} onClick={() => setDeleting(plan)}>
              Delete draft…
            </Button>
          </WriteOnly>
        ) : null
      }
    >
      <Stack gap={6}>
        <Inline gap={3}>
          <PlanTitle plan={plan} />
          <Text tone="muted">{`It takes effect when signed${signed ? ` and supersedes version ${signed.versionNumber}` : ''}.`}</Text>
        </Inline>
        {plan.outdated ? <NewerEvaluation plan={plan} mayChange={mayChange} /> : null}
        <DraftLines plan={plan} mayChange={mayChange} />
        {needsJustification || plan.justification ? (
          <Part
            title="Why no yearly onsite audit"
            button={mayChange ? (plan.justification ? 'Edit the justification' : 'Justify') : undefined}
            onOpen={() => setForm('justification')}
          >
            {plan.justification ? (
              <Justification justification={plan.justification} />
            ) : (
              <Text as="p">
                <Terms>
                  A hazard with reasonable probability of serious harm needs an onsite audit before the first import and
                  every 365 days, unless you justify another plan in writing (21 CFR 1.506(d)(2)).
                </Terms>
              </Text>
            )}
          </Part>
        ) : null}
        <Part
          title="Who determined the activities"
          button={mayChange ? (plan.reliedOn ? 'Edit' : 'Another entity determined them') : undefined}
          onOpen={() => setForm('relied-on')}
        >
          {plan.reliedOn ? (
            <ReliedOn reliedOn={plan.reliedOn} />
          ) : (
            <Text as="p" tone="muted">
              <Terms>The importer, through its qualified individual.</Terms>
            </Text>
          )}
        </Part>
        <OpenProblems plan={plan} supplierName={file.supplierName} />
        <Card title="Signature" headingLevel={3}>
          <Signatures
            calls={verificationPlanSignatures}
            id={plan.id}
            closed={!mayChange}
            isPrimary
            title="Signatures of the draft"
          />
        </Card>
        <ScheduleCard schedule={preview} />
      </Stack>
      <JustificationDialog plan={plan} open={form === 'justification'} onClose={close} />
      <ReliedOnDialog plan={plan} open={form === 'relied-on'} onClose={close} />
      <DeleteDialog
        record={deleting}
        title={({ versionNumber }) => `Delete the draft of version ${versionNumber}?`}
        question="Signed versions are kept. The draft cannot be restored."
        remove={remove}
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleting(undefined)}
      />
    </Section>
  );
}

interface PartProps {
  title: string;
  /** Undefined: it cannot be changed. */
  button: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}

function Part({ title, button, onOpen, children }: PartProps) {
  return (
    <Card
      title={title}
      headingLevel={3}
      actions={
        button ? (
          <WriteOnly>
            <Button variant="outline" size="sm" onClick={onOpen}>
              {button}
            </Button>
          </WriteOnly>
        ) : null
      }
    >
      {children}
    </Card>
  );
}

function NewerEvaluation({ plan: { id, version }, mayChange }: { plan: VerificationPlan; mayChange: boolean }) {
  const take = useTakeOver();
  return (
    <Card
      headingLevel={3}
      title="The evaluation has changed"
      actions={
        mayChange ? (
          <WriteOnly>
            <Button
              size="sm"
              loading={take.isPending}
              onClick={() => take.mutateAsync({ params: { id }, body: {}, ifVersion: version }).catch(() => undefined)}
            >
              Take over what is proposed now
            </Button>
          </WriteOnly>
        ) : null
      }
    >
      <Text as="p">
        The draft rests on an evaluation, or on a regime, that does not count any more. What you decided on activities
        that are still proposed stays.
      </Text>
    </Card>
  );
}
