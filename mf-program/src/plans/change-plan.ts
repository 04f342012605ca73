import type { DroppedLineInput, PlanLine, PlanLineInput } from '@fsvp/contracts/program/verification-plans/plan-line';
import type {
  VerificationPlan,
  VerificationPlanUpdate,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { type ApiError, isConflict } from '@fsvp/web-kit';
import { useRef } from 'react';
import { useUpdatePlan } from './api/save-plan.js';

/** What is sent of a line: the server keeps its rule, its proposal and the names of its hazards. */
export function toInput({ hazardNames: _, rule: _rule, proposed: _proposed, ...line }: PlanLine): PlanLineInput {
  return line;
}

/** The lines with one of them changed; one that somebody else has removed is added again. */
export function withLine(
  { lines, droppedLines }: VerificationPlan,
  changed: PlanLine,
  change: Partial<PlanLineInput>,
): PlanLineInput[] {
  const inputs = lines.map(toInput);
  if (inputs.some(({ lineKey }) => lineKey === changed.lineKey))
    return inputs.map((line) => (line.lineKey === changed.lineKey ? { ...line, ...change } : line));
  const { lineKey, ...again } = { ...toInput(changed), ...change };
  const isProposed = droppedLines.some((one) => one.lineKey === lineKey);
  return [...inputs, isProposed ? { ...again, lineKey } : again];
}

/** The reasons for lines that are left out, with one of them changed. */
export const withReason = (
  { droppedLines }: VerificationPlan,
  { lineKey, changeReason }: DroppedLineInput,
): DroppedLineInput[] => [
  ...droppedLines
    .filter((one) => one.lineKey !== lineKey)
    .map((one) => ({ lineKey: one.lineKey, changeReason: one.changeReason })),
  { lineKey, changeReason },
];

/** The plan of a save that somebody else's was faster than. */
const newestOf = (error: unknown): VerificationPlan | undefined =>
  isConflict(error) ? ((error as ApiError).problem?.current as VerificationPlan | undefined) : undefined;

/**
 * Saves a change of a plan that is made from the plan as it is: after a save of somebody else from theirs, so that none of their lines
 * is lost.
 */
export function useSendChange(plan: VerificationPlan) {
  const update = useUpdatePlan();
  const newest = useRef(plan);
  return async (change: (newest: VerificationPlan) => VerificationPlanUpdate, ifVersion: number): Promise<void> => {
    try {
      const body = change(newest.current);
      await update.mutateAsync({ params: { id: plan.id }, body, ifVersion });
    } catch (error) {
      newest.current = newestOf(error) ?? newest.current;
      throw error;
    }
  };
}

const CHANGED = 'Someone else changed this activity. Look at it again, then decide.';

/**
 * Saves what a person decided on one line that they saw, such as to leave it out. Other lines may have changed since.
 * @returns a message when somebody else has changed that line
 */
export function useDecideOnLine(plan: VerificationPlan) {
  const send = useSendChange(plan);
  return async (
    line: PlanLine | undefined,
    change: (newest: VerificationPlan) => VerificationPlanUpdate,
  ): Promise<string | undefined> => {
    try {
      await send(change, plan.version);
      return undefined;
    } catch (error) {
      const newest = newestOf(error);
      if (!newest) throw error;
      const now = newest.lines.find(({ lineKey }) => lineKey === line?.lineKey);
      if (line && JSON.stringify(now) !== JSON.stringify(line)) return CHANGED;
      await send(change, newest.version);
      return undefined;
    }
  };
}
