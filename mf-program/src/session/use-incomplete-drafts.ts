import type { ResponseOf } from '@fsvp/contracts/core/call';
import { getDetermination } from '@fsvp/contracts/program/determination';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import { checkFoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { checkSupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { checkVerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { useQueries } from '@tanstack/react-query';

/** By type of record, the call that says what a draft still needs. Other drafts are complete once they are saved. */
const CHECKS = {
  'applicability-determination': getDetermination,
  'food-hazard-analysis': checkFoodHazardAnalysis,
  'supplier-evaluation': checkSupplierEvaluation,
  'verification-plan': checkVerificationPlan,
} as const;
type Check = ResponseOf<(typeof CHECKS)[keyof typeof CHECKS]>;
const isChecked = (type: string): type is keyof typeof CHECKS => type in CHECKS;

function isIncomplete(answer: Check | undefined): boolean {
  if (answer === undefined) return false;
  // The facts have changed since a determination was drafted.
  if ('outdated' in answer) return answer.outdated;
  return 'problems' in answer
    ? answer.problems.length > 0
    : answer.conditions.some(({ applies, met }) => applies && !met);
}

/** Drafts of these files in which something is still to be answered. */
export function useIncompleteDrafts(files: readonly Pick<FileReadinessAnswer, 'items'>[]): ReadonlySet<string> {
  const drafts = new Map(
    files.flatMap(({ items }) =>
      items
        .filter(({ state, reason }) => state === 'missing' && reason === 'unsigned')
        .flatMap(({ evidence }) => evidence.map((one) => [one.id, one.recordType] as const)),
    ),
  );
  const checked = [...drafts].flatMap(([id, type]) => (isChecked(type) ? [{ id, call: CHECKS[type] }] : []));
  const answers = useQueries({
    queries: checked.map(({ id, call }) => ({
      queryKey: queryKeyOf(call, { params: { id } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.call(call, { params: { id }, signal }),
      staleTime: 0,
    })),
  });
  return new Set(checked.filter((_, index) => isIncomplete(answers[index]?.data)).map(({ id }) => id));
}
