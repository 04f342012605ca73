import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Button, Card, Inline, Stack, Text } from '@fsvp/ui';
import { errorText, toast, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { toInput, useDecideOnLine } from './change-plan.js';
import { LeaveOutDialog } from './leave-out.dialog.js';
import { lineTitle } from './line-texts.js';
import { LineDialog } from './line.dialog.js';
import { LinesTable } from './lines-table.js';
import { Unplanned } from './plan-facts.js';

/** The activities of a draft, which a person changes, adds and leaves out. */
export function DraftLines({ plan, mayChange }: { plan: VerificationPlan; mayChange: boolean }) {
  const [opened, setOpened] = useState<PlanLine | 'new'>();
  const [leaving, setLeaving] = useState<PlanLine>();
  const decide = useDecide(plan);
  const { lines, droppedLines, explanations } = plan;

  const remove = ({ lineKey }: PlanLine) =>
    decide(
      lines.find((one) => one.lineKey === lineKey),
      (newest) => ({
        lines: newest.lines.filter((one) => one.lineKey !== lineKey).map(toInput),
      }),
    );
  const restore = (line: PlanLine) =>
    decide(undefined, (newest) => ({
      lines: [...newest.lines.map(toInput), toInput({ ...line, changeReason: null })],
    }));
  const buttonsOf = (line: PlanLine) => (
    <WriteOnly>
      <Inline gap={1} wrap>
        <Button variant="ghost" size="sm" aria-label={`Change: ${lineTitle(line)}`} onClick={() => setOpened(line)}>
          Change
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${line.proposed ? 'Leave out' : 'Remove'}: ${lineTitle(line)}`}
          onClick={() => (line.proposed ? setLeaving(line) : remove(line))}
        >
          {line.proposed ? 'Leave out…' : 'Remove'}
        </Button>
      </Inline>
    </WriteOnly>
  );
  const buttonsOfDropped = (line: PlanLine) => (
    <WriteOnly>
      <Inline gap={1} wrap>
        <Button variant="ghost" size="sm" aria-label={`Reason: ${lineTitle(line)}`} onClick={() => setLeaving(line)}>
          Reason
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Plan again: ${lineTitle(line)}`} onClick={() => restore(line)}>
          Plan again
        </Button>
      </Inline>
    </WriteOnly>
  );

  return (
    <Stack gap={6}>
      <Card
        title="Activities"
        headingLevel={3}
        description="Proposed by rule from the evaluation. Change what you decide otherwise, with the reason."
        flush
        actions={
          mayChange ? (
            <WriteOnly>
              <Button variant="outline" size="sm" icon={icons.add} onClick={() => setOpened('new')}>
                Add an activity
              </Button>
            </WriteOnly>
          ) : null
        }
      >
        <LinesTable
          caption="Activities"
          lines={lines}
          explanations={explanations}
          emptyText="No activities. Nothing is proposed for the hazards of this evaluation."
          actions={mayChange ? buttonsOf : undefined}
        />
      </Card>
      <Unplanned plan={plan} />
      {droppedLines.length ? (
        <Card title="Proposed, but not planned" headingLevel={3} flush>
          <LinesTable
            caption="Proposed, but not planned"
            lines={droppedLines}
            explanations={explanations}
            emptyText="Everything proposed is planned."
            actions={mayChange ? buttonsOfDropped : undefined}
          />
        </Card>
      ) : null}
      <LineDialog plan={plan} line={opened} onClose={() => setOpened(undefined)} />
      <LeaveOutDialog plan={plan} line={leaving} onClose={() => setLeaving(undefined)} />
      {droppedLines.length ? (
        <Text as="p" size="meta" tone="muted">
          What is left out stays in the plan with its reason.
        </Text>
      ) : null}
    </Stack>
  );
}

/** Decides with a button, which shows a failure as a toast. */
function useDecide(plan: VerificationPlan) {
  const decide = useDecideOnLine(plan);
  return async (...decision: Parameters<typeof decide>): Promise<void> => {
    try {
      const message = await decide(...decision);
      if (message !== undefined) toast({ variant: 'destructive', description: message });
    } catch (error) {
      toast({ variant: 'destructive', description: errorText(error) });
    }
  };
}
