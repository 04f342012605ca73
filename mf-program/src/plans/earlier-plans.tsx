import {
  type VerificationPlan,
  verificationPlanSignatures,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Button, CardList, Inline, Section, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { Signatures } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { PlanFacts } from './plan-facts.js';
import { PlanTitle } from './plan-title.js';

/** Versions that were signed and do not count any more. */
export function EarlierPlans({ plans }: { plans: readonly VerificationPlan[] }) {
  const [opened, setOpened] = useState<string>();
  const found = plans.find(({ id }) => id === opened);
  const shown = useLastDefined(found);
  return (
    <Section title="Earlier versions">
      <CardList
        label="Earlier versions"
        items={plans}
        itemKey={({ id }) => id}
        emptyText="No earlier versions."
        render={(plan) => (
          <Inline justify="between" gap={3}>
            <Stack gap={0}>
              <PlanTitle plan={plan} />
              <Text size="meta" tone="muted">
                {plan.lines.length === 1 ? '1 activity' : `${plan.lines.length} activities`}
              </Text>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              onClick={() => setOpened(plan.id)}
              aria-label={`View version ${plan.versionNumber}`}
            >
              View
            </Button>
          </Inline>
        )}
      />
      {shown ? (
        <Dialog
          open={found !== undefined}
          onOpenChange={(open) => {
            if (!open) setOpened(undefined);
          }}
          size="lg"
          title={`Verification plan of ${shown.fileNumber}, version ${shown.versionNumber}`}
          initialFocus="heading"
        >
          <Stack gap={5}>
            <PlanTitle plan={shown} />
            <PlanFacts plan={shown} />
            <Signatures calls={verificationPlanSignatures} id={shown.id} closed />
          </Stack>
        </Dialog>
      ) : null}
    </Section>
  );
}
