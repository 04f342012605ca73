import { findPlanProblems, findPlanWarnings } from '@fsvp/contracts/program/verification-plans/judge-plan';
import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Badge, Card, Inline, Stack, Text } from '@fsvp/ui';

/** What a draft still needs before it can be signed, and what to think about. */
export function OpenProblems({ plan, supplierName }: { plan: VerificationPlan; supplierName: string }) {
  const problems = findPlanProblems(plan, supplierName);
  const warnings = findPlanWarnings(plan);
  return (
    <Card
      headingLevel={3}
      title={
        <Inline>
          Before signing
          <Badge tone={problems.length ? 'yellow' : 'green'}>
            {problems.length ? `${problems.length} open` : 'Nothing is missing'}
          </Badge>
        </Inline>
      }
    >
      <Stack gap={2}>
        {problems.length ? (
          <ul aria-label="Open before signing" className="program:list-disc program:pl-5">
            {problems.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{message}</li>
            ))}
          </ul>
        ) : (
          <Text as="p" tone="muted">
            {plan.isAlternative
              ? 'Sign it as an alternative determination.'
              : 'Each hazard to be verified has an activity, and each change a reason.'}
          </Text>
        )}
        {warnings.map((warning) => (
          <Text key={warning} as="p" tone="warning">
            {warning}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
