import { ApiError, errorText } from '@fsvp/web-kit';

/** Why a call failed, in a sentence: that of its first field, if it names one. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? (error.fieldErrors[0]?.message ?? errorText(error)) : errorText(error as Error);
