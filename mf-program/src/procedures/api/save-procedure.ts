import {
  createProcedure,
  createProcedureVersion,
  updateProcedure,
  type Procedure,
} from '@fsvp/contracts/program/procedure';
import { errorText, useApiMutation } from '@fsvp/web-kit';

const success = ({ code, versionNumber }: Procedure) => `Version ${versionNumber} of ${code} is a draft`;

export function useCreateProcedure() {
  return useApiMutation(createProcedure, { success, changes: ['procedure'] });
}

export function useUpdateProcedure() {
  return useApiMutation(updateProcedure, { success: 'Draft saved', changes: ['procedure'] });
}

/** For a button, which does not show a failure itself. */
export function useCreateProcedureVersion() {
  return useApiMutation(createProcedureVersion, { success, failure: errorText, changes: ['procedure'] });
}
