import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  type VerificationPlan,
  verificationPlanSignatures,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Button, Card, Section, Stack, Text } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';
import { Signatures } from '@fsvp/web-kit/dialogs';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { icons } from '../icons.js';
import { laterIcons } from '../later-icons.js';
import { useCreatePlanVersion } from './api/save-plan.js';
import { PlanFacts } from './plan-facts.js';
import { PlanTitle } from './plan-title.js';
import { FileScheduleCard } from './schedule-card.js';

interface SignedPlanProps {
  file: FsvpFile;
  plan: VerificationPlan;
  /** A new version is in preparation already. */
  hasDraft: boolean;
}

/** The plan that is in force, with its schedule. */
export function SignedPlan({ file, plan, hasDraft }: SignedPlanProps) {
  return (
    <div data-print-only>
      <div className="program:hidden program:print:block">
        <h1 className="program:text-title">{`Verification plan of ${file.number}, version ${plan.versionNumber}`}</h1>
        <Text as="p">{`${file.foodName} from ${file.supplierName}, for ${file.importerName}. Verification activities under 21 CFR 1.506(d)`}</Text>
      </div>
      <Section
        title={hasDraft ? `In force, version ${plan.versionNumber}` : 'Plan in force'}
        actions={
          <>
            <Button variant="ghost" size="sm" icon={laterIcons.print} onClick={() => window.print()}>
              Print
            </Button>
            {isOpenFile(file) && !hasDraft ? <NewVersion plan={plan} /> : null}
          </>
        }
      >
        <Stack gap={6}>
          {plan.outdated ? (
            <Text as="p" tone="warning">
              The evaluation has changed since this plan was signed: it demands other activities, or has other hazards
              to be verified. Sign a new version of the plan.
            </Text>
          ) : null}
          <Card headingLevel={3} title={<PlanTitle plan={plan} />}>
            <Stack gap={5}>
              <PlanFacts plan={plan} />
              <Signatures
                calls={verificationPlanSignatures}
                id={plan.id}
                closed
                title={hasDraft ? `Signatures of version ${plan.versionNumber}` : undefined}
              />
            </Stack>
          </Card>
          <FileScheduleCard fileId={file.id} />
        </Stack>
      </Section>
      <p className="program:hidden program:text-meta program:print:block">Not legal advice. Check the cited section.</p>
    </div>
  );
}

function NewVersion({ plan: { id } }: { plan: VerificationPlan }) {
  const create = useCreatePlanVersion();
  return (
    <WriteOnly>
      <Button
        variant="outline"
        size="sm"
        icon={icons.add}
        loading={create.isPending}
        onClick={() => create.mutateAsync({ params: { id } }).catch(() => undefined)}
      >
        New version
      </Button>
    </WriteOnly>
  );
}
