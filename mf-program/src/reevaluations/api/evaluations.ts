import type { Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import {
  checkSupplierEvaluation,
  createSupplierEvaluationVersion,
  listSupplierEvaluations,
  updateSupplierEvaluation,
  type Conclusion,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { api, errorText, invalidate, useQueryClient } from '@fsvp/web-kit';
import { useState } from 'react';

/** What several files have in common. */
export interface CommonAnswers {
  conclusion: Conclusion;
  reason: string | null;
  answers: readonly {
    reasonIds: readonly string[];
    concernsChanged: boolean;
    goesOn: boolean;
    activitiesChanged: boolean;
    text: string | null;
  }[];
}

/** What became of the draft of one file. */
export interface DraftedEvaluation {
  reevaluation: Reevaluation;
  evaluation?: SupplierEvaluation;
  /** What it still needs before it can be signed, or why there is none. */
  problems: readonly string[];
}

/** The draft of a file, or one that copies the signed evaluation. */
async function findDraft(fileId: string): Promise<SupplierEvaluation | undefined> {
  const { supplierEvaluations } = await api.call(listSupplierEvaluations, { params: { id: fileId } });
  const draft = supplierEvaluations.find(({ state }) => state === 'draft');
  if (draft) return draft;
  const signed = supplierEvaluations.find(({ state }) => state === 'signed');
  return signed && api.call(createSupplierEvaluationVersion, { params: { id: signed.id } });
}

async function draftFor(reevaluation: Reevaluation, common: CommonAnswers): Promise<DraftedEvaluation> {
  try {
    const draft = await findDraft(reevaluation.fileId);
    if (draft?.kind !== 'reevaluation')
      return { reevaluation, problems: ['This file has no signed evaluation that goes on. Evaluate it by itself.'] };
    const own = new Set(reevaluation.reasons.map(({ id }) => id));
    const answers = common.answers.flatMap(({ reasonIds, ...answer }) =>
      reasonIds.filter((id) => own.has(id)).map((reasonId) => ({ reasonId, ...answer })),
    );
    const { conclusion, reason } = common;
    // Without a field it takes over what is known today, also reasons that have come since.
    const current = await api.call(updateSupplierEvaluation, { params: { id: draft.id }, body: {} });
    const evaluation = await api.call(updateSupplierEvaluation, {
      params: { id: draft.id },
      body: { conclusion, reason, answers },
      ifVersion: current.version,
    });
    const { problems } = await api.call(checkSupplierEvaluation, { params: { id: draft.id } });
    return { reevaluation, evaluation, problems: problems.map(({ message }) => message) };
  } catch (error) {
    return { reevaluation, problems: [errorText(error as Error)] };
  }
}

/** Drafts the evaluations of several files with common answers, one after the other. A failure concerns its own file only. */
export function useDraftTogether() {
  const client = useQueryClient();
  const [drafted, setDrafted] = useState<readonly DraftedEvaluation[]>();
  const draft = async (reevaluations: readonly Reevaluation[], common: CommonAnswers) => {
    const results: DraftedEvaluation[] = [];
    for (const one of reevaluations) results.push(await draftFor(one, common));
    setDrafted(results);
    void invalidate(client, ['supplier-evaluation', 'reevaluation']);
  };
  return { drafted, draft };
}
