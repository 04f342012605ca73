import { deleteDetermination } from '@fsvp/contracts/program/determination';
import { useApiMutation } from '@fsvp/web-kit';

export function useDeleteDetermination() {
  return useApiMutation(deleteDetermination, { success: 'Draft deleted', changes: ['applicability-determination'] });
}
