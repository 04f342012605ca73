import {
  createDetermination,
  updateDetermination,
  type Determination,
  type DeterminationCreate,
} from '@fsvp/contracts/program/determination';
import { useApiMutation } from '@fsvp/web-kit';

const success = ({ versionNumber }: Determination) => `Version ${versionNumber} of the determination is a draft`;

/** Drafts a determination, or makes the draft again. */
export function useSaveDetermination() {
  const create = useApiMutation(createDetermination, { success, changes: ['applicability-determination'] });
  const update = useApiMutation(updateDetermination, { success, changes: ['applicability-determination'] });
  return (fileId: string, draft: Determination | undefined, body: DeterminationCreate, idempotencyKey: string) =>
    draft
      ? update.mutateAsync({ params: { id: draft.id }, body, ifVersion: draft.version })
      : create.mutateAsync({ params: { id: fileId }, body, idempotencyKey });
}
