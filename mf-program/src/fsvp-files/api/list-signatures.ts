import { type Determination, determinationSignatures } from '@fsvp/contracts/program/determination';
import type { Signature } from '@fsvp/contracts/signatures/signature';
import { apiQuery } from '@fsvp/web-kit';
import { useQueries } from '@tanstack/react-query';

interface SignedDetermination {
  determination: Determination;
  signature: Signature;
}

/** The signatures of all determinations of a file. */
export function useDeterminationSignatures(determinations: readonly Determination[]) {
  return useQueries({
    queries: determinations.map(({ id }) => apiQuery(determinationSignatures.list, { params: { id } })),
    combine: (answers) => ({
      signatures: answers.flatMap(({ data }, index): SignedDetermination[] =>
        (data?.signatures ?? []).map((signature) => ({ determination: determinations[index]!, signature })),
      ),
      isPending: answers.some(({ isPending }) => isPending),
      failed: answers.find(({ isError }) => isError),
    }),
  });
}
