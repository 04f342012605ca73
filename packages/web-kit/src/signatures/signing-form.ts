import { signatureForm, type ContentVersion, type SignatureForm } from '@fsvp/contracts/signatures/signature';
import type { FormSchema } from '@fsvp/ui/dialogs';
import * as z from 'zod/mini';
import { ApiError } from '../api/api-error.js';

/** The form of a signature. @param needsReason whether a record may be signed as this only with a reason */
export function signingSchema(needsReason: (meaning: string) => boolean): FormSchema<SignatureForm> {
  return signatureForm.check(
    z.refine(({ meaning, reason }) => Boolean(reason) || !needsReason(meaning), {
      path: ['reason'],
      error: 'Give a reason for this signature',
      // Together with the errors of the other fields.
      when: () => true,
    }),
  );
}

/** What the record is now, if it is not the one that was read. */
export function currentContent(error: unknown): ContentVersion | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.problem?.current as ContentVersion | undefined;
}

export const CHANGED = 'The record changed since you read it. Review the changes, then sign again.';
export const SAME_CONTENT =
  'The record was saved again after you read it, but the content to sign is the same. Sign again.';
