import { openReasons } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { Reevaluation, ReevaluationReason } from '@fsvp/contracts/program/reevaluations/reevaluation';

/** A reason that several files have in common, which is answered once. */
export interface AnswerGroup {
  key: string;
  reason: ReevaluationReason;
  /** The reason of each file. */
  reasonIds: readonly string[];
  fileNumbers: readonly string[];
}

const keyOf = ({ kind, recordId, recordVersion, text }: ReevaluationReason) =>
  JSON.stringify([kind, recordId, recordVersion, text]);

/** The reasons of files that are not dismissed, each once. */
export function groupReasons(reevaluations: readonly Reevaluation[]): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>();
  for (const { reasons, fileNumber } of reevaluations)
    for (const reason of openReasons(reasons)) {
      const key = keyOf(reason);
      const group = groups.get(key) ?? { key, reason, reasonIds: [], fileNumbers: [] };
      groups.set(key, {
        ...group,
        reasonIds: [...group.reasonIds, reason.id],
        fileNumbers: [...group.fileNumbers, fileNumber],
      });
    }
  return [...groups.values()];
}
